package tilth.agricola.acts;

import tilth.agricola.board.Board;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Moment;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** Lets families grow. */
final class Growing {

    private Growing() {}

    /** There has to be room for more people than there are, newborns included. */
    @Rule({"AGR-G1", "AGR-G3"})
    static boolean canGrow(State position, int seat) {
        return canGrowAnyway(position, seat)
                && position.holdings().people(seat) < Keeping.roomForPeople(position, seat);
    }

    @Rule({"AGR-G2", "AGR-G3"})
    static boolean canGrowAnyway(State position, int seat) {
        return position.holdings().people(seat) < Holdings.MOST_PEOPLE;
    }

    /** The newborn stands beside the person on the space; whoever is born after the work is at home with the others. */
    @Rule("AGR-G4")
    static void grow(State position, int seat, int source, Journal journal) {
        Board board = position.board();
        position.holdings().bear(seat);
        if (board.inUse() != Board.NOWHERE) {
            board.stand(board.inUse(), seat);
        } else if (!board.isWork()) {
            position.holdings().comeHome(seat);
        }
        journal.note(Happens.GREW, seat);
        if (source < Space.MOST) {
            position.announce(Moment.GREW, seat);
        } else {
            position.announce(Moment.GREW, seat, Plans.slot(position, source), 0, 0, 0);
        }
    }
}
