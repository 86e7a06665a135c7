package tilth.testkit;

import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rng;
import tilth.engine.Setup;

/** Games played by chance alone: the same numbers give the same game on every machine. */
public final class RandomPlay {

    private static final int MOST_MOVES = 20_000;

    private RandomPlay() {}

    /** A whole game. */
    public static GameRecord record(Setup setup, long seed) {
        return after(setup, seed, Integer.MAX_VALUE).record();
    }

    /** A game after so many moves, or at its end if that comes first. */
    public static Match after(Setup setup, long seed, int moves) {
        Match match = new Match(setup);
        Rng rng = new QuickRng(seed);
        MoveList offered = new MoveList();
        while (match.length() < moves && !match.position().isOver()) {
            requireAnEnd(match.length());
            int seat = rng.oneOf(match.position().openSeats());
            match.position().moves(seat, offered);
            Invariants.require(!offered.isEmpty(), "an open question has no legal answer");
            match.play(seat, offered.any(rng)).ifPresent(refusal -> {
                throw new AssertionError("an offered move is refused: " + refusal);
            });
        }
        return match;
    }

    /** Fails once a game has gone on for so long that it seems to have no end. */
    static void requireAnEnd(int moves) {
        Invariants.require(moves < MOST_MOVES, "the game does not come to an end");
    }
}
