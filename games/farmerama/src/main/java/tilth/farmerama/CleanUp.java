package tilth.farmerama;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Phase 4: cards go back, the action wheel turns, the display is filled up, or the game ends. */
final class CleanUp {

    private static final int ROUNDS_OF_A_CYCLE = 3;

    private CleanUp() {}

    @Rule({"FRM-R1", "FRM-R2", "FRM-E8"})
    static void endRound(FarmeramaPosition position, Journal journal) {
        FarmeramaTable table = position.table();
        for (int seat = 0; seat < table.seats(); seat++) {
            position.setWork(seat, Work.NONE);
        }
        position.setRevealed(false);
        position.setInLine(false);
        position.setRound(position.round() + 1);
        turnActionWheel(position, journal);
        boolean capped = table.roundCap() != FarmeramaTable.NO_CAP && position.round() >= table.roundCap();
        if (capped) {
            journal.note(Happens.CAP_REACHED, Seats.NOBODY);
        }
        if (capped || !goesOn(position, journal)) {
            journal.note(Happens.GAME_ENDED, Seats.NOBODY);
            return;
        }
        fillDisplay(position, journal);
        passChief(position, journal);
        Choosing.begin(position);
    }

    @Rule({"FRM-R1", "FRM-L2"})
    static void turnActionWheel(FarmeramaPosition position, Journal journal) {
        position.setActionWheel((position.actionWheel() + 1) % position.values().high.length);
        journal.note(Happens.ACTION_WHEEL_TURNED, Seats.NOBODY);
    }

    /** Whether another round follows; with three players the pile may be filled up for it. */
    @Rule({"FRM-R2", "FRM-E6", "FRM-E7"})
    private static boolean goesOn(FarmeramaPosition position, Journal journal) {
        FarmeramaTable table = position.table();
        boolean cycleIsOver = !table.hasChiefSheep() || position.round() % ROUNDS_OF_A_CYCLE == 0;
        if (position.pileEnd() > table.objectsInPlay()) {
            return !cycleIsOver;
        }
        if (gaps(position) <= position.pileEnd() - position.drawn()) {
            return true;
        }
        if (cycleIsOver) {
            return false;
        }
        position.setPileEnd(pileEndWithRefill(table));
        journal.note(Happens.PILE_FILLED_UP, Seats.NOBODY);
        return true;
    }

    @Rule("FRM-E7")
    private static int pileEndWithRefill(FarmeramaTable table) {
        if (table.isExpert()) {
            return Components.OBJECTS;
        }
        return table.refillsWithDark()
                ? table.objectsInPlay() + Components.OBJECTS - Components.LIGHT_OBJECTS
                : Components.LIGHT_OBJECTS;
    }

    private static int gaps(FarmeramaPosition position) {
        int gaps = 0;
        for (int place = 0; place < FarmeramaPosition.DISPLAY; place++) {
            gaps += position.open(place) == FarmeramaPosition.NO_OBJECT ? 1 : 0;
        }
        return gaps;
    }

    @Rule({"FRM-R2", "FRM-S7"})
    static void fillDisplay(FarmeramaPosition position, Journal journal) {
        for (int place = 0; place < FarmeramaPosition.DISPLAY; place++) {
            if (position.open(place) == FarmeramaPosition.NO_OBJECT) {
                int object = position.object(position.drawn());
                position.setOpen(place, object);
                position.setDrawn(position.drawn() + 1);
                journal.note(Happens.OBJECT_TURNED_UP, Seats.NOBODY, object);
            }
        }
    }

    @Rule({"FRM-R3", "FRM-A12"})
    private static void passChief(FarmeramaPosition position, Journal journal) {
        position.setFirstSeat(position.next(position.firstSeat()));
        if (position.table().hasChiefSheep()) {
            journal.note(Happens.CHIEF_PASSED, position.firstSeat());
        }
    }
}
