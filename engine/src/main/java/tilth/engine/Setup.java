package tilth.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** All that decides how a game begins: the seats, every option's value and the seed. */
public record Setup(Game game, int seats, Map<String, String> options, Seed seed) {

    /** Checks the choices and fills in the standard values. Wrong ones are refused with one sentence. */
    public Setup {
        if (seats < game.minSeats() || seats > game.maxSeats()) {
            throw new BadInput("%s takes %d to %d seats, not %d."
                    .formatted(game.title(), game.minSeats(), game.maxSeats(), seats));
        }
        options = complete(game, options);
    }

    public static Setup of(Game game, int seats, Seed seed) {
        return new Setup(game, seats, Map.of(), seed);
    }

    private static Map<String, String> complete(Game game, Map<String, String> chosen) {
        Map<String, String> all = new LinkedHashMap<>();
        for (Option option : game.options()) {
            String value = chosen.getOrDefault(option.name(), option.standard());
            if (!option.values().contains(value)) {
                throw new BadInput("Option %s of %s is one of %s, not \"%s\"."
                        .formatted(option.name(), game.title(), String.join(", ", option.values()), value));
            }
            all.put(option.name(), value);
        }
        for (String name : chosen.keySet()) {
            if (!all.containsKey(name)) {
                throw new BadInput("%s has no option \"%s\"; its options are %s."
                        .formatted(game.title(), name, String.join(", ", all.keySet())));
            }
        }
        return Collections.unmodifiableMap(all);
    }

    public String option(String name) {
        String value = options.get(name);
        if (value == null) {
            throw new IllegalArgumentException(game.id() + " has no option " + name);
        }
        return value;
    }

    public Setup withSeed(Seed other) {
        return new Setup(game, seats, options, other);
    }
}
