package tilth.bots.chineur;

import tilth.bots.Evaluator;
import tilth.bots.Evaluators;
import tilth.chineur.ChineurPosition;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** What all lessons have in common: tables to play at, and what an end is worth to whom. */
abstract class Lessons {

    static final Game GAME = Games.named("chineur");
    private static final float LEAD = 8;

    final QuickRng rng;
    final MoveList offered = new MoveList();
    private final Evaluator evaluator = Evaluators.of(GAME);

    Lessons(long seed) {
        rng = new QuickRng(seed);
    }

    /** Plays one game and learns from it by steps of this length. */
    abstract void game(float step);

    /** A new table, mostly of two. */
    final ChineurPosition table() {
        int lot = rng.below(10);
        int seats = lot < 7 ? 2 : lot < 9 ? 3 : 4;
        return (ChineurPosition) GAME.start(Setup.of(GAME, seats, Seed.imagined(rng)));
    }

    final int turns(ChineurPosition game) {
        return evaluator.turnsPlayed(game);
    }

    /** The share of each seat in what there was to win: half is the win, half the lead. */
    static float[] shares(ChineurPosition game) {
        float[] shares = new float[game.seats()];
        for (int seat = 0; seat < shares.length; seat++) {
            shares[seat] = game.score(seat) / LEAD;
        }
        toShares(shares);
        for (int seat = 0; seat < shares.length; seat++) {
            boolean hasWon = Seats.has(game.winners(), seat);
            shares[seat] = shares[seat] / 2 + (hasWon ? 0.5f / Seats.count(game.winners()) : 0);
        }
        return shares;
    }

    /** Makes numbers to shares of one: each one more is worth about three times as much. */
    static void toShares(float[] numbers) {
        float most = Float.NEGATIVE_INFINITY;
        for (float number : numbers) {
            most = Math.max(most, number);
        }
        float sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (float) Math.exp(numbers[i] - most);
            sum += numbers[i];
        }
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] /= sum;
        }
    }
}
