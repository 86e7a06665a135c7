package tilth.finca;

/** What a player owns besides fruits and fruit tiles, packed: carts, unused action tiles, bonus tiles, finca tiles. */
final class Belongings {

    static final long NO_CARTS = ~0xFL;

    private static final int ACTIONS_SHIFT = 4;
    private static final int BONUS_SHIFT = 8;
    private static final int FINCAS_SHIFT = 16;

    private Belongings() {}

    static long atStart() {
        return 0xFL << ACTIONS_SHIFT;
    }

    static int carts(long belongings) {
        return (int) belongings & 0xF;
    }

    /** A bit for each {@link Action} that has not been played. */
    static int unusedActions(long belongings) {
        return (int) (belongings >>> ACTIONS_SHIFT) & 0xF;
    }

    static boolean has(long belongings, Action action) {
        return (belongings >>> ACTIONS_SHIFT + action.ordinal() & 1) != 0;
    }

    static long used(long belongings, Action action) {
        return belongings & ~(1L << ACTIONS_SHIFT + action.ordinal());
    }

    /** A bit for each place in the bonus pile. */
    static int bonuses(long belongings) {
        return (int) (belongings >>> BONUS_SHIFT) & 0xFF;
    }

    static long withBonus(long belongings, int place) {
        return belongings | 1L << BONUS_SHIFT + place;
    }

    /** A bit for each finca tile. */
    static int fincas(long belongings) {
        return (int) (belongings >>> FINCAS_SHIFT) & 0x3FF;
    }

    static long withFinca(long belongings, int finca) {
        return belongings | 1L << FINCAS_SHIFT + finca;
    }
}
