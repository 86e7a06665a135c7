package tilth.farmerama;

/** What a player does in one round, packed: the cards played, those not begun, the one under way and how often still. */
public final class Work {

    static final long NONE = 0;

    private static final int UNUSED_SHIFT = 5;
    private static final int CURRENT_SHIFT = 10;
    private static final int LEFT_SHIFT = 16;
    private static final long LEFT = 0xFFL << LEFT_SHIFT;
    private static final long RESTLESS = 1L << 24;
    private static final long FOR_GOOD = 1L << 25;
    private static final int NO_CARD = 7;

    private Work() {}

    /** The cards played, a bit each. */
    public static int cards(long work) {
        return (int) work & Card.ALL_CARDS;
    }

    static boolean has(long work, Card card) {
        return (work & card.bit()) != 0;
    }

    static long with(long work, int card) {
        return work | 1L << card;
    }

    /** The cards whose action has not begun, a bit each. */
    public static int unused(long work) {
        return (int) (work >>> UNUSED_SHIFT) & Card.ALL_CARDS;
    }

    /** The work of a player who has played these cards and begun none. */
    static long of(int cards, int unused) {
        return cards | unused << UNUSED_SHIFT | NO_CARD << CURRENT_SHIFT;
    }

    static boolean isUnderWay(long work, Card card) {
        return (work >>> CURRENT_SHIFT & NO_CARD) == card.ordinal();
    }

    public static boolean hasBegun(long work) {
        return (work >>> CURRENT_SHIFT & NO_CARD) != NO_CARD;
    }

    /** The card under way; only once one has begun. */
    public static Card underWay(long work) {
        return Card.of((int) (work >>> CURRENT_SHIFT) & NO_CARD);
    }

    /** Begins a card, and so ends the one under way. */
    static long begun(long work, Card card, int times) {
        long rest = work & ~((long) card.bit() << UNUSED_SHIFT | (long) NO_CARD << CURRENT_SHIFT | LEFT);
        return rest | (long) card.ordinal() << CURRENT_SHIFT | (long) times << LEFT_SHIFT;
    }

    static long withoutUnused(long work) {
        return work & ~((long) Card.ALL_CARDS << UNUSED_SHIFT);
    }

    /** How often the card under way can still be carried out; of no meaning for feeding. */
    public static int left(long work) {
        return (int) (work >>> LEFT_SHIFT) & 0xFF;
    }

    static long onceLess(long work) {
        return work - (1L << LEFT_SHIFT);
    }

    static long onceMore(long work) {
        return work + (1L << LEFT_SHIFT);
    }

    /** Whether the player has taken back being done and not acted since. */
    static boolean isRestless(long work) {
        return (work & RESTLESS) != 0;
    }

    static long restless(long work) {
        return work | RESTLESS;
    }

    static long calm(long work) {
        return work & ~RESTLESS;
    }

    /** Whether the player is done and cannot take it back any more. */
    static boolean isForGood(long work) {
        return (work & FOR_GOOD) != 0;
    }

    static long forGood(long work) {
        return work | FOR_GOOD;
    }
}
