package tilth.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Notation;
import tilth.engine.Position;
import tilth.engine.Refusal;
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

    /** Refusals, score sheets and some digests are dear: a prime, so that every kind of question has its turn. */
    private static final int POSITIONS_PER_DEAR_CHECK = 7;

    /** Wide choices are cut into small questions. */
    private static final int MOST_MOVES = 200;

    private final Game game;
    private final Check own;
    private final Set<Happening> happenings;
    private Position twin;
    private Position laggard;
    private int checked;
    private int played;
    private @Nullable Position last;
    private long lastDigest;
    private final List<MoveList> offers;
    private final NumberSet writtenMoves = new NumberSet();
    private final NumberSet writtenQuestions = new NumberSet();
    private Journal heard = Journal.SILENT;
    private final Journal listener = new Journal() {
        @Override
        protected void enter(int seers, Happening what, int seat, int first, int second, int third) {
            checkEvent(new Event(what, seat, seers, first, second, third));
            heard.noteTo(seers, what, seat, first, second, third);
        }
    };

    public Invariants(Game game, Check own) {
        this.game = game;
        this.own = own;
        happenings = Set.copyOf(game.happenings());
        twin = game.blank();
        laggard = game.blank();
        offers = Stream.generate(MoveList::new).limit(game.maxSeats()).toList();
    }

    /** For the checks of one game, which need no more than a word for what is broken. */
    public static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }

    /** Checks a position and everything it offers; the dear checks in some positions and at every end. */
    public void check(Position position) {
        boolean isDear = checked++ % POSITIONS_PER_DEAR_CHECK == 0 || position.isOver();
        int open = position.openSeats();
        require((open & ~Seats.all(position.seats())) == 0, "a seat is open that nobody holds");
        require(position.isOver() == (open == 0), "a game is over exactly when nobody is asked");
        int awaited = position.awaitedSeats();
        require((awaited & ~open) == 0, "the game waits for a seat that is not asked");
        require((awaited == 0) == (open == 0), "questions are open and the game waits for nobody");
        for (int seat = 0; seat < position.seats(); seat++) {
            MoveList offered = offers.get(seat);
            position.moves(seat, offered);
            if (Seats.has(open, seat)) {
                checkOffers(position, seat, offered);
                if (isDear) {
                    checkRefusals(position, seat, offered);
                }
            } else {
                require(offered.isEmpty(), "a seat that is not asked is offered moves");
                require(position.byDefault(seat).isEmpty(), "a seat that is not asked has a default answer");
            }
        }
        checkWinners(position);
        if (isDear) {
            checkScores(position);
        }
        own.check(position);
    }

    /** The moves of a seat in the position that was checked last. */
    public MoveList offers(int seat) {
        return offers.get(seat);
    }

    private void checkOffers(Position position, int seat, MoveList offered) {
        checkWritten(game.questions(), position.question(seat), writtenQuestions);
        require(!offered.isEmpty(), "an open question has no legal answer");
        require(offered.size() <= MOST_MOVES, "too many moves are offered");
        long[] moves = offered.toArray();
        for (long move : moves) {
            checkWritten(game.moves(), move, writtenMoves);
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

    private void checkRefusals(Position position, int seat, MoveList offered) {
        List<String> targets = new ArrayList<>();
        for (int i = 0; i < offered.size(); i++) {
            targets.add(game.moves().target(offered.at(i)));
        }
        List<Optional<Refusal>> whys = position.whys(seat, targets);
        for (int i = 0; i < whys.size(); i++) {
            if (whys.get(i).isPresent()) {
                throw new AssertionError(targets.get(i) + " is offered and refused at once");
            }
        }
    }

    private static void checkWritten(Notation notation, long packed, NumberSet written) {
        if (packed < 0 || written.add(packed)) {
            require(notation.knows(packed), "a move or question cannot be written");
            String text = notation.write(packed);
            if (!notation.read(text).equals(OptionalLong.of(packed))) {
                throw new AssertionError("\"" + text + "\" is written, but reads back as something else");
            }
        }
    }

    private static void checkWinners(Position position) {
        int winners = position.winners();
        require((winners & ~Seats.all(position.seats())) == 0, "a seat wins that nobody holds");
        boolean mayBeLost = position.isOver() && position.seats() == 1;
        require(
                mayBeLost || position.isOver() == (winners != 0),
                "somebody wins exactly when the game is over, unless one plays alone");
    }

    private static void checkScores(Position position) {
        ScoreSheet sheet = position.scoreSheet();
        for (int seat = 0; seat < position.seats(); seat++) {
            require(sheet.total(seat) == position.score(seat), "the score sheet does not add up to the score");
        }
    }

    public void play(Position position, int seat, long move) {
        play(position, seat, move, Journal.SILENT);
    }

    /**
     * Plays a move, on a copy first, and checks that both change alike; now and then that neither changes the other. A
     * journal hears what happens.
     */
    public void play(Position position, int seat, long move, Journal journal) {
        boolean isDear = played++ % POSITIONS_PER_DEAR_CHECK == 0;
        // What nobody has played since must not have changed either.
        long before = position.equals(last) ? lastDigest : position.digest();
        swapTwins();
        twin.copyFrom(position);
        require(twin.digest() == before, "a copy differs from its original");
        twin.play(seat, move, Journal.SILENT);
        long after = twin.digest();
        require(after != before, "a move changed nothing");
        require(!isDear || position.digest() == before, "playing on a copy changed the original");
        heard = journal;
        position.play(seat, move, listener);
        require(position.digest() == after, "a move did something else on a copy");
        require(!isDear || twin.digest() == after, "playing on the original changed a copy");
        last = position;
        lastDigest = after;
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
