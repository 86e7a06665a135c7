package tilth.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
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
        game.refusal(seats, options).ifPresent(why -> {
            throw new BadInput(game, why);
        });
    }

    public static Setup of(Game game, int seats, Seed seed) {
        return new Setup(game, seats, Map.of(), seed);
    }

    private static Map<String, String> complete(Game game, Map<String, String> chosen) {
        Map<String, String> all = new LinkedHashMap<>();
        for (Option option : game.options()) {
            String value = chosen.getOrDefault(option.name(), option.standard());
            all.put(option.name(), option.read(value, game.title()));
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

    /** The things on the list that an option was given in place of a value. */
    public List<String> listed(Option option) {
        return option.listed(chosen(option));
    }

    /** The value of an option. */
    public String chosen(Option option) {
        return option(option.name());
    }

    /** Whether an option has one of its values. */
    public boolean isChosen(Option option, String value) {
        if (!option.values().contains(value)) {
            throw new IllegalArgumentException(option.name() + " has no value " + value);
        }
        return chosen(option).equals(value);
    }

    /** The value of an option whose values are numbers. */
    public int number(Option option) {
        return Integer.parseInt(chosen(option));
    }

    /** The value of an option whose values are numbers but for one word, which stands for another number. */
    public int number(Option option, String word, int otherwise) {
        return isChosen(option, word) ? otherwise : number(option);
    }

    public Setup withSeed(Seed other) {
        return new Setup(game, seats, options, other);
    }
}
