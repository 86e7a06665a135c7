package tilth.agricola.edition;

import java.util.Arrays;
import java.util.Locale;
import tilth.engine.Option;
import tilth.engine.Rule;

/** How players come to their hands before the first round. */
public enum Dealing {
    /** Everybody keeps what they are dealt. */
    DEALT(Hands.FULL),
    /** Everybody takes one and hands on the others, until all are taken: the occupations, then the minors. */
    DRAFT(Hands.FULL),
    /** The same with an occupation and a minor at a time. */
    DRAFT_BOTH(Hands.FULL),
    /** One by one out of eight; the last one leaves the game. */
    TAIWAN_DRAFT(Hands.FULL + 1),
    /** Three of each kind, then two, then what is left. */
    FAST_DRAFT(Hands.FULL),
    /** Seven of ten that nobody else sees. */
    SEVEN_OF_TEN(10),
    /** At the beginning all cards of a kind may be thrown back for one fewer, again and again. */
    MULLIGAN(Hands.FULL),
    /** Before a person is placed, three cards may be laid aside for a new one. */
    THREE_FOR_ONE(Hands.FULL),
    /** Five of each kind; whoever plays a card draws another. */
    GROWING_FIVE(5),
    /** The same with three of each kind. */
    GROWING_THREE(3),
    /** After each harvest one card may be changed. */
    HARVEST_CHANGE(Hands.FULL),
    /** Three of each kind, and up to six changes at the beginning; whoever plays a card draws another. */
    SIX_CHANGES(3),
    /** Of the minor improvements everybody is dealt one that is passed on and six that are not. */
    SIX_AND_PASSING(Hands.FULL),
    /** Three occupations for any number of players, two for three or more, two for four or more. */
    MIXED_PLAYERS(Hands.FULL);

    @Rule("AGR-D14")
    static final Option HANDS = Option.of(
            "hands",
            DEALT.word(),
            Arrays.stream(values()).skip(1).map(Dealing::word).toArray(String[]::new));

    private static final int[] FAST = {3, 2, 2};

    private final int dealt;

    Dealing(int dealt) {
        this.dealt = dealt;
    }

    static Dealing of(String word) {
        return Arrays.stream(values())
                .filter(dealing -> dealing.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** How many cards of each kind everybody is dealt, if there are so many. */
    int dealt() {
        return dealt;
    }

    /** Whether it would be another way of dealing with fewer cards. */
    @Rule("AGR-D15")
    boolean needsAll() {
        return dealt > Hands.FULL;
    }

    /** Whether cards are taken out of packets. */
    public boolean isDraft() {
        return switch (this) {
            case DRAFT, DRAFT_BOTH, TAIWAN_DRAFT, FAST_DRAFT, SEVEN_OF_TEN -> true;
            default -> false;
        };
    }

    /** Whether cards can be laid aside, so that their owner remembers which. */
    public boolean laysAside() {
        return switch (this) {
            case MULLIGAN, THREE_FOR_ONE, HARVEST_CHANGE, SIX_CHANGES -> true;
            default -> false;
        };
    }

    /** Whether whoever plays a card draws another. */
    @Rule("AGR-D20")
    public boolean drawsAfterPlaying() {
        return this == GROWING_FIVE || this == GROWING_THREE || this == SIX_CHANGES;
    }

    /** Whether new cards come into hands, so that there is more to chance than what is dealt. */
    public boolean isDrawing() {
        return laysAside() || drawsAfterPlaying();
    }

    /** Whether packets go from neighbor to neighbor. */
    @Rule("AGR-D15")
    public boolean handsOn() {
        return isDraft() && this != SEVEN_OF_TEN;
    }

    /** Whether both kinds are taken at the same time. */
    @Rule("AGR-D15")
    public boolean takesBothAtOnce() {
        return this == DRAFT_BOTH || this == FAST_DRAFT || this == SEVEN_OF_TEN;
    }

    /** Whether cards of a kind come in sorts, of each of which everybody is dealt as many. */
    @Rule({"AGR-D24", "AGR-D25"})
    boolean isSorted() {
        return this == SIX_AND_PASSING || this == MIXED_PLAYERS;
    }

    /** How many of so many cards of a kind are taken by who looks at a packet as the first, the second …, counted from 0. */
    @Rule("AGR-D15")
    public int takes(int turn, int left) {
        return switch (this) {
            case DRAFT, DRAFT_BOTH -> Math.min(1, left);
            case TAIWAN_DRAFT -> left > 1 ? 1 : 0;
            case FAST_DRAFT -> turn < FAST.length ? Math.min(FAST[turn], left) : 0;
            case SEVEN_OF_TEN -> turn == 0 ? Math.min(Hands.FULL, left) : 0;
            default -> 0;
        };
    }

    /** How many of a kind everybody has in the end who was dealt so many. */
    public int kept(int each) {
        return switch (this) {
            case TAIWAN_DRAFT -> each - 1;
            case SEVEN_OF_TEN -> Math.min(each, Hands.FULL);
            default -> each;
        };
    }
}
