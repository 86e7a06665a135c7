package tilth.engine;

import java.util.ArrayList;
import java.util.List;

/** Whether a viewer has learnt something by its last moves that it could not know before them. */
public final class Hindsight {

    private static final int WORLDS = 32;

    private final Game game;
    private final Position before;
    private final List<GameRecord.Turn> turns;
    private final int viewer;
    private final QuickRng rng;
    private final MoveList offered = new MoveList();
    private final MoveList lookalikes = new MoveList();

    /** A move as the viewer saw it, and what it saw happen. */
    private record Seen(int mover, long move, List<Event> events) {}

    private Hindsight(Game game, Position before, List<GameRecord.Turn> turns, int viewer, int from) {
        this.game = game;
        this.before = before;
        this.turns = turns;
        this.viewer = viewer;
        rng = new QuickRng(from);
    }

    /** Whether the moves after the first {@code from} have shown a viewer anything hidden, or any luck. */
    public static boolean hasLearnt(GameRecord record, int from, int viewer) {
        return hasLearnt(record.replay(from).position(), record, from, viewer);
    }

    /** The same, for whoever knows the position after these first moves. */
    public static boolean hasLearnt(Position before, GameRecord record, int from, int viewer) {
        List<GameRecord.Turn> since =
                record.turns().subList(from, record.turns().size());
        return new Hindsight(record.setup().game(), before, since, viewer, from).hasLearnt();
    }

    // If every world the viewer could imagine looks the same after these moves, they have shown it nothing.
    private boolean hasLearnt() {
        List<Seen> seen = new ArrayList<>();
        Position truth = before.copy();
        for (GameRecord.Turn turn : turns) {
            long move = truth.seen(viewer, turn.seat(), turn.move());
            seen.add(new Seen(turn.seat(), move, happened(truth, turn.seat(), turn.move())));
        }
        View view = truth.view(viewer);
        Position world = game.blank();
        for (int i = 0; i < WORLDS; i++) {
            world.copyFrom(before);
            world.imagine(viewer, rng);
            if (!looksTheSame(world, seen) || !world.view(viewer).equals(view)) {
                return true;
            }
        }
        return false;
    }

    private boolean looksTheSame(Position world, List<Seen> seen) {
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
}
