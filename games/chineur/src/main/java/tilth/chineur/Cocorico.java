package tilth.chineur;

/** The eight Cocorico tiles, each an event of its own. */
public enum Cocorico {
    /** Who has fewest farm tiles gets two. */
    FEWEST_TILES,
    /** Who has fewest points gets two farm tiles. */
    FEWEST_POINTS,
    /** Who has least gold gets a collective farm. */
    LEAST_GOLD,
    /** Who has fewest collective farms takes one over. */
    FEWEST_FARMS,
    /** The drawer may swap all of one resource. */
    BARTER,
    /** The drawer sets the die on their next turn. */
    CHOSEN_DIE,
    /** The drawer loses two farm tiles or four resources. */
    LOSS,
    /** The drawer keeps it: it costs points until gold removes it. */
    BURDEN;

    static final int COUNT = 8;

    private static final Cocorico[] ALL = values();

    public static Cocorico of(int number) {
        return ALL[number];
    }
}
