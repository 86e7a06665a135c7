package tilth.agricola.measure;

import tilth.agricola.board.Board;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/** Who can still be placed in this round: the family first, then guests, last who lives on a card. */
public final class Workers {

    /** The first two of a family are nobody's offspring. */
    private static final int PARENTS = 2;

    private Workers() {}

    /** People at home who may be placed: none of somebody who rests, and not the offspring that a card keeps there. */
    @Rule({"AGR-W1", "AGR-K30", "AGR-K101"})
    public static int ready(State position, int seat) {
        int home = position.holdings().home(seat);
        if (home == 0 || Conditions.isResting(position, seat)) {
            return 0;
        }
        return isOneKept(position, seat) ? home - 1 : home;
    }

    /** Whether one of a family's offspring has to stay at home in this round. */
    @Rule("AGR-K101")
    private static boolean isOneKept(State position, int seat) {
        Holdings holdings = position.holdings();
        return holdings.people(seat) - holdings.newborns(seat) > PARENTS && isKeeping(position, seat);
    }

    /** Whether a newborn could work although a card of somebody keeps one of the offspring at home. */
    @Rule("AGR-K101")
    public static boolean mayNewbornWork(State position, int seat) {
        Holdings holdings = position.holdings();
        return holdings.people(seat) - holdings.newborns(seat) > PARENTS || !isKeeping(position, seat);
    }

    /** Whether a card of somebody else keeps one of a seat's offspring at home in this round. */
    @Rule("AGR-K101")
    private static boolean isKeeping(State position, int seat) {
        if (!position.hasAnybody(Capability.KEEPING_OFFSPRING)) {
            return false;
        }
        Deck deck = position.table().deck();
        CardSet keeping = deck.with(Capability.KEEPING_OFFSPRING);
        for (int slot = keeping.first(); slot >= 0; slot = keeping.next(slot)) {
            int owner = position.tableau().owner(slot);
            if (owner >= 0 && owner != seat && isNoted(position, deck.keptAt(slot))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNoted(State position, int keptAt) {
        return (position.tableau().kept(keptAt) >>> position.board().round() & 1) != 0;
    }

    /** Whether only guests are left to be placed before who lives on a card, so that they may be let be. */
    @Rule("AGR-K102")
    public static boolean mayLetGuestBe(State position, int seat) {
        Holdings holdings = position.holdings();
        if (holdings.guests(seat) == 0) {
            return false;
        }
        boolean isLodgerPlaced = holdings.cameLate(seat) > 0;
        int left = ready(position, seat) - (isLodgerPlaced ? 0 : holdings.lodgers(seat));
        return left > 0 && (isLodgerPlaced || left <= holdings.guests(seat));
    }

    /** Whether who lives on a card of a seat is not placed before others of this round are, for they are the last who is. */
    @Rule("AGR-K105")
    public static boolean isLodgerIn(State position, int seat) {
        Holdings holdings = position.holdings();
        boolean isPlacing = position.board().isWork() && position.board().inUse() == Board.NOWHERE;
        int others = (isOneKept(position, seat) ? 1 : 0) + (isPlacing ? 1 : 0);
        return holdings.lodgers(seat) > 0 && holdings.cameLate(seat) == 0 && holdings.home(seat) > others;
    }
}
