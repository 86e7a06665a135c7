package tilth.bots;

import java.util.ArrayList;
import java.util.List;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Sight;

/**
 * Takes the move that looks best at once. It follows its own questions to the end of its turn, as far as its foresight
 * goes, but never looks at what others may answer.
 */
final class GreedyBot implements Bot {

    private final Evaluator evaluator;
    private final QuickRng rng;
    private final List<Ply> plies = new ArrayList<>();
    private final float[] points;
    private int left;

    /** What one step of the look ahead works with. */
    private record Ply(Position position, MoveList offered) {}

    GreedyBot(Evaluator evaluator, long seed) {
        this.evaluator = evaluator;
        rng = new QuickRng(seed);
        points = new float[Lead.MOST_SEATS];
    }

    @Override
    public long choose(Sight sight) {
        Ply ply = ply(sight, 0);
        sight.imagine(ply.position(), rng);
        sight.moves(ply.offered());
        long best = ply.offered().at(0);
        double bestLead = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < ply.offered().size() && ply.offered().size() > 1; i++) {
            left = evaluator.foresight() / ply.offered().size();
            double lead = leadAfter(sight, 0, ply.offered().at(i)) + rng.below(1000) * 1e-6;
            if (lead > bestLead) {
                bestLead = lead;
                best = ply.offered().at(i);
            }
        }
        return best;
    }

    /** The best lead the seat can have at the end of its turn if it plays this move now. */
    private double leadAfter(Sight sight, int depth, long move) {
        Ply here = ply(sight, depth);
        Ply next = ply(sight, depth + 1);
        int seat = sight.seat();
        next.position().copyFrom(here.position());
        boolean secret = isSecret(here.position(), seat, move);
        next.position().play(seat, move, Journal.SILENT);
        if (secret) {
            letOthersChoose(next, seat);
        }
        left--;
        if (left <= 0 || !isInTurn(next.position(), sight)) {
            evaluator.estimate(next.position(), points);
            return Lead.of(points, next.position().seats(), seat);
        }
        next.position().moves(seat, next.offered());
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < next.offered().size(); i++) {
            best = Math.max(best, leadAfter(sight, depth + 1, next.offered().at(i)));
        }
        return best;
    }

    private static boolean isSecret(Position position, int seat, long move) {
        return position.seen(Seats.WATCHER, seat, move) != move;
    }

    /** What is chosen in secret shows its worth only once all have chosen: the others do what comes to mind first. */
    private void letOthersChoose(Ply ply, int seat) {
        Position position = ply.position();
        while (!position.isOver() && !Seats.has(position.awaitedSeats(), seat)) {
            int other = Seats.first(position.awaitedSeats());
            position.moves(other, ply.offered());
            position.play(other, evaluator.habit(position, other, ply.offered(), rng), Journal.SILENT);
        }
    }

    /** Whether the seat has still to go on with its turn. */
    private static boolean isInTurn(Position position, Sight sight) {
        return Seats.has(position.awaitedSeats(), sight.seat())
                && !sight.game()
                        .questions()
                        .verb(position.question(sight.seat()))
                        .beginsTurn();
    }

    private Ply ply(Sight sight, int depth) {
        while (plies.size() <= depth) {
            plies.add(new Ply(sight.game().blank(), new MoveList()));
        }
        return plies.get(depth);
    }
}
