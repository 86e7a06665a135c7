package tilth.agricola.cards;

import tilth.agricola.board.Board;
import tilth.engine.Digest;

/** Who has which cards of the deck in front of them, which have been used up for now, and what lies on them. */
public final class Tableau {

    private final long[] played = new long[Board.MOST_SEATS * Deck.WORDS];
    private final long[] spent = new long[Deck.WORDS];
    private final long[] kept = new long[Deck.MOST_KEEPING];

    public void copyFrom(Tableau other) {
        System.arraycopy(other.played, 0, played, 0, played.length);
        System.arraycopy(other.spent, 0, spent, 0, spent.length);
        System.arraycopy(other.kept, 0, kept, 0, kept.length);
    }

    public long digest(long digest) {
        return Digest.addAll(Digest.addAll(Digest.addAll(digest, played), spent), kept);
    }

    /** One word of the set of cards in front of a seat. */
    public long played(int seat, int word) {
        return played[seat * Deck.WORDS + word];
    }

    public boolean hasPlayed(int seat, int slot) {
        return (played[seat * Deck.WORDS + (slot >>> 6)] >>> slot & 1) != 0;
    }

    /** One word of the set of all cards that lie in front of somebody. */
    public long playedByAny(int word) {
        long all = 0;
        for (int at = word; at < played.length; at += Deck.WORDS) {
            all |= played[at];
        }
        return all;
    }

    /** Whether a card has done for now what it does once a harvest or in one phase. */
    public boolean isSpent(int slot) {
        return (spent[slot >>> 6] >>> slot & 1) != 0;
    }

    /** One word of the set of cards that are spent. */
    public long spent(int word) {
        return spent[word];
    }

    /** What is kept for a card: a bundle of goods, or counters of its own. */
    public long kept(int at) {
        return kept[at];
    }

    // Changes, for the chapters of the rules only.

    public void play(int seat, int slot) {
        played[seat * Deck.WORDS + (slot >>> 6)] |= 1L << slot;
    }

    public void giveBack(int seat, int slot) {
        played[seat * Deck.WORDS + (slot >>> 6)] &= ~(1L << slot);
    }

    public void spend(int slot) {
        spent[slot >>> 6] |= 1L << slot;
    }

    public void refresh(int slot) {
        spent[slot >>> 6] &= ~(1L << slot);
    }

    public void refresh() {
        spent[0] = 0;
        spent[1] = 0;
    }

    public void keep(int at, long what) {
        kept[at] = what;
    }
}
