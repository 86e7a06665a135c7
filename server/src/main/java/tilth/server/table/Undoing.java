package tilth.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import tilth.engine.GameRecord;
import tilth.engine.Hindsight;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Which of their own moves players may take back, at one moment of a game. */
final class Undoing {

    private static final int UNKNOWN = -1;

    private final GameRecord record;
    private final List<Position> trail;
    private final Known known;
    private final int inherited;

    /** How far each seat may go back, found out when first asked for; whoever finds it out finds the same. */
    private final int[] firsts;

    /** What stays true however a game goes on: what was learnt is not forgotten. */
    static final class Known {

        /** For every seat a number of moves below which it can take back nothing. */
        private final AtomicIntegerArray floors;

        /** For every seat moves that have taught it nothing, from the first in the upper half to before the lower half. */
        private final AtomicLongArray quiet;

        Known(int seats) {
            floors = new AtomicIntegerArray(seats);
            quiet = new AtomicLongArray(seats);
        }
    }

    /**
     * @param trail the positions before the latest moves, the newest last
     * @param known what was found out before; shared by all moments of a game until it goes back
     * @param inherited the moves that were on the table when it was opened
     */
    Undoing(GameRecord record, List<Position> trail, Known known, int inherited) {
        this.record = record;
        this.trail = List.copyOf(trail);
        this.known = known;
        this.inherited = inherited;
        firsts = new int[known.floors.length()];
        Arrays.fill(firsts, UNKNOWN);
    }

    int inherited() {
        return inherited;
    }

    /** The least number of moves a seat may take its own moves back to; all the moves if it may take none. */
    @Rule("SRV-4")
    int first(int seat) {
        if (firsts[seat] == UNKNOWN) {
            firsts[seat] = foundFirst(seat);
        }
        return firsts[seat];
    }

    private int foundFirst(int seat) {
        int least = Math.max(inherited, known.floors.get(seat));
        int first = record.turns().size();
        for (int last = latest(seat, first); last >= least && canUndo(last, seat); ) {
            first = last;
            last = latest(seat, first);
        }
        known.floors.accumulateAndGet(seat, first, Math::max);
        return first;
    }

    /** The latest move of a seat among the first so many moves, or -1. */
    int latest(int seat, int before) {
        int last = before - 1;
        while (last >= 0 && record.turns().get(last).seat() != seat) {
            last--;
        }
        return last;
    }

    @Rule("SRV-4")
    private boolean canUndo(int from, int seat) {
        return isPlayableWithout(before(from).copy(), from, seat) && hasLearntNothing(from, seat);
    }

    private boolean hasLearntNothing(int from, int seat) {
        long quiet = known.quiet.get(seat);
        int quietFrom = (int) (quiet >>> Integer.SIZE);
        int quietTo = (int) quiet;
        int size = record.turns().size();
        for (int at = size - 1; at >= from; at--) {
            boolean isKnown = at >= quietFrom && at < quietTo;
            if (!isKnown && Hindsight.hasLearnt(before(at), record, at, seat)) {
                return false;
            }
        }
        boolean meets = quietFrom <= size && quietTo >= from;
        long all = meets ? Math.min(from, quietFrom) : from;
        known.quiet.set(seat, all << Integer.SIZE | size);
        return true;
    }

    private Position before(int move) {
        int back = record.turns().size() - move;
        return back <= trail.size()
                ? trail.get(trail.size() - back)
                : record.replay(move).position();
    }

    /** Whether the others could have done the same if a seat had not moved since. */
    private boolean isPlayableWithout(Position position, int from, int seat) {
        MoveList offered = new MoveList();
        for (GameRecord.Turn turn : record.turns().subList(from, record.turns().size())) {
            if (turn.seat() == seat) {
                continue;
            }
            if (!Seats.has(position.openSeats(), turn.seat())) {
                return false;
            }
            position.moves(turn.seat(), offered);
            if (!offered.contains(turn.move())) {
                return false;
            }
            position.play(turn.seat(), turn.move(), Journal.SILENT);
        }
        return true;
    }
}
