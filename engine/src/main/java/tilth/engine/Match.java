package tilth.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game being played: the true position, and every move that led to it. The one door for moves from outside. */
public final class Match {

    private static final long[] NOTHING_SECRET = {};

    private final Setup setup;
    private final Position position;
    private final Position before;
    private final List<GameRecord.Turn> turns = new ArrayList<>();

    /** What a watcher and each seat saw of each move when it was played; empty where no move is secret. */
    private final List<long[]> seen = new ArrayList<>();

    private final MoveList offered = new MoveList();

    public Match(Setup setup) {
        this.setup = setup;
        position = setup.game().start(setup);
        before = setup.game().blank();
    }

    private Match(Match other) {
        setup = other.setup;
        position = other.position.copy();
        before = setup.game().blank();
        turns.addAll(other.turns);
        seen.addAll(other.seen);
    }

    /** The same game for somebody else; what is played there is not played here. */
    public Match copy() {
        return new Match(this);
    }

    public Setup setup() {
        return setup;
    }

    public Game game() {
        return setup.game();
    }

    /** The true position, hidden parts and all. Not for bots or viewers. */
    public Position position() {
        return position;
    }

    public int length() {
        return turns.size();
    }

    public GameRecord.Turn turn(int index) {
        return turns.get(index);
    }

    public GameRecord record() {
        return new GameRecord(setup, turns);
    }

    /** What one seat may know of it. */
    public Sight sight(int seat) {
        return new Sight(this, seat);
    }

    public Optional<Refusal> play(int seat, long move) {
        return play(seat, move, Journal.SILENT);
    }

    /**
     * Plays a move, or says why not and changes nothing. A fault in the game's rules leaves the position as it was.
     */
    public Optional<Refusal> play(int seat, long move, Journal journal) {
        Optional<Refusal> refusal = refuse(seat, move);
        if (refusal.isPresent()) {
            return refusal;
        }
        before.copyFrom(position);
        long[] seenNow = position.hasSecretMoves() ? seenByAll(seat, move) : NOTHING_SECRET;
        try {
            position.play(seat, move, journal);
        } catch (RuntimeException | Error fault) {
            position.copyFrom(before);
            throw fault;
        }
        turns.add(new GameRecord.Turn(seat, move));
        seen.add(seenNow);
        return Optional.empty();
    }

    private long[] seenByAll(int seat, long move) {
        long[] seenNow = new long[1 + position.seats()];
        Arrays.setAll(seenNow, i -> position.seen(Seats.WATCHER + i, seat, move));
        return seenNow;
    }

    /** A past move as a viewer saw it when it was played. */
    long seen(int viewer, int index) {
        long[] seenThen = seen.get(index);
        return seenThen.length == 0 ? turns.get(index).move() : seenThen[viewer - Seats.WATCHER];
    }

    /** Plays a move written as text. */
    @Rule("TBL-3")
    public Optional<Refusal> play(int seat, String text, Journal journal) {
        var move = game().moves().read(text);
        return move.isPresent()
                ? play(seat, move.getAsLong(), journal)
                : Optional.of(Refusal.of("TBL-3", "unknown-move", Map.of("move", text)));
    }

    /**
     * Tries a move on a copy: why it may not be played, or nothing. A fault in the game's rules is thrown here, before
     * anybody has written the move down.
     */
    public Optional<Refusal> rehearse(int seat, String text) {
        var move = game().moves().read(text);
        if (move.isEmpty()) {
            return play(seat, text, Journal.SILENT);
        }
        Optional<Refusal> refusal = refuse(seat, move.getAsLong());
        if (refusal.isEmpty()) {
            before.copyFrom(position);
            before.play(seat, move.getAsLong(), Journal.SILENT);
        }
        return refusal;
    }

    @Rule({"TBL-1", "TBL-2", "TBL-3"})
    private Optional<Refusal> refuse(int seat, long move) {
        if (seat < 0 || seat >= position.seats() || !Seats.has(position.openSeats(), seat)) {
            return Optional.of(Refusal.of("TBL-1", position.isOver() ? "game-over" : "not-asked"));
        }
        position.moves(seat, offered);
        if (offered.contains(move)) {
            return Optional.empty();
        }
        if (!game().moves().knows(move)) {
            return Optional.of(Refusal.of("TBL-3", "unknown-move", Map.of("move", Long.toHexString(move))));
        }
        return Optional.of(position.why(seat, game().moves().target(move))
                .orElseGet(() -> Refusal.of(
                        "TBL-2", "not-offered", Map.of("move", game().moves().write(move)))));
    }
}
