package tilth.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilth.engine.Game;
import tilth.engine.Option;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** All tables a game can be played at: every number of seats with every combination of options, one after the other. */
final class Tables {

    private final Game game;
    private final Map<String, String> settled;

    Tables(Game game) {
        this(game, Map.of());
    }

    /** Only those with some options. */
    Tables(Game game, Map<String, String> settled) {
        this.game = game;
        this.settled = settled;
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
            List<String> values =
                    settled.containsKey(option.name()) ? List.of(settled.get(option.name())) : option.values();
            options.put(option.name(), values.get((int) (combination % values.size())));
            combination /= values.size();
        }
        return table(seats, options, seed);
    }

    /** A table with some options; without any but the settled ones where the game refuses them for so many. */
    private Setup table(int seats, Map<String, String> options, Seed seed) {
        boolean isRefused = game.refusal(seats, complete(options)).isPresent();
        return new Setup(game, seats, isRefused ? settled : options, seed);
    }

    private Map<String, String> complete(Map<String, String> options) {
        Map<String, String> all = new LinkedHashMap<>();
        game.options()
                .forEach(option -> all.put(option.name(), options.getOrDefault(option.name(), option.standard())));
        return all;
    }

    /** Every two values of different options, at every number of seats. */
    List<Setup> everyTwoOptions() {
        List<Setup> tables = new ArrayList<>();
        List<Option> options = game.options();
        for (Option one : options) {
            for (Option other : options.subList(options.indexOf(one) + 1, options.size())) {
                for (String first : one.values()) {
                    for (String second : other.values()) {
                        Map<String, String> chosen = Map.of(one.name(), first, other.name(), second);
                        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
                            tables.add(table(seats, chosen, Seed.of(tables.size())));
                        }
                    }
                }
            }
        }
        return tables;
    }
}
