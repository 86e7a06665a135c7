package tilth.agricola.state;

import tilth.agricola.board.Board;
import tilth.agricola.cards.CardSet;
import tilth.engine.Digest;

/**
 * Packets of cards on their way round the table before the first round, one for each seat that was dealt it; how far seats
 * have come with their occupations (kind 0) and their minors (kind 1); and in which turn of its packet each card was taken,
 * which those remember who saw it.
 */
public final class Draft {

    /** What stands for the turn of a card that nobody has taken. */
    public static final int NOT_TAKEN = 15;

    public static final int KINDS = 2;

    private static final int TURN_BITS = 4;
    private static final byte[] NOTHING = {};

    private long[] row = {};
    private CardSet[] packets = {};

    /** For each card one more than its packet and its turn, or 0 if nobody remembers. */
    private byte[] trails = NOTHING;

    /** For each kind and seat: how often its packet was handed on, how many it has looked at, how many it took of the last. */
    private final byte[] counts = new byte[3 * KINDS * Board.MOST_SEATS];

    void copyFrom(Draft other) {
        if (trails.length != other.trails.length || packets.length != other.packets.length) {
            fit(other.trails.length, other.packets.length);
        }
        System.arraycopy(other.row, 0, row, 0, row.length);
        System.arraycopy(other.trails, 0, trails, 0, trails.length);
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
    }

    private void fit(int cards, int seats) {
        int length = CardSet.length(cards);
        row = new long[seats * length];
        packets = new CardSet[seats];
        for (int seat = 0; seat < seats; seat++) {
            packets[seat] = new CardSet(row, seat * length, length);
        }
        trails = new byte[cards];
    }

    long digest(long digest) {
        if (packets.length == 0) {
            return digest;
        }
        long mixed = Digest.addAll(digest, row);
        for (byte trail : trails) {
            mixed = trail == 0 ? mixed : Digest.add(mixed, trail);
        }
        for (byte count : counts) {
            mixed = Digest.add(mixed, count);
        }
        return mixed;
    }

    /** Whether cards were dealt in packets at this table. */
    public boolean isThere() {
        return packets.length > 0;
    }

    /** Takes the cards that were left in packets out of a set. */
    public void takeOutOf(CardSet cards) {
        for (CardSet packet : packets) {
            cards.removeAll(packet);
        }
    }

    /** What is left of the packet that was dealt to a seat. */
    public CardSet packet(int origin) {
        return packets[origin];
    }

    /** The packet a card came in, or -1. */
    public int origin(int slot) {
        return trails[slot] == 0 ? -1 : trails[slot] - 1 >> TURN_BITS;
    }

    /** In which turn of its packet a card was taken, from 0 on. */
    public int turn(int slot) {
        return trails[slot] - 1 & NOT_TAKEN;
    }

    /** How often the cards of a kind of a packet were handed on. */
    public int handedOn(int kind, int origin) {
        return counts[at(0, kind, origin)];
    }

    /** How many packets of a kind a seat has done with. */
    public int doneWith(int kind, int seat) {
        return counts[at(1, kind, seat)];
    }

    /** How many cards of a kind a seat has taken of the packet it looks at. */
    public int taken(int kind, int seat) {
        return counts[at(2, kind, seat)];
    }

    private static int at(int what, int kind, int seat) {
        return (what * KINDS + kind) * Board.MOST_SEATS + seat;
    }

    // Changes, for the chapters of the rules only.

    /** There will be packets for so many seats of a deck of so many cards. */
    public void begin(int cards, int seats) {
        fit(cards, seats);
    }

    /** A card lies in a packet. */
    public void put(int origin, int slot) {
        packets[origin].add(slot);
        trails[slot] = trail(origin, NOT_TAKEN);
    }

    /** A seat takes a card out of a packet. */
    public void take(int kind, int origin, int seat, int slot) {
        packets[origin].remove(slot);
        trails[slot] = trail(origin, doneWith(kind, seat));
        counts[at(2, kind, seat)]++;
    }

    /** A seat has done with a packet, which goes on. */
    public void handOn(int kind, int origin, int seat) {
        counts[at(0, kind, origin)]++;
        counts[at(1, kind, seat)]++;
        counts[at(2, kind, seat)] = 0;
    }

    /** Takes a card out of an imagined packet. */
    public void takeBack(int origin, int slot) {
        packets[origin].remove(slot);
        trails[slot] = 0;
    }

    /** In an imagined world a card was taken in this turn of its packet. */
    public void remember(int slot, int origin, int turn) {
        trails[slot] = trail(origin, turn);
    }

    /** Nobody knows any more how a card came to where it is. */
    public void forget(int slot) {
        trails[slot] = 0;
    }

    private static byte trail(int origin, int turn) {
        return (byte) (1 + (origin << TURN_BITS | turn));
    }
}
