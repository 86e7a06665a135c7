package tilth.farmerama;

import tilth.engine.Digest;
import tilth.engine.Rng;
import tilth.engine.Rule;

/**
 * The cards of the solo game: the action pile, the reserve pile, the card that is turned up and those played. Only Sow,
 * Harvest and Water are among them.
 */
final class SoloPiles {

    static final int FACES = 3;
    static final int NO_CARD = 3;

    private static final int BITS = 2;
    private static final int FACE = 3;
    private static final int ONE_OF_EACH = 1;
    private static final int IN_ALL_OF_EACH = 3;
    private static final int RESERVE = FACES * (IN_ALL_OF_EACH - ONE_OF_EACH);

    /** Two bits a card, the top one lowest. */
    private int pile;

    private byte pileSize;

    /** How many cards at the bottom have been put there face up for a moment, so that everybody knows them. */
    private byte known;

    private int reserve;
    private byte reserveSize;
    private byte turnedUp = NO_CARD;

    /** How many cards of each face have been played, four bits each. */
    private short played;

    /** How many cards of each face the pile had before the last reserve card was shuffled into it, four bits each. */
    private short before;

    /** The chance by which each pile to come will be shuffled, the last one first. Nobody knows it. */
    private final long[] luck = new long[RESERVE];

    void copyFrom(SoloPiles other) {
        pile = other.pile;
        pileSize = other.pileSize;
        known = other.known;
        reserve = other.reserve;
        reserveSize = other.reserveSize;
        turnedUp = other.turnedUp;
        played = other.played;
        before = other.before;
        System.arraycopy(other.luck, 0, luck, 0, luck.length);
    }

    long digest(long digest) {
        long mixed = Digest.add(Digest.add(digest, pile), reserve);
        mixed = Digest.add(Digest.add(mixed, pileSize), reserveSize);
        mixed = Digest.add(Digest.add(mixed, known), turnedUp);
        return Digest.addAll(Digest.add(Digest.add(mixed, played), before), luck);
    }

    int size() {
        return pileSize;
    }

    int reserveSize() {
        return reserveSize;
    }

    int knownAtBottom() {
        return known;
    }

    /** The card that is turned up, or {@link #NO_CARD}. */
    int turnedUp() {
        return turnedUp;
    }

    int played(int face) {
        return count(played, face);
    }

    /** A card of the action pile, from the top one on. */
    int card(int at) {
        return pile >>> BITS * at & FACE;
    }

    int reserveCard(int at) {
        return reserve >>> BITS * at & FACE;
    }

    @Rule("FRM-L1")
    void deal(Rng rng) {
        int each = ofEach(ONE_OF_EACH);
        pileSize = FACES * ONE_OF_EACH;
        pile = shuffled(each, rng.nextLong());
        reserveSize = RESERVE;
        reserve = shuffled(ofEach(IN_ALL_OF_EACH - ONE_OF_EACH), rng.nextLong());
        before = (short) each;
        drawLuck(rng);
    }

    private void drawLuck(Rng rng) {
        for (int i = 0; i < luck.length; i++) {
            luck[i] = rng.nextLong();
        }
    }

    @Rule("FRM-L2")
    void turnUp() {
        turnedUp = (byte) (pile & FACE);
        pile >>>= BITS;
        pileSize--;
        known = (byte) Math.min(known, pileSize);
    }

    /** Lays the card that is turned up on those played. */
    void layAside() {
        played += (short) one(turnedUp);
        turnedUp = NO_CARD;
    }

    @Rule("FRM-L4")
    void putUnder() {
        pile |= turnedUp << BITS * pileSize;
        pileSize++;
        known++;
        turnedUp = NO_CARD;
    }

    /** Shuffles the top card of the reserve, which nobody sees, and all cards played into a new pile. */
    @Rule("FRM-L3")
    void shuffleReserveIn() {
        before = played;
        int cards = played + one(reserve & FACE);
        reserve >>>= BITS;
        reserveSize--;
        pile = shuffled(cards, luck[reserveSize]);
        pileSize = (byte) size(cards);
        played = 0;
    }

    /** Deals anew what nobody knows: which reserve card is in the pile, and the order of both piles. */
    @Rule("FRM-C4")
    void imagine(Rng rng) {
        int seen = played + (turnedUp == NO_CARD ? 0 : one(turnedUp));
        int unknown = pileSize - known;
        for (int at = unknown; at < pileSize; at++) {
            seen += one(card(at));
        }
        int cards = before;
        int rest = ofEach(IN_ALL_OF_EACH) - before;
        if (reserveSize < RESERVE) {
            int face = likelyReserveCard(seen, rest, rng);
            cards += one(face);
            rest -= one(face);
        }
        int bottom = pile >>> BITS * unknown << BITS * unknown;
        pile = bottom | shuffled(cards - seen, rng.nextLong());
        reserve = shuffled(rest, rng.nextLong());
        drawLuck(rng);
    }

    // The more cards of a face have been seen in this pile, the likelier the reserve card is one of them: with d cards
    // of that face before and v seen, a pile with one more shows so many (d + 1) / (d + 1 - v) times as often.
    private int likelyReserveCard(int seen, int rest, Rng rng) {
        int sum = 0;
        for (int face = 0; face < FACES; face++) {
            sum += weight(face, seen, rest);
        }
        int lot = rng.below(sum);
        for (int face = 0; face < FACES - 1; face++) {
            lot -= weight(face, seen, rest);
            if (lot < 0) {
                return face;
            }
        }
        return FACES - 1;
    }

    private int weight(int face, int seen, int rest) {
        int weight = count(rest, face) * (count(before, face) + 1);
        for (int other = 0; other < FACES; other++) {
            weight *= other == face ? 1 : count(before, other) + 1 - count(seen, other);
        }
        return weight;
    }

    // The chance is read as a fraction of one: times the number of cards left it is a lot and the fraction for the
    // next.
    private static int shuffled(int counts, long chance) {
        int cards = 0;
        int rest = counts;
        long fraction = chance;
        for (int at = 0; rest != 0; at++) {
            int lot = (int) Math.unsignedMultiplyHigh(fraction, size(rest));
            fraction *= size(rest);
            int face = 0;
            while (lot >= count(rest, face)) {
                lot -= count(rest, face);
                face++;
            }
            cards |= face << BITS * at;
            rest -= one(face);
        }
        return cards;
    }

    private static int ofEach(int count) {
        return count * (one(0) + one(1) + one(2));
    }

    private static int one(int face) {
        return 1 << 4 * face;
    }

    private static int count(int counts, int face) {
        return counts >>> 4 * face & 0xF;
    }

    private static int size(int counts) {
        return count(counts, 0) + count(counts, 1) + count(counts, 2);
    }
}
