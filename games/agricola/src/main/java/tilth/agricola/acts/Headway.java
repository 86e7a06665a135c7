package tilth.agricola.acts;

import tilth.agricola.words.Asks;

/**
 * How far somebody has come with the parts of a plan, packed into one number: the source of the plan, which effect of a card
 * it is, the part under way, the parts that are over, and how often each was done.
 */
public final class Headway {

    static final int NO_PART = -1;
    static final int MOST_PARTS = 3;

    private static final int SOURCE_BITS = 12;
    private static final int EFFECT_BITS = 8;
    private static final int EFFECT = SOURCE_BITS;
    private static final int CURRENT = EFFECT + EFFECT_BITS;
    private static final int OVER = CURRENT + 3;
    private static final long FRESH = 1L << OVER + 4;
    private static final int COUNTS = OVER + 5;
    private static final int COUNT_BITS = 4;

    // The same in a question, each part in an operand of its own.
    private static final int VERB_BITS = 8;
    private static final int OPERAND_BITS = 12;
    private static final int PARTS_BITS = COUNTS - CURRENT;

    private Headway() {}

    /** Nothing has been done, not even what comes by itself. */
    static long begun(int source, int effect) {
        return source | (long) effect << EFFECT | FRESH;
    }

    static long handedOver(long headway) {
        return headway & ~FRESH;
    }

    public static long of(long question) {
        long source = operand(question, 0);
        long effect = operand(question, 1);
        long parts = operand(question, 2);
        long counts = operand(question, 3);
        return source | effect << EFFECT | parts << CURRENT | counts << COUNTS;
    }

    private static long operand(long question, int index) {
        return question >>> VERB_BITS + OPERAND_BITS * index & (1L << OPERAND_BITS) - 1;
    }

    static long question(long headway) {
        int parts = (int) (headway >>> CURRENT) & (1 << PARTS_BITS) - 1;
        return Asks.WORK.with(source(headway), effect(headway), parts, (int) (headway >>> COUNTS));
    }

    public static int source(long headway) {
        return (int) headway & (1 << SOURCE_BITS) - 1;
    }

    /** Which of the effects of a card. */
    public static int effect(long headway) {
        return (int) (headway >>> EFFECT) & (1 << EFFECT_BITS) - 1;
    }

    static boolean isFresh(long headway) {
        return (headway & FRESH) != 0;
    }

    /** The part under way, or {@link #NO_PART}. */
    static int current(long headway) {
        return ((int) (headway >>> CURRENT) & 7) - 1;
    }

    /** Whether a part cannot be taken up any more. */
    static boolean isOver(long headway, int part) {
        return (headway >>> OVER + part & 1) != 0;
    }

    /** How often a part was done. */
    static int count(long headway, int part) {
        return (int) (headway >>> COUNTS + COUNT_BITS * part) & 0xF;
    }

    /** Whether anything has been done. */
    static boolean isAnyDone(long headway) {
        return headway >>> COUNTS != 0;
    }

    /** Takes up a part. */
    static long take(long headway, int part) {
        return headway & ~(7L << CURRENT) | (long) (part + 1) << CURRENT;
    }

    static long oneMore(long headway, int part) {
        return headway + (1L << COUNTS + COUNT_BITS * part);
    }

    /** A part is over. */
    static long end(long headway, int part) {
        return headway | 1L << OVER + part;
    }
}
