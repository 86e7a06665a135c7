package tilth.testkit.sheaves;

import java.util.Arrays;
import java.util.stream.IntStream;
import tilth.engine.Digest;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Where each card is, and who knows it. */
final class Cards {

    static final int COUNT = 20;
    static final int NONE = -1;

    private static final byte UNDEALT = 0;
    private static final byte HAND = 1;
    private static final byte LAID = HAND + Sheaves.MOST_SEATS;
    private static final byte TURNED_UP = LAID + Sheaves.MOST_SEATS;
    private static final byte GIVEN = TURNED_UP + Sheaves.MOST_SEATS;

    private final byte[] places = new byte[COUNT];

    void copyFrom(Cards other) {
        System.arraycopy(other.places, 0, places, 0, COUNT);
    }

    long digest(long digest) {
        return Digest.addAll(digest, places);
    }

    @Rule("SHV-1")
    void deal(int seats, int each, Rng rng) {
        for (int i = 0; i < COUNT; i++) {
            places[i] = i < seats * each ? (byte) (HAND + i % seats) : UNDEALT;
        }
        rng.shuffle(places);
    }

    /** Deals anew what a viewer does not know. Sorted before it is shuffled, so that nothing of the truth remains. */
    @Rule("SHV-7")
    void imagine(int viewer, Rng rng) {
        int[] unknown =
                IntStream.range(0, COUNT).filter(card -> !knows(viewer, card)).toArray();
        byte[] dealt = new byte[unknown.length];
        for (int i = 0; i < dealt.length; i++) {
            dealt[i] = places[unknown[i]];
        }
        Arrays.sort(dealt);
        rng.shuffle(dealt);
        for (int i = 0; i < dealt.length; i++) {
            places[unknown[i]] = dealt[i];
        }
    }

    @Rule("SHV-7")
    boolean knows(int viewer, int card) {
        boolean turnedUp = places[card] >= TURNED_UP && places[card] < GIVEN;
        boolean seated = viewer != Seats.WATCHER;
        return turnedUp || seated && (isIn(viewer, card) || isLaidBy(viewer, card) || hasSeenGiven(viewer, card));
    }

    boolean isIn(int seat, int card) {
        return places[card] == HAND + seat;
    }

    boolean isLaidBy(int seat, int card) {
        return places[card] == LAID + seat;
    }

    /** Whether a card was laid by this seat and then turned up. */
    boolean isTurnedUpBy(int seat, int card) {
        return places[card] == TURNED_UP + seat;
    }

    /** Whether a card was given up by this seat or before its eyes. */
    boolean hasSeenGiven(int seat, int card) {
        int pair = places[card] - GIVEN;
        return pair >= 0 && (pair / Sheaves.MOST_SEATS == seat || pair % Sheaves.MOST_SEATS == seat);
    }

    /** How many cards a seat has given up. */
    int given(int seat) {
        int count = 0;
        for (byte place : places) {
            count += place >= GIVEN && (place - GIVEN) / Sheaves.MOST_SEATS == seat ? 1 : 0;
        }
        return count;
    }

    int inHand(int seat) {
        int count = 0;
        for (byte place : places) {
            count += place == HAND + seat ? 1 : 0;
        }
        return count;
    }

    /** The card a seat has laid and that is still face down, or {@link #NONE}. */
    int laid(int seat) {
        for (int card = 0; card < COUNT; card++) {
            if (places[card] == LAID + seat) {
                return card;
            }
        }
        return NONE;
    }

    void lay(int seat, int card) {
        places[card] = (byte) (LAID + seat);
    }

    void turnUp(int seat, int card) {
        places[card] = (byte) (TURNED_UP + seat);
    }

    void give(int from, int to, int card) {
        places[card] = (byte) (GIVEN + from * Sheaves.MOST_SEATS + to);
    }
}
