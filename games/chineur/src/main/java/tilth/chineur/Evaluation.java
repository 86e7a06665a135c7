package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Every farm is evaluated at the end of every turn: is this the last round? */
final class Evaluation {

    private Evaluation() {}

    @Rule({"CHI-E1", "CHI-E3", "CHI-E7"})
    static void evaluate(ChineurPosition position, Journal journal) {
        if (position.turn().isEnding()) {
            return;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            evaluate(position, seat, journal);
        }
        if (position.farmDeck().size() == 0) {
            position.turn().setEnding();
            journal.note(Happens.DECK_EMPTY, Seats.NOBODY);
        }
    }

    /** An objective is shown only if it is what reaches the target; if it is not shown, everybody knows as much. */
    @Rule({"CHI-E1", "CHI-O6"})
    private static void evaluate(ChineurPosition position, int seat, Journal journal) {
        int missing = position.table().target() - Scoring.points(position, seat);
        Holdings holdings = position.holdings();
        if (missing <= 0) {
            reach(position, seat, journal);
        } else if (Scoring.objectivePoints(position, seat, holdings.objective(seat)) >= missing) {
            reach(position, seat, journal);
            show(position, seat, journal);
        } else {
            for (int objective = 0; objective < Objective.COUNT; objective++) {
                if (Scoring.objectivePoints(position, seat, Objective.of(objective)) >= missing) {
                    holdings.ruleOut(seat, objective);
                }
            }
        }
    }

    private static void reach(ChineurPosition position, int seat, Journal journal) {
        position.turn().setEnding();
        journal.note(Happens.TARGET_REACHED, seat);
    }

    private static void show(ChineurPosition position, int seat, Journal journal) {
        position.holdings().show(seat);
        journal.note(
                Happens.OBJECTIVE_SHOWN,
                seat,
                position.holdings().objective(seat).ordinal());
    }

    @Rule("CHI-O6")
    static void endGame(ChineurPosition position, Journal journal) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (!position.holdings().isShown(seat)) {
                show(position, seat, journal);
            }
        }
        journal.note(Happens.GAME_ENDED, Seats.NOBODY);
    }
}
