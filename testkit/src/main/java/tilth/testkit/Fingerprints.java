package tilth.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tilth.engine.Digest;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * Numbers that change with any change of the rules: how many ways there are to play on, and a hash over many random
 * games. Kept in {@code fingerprints/<game>.txt}.
 */
public final class Fingerprints {

    private static final int ENOUGH_WAYS = 100_000;

    private final Game game;
    private final Tables tables;
    private final List<String> lines = new ArrayList<>();

    public Fingerprints(Game game) {
        this.game = game;
        tables = new Tables(game);
    }

    /** Adds the numbers of ways to play 1, 2, 3 and more moves from a position, until there are very many or none. */
    public Fingerprints ways(String from, Position position) {
        StringBuilder line = new StringBuilder(
                "%d seats, %s, ways to play 1, 2, 3 moves and so on:".formatted(position.seats(), from));
        long ways = 1;
        for (int depth = 1; ways > 0 && ways < ENOUGH_WAYS; depth++) {
            ways = perft(position, depth);
            line.append(' ').append(ways);
        }
        lines.add(line.toString());
        return this;
    }

    /** Adds a hash over so many random games with all options in turn, with all their moves and scores. */
    public Fingerprints games(int seats, int count) {
        lines.add("%d seats, hash of %d random games: %016x".formatted(seats, count, hash(seats, count, _ -> true)));
        return this;
    }

    /** Adds a hash over those of so many random games that are played at some tables only. */
    public Fingerprints games(int seats, int count, String where, Predicate<Setup> such) {
        long hash = hash(seats, count, such);
        lines.add("%d seats, hash of %d random games, %s only: %016x".formatted(seats, count, where, hash));
        return this;
    }

    private long hash(int seats, int count, Predicate<Setup> such) {
        long digest = Digest.START;
        for (int i = 0; i < count; i++) {
            Setup table = tables.of(seats, i, Seed.of(1, i));
            digest = such.test(table) ? add(digest, RandomPlay.record(table, i)) : digest;
        }
        return digest;
    }

    /** Compares all that was added with the file. */
    public void verify() {
        new KeptText("fingerprints/" + game.id() + ".txt").verify(text());
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }

    /** The number of ways to play so many moves; whoever is asked may answer first. */
    public static long perft(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        Position next = position.copy();
        MoveList offered = new MoveList();
        long ways = 0;
        for (int open = position.openSeats(); open != 0; open &= open - 1) {
            int seat = Seats.first(open);
            position.moves(seat, offered);
            for (int i = 0; i < offered.size(); i++) {
                next.copyFrom(position);
                next.play(seat, offered.at(i), Journal.SILENT);
                ways += perft(next, depth - 1);
            }
        }
        return ways;
    }

    private static long add(long digest, GameRecord record) {
        long mixed = digest;
        for (GameRecord.Turn turn : record.turns()) {
            mixed = Digest.add(Digest.add(mixed, turn.seat()), turn.move());
        }
        Position end = record.replay().position();
        return Digest.addAll(
                mixed, IntStream.range(0, end.seats()).map(end::score).toArray());
    }
}
