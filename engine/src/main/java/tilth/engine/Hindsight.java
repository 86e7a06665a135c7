package tilth.engine;

import java.util.ArrayList;
import java.util.List;

/** Whether a viewer has learnt something by its last moves that it could not know before them. */
public final class Hindsight {

    private static final int WORLDS = 32;

    private final GameRecord record;
    private final int from;
    private final int viewer;
    private final MoveList offered = new MoveList();
    private final MoveList lookalikes = new MoveList();

    /** A move as the viewer saw it, and what it saw happen. */
    private record Seen(int mover, long move, List<Event> events) {}

    private Hindsight(GameRecord record, int from, int viewer) {
        this.record = record;
        this.from = from;
        this.viewer = viewer;
    }

    /** Whether the moves after the first {@code from} have shown a viewer anything hidden, or any luck. */
    public static boolean hasLearnt(GameRecord record, int from, int viewer) {
        return new Hindsight(record, from, viewer).hasLearnt();
    }

    // If every world the viewer could imagine looks the same after these moves, they have shown it nothing.
    private boolean hasLearnt() {
        Match before = record.replay(from);
        List<Seen> seen = new ArrayList<>();
        Position truth = before.position().copy();
        for (GameRecord.Turn turn : turns()) {
            long move = truth.seen(viewer, turn.seat(), turn.move());
            seen.add(new Seen(turn.seat(), move, happened(truth, turn.seat(), turn.move())));
        }
        View view = truth.view(viewer);
        Position world = record.setup().game().blank();
        QuickRng rng = new QuickRng(from);
        for (int i = 0; i < WORLDS; i++) {
            before.sight(viewer).imagine(world, rng);
            if (!looksTheSame(world, seen, rng) || !world.view(viewer).equals(view)) {
                return true;
            }
        }
        return false;
    }

    private boolean looksTheSame(Position world, List<Seen> seen, Rng rng) {
        for (Seen turn : seen) {
            keepLookalikes(world, turn);
            if (lookalikes.isEmpty()
                    || !happened(world, turn.mover(), lookalikes.any(rng)).equals(turn.events())) {
                return false;
            }
        }
        return true;
    }

    /** What somebody chose in secret may as well have been something else. */
    private void keepLookalikes(Position world, Seen turn) {
        world.moves(turn.mover(), offered);
        lookalikes.clear();
        for (int i = 0; i < offered.size(); i++) {
            if (world.seen(viewer, turn.mover(), offered.at(i)) == turn.move()) {
                lookalikes.add(offered.at(i));
            }
        }
    }

    private List<Event> happened(Position position, int mover, long move) {
        EventLog events = new EventLog();
        position.play(mover, move, events);
        return events.seenBy(viewer);
    }

    private List<GameRecord.Turn> turns() {
        return record.turns().subList(from, record.turns().size());
    }
}
