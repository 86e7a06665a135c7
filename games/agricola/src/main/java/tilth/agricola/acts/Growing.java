package tilth.agricola.acts;

import tilth.agricola.board.Board;
import tilth.agricola.board.Space;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Moment;
import tilth.agricola.measure.Conditions;
import tilth.agricola.measure.Workers;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** Lets families grow. */
final class Growing {

    private Growing() {}

    /** There has to be room for more people than there are, newborns included. */
    @Rule({"AGR-G1", "AGR-G3", "AGR-K73"})
    static boolean canGrow(State position, int seat) {
        return canGrowAnyway(position, seat)
                && (position.holdings().people(seat) < Keeping.roomForPeople(position, seat)
                        || crowding(position, seat) >= 0);
    }

    /** The slot of a card that lets a seat grow without room now, or -1. */
    @Rule("AGR-K73")
    private static int crowding(State position, int seat) {
        if (!position.has(seat, Capability.CROWDING)) {
            return -1;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet crowding = deck.with(Capability.CROWDING);
        int slot = played.first(crowding);
        while (slot >= 0 && !isCrowding(position, seat, slot)) {
            slot = played.next(crowding, slot);
        }
        return slot;
    }

    private static boolean isCrowding(State position, int seat, int slot) {
        return !position.tableau().isSpent(Period.GAME, slot)
                && Conditions.hold(
                        position, seat, slot, position.table().deck().card(slot).crowdsWhen());
    }

    /** A family grows that needs room, or a card that lets it do without, which is used up. */
    @Rule("AGR-K73")
    static void useUpCrowding(State position, int seat) {
        int slot = crowding(position, seat);
        if (slot >= 0) {
            position.tableau().spend(Period.GAME, slot);
        }
    }

    @Rule({"AGR-G2", "AGR-G3"})
    static boolean canGrowAnyway(State position, int seat) {
        return canBear(position, seat) || canMoveIn(position, seat);
    }

    /** Whether there is somebody left who is not in the game yet. */
    @Rule({"AGR-G3", "AGR-K105"})
    static boolean canBear(State position, int seat) {
        Holdings holdings = position.holdings();
        return holdings.people(seat) + holdings.lodgers(seat) < Holdings.MOST_PEOPLE;
    }

    /** Whether who lives on a card could become the newborn. */
    @Rule("AGR-K105")
    static boolean canMoveIn(State position, int seat) {
        return position.holdings().lodgers(seat) > 0 && Workers.isLodgerIn(position, seat);
    }

    /** The family grows by who lived on a card, where they come from there. */
    @Rule("AGR-K105")
    static void moveIn(State position, int seat, int source, Journal journal) {
        position.holdings().moveIn(seat);
        journal.note(Happens.MOVED_IN, seat);
        settle(position, seat, source);
    }

    /**
     * The newborn stands beside the parent on the space, and nowhere if another player uses one; whoever is born after the
     * work is at home with the others.
     */
    @Rule("AGR-G4")
    static void grow(State position, int seat, int source, Journal journal) {
        position.holdings().bear(seat);
        journal.note(Happens.GREW, seat);
        settle(position, seat, source);
    }

    @Rule("AGR-G4")
    private static void settle(State position, int seat, int source) {
        Board board = position.board();
        if (board.inUse() != Board.NOWHERE && board.active() == seat) {
            board.stand(board.inUse(), seat);
        } else if (isAfterWork(position)) {
            position.holdings().comeHome(seat);
        }
        int people = position.holdings().people(seat);
        if (source < Space.MOST) {
            position.announce(Moment.GREW, seat, people);
        } else {
            position.announce(Moment.GREW, seat, Plans.slot(position, source), people, 0, 0);
        }
    }

    /** Whether the work is over and everybody has come home from it. */
    private static boolean isAfterWork(State position) {
        return !position.board().isWork()
                && !position.agenda().isToCome(Follows.BEGIN_WORK.bare())
                && !position.agenda().isToCome(Follows.RETURN_HOME.bare());
    }
}
