package tilth.testkit;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Notation;
import tilth.engine.Position;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;

/**
 * What must hold in every position of every game, and of every move played in it. Keeps buffers: one for each thread.
 */
public final class Invariants {

    /** What must hold in every position of one game: all pieces are there, no stock is negative. */
    @FunctionalInterface
    public interface Check {
        /** Throws an {@link AssertionError} if it does not hold. */
        void check(Position position);
    }

    /** For a game that has nothing to add. */
    public static final Check NOTHING_MORE = position -> {};

    private final Game game;
    private final Check own;
    private final Set<Happening> happenings;
    private Position twin;
    private Position laggard;
    private final MoveList offered = new MoveList();
    private final Set<String> targets = new HashSet<>();
    private final Set<Long> writtenMoves = new HashSet<>();
    private final Set<Long> writtenQuestions = new HashSet<>();
    private final Journal listener = new Journal() {
        @Override
        protected void enter(int seers, Happening what, int seat, int first, int second, int third) {
            checkEvent(new Event(what, seat, seers, first, second, third));
        }
    };

    public Invariants(Game game, Check own) {
        this.game = game;
        this.own = own;
        happenings = Set.copyOf(game.happenings());
        twin = game.blank();
        laggard = game.blank();
    }

    /** For the checks of one game, which need no more than a word for what is broken. */
    public static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }

    /** Checks a position and everything it offers. */
    public void check(Position position) {
        int open = position.openSeats();
        require((open & ~Seats.all(position.seats())) == 0, "a seat is open that nobody holds");
        require(position.isOver() == (open == 0), "a game is over exactly when nobody is asked");
        int awaited = position.awaitedSeats();
        require((awaited & ~open) == 0, "the game waits for a seat that is not asked");
        require((awaited == 0) == (open == 0), "questions are open and the game waits for nobody");
        for (int seat = 0; seat < position.seats(); seat++) {
            position.moves(seat, offered);
            if (Seats.has(open, seat)) {
                checkOffers(position, seat);
            } else {
                require(offered.isEmpty(), "a seat that is not asked is offered moves");
                require(position.byDefault(seat).isEmpty(), "a seat that is not asked has a default answer");
            }
        }
        checkOutcome(position);
        own.check(position);
    }

    private void checkOffers(Position position, int seat) {
        checkWritten(game.questions(), position.question(seat), writtenQuestions);
        require(!offered.isEmpty(), "an open question has no legal answer");
        long[] moves = offered.toArray();
        targets.clear();
        for (long move : moves) {
            checkWritten(game.moves(), move, writtenMoves);
            String target = game.moves().target(move);
            if (targets.add(target) && position.why(seat, target).isPresent()) {
                throw new AssertionError(target + " is offered and refused at once");
            }
        }
        position.byDefault(seat)
                .ifPresent(move -> require(offered.contains(move), "the default answer is none of the legal ones"));
        Arrays.sort(moves);
        for (int i = 1; i < moves.length; i++) {
            if (moves[i] == moves[i - 1]) {
                throw new AssertionError(game.moves().write(moves[i]) + " is offered twice");
            }
        }
    }

    private static void checkWritten(Notation notation, long packed, Set<Long> written) {
        if (written.add(packed)) {
            require(notation.knows(packed), "a move or question cannot be written");
            String text = notation.write(packed);
            if (!notation.read(text).equals(OptionalLong.of(packed))) {
                throw new AssertionError("\"" + text + "\" is written, but reads back as something else");
            }
        }
    }

    private static void checkOutcome(Position position) {
        int winners = position.winners();
        require((winners & ~Seats.all(position.seats())) == 0, "a seat wins that nobody holds");
        boolean mayBeLost = position.isOver() && position.seats() == 1;
        require(
                mayBeLost || position.isOver() == (winners != 0),
                "somebody wins exactly when the game is over, unless one plays alone");
        ScoreSheet sheet = position.scoreSheet();
        for (int seat = 0; seat < position.seats(); seat++) {
            require(sheet.total(seat) == position.score(seat), "the score sheet does not add up to the score");
        }
    }

    /** Plays a move, on a copy first, and checks that it changes the one and only then the other, and both alike. */
    public void play(Position position, int seat, long move) {
        long before = position.digest();
        swapTwins();
        twin.copyFrom(position);
        require(twin.digest() == before, "a copy differs from its original");
        twin.play(seat, move, Journal.SILENT);
        long after = twin.digest();
        require(position.digest() == before, "playing on a copy changed the original");
        require(after != before, "a move changed nothing");
        position.play(seat, move, listener);
        require(position.digest() == after, "a move did something else on a copy");
        require(twin.digest() == after, "playing on the original changed a copy");
    }

    // A twin that has just played along could forget to copy and be right all the same; one that lags behind cannot.
    private void swapTwins() {
        Position other = twin;
        twin = laggard;
        laggard = other;
    }

    private void checkEvent(Event event) {
        require(happenings.contains(event.what()), "something happened that the game does not list");
        List<?> facts = List.copyOf(event.facts().entrySet());
        require(facts.size() == event.what().operands().size(), "an event names the same thing twice");
    }
}
