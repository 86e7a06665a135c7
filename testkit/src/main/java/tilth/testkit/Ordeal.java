package tilth.testkit;

import java.util.ArrayList;
import java.util.List;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.RecordText;
import tilth.engine.Rng;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Random games one after the other, with every check there is; the dear ones in some of them only. */
final class Ordeal {

    // Primes, so that every table has its turn.
    private static final int GAMES_PER_REPLAY = 211;
    private static final int GAMES_PER_LEAK_CHECK = 53;

    private static final int MOVES_TO_FIRST_LEAK_CHECK = 10;
    private static final int MOVES_TO_NEXT_LEAK_CHECK = 200;

    private final Game game;
    private final long campaign;
    private final Tables tables;
    private final Invariants invariants;
    private final LeakCheck leaks;

    Ordeal(Game game, Tables tables, Invariants.Check own, long campaign) {
        this.game = game;
        this.tables = tables;
        this.campaign = campaign;
        invariants = new Invariants(game, own);
        // Imagined worlds have checks of their own, so that what the true one offers is not lost.
        leaks = new LeakCheck(game, new Invariants(game, own));
    }

    /** Plays the game with a number to its end and says how many moves it took. */
    int play(long index) {
        return play(tables.any(index, Seed.of(campaign, index)), index);
    }

    /** Plays a game at this table. */
    int play(Setup setup, long index) {
        List<GameRecord.Turn> turns = new ArrayList<>();
        try {
            play(setup, index, turns);
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError(
                    "%s, game %d of campaign %d, broken after %d moves: %s%nThe last move of this record did it:%n%s"
                            .formatted(
                                    game.title(),
                                    index,
                                    campaign,
                                    turns.size(),
                                    broken,
                                    RecordText.write(new GameRecord(setup, turns))),
                    broken);
        }
        return turns.size();
    }

    private void play(Setup setup, long index, List<GameRecord.Turn> turns) {
        Rng chance = new QuickRng(setup.seed().first());
        Rng sampling = new QuickRng(setup.seed().second());
        boolean checksLeaks = index % GAMES_PER_LEAK_CHECK == 0;
        int leakCheckAt = sampling.below(MOVES_TO_FIRST_LEAK_CHECK);
        boolean replays = index % GAMES_PER_REPLAY == 0;
        List<Long> digests = new ArrayList<>();
        Position position = game.start(setup);
        invariants.check(position);
        while (!position.isOver()) {
            RandomPlay.requireAnEnd(turns.size());
            if (replays) {
                digests.add(position.digest());
            }
            if (checksLeaks && turns.size() == leakCheckAt) {
                leaks.check(position, sampling);
                leakCheckAt += 1 + sampling.below(MOVES_TO_NEXT_LEAK_CHECK);
            }
            int seat = chance.oneOf(position.openSeats());
            long move = invariants.offers(seat).any(chance);
            turns.add(new GameRecord.Turn(seat, move));
            invariants.play(position, seat, move);
            invariants.check(position);
        }
        if (replays) {
            digests.add(position.digest());
            Replays.check(
                    new GameRecord(setup, turns),
                    digests.stream().mapToLong(Long::longValue).toArray());
        }
    }

    long dealtAnew() {
        return leaks.dealtAnew();
    }
}
