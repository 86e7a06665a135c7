package tilth.engine;

import java.util.ArrayList;
import java.util.List;

/** Whether a seat has learnt something by its last moves that it could not know before them. */
public final class Hindsight {

    private static final int WORLDS = 32;

    private final GameRecord record;
    private final int from;
    private final int seat;
    private final MoveList offered = new MoveList();

    private Hindsight(GameRecord record, int from, int seat) {
        this.record = record;
        this.from = from;
        this.seat = seat;
    }

    /** Whether the moves after the first {@code from} have shown a seat anything hidden, or any luck. */
    public static boolean hasLearnt(GameRecord record, int from, int seat) {
        return new Hindsight(record, from, seat).hasLearnt();
    }

    // If every world the seat could imagine looks the same after these moves, they have shown it nothing.
    private boolean hasLearnt() {
        Match before = record.replay(from);
        List<List<Event>> seen = new ArrayList<>();
        Position truth = before.position().copy();
        for (GameRecord.Turn turn : turns()) {
            seen.add(seenOf(truth, turn));
        }
        View view = truth.view(seat);
        Position world = record.setup().game().blank();
        QuickRng rng = new QuickRng(from);
        for (int i = 0; i < WORLDS; i++) {
            before.sight(seat).imagine(world, rng);
            if (!looksTheSame(world, seen) || !world.view(seat).equals(view)) {
                return true;
            }
        }
        return false;
    }

    private boolean looksTheSame(Position world, List<List<Event>> seen) {
        for (int i = 0; i < seen.size(); i++) {
            GameRecord.Turn turn = turns().get(i);
            world.moves(turn.seat(), offered);
            if (!offered.contains(turn.move()) || !seenOf(world, turn).equals(seen.get(i))) {
                return false;
            }
        }
        return true;
    }

    private List<Event> seenOf(Position position, GameRecord.Turn turn) {
        EventLog events = new EventLog();
        position.play(turn.seat(), turn.move(), events);
        return events.seenBy(seat);
    }

    private List<GameRecord.Turn> turns() {
        return record.turns().subList(from, record.turns().size());
    }
}
