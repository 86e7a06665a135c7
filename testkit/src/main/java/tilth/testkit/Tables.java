package tilth.testkit;

import java.util.LinkedHashMap;
import java.util.Map;
import tilth.engine.Game;
import tilth.engine.Option;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** All tables a game can be played at: every number of seats with every combination of options, one after the other. */
final class Tables {

    private final Game game;

    Tables(Game game) {
        this.game = game;
    }

    /** Goes round all numbers of seats, and after each round on to the next combination of options. */
    Setup any(long index, Seed seed) {
        int counts = game.maxSeats() - game.minSeats() + 1;
        return of(game.minSeats() + (int) (index % counts), index / counts, seed);
    }

    /** Goes round all combinations of options with the same number of seats. */
    Setup of(int seats, long index, Seed seed) {
        long combination = index;
        Map<String, String> options = new LinkedHashMap<>();
        for (Option option : game.options()) {
            int values = option.values().size();
            options.put(option.name(), option.values().get((int) (combination % values)));
            combination /= values;
        }
        return new Setup(game, seats, options, seed);
    }
}
