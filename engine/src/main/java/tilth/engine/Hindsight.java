package tilth.engine;

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
        Position world = record.setup().game().blank();
        QuickRng rng = new QuickRng(from);
        for (int i = 0; i < WORLDS; i++) {
            before.sight(seat).imagine(world, rng);
            if (!looksTheSame(before.position().copy(), world)) {
                return true;
            }
        }
        return false;
    }

    private boolean looksTheSame(Position truth, Position world) {
        for (GameRecord.Turn turn : record.turns().subList(from, record.turns().size())) {
            world.moves(turn.seat(), offered);
            if (!offered.contains(turn.move())) {
                return false;
            }
            EventLog seen = new EventLog();
            EventLog imagined = new EventLog();
            truth.play(turn.seat(), turn.move(), seen);
            world.play(turn.seat(), turn.move(), imagined);
            if (!seen.seenBy(seat).equals(imagined.seenBy(seat))) {
                return false;
            }
        }
        return truth.view(seat).equals(world.view(seat));
    }
}
