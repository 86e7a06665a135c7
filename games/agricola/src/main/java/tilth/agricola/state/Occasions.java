package tilth.agricola.state;

import java.util.Arrays;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Moment;
import tilth.engine.Digest;

/**
 * What cards are reacting to, the latest on top: the moment, who acted where, which card and how many it was about, and which
 * cards have had their say.
 */
public final class Occasions {

    private static final int ACTOR = 8;
    private static final int SPACE = 12;
    private static final int CARD = 20;
    private static final int COUNT = 32;
    private static final int FROM = 40;
    private static final int TAKEN = 48;
    private static final int SHARED = 52;
    private static final int COUNTED = 56;
    private static final int FEW = 2;

    /** In place of the card from which goods have come: it was a space. */
    public static final int SPACE_BROUGHT = 0xFFE;

    private short length;
    private short depth;
    private long[] what;
    private long[] before;
    private long[] asked;

    Occasions(int length) {
        this.length = (short) length;
        what = new long[FEW];
        before = new long[FEW];
        asked = new long[FEW * length];
    }

    void copyFrom(Occasions other) {
        depth = other.depth;
        if (length != other.length || what.length < depth) {
            length = other.length;
            what = new long[other.what.length];
            before = new long[other.what.length];
            asked = new long[other.asked.length];
        }
        System.arraycopy(other.what, 0, what, 0, depth);
        System.arraycopy(other.before, 0, before, 0, depth);
        System.arraycopy(other.asked, 0, asked, 0, depth * length);
    }

    long digest(long digest) {
        long mixed = Digest.add(digest, depth);
        for (int i = 0; i < depth; i++) {
            mixed = Digest.add(Digest.add(mixed, what[i]), before[i]);
        }
        for (int i = 0; i < depth * length; i++) {
            mixed = Digest.add(mixed, asked[i]);
        }
        return mixed;
    }

    /** Packs what an occasion is about; a space or a card that is not there is -1. */
    public static long about(Moment moment, int actor, int space, int card, int count, int from) {
        return moment.ordinal()
                | (long) actor << ACTOR
                | (long) (space & 0xFF) << SPACE
                | (long) (card & 0xFFF) << CARD
                | (long) count << COUNT
                | (long) from << FROM;
    }

    /** Whether cards are reacting to something. */
    public boolean isAny() {
        return depth > 0;
    }

    /** Whether cards are reacting to this moment. */
    public boolean isNow(Moment moment) {
        return depth > 0 && moment() == moment;
    }

    public Moment moment() {
        return Moment.of((int) top() & 0xFF);
    }

    /** Who brought it about, or whose it is. */
    public int actor() {
        return (int) (top() >>> ACTOR) & 0xF;
    }

    /** The space in use, or -1. */
    public int space() {
        return (byte) (top() >>> SPACE);
    }

    /** The slot of the card it is about; 4095 stands for none. */
    public int card() {
        return (int) (top() >>> CARD) & 0xFFF;
    }

    /** Whether what has come was brought by a space. */
    public boolean isFromSpace() {
        return card() == SPACE_BROUGHT;
    }

    /** How many it is about. */
    public int count() {
        return (int) (top() >>> COUNT) & 0xFF;
    }

    /** Of how many it is about, those that cards have taken for themselves. */
    public int taken() {
        return (int) (top() >>> TAKEN) & 0xF;
    }

    /** Those that cards have taken although others may count them. */
    public int shared() {
        return (int) (top() >>> SHARED) & 0xF;
    }

    /** Those that cards have counted. */
    public int counted() {
        return (int) (top() >>> COUNTED) & 0xF;
    }

    /** What something was before, or is: the material of a house, a good, a square, an act. */
    public int from() {
        return (int) (top() >>> FROM) & 0xFF;
    }

    /** What the space in use has brought. */
    public long brought() {
        return before[depth - 1];
    }

    /** The kinds of goods that have come, a bit each. */
    public int kinds() {
        return (int) before[depth - 1];
    }

    /** Whether it comes first of what happens at the same time. */
    public boolean isFirst() {
        return before[depth - 1] == 0;
    }

    /** The fences that stood before the action. */
    public long fencesBefore() {
        return before[depth - 1];
    }

    public boolean isAsked(int slot) {
        return (asked[(depth - 1) * length + (slot >>> 6)] >>> slot & 1) != 0;
    }

    private long top() {
        return what[depth - 1];
    }

    // Changes, for the chapters of the rules only.

    public void open(long about, long fencesBefore) {
        if (depth == what.length) {
            what = Arrays.copyOf(what, 2 * depth);
            before = Arrays.copyOf(before, 2 * depth);
            asked = Arrays.copyOf(asked, 2 * depth * length);
        }
        what[depth] = about;
        before[depth] = fencesBefore;
        Arrays.fill(asked, depth * length, (depth + 1) * length, 0);
        depth++;
    }

    public void close() {
        depth--;
    }

    /** A card takes one of those it is about for itself. */
    public void take() {
        what[depth - 1] += 1L << TAKEN;
    }

    /** A card takes one of those it is about, which others may count. */
    public void share() {
        what[depth - 1] += 1L << SHARED;
    }

    /** A card counts one of those it is about. */
    public void noteCounted() {
        what[depth - 1] += 1L << COUNTED;
    }

    /** Notes what the space in use has brought. */
    public void noteBrought(long goods) {
        before[depth - 1] = goods;
    }

    /** A card has had its say. */
    public void ask(int slot) {
        asked[(depth - 1) * length + (slot >>> 6)] |= 1L << slot;
    }

    /** A card that comes only now has nothing to say to what has happened already, but for the calendar. */
    public void comeTooLate(int slot) {
        for (int i = 0; i < depth; i++) {
            if (!Moment.of((int) what[i] & 0xFF).isHeardAtOnce()) {
                asked[i * length + (slot >>> 6)] |= 1L << slot;
            }
        }
    }

    /** Those of some cards that had their say with somebody may have it with the next player too. */
    public void askAgain(CardSet cards) {
        for (int slot = cards.first(); slot >= 0; slot = cards.next(slot)) {
            askAgain(slot);
        }
    }

    /** A card that let it be may have its say again. */
    public void askAgain(int slot) {
        asked[(depth - 1) * length + (slot >>> 6)] &= ~(1L << slot);
    }

    /** All of these have had their say. */
    public void ask(CardSet cards) {
        for (int slot = cards.first(); slot >= 0; slot = cards.next(slot)) {
            ask(slot);
        }
    }
}
