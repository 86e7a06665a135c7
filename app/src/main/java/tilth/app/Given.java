package tilth.app;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Seed;
import tilth.scenes.Words;

/** Reads what is given on the command line; what cannot be used is refused with one sentence. */
final class Given {

    private static final int AGAINST_EACH_OTHER = 2;

    private Given() {}

    static int number(String option, String text, int least, int most) {
        if (text.matches("[+-]?[0-9]{1,40}")) {
            BigInteger number = new BigInteger(text);
            if (number.compareTo(BigInteger.valueOf(least)) >= 0 && number.compareTo(BigInteger.valueOf(most)) <= 0) {
                return number.intValueExact();
            }
        }
        throw new BadInput(
                "\"%s\" takes a whole number from %d to %d, not \"%s\".".formatted(option, least, most, text));
    }

    static long wholeNumber(String option, String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new BadInput("\"%s\" takes a whole number, not \"%s\".".formatted(option, text), notANumber);
        }
    }

    static Seed seed(String text) {
        return Seed.read(text)
                .orElseThrow(() -> new BadInput(
                        "\"--seed\" takes a whole number or 64 hexadecimal digits, not \"%s\".".formatted(text)));
    }

    static Locale language(String text) {
        return Words.LANGUAGES.stream()
                .filter(language -> language.getLanguage().equals(text))
                .findAny()
                .orElseThrow(() -> new BadInput(
                        "\"--language\" takes one of %s, not \"%s\".".formatted(words(Words.LANGUAGES), text)));
    }

    private static String words(List<Locale> languages) {
        return String.join(", ", languages.stream().map(Locale::getLanguage).toList());
    }

    /** How many seats, or as few as the game takes for playing against each other. */
    static int seatsCount(@Nullable String text, Game game) {
        return text == null
                ? Math.max(game.minSeats(), AGAINST_EACH_OTHER)
                : number("--seats-count", text, game.minSeats(), game.maxSeats());
    }

    static List<String> seats(String text) {
        if (text.isBlank()) {
            throw new BadInput("\"--seats\" names who plays, such as --seats greedy,random.");
        }
        return List.of(text.split(",", -1)).stream().map(String::strip).toList();
    }

    static List<BotSpec> bots(String text) {
        return seats(text).stream().map(Given::bot).toList();
    }

    static BotSpec bot(String text) {
        if (text.equals(PlayCommand.HUMAN)) {
            throw new BadInput("Only bots can sit here; \"tilth play\" has a chair for you.");
        }
        return BotSpec.read(text);
    }

    /** Options of a table, given as {@code name=value}. */
    static Map<String, String> options(String option, List<String> given) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String text : given) {
            int cut = text.indexOf('=');
            if (cut < 1 || cut == text.length() - 1) {
                throw new BadInput(
                        "\"%s\" takes a name and a value, such as turn-cap=100, not \"%s\".".formatted(option, text));
            }
            if (options.put(text.substring(0, cut), text.substring(cut + 1)) != null) {
                throw new BadInput("Option %s is given twice.".formatted(text.substring(0, cut)));
            }
        }
        return options;
    }
}
