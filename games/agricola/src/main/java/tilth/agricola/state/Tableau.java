package tilth.agricola.state;

import tilth.agricola.board.Board;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect.Period;
import tilth.engine.Digest;

/** Where the cards of the deck are: in front of players, in their hands, gone; what they have done, and what lies on them. */
public final class Tableau {

    private static final int PERIODS = Period.values().length;

    /** All sets one after the other: in front of each seat, in each hand, those that concern all, in front of anybody. */
    private long[] row = {};

    private long[] kept = {};

    /** The plots on cards with several that were sown in the action, a bit each. */
    private int sownPlots;

    /** One more than the slot of the card that was played last, if the action has played several. */
    private int newest;

    /**
     * The {@link tilth.agricola.cards.Traits} of all cards that were ever in front of a seat: a no is certain, a maybe has to
     * be looked up in the sets.
     */
    private final long[] traits = new long[Board.MOST_SEATS];

    private CardSet[] played = {};
    private CardSet[] hands = {};
    private CardSet[] spent = {};
    private CardSet fresh = new CardSet(0);
    private CardSet known = new CardSet(0);
    private CardSet gone = new CardSet(0);
    private CardSet laid = new CardSet(0);

    Tableau(Deck deck, int seats) {
        fit(deck, seats);
    }

    private void fit(Deck deck, int seats) {
        int length = CardSet.length(deck.size());
        row = new long[(2 * seats + PERIODS + 4) * length];
        kept = new long[deck.keeping()];
        played = sets(0, seats, length);
        hands = sets(seats, seats, length);
        spent = sets(2 * seats, PERIODS, length);
        CardSet[] others = sets(2 * seats + PERIODS, 4, length);
        fresh = others[0];
        known = others[1];
        gone = others[2];
        laid = others[3];
    }

    private CardSet[] sets(int from, int count, int length) {
        CardSet[] sets = new CardSet[count];
        for (int i = 0; i < count; i++) {
            sets[i] = new CardSet(row, (from + i) * length, length);
        }
        return sets;
    }

    void copyFrom(Tableau other, Deck deck, int seats) {
        if (row.length != other.row.length || kept.length != other.kept.length || played.length != seats) {
            fit(deck, seats);
        }
        System.arraycopy(other.row, 0, row, 0, row.length);
        System.arraycopy(other.kept, 0, kept, 0, kept.length);
        System.arraycopy(other.traits, 0, traits, 0, traits.length);
        sownPlots = other.sownPlots;
        newest = other.newest;
    }

    long digest(long digest) {
        long mixed = Digest.addAll(Digest.addAll(digest, row), kept);
        mixed = newest == 0 ? mixed : Digest.add(mixed, newest);
        return sownPlots == 0 ? mixed : Digest.add(mixed, sownPlots);
    }

    /** The cards in front of a seat. */
    public CardSet played(int seat) {
        return played[seat];
    }

    public boolean hasPlayed(int seat, int slot) {
        return played[seat].has(slot);
    }

    /** Whether a card in front of a seat may have a trait; if not, none has. */
    public boolean mayHave(int seat, long trait) {
        return (traits[seat] & trait) != 0;
    }

    /** Whether a card in front of anybody may have a trait; if not, none has. */
    boolean mayAnyHave(long trait) {
        long all = 0;
        for (int seat = 0; seat < played.length; seat++) {
            all |= traits[seat];
        }
        return (all & trait) != 0;
    }

    /** The seat in front of which a card lies, or -1. */
    public int owner(int slot) {
        for (int seat = 0; seat < played.length; seat++) {
            if (played[seat].has(slot)) {
                return seat;
            }
        }
        return -1;
    }

    /** Whether a card that listens or can do something lies in front of anybody. */
    public boolean isAnyPlayed(CardSet of) {
        for (CardSet cards : played) {
            if (cards.meets(of)) {
                return true;
            }
        }
        return false;
    }

    /** The cards in front of anybody; follows from those in front of each. */
    public CardSet laid() {
        return laid;
    }

    /** The cards in the hand of a seat. */
    public CardSet hand(int seat) {
        return hands[seat];
    }

    /** The cards in hands of which everybody knows who has them, for they were passed on openly. */
    public CardSet known() {
        return known;
    }

    /** The cards that everybody saw leave the game. */
    public CardSet gone() {
        return gone;
    }

    /** The cards that were played by the action under way, which they therefore do not hear. */
    public CardSet fresh() {
        return fresh;
    }

    /** Whether a card was played last of several in the action. */
    public boolean isNewest(int slot) {
        return newest == slot + 1;
    }

    /** The cards that have done what they do once in a period. */
    public CardSet spent(Period period) {
        return spent[period.ordinal()];
    }

    public boolean isSpent(Period period, int slot) {
        return spent(period).has(slot);
    }

    /** Whether a plot on a card with several was sown in the action. */
    public boolean isJustSown(int plotBit) {
        return (sownPlots >>> plotBit & 1) != 0;
    }

    /** What is kept for a card: a bundle of goods, or numbers of its own. */
    public long kept(int at) {
        return kept[at];
    }

    // Changes, for the chapters of the rules only.

    /** Puts a card with its traits in front of a seat. */
    public void play(int seat, int slot, long cardTraits) {
        traits[seat] |= cardTraits;
        hands[seat].remove(slot);
        known.remove(slot);
        played[seat].add(slot);
        laid.add(slot);
        newest = fresh.isEmpty() ? 0 : slot + 1;
        fresh.add(slot);
    }

    public void giveBack(int seat, int slot) {
        played[seat].remove(slot);
        laid.remove(slot);
        fresh.remove(slot);
    }

    /** A card in front of a seat goes back to its hand, for all to see. */
    public void takeBack(int seat, int slot) {
        giveBack(seat, slot);
        hands[seat].add(slot);
        known.add(slot);
    }

    /** Deals a card to a hand. */
    public void deal(int seat, int slot) {
        hands[seat].add(slot);
    }

    /** Takes a card out of a hand. */
    public void discard(int seat, int slot) {
        hands[seat].remove(slot);
        known.remove(slot);
    }

    /** A card goes from one hand to another for all to see. */
    public void pass(int from, int to, int slot) {
        hands[from].remove(slot);
        hands[to].add(slot);
        known.add(slot);
    }

    /** A card leaves the game for all to see. */
    public void remove(int seat, int slot) {
        discard(seat, slot);
        gone.add(slot);
    }

    public void spend(Period period, int slot) {
        spent[period.ordinal()].add(slot);
    }

    /** Some cards may do again what they do once in a period. */
    public void refresh(Period period, CardSet cards) {
        spent[period.ordinal()].removeAll(cards);
    }

    /** Another period begins. */
    public void refresh(Period period) {
        spent[period.ordinal()].clear();
    }

    /** A new action begins, which all cards hear. */
    public void settle() {
        fresh.clear();
        newest = 0;
        refresh(Period.ACTION);
    }

    /** Another action of sowing begins. */
    public void beginSowing() {
        sownPlots = 0;
    }

    /** A plot on a card with several is sown in the action. */
    public void noteSown(int plotBit) {
        sownPlots |= 1 << plotBit;
    }

    public void keep(int at, long what) {
        kept[at] = what;
    }
}
