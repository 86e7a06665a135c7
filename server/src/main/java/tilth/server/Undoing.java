package tilth.server;

import tilth.engine.GameRecord;
import tilth.engine.Hindsight;
import tilth.engine.Rule;

/** Which of their own moves players may take back. */
final class Undoing {

    private Undoing() {}

    /** The least number of moves a seat may take its own moves back to, but not below those inherited. */
    @Rule("SRV-4")
    static int first(GameRecord record, int seat, int inherited) {
        int first = record.turns().size();
        for (int last = latest(record, seat, first); last >= inherited && canUndo(record, last, seat); ) {
            first = last;
            last = latest(record, seat, first);
        }
        return first;
    }

    /** The latest move of a seat among the first so many moves, or -1. */
    static int latest(GameRecord record, int seat, int before) {
        int last = before - 1;
        while (last >= 0 && record.turns().get(last).seat() != seat) {
            last--;
        }
        return last;
    }

    @Rule("SRV-4")
    private static boolean canUndo(GameRecord record, int from, int seat) {
        GameRecord without = record.without(seat, from);
        boolean othersMoved = without.turns().size() > from;
        return (!othersMoved || without.isPlayable()) && !Hindsight.hasLearnt(record, from, seat);
    }
}
