package tilth.engine;

import java.util.List;

/** Whether a viewer has learnt something by a move that it could not know before it. */
public final class Hindsight {

    private static final int WORLDS = 32;

    private final Game game;
    private final Position before;
    private final GameRecord.Turn turn;
    private final int viewer;
    private final int at;
    private final QuickRng rng;
    private final MoveList offered = new MoveList();
    private final MoveList lookalikes = new MoveList();

    private Hindsight(Position before, GameRecord record, int at, int viewer) {
        game = record.setup().game();
        this.before = before;
        turn = record.turns().get(at);
        this.viewer = viewer;
        this.at = at;
        rng = new QuickRng(at);
    }

    /** Whether any of the moves after the first {@code from} has shown a viewer anything hidden, or any luck. */
    public static boolean hasLearnt(GameRecord record, int from, int viewer) {
        Position position = record.replay(from).position();
        for (int at = from; at < record.turns().size(); at++) {
            if (hasLearnt(position, record, at, viewer)) {
                return true;
            }
            GameRecord.Turn turn = record.turns().get(at);
            position.play(turn.seat(), turn.move(), Journal.SILENT);
        }
        return false;
    }

    /** Whether one move has, for whoever knows the position before it. */
    public static boolean hasLearnt(Position before, GameRecord record, int at, int viewer) {
        return new Hindsight(before, record, at, viewer).hasLearnt();
    }

    // If every world the viewer could imagine looks the same after the move, it has shown it nothing.
    private boolean hasLearnt() {
        Position truth = before.copy();
        long seen = truth.seen(viewer, turn.seat(), turn.move());
        List<Event> events = happened(truth, turn.move());
        View view = truth.view(viewer);
        long known = known(truth);
        Position world = game.blank();
        for (int i = 0; i < WORLDS; i++) {
            world.copyFrom(before);
            world.imagine(viewer, rng);
            if (!happensTheSame(world, seen, events)
                    || !(known(world) == known || world.view(viewer).equals(view))) {
                return true;
            }
        }
        return false;
    }

    /** What a viewer knows, as one number: whoever knows the same imagines the same with the same luck. */
    private long known(Position position) {
        position.imagine(viewer, new QuickRng(at));
        return position.digest();
    }

    private boolean happensTheSame(Position world, long seen, List<Event> events) {
        keepLookalikes(world, seen);
        return !lookalikes.isEmpty() && happened(world, lookalikes.any(rng)).equals(events);
    }

    /** What somebody chose in secret may as well have been something else. */
    private void keepLookalikes(Position world, long seen) {
        world.moves(turn.seat(), offered);
        lookalikes.clear();
        for (int i = 0; i < offered.size(); i++) {
            if (world.seen(viewer, turn.seat(), offered.at(i)) == seen) {
                lookalikes.add(offered.at(i));
            }
        }
    }

    private List<Event> happened(Position position, long move) {
        EventLog events = new EventLog();
        position.play(turn.seat(), move, events);
        return events.seenBy(viewer);
    }
}
