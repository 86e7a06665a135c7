package tilth.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import tilth.engine.Game;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;

/**
 * What a seat can do up to the end of its turn: for each move on offer the best way on from there, by what the evaluator
 * says of where it ends. What others may answer it leaves out. What may be done beside a question it weighs where it stands
 * only, for a turn has too many of such moments to look at them all.
 */
final class Foresight {

    private final Game game;
    private final Evaluator evaluator;
    private final LongPredicate shuns;
    private final QuickRng rng;
    private final List<Ply> plies = new ArrayList<>();
    private final List<Way> ways = new ArrayList<>();
    private int found;
    private int seat;
    private float others;
    private int left;

    /** One step of the look ahead, and the best way on from there. */
    private record Ply(Position position, MoveList offered, Way way) {}

    /** What to do, and where that leads. */
    static final class Way {
        final Plan plan = new Plan();

        /** The points that each seat will have in the end. */
        final float[] points = new float[Lead.MOST_SEATS];

        float lead;

        void become(Way other) {
            plan.become(other.plan);
            copyEnd(other);
        }

        private void copyEnd(Way other) {
            System.arraycopy(other.points, 0, points, 0, points.length);
            lead = other.lead;
        }
    }

    Foresight(Game game, Evaluator evaluator, LongPredicate shuns, QuickRng rng) {
        this.game = game;
        this.evaluator = evaluator;
        this.shuns = shuns;
        this.rng = rng;
    }

    /** Looks at what a seat that is asked can do, in about so many positions; how many ways were found, at least one. */
    int look(Position from, int ofSeat, int positions) {
        seat = ofSeat;
        found = 0;
        Ply here = ply(0);
        here.position().copyFrom(from);
        here.position().moves(seat, here.offered());
        long offer = Plan.digest(here.offered());
        evaluator.narrow(here.position(), seat, here.offered());
        boolean isChoice = !areAllShunned(here.offered());
        for (int i = 0; i < here.offered().size(); i++) {
            long move = here.offered().at(i);
            if (!isChoice || !shuns.test(move)) {
                left = positions / here.offered().size();
                others = Float.NaN;
                goOn(0, move);
                Way way = way(found++);
                way.plan.become(offer, move, ply(1).way().plan);
                way.copyEnd(ply(1).way());
                // More may be worth doing beside a question.
                if (isAside(move)) {
                    way.plan.stopAfterFirst();
                }
            }
        }
        return found;
    }

    Way way(int place) {
        while (ways.size() <= place) {
            ways.add(new Way());
        }
        return ways.get(place);
    }

    private boolean areAllShunned(MoveList offered) {
        return Arrays.stream(offered.toArray()).allMatch(shuns);
    }

    /** Finds the best way on after a move, for the next ply. */
    private void goOn(int depth, long move) {
        Ply here = ply(depth);
        Ply next = ply(depth + 1);
        next.position().copyFrom(here.position());
        boolean secret = isSecret(here.position(), move);
        next.position().play(seat, move, Journal.SILENT);
        if (secret) {
            letOthersChoose(next);
        }
        left--;
        if (left > 0 && (isInTurn(next.position()) || isAside(move) && isAsked(next.position()))) {
            findBest(depth + 1);
        } else {
            next.way().plan.clear();
            judge(next.position(), next.way());
        }
    }

    /** Finds the best way on by any of the moves that the seat is offered now. */
    private void findBest(int depth) {
        Ply here = ply(depth);
        here.position().moves(seat, here.offered());
        long offer = Plan.digest(here.offered());
        evaluator.narrow(here.position(), seat, here.offered());
        boolean isAnswered = false;
        for (int i = here.offered().size() - 1; i >= 0; i--) {
            isAnswered |= !isAside(here.offered().at(i));
        }
        here.way().plan.clear();
        here.way().lead = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < here.offered().size(); i++) {
            long move = here.offered().at(i);
            if (!shuns.test(move) && !(isAnswered && isAside(move))) {
                goOn(depth, move);
                Way way = ply(depth + 1).way();
                if (way.lead > here.way().lead) {
                    here.way().plan.become(offer, move, way.plan);
                    here.way().copyEnd(way);
                }
            }
        }
        if (here.way().lead == Float.NEGATIVE_INFINITY) {
            // Nobody goes where there is no way on that is not shunned.
            judge(here.position(), here.way());
            here.way().lead = Float.NEGATIVE_INFINITY;
        }
    }

    /** Judges where a way ends; where seats are judged apart, the others as they stood when it began. */
    private void judge(Position position, Way way) {
        boolean areOthersKnown = evaluator.judgesApart() && !position.isOver() && !Float.isNaN(others);
        if (areOthersKnown) {
            way.points[seat] = evaluator.estimate(position, seat);
            way.lead = way.points[seat] - others;
        } else {
            evaluator.estimate(position, way.points);
            way.lead = Lead.of(way.points, position.seats(), seat);
            others = way.points[seat] - way.lead;
        }
    }

    private boolean isAside(long move) {
        return game.moves().verb(move).isAside();
    }

    private boolean isSecret(Position position, long move) {
        return position.seen(Seats.WATCHER, seat, move) != move;
    }

    /** What is chosen in secret shows its worth only once all have chosen: the others do what comes to mind first. */
    private void letOthersChoose(Ply ply) {
        Position position = ply.position();
        while (!position.isOver() && !Seats.has(position.awaitedSeats(), seat)) {
            int other = Seats.first(position.awaitedSeats());
            position.moves(other, ply.offered());
            position.play(other, evaluator.habit(position, other, ply.offered(), rng), Journal.SILENT);
        }
    }

    /** Whether the seat has still to go on with its turn. */
    private boolean isInTurn(Position position) {
        return isAsked(position)
                && !game.questions().verb(position.question(seat)).beginsTurn();
    }

    private boolean isAsked(Position position) {
        return Seats.has(position.awaitedSeats(), seat);
    }

    private Ply ply(int depth) {
        while (plies.size() <= depth) {
            plies.add(new Ply(game.blank(), new MoveList(), new Way()));
        }
        return plies.get(depth);
    }
}
