package tilth.chineur;

import tilth.engine.Digest;
import tilth.engine.Rule;

/** Whose turn it is, what has been done in it, and the tiles in hand that are still to be dealt with. */
public final class Turn {

    /** The round in which nobody rolls. */
    public static final int OPENING = 0;

    private static final int NO_DIE = -1;

    private byte active;
    private byte startSeat;
    private byte round;
    private byte die = NO_DIE;

    /** The actions done, a bit each; one done again is open once more. */
    private byte done;

    private byte repeated = ChineurPosition.NOTHING;
    private byte extras;
    private boolean refreshed;
    private boolean chestOpened;
    private boolean ending;

    /** The market tiles drawn and not bought, a set. */
    private short market;

    /** The first tiles of each seat that are not placed yet. */
    private final long[] hands = new long[ChineurPosition.MOST_SEATS];

    /** Farm tiles turned up or given; a Cocorico tile may lead to new ones before the old are dealt with. */
    private final long[] drawn = new long[ChineurPosition.MOST_DRAWINGS];

    private byte drawings;

    void copyFrom(Turn other) {
        active = other.active;
        startSeat = other.startSeat;
        round = other.round;
        die = other.die;
        done = other.done;
        repeated = other.repeated;
        extras = other.extras;
        refreshed = other.refreshed;
        chestOpened = other.chestOpened;
        ending = other.ending;
        market = other.market;
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        System.arraycopy(other.drawn, 0, drawn, 0, drawn.length);
        drawings = other.drawings;
    }

    long digest(long digest) {
        long mixed = Digest.addAll(Digest.addAll(digest, hands), drawn);
        mixed = Digest.add(mixed, active | startSeat << 4 | round << 8);
        mixed = Digest.add(Digest.add(mixed, die), done);
        mixed = Digest.add(Digest.add(mixed, repeated), extras);
        mixed = Digest.add(mixed, (refreshed ? 1 : 0) + (chestOpened ? 2 : 0) + (ending ? 4 : 0));
        return Digest.add(Digest.add(mixed, market), drawings);
    }

    public int active() {
        return active;
    }

    public int startSeat() {
        return startSeat;
    }

    /** The round under way; {@link #OPENING} is the first one. */
    public int round() {
        return round;
    }

    boolean isRolled() {
        return die != NO_DIE;
    }

    /** The cell and site the die shows, from 0 on, or -1 before it is rolled. */
    public int die() {
        return die;
    }

    boolean hasDone(Action action) {
        return (done & action.bit()) != 0;
    }

    boolean hasRepeated() {
        return repeated != ChineurPosition.NOTHING;
    }

    boolean hasRepeated(Action action) {
        return repeated == action.ordinal();
    }

    int extras() {
        return extras;
    }

    boolean isRefreshed() {
        return refreshed;
    }

    boolean isChestOpened() {
        return chestOpened;
    }

    /** Whether this is the last round. */
    public boolean isEnding() {
        return ending;
    }

    int market() {
        return market;
    }

    long hand(int seat) {
        return hands[seat];
    }

    /** The tiles turned up or given that are dealt with now. */
    long drawn() {
        return drawings == 0 ? 0 : drawn[drawings - 1];
    }

    /** All tiles turned up or given that are not dealt with yet. */
    long allDrawn() {
        long tiles = 0;
        for (int i = 0; i < drawings; i++) {
            tiles |= drawn[i];
        }
        return tiles;
    }

    // Changes, for the chapters of the rules only.

    void begin(int firstSeat) {
        startSeat = (byte) firstSeat;
        active = (byte) firstSeat;
    }

    @Rule({"CHI-A1", "CHI-R6"})
    void pass(int seat) {
        active = (byte) seat;
        die = NO_DIE;
        done = 0;
        repeated = ChineurPosition.NOTHING;
        extras = 0;
        refreshed = false;
        chestOpened = false;
    }

    void setRound(int number) {
        round = (byte) number;
    }

    void setDie(int shown) {
        die = (byte) shown;
    }

    void setDone(Action action) {
        done |= (byte) action.bit();
    }

    void repeat(Action action) {
        repeated = (byte) action.ordinal();
        done &= (byte) ~action.bit();
    }

    void addExtra() {
        extras++;
    }

    void setRefreshed() {
        refreshed = true;
    }

    void setChestOpened() {
        chestOpened = true;
    }

    void setEnding() {
        ending = true;
    }

    void setMarket(int tiles) {
        market = (short) tiles;
    }

    void setHand(int seat, long tiles) {
        hands[seat] = tiles;
    }

    void beginDrawing(long tiles) {
        drawn[drawings++] = tiles;
    }

    void setDrawn(long tiles) {
        drawn[drawings - 1] = tiles;
    }

    void endDrawing() {
        drawn[--drawings] = 0;
    }
}
