package tilth.bots;

import org.jspecify.annotations.Nullable;
import tilth.engine.Sight;

/** Plays at one of the five levels, which differ by the game and the number of seats it finds itself at. */
final class LevelBot implements Bot {

    private final int number;
    private final int threads;
    private final long seed;
    private @Nullable Bot player;

    LevelBot(int number, int threads, long seed) {
        this.number = number;
        this.threads = threads;
        this.seed = seed;
    }

    @Override
    public long choose(Sight sight) {
        if (player == null) {
            player = Levels.of(sight.game(), sight.seats(), number).seat(threads, seed);
        }
        return player.choose(sight);
    }
}
