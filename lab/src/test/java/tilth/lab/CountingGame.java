package tilth.lab;

import java.util.List;
import java.util.Optional;
import tilth.engine.Credits;
import tilth.engine.Digest;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Notation;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Rng;
import tilth.engine.ScoreSheet;
import tilth.engine.Setup;
import tilth.engine.Term;
import tilth.engine.Verb;
import tilth.engine.View;

/** Seats take turns to count; six turns make a game. It can be made to break in several ways. */
record CountingGame(Flaw flaw) implements Game {

    private static final int TURNS = 6;

    /** What is wrong with the game. */
    enum Flaw {
        NONE,
        CANNOT_START,
        THROWS,
        OFFERS_NOTHING,
        NEVER_ENDS
    }

    private enum Does implements Verb {
        COUNT;

        @Override
        public List<Term> operands() {
            return List.of(Term.number("number"));
        }
    }

    @Override
    public String id() {
        return "counting";
    }

    @Override
    public String title() {
        return "Counting";
    }

    @Override
    public Credits credits() {
        return new Credits(List.of(), List.of(), 2025);
    }

    @Override
    public int minSeats() {
        return 1;
    }

    @Override
    public int maxSeats() {
        return 5;
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Notation moves() {
        return new Notation(Does.values());
    }

    @Override
    public Notation questions() {
        return new Notation(Does.values());
    }

    @Override
    public List<Happening> happenings() {
        return List.of();
    }

    @Override
    public Position start(Setup setup) {
        if (flaw == Flaw.CANNOT_START) {
            throw new IllegalStateException("the box is empty");
        }
        return new Count(setup.seats());
    }

    @Override
    public Position blank() {
        return new Count(minSeats());
    }

    private final class Count implements Position {

        private int seats;
        private int turns;

        Count(int seats) {
            this.seats = seats;
        }

        @Override
        public int seats() {
            return seats;
        }

        @Override
        public int openSeats() {
            return turns < TURNS || flaw == Flaw.NEVER_ENDS ? 1 << turns % seats : 0;
        }

        @Override
        public long question(int seat) {
            return Does.COUNT.bare();
        }

        @Override
        public void moves(int seat, MoveList into) {
            into.clear();
            if (flaw != Flaw.OFFERS_NOTHING || turns < 3) {
                into.add(Does.COUNT.with(turns % 100));
            }
        }

        @Override
        public void play(int seat, long move, Journal journal) {
            if (flaw == Flaw.THROWS && turns == 4) {
                throw new IllegalStateException("lost count");
            }
            turns++;
        }

        @Override
        public int score(int seat) {
            return seat;
        }

        /** The first two seats share the win. */
        @Override
        public int winners() {
            return Math.min(0b11, (1 << seats) - 1);
        }

        @Override
        public ScoreSheet scoreSheet() {
            return new ScoreSheet(List.of());
        }

        @Override
        public View view(int viewer) {
            return new View() {};
        }

        @Override
        public Optional<Refusal> why(int seat, String target) {
            return Optional.empty();
        }

        @Override
        public void imagine(int viewer, Rng rng) {}

        @Override
        public void copyFrom(Position other) {
            seats = ((Count) other).seats;
            turns = ((Count) other).turns;
        }

        @Override
        public Position copy() {
            Count copy = new Count(seats);
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long digest() {
            return Digest.add(Digest.START, turns);
        }
    }
}
