package tilth.app;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Option;
import tilth.scenes.Lines;
import tilth.scenes.Makers;
import tilth.scenes.Words;

/** Lists the games there are, with their options. */
@Command(name = "games", description = "Lists the games there are, and what a table may choose.")
final class GamesCommand implements Callable<Integer> {

    private final Desk desk;

    @Mixin
    private Spoken spoken = new Spoken();

    @Mixin
    private Shown shown = new Shown();

    GamesCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        if (shown.asJson()) {
            desk.say(Json.write(Games.all().stream()
                    .map(game -> Listed.of(game, spoken.words(game)))
                    .toList()));
        } else {
            Games.all().forEach(game -> desk.say(text(game, spoken.words(game))));
        }
        return Main.DONE;
    }

    private List<String> text(Game game, Words words) {
        List<String> lines = new ArrayList<>();
        lines.add("%s (%s)".formatted(desk.ink().heading(game.title()), game.id()));
        lines.addAll(Lines.wrap("  ", makers(game, words)));
        lines.addAll(Lines.wrap("  ", words.about()));
        for (Option option : game.options()) {
            lines.add("");
            lines.addAll(Lines.wrap("  ", "%s: --option %s=…".formatted(words.option(option), option.name())));
            lines.addAll(desk.ink().quiet(Lines.wrap("    ", words.reason(option))));
            int widest = option.values().stream().mapToInt(String::length).max().orElse(0);
            for (String value : option.values()) {
                String heading = "      " + value + " ".repeat(widest - value.length() + 2);
                lines.addAll(Lines.wrap(heading, meaning(option, value, words)));
            }
            if (option.takesLists()) {
                lines.addAll(Lines.wrap("      " + "…+…  ", words.ownList(option)));
            }
        }
        lines.add("");
        String command = "./tilth play %s --seats human,greedy".formatted(game.id());
        lines.add("  " + words.label("terminal-to-play", Map.of("command", command)));
        lines.add("");
        return lines;
    }

    private static String makers(Game game, Words words) {
        String players = words.label("terminal-players", Map.of("least", game.minSeats(), "most", game.maxSeats()));
        return new Makers(words).told() + " " + players;
    }

    private static String meaning(Option option, String value, Words words) {
        String meaning = words.option(option, value);
        return value.equals(option.standard()) ? words.label("terminal-standard", Map.of("meaning", meaning)) : meaning;
    }

    /** One game, for programs. */
    private record Listed(
            String id,
            String title,
            int year,
            List<String> designers,
            List<String> publishers,
            String licence,
            int minSeats,
            int maxSeats,
            String about,
            List<ListedOption> options) {

        static Listed of(Game game, Words words) {
            return new Listed(
                    game.id(),
                    game.title(),
                    game.credits().year(),
                    game.credits().designers(),
                    game.credits().publishers(),
                    game.credits().licence(),
                    game.minSeats(),
                    game.maxSeats(),
                    words.about(),
                    game.options().stream()
                            .map(option -> ListedOption.of(option, words))
                            .toList());
        }
    }

    /** One option, for programs; {@code meanings} are by value. */
    private record ListedOption(
            String name,
            List<String> values,
            @JsonProperty("default") String standard,
            String decides,
            String reason,
            Map<String, String> meanings) {

        static ListedOption of(Option option, Words words) {
            Map<String, String> meanings = new LinkedHashMap<>();
            option.values().forEach(value -> meanings.put(value, words.option(option, value)));
            return new ListedOption(
                    option.name(),
                    option.values(),
                    option.standard(),
                    words.option(option),
                    words.reason(option),
                    meanings);
        }
    }
}
