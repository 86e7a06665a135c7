package tilth.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Sight;

/**
 * Takes the move that looks best at once. It follows its own questions to the end of its turn, as far as its foresight
 * goes, but never looks at what others may answer. What may be done beside a question it weighs where it stands only, for a
 * turn has too many of such moments to look at them all.
 */
final class GreedyBot implements Bot {

    private final Evaluator evaluator;
    private final LongPredicate shuns;
    private final QuickRng rng;
    private final List<Ply> plies = new ArrayList<>();
    private final float[] points;
    private int left;

    /** What one step of the look ahead works with. */
    private record Ply(Position position, MoveList offered) {}

    GreedyBot(Evaluator evaluator, long seed) {
        this(evaluator, move -> false, seed);
    }

    /** One that never makes some moves, as long as there is another. */
    GreedyBot(Evaluator evaluator, LongPredicate shuns, long seed) {
        this.evaluator = evaluator;
        this.shuns = shuns;
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
            if (lead > bestLead && !shuns.test(ply.offered().at(i))) {
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
        boolean goesOn = isInTurn(next.position(), sight) || isAside(sight, move) && isAsked(next.position(), seat);
        if (left <= 0 || !goesOn) {
            evaluator.estimate(next.position(), points);
            return Lead.of(points, next.position().seats(), seat);
        }
        return bestOf(sight, depth + 1);
    }

    /** The best lead by any of the moves that a seat is offered now. */
    private double bestOf(Sight sight, int depth) {
        Ply here = ply(sight, depth);
        here.position().moves(sight.seat(), here.offered());
        double best = Double.NEGATIVE_INFINITY;
        boolean isAnswered = false;
        for (int i = here.offered().size() - 1; i >= 0; i--) {
            isAnswered |= !isAside(sight, here.offered().at(i));
        }
        for (int i = 0; i < here.offered().size(); i++) {
            long move = here.offered().at(i);
            if (!shuns.test(move) && !(isAnswered && isAside(sight, move))) {
                best = Math.max(best, leadAfter(sight, depth, move));
            }
        }
        return best;
    }

    private static boolean isAside(Sight sight, long move) {
        return sight.game().moves().verb(move).isAside();
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

    private static boolean isAsked(Position position, int seat) {
        return Seats.has(position.awaitedSeats(), seat);
    }

    private Ply ply(Sight sight, int depth) {
        while (plies.size() <= depth) {
            plies.add(new Ply(sight.game().blank(), new MoveList()));
        }
        return plies.get(depth);
    }
}
