package tilth.app.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tilth.engine.Game;
import tilth.engine.Option;
import tilth.engine.Topic;
import tilth.lab.SurveyReport;
import tilth.lab.TableReport;
import tilth.scenes.Words;

/** A survey and the words to tell it in. */
record Telling(SurveyReport report, Words words) {

    private static final String SET_NAMES = "AB";

    Game game() {
        return words.game();
    }

    Numerals numerals() {
        return new Numerals(words.language());
    }

    /** A sentence or heading; the facts are names and values by turns. */
    String say(String key, Object... facts) {
        Map<String, Object> named = new HashMap<>();
        for (int i = 0; i < facts.length; i += 2) {
            named.put((String) facts[i], facts[i + 1]);
        }
        return words.report(key, named);
    }

    List<SurveyReport.Part> parts() {
        return report.parts();
    }

    boolean compares() {
        return parts().size() > 1;
    }

    String setName(int part) {
        return SET_NAMES.substring(part, part + 1);
    }

    /** What a set of options chooses apart from the standard. */
    String setSays(int part) {
        Map<String, String> options = parts().get(part).options();
        List<String> chosen = new ArrayList<>();
        for (Option option : game().options()) {
            String value = String.valueOf(options.get(option.name()));
            boolean differs = parts().stream()
                    .anyMatch(other -> !value.equals(other.options().get(option.name())));
            if (differs || !value.equals(option.standard())) {
                chosen.add("%s=%s (%s)".formatted(option.name(), value, said(option, value)));
            }
        }
        return chosen.isEmpty() ? say("standard-options") : say("options", "list", String.join(", ", chosen));
    }

    /** What a value means, without the stop at its end. */
    private String said(Option option, String value) {
        return words.option(option, value).replaceFirst("\\.$", "");
    }

    /** A sentence about the tables of a part that have any games, each of them in a clause of its list. */
    String sayOfTables(
            String key, SurveyReport.Part part, Predicate<TableReport> wanted, Function<TableReport, String> clause) {
        List<TableReport> tables = part.tables().stream()
                .filter(table -> table.games() > 0)
                .filter(wanted)
                .toList();
        return tables.isEmpty()
                ? say("no-games")
                : say(
                        key,
                        "list",
                        words.list(tables.stream().map(clause).toList()),
                        "last",
                        tables.getLast().seats());
    }

    String players(int seats) {
        return say("players", "seats", seats);
    }

    /** The numbers of players, from few to many. */
    List<Integer> seatCounts() {
        return parts().getFirst().tables().stream().map(TableReport::seats).toList();
    }

    TableReport table(int part, int index) {
        return parts().get(part).tables().get(index);
    }

    /** Something about each set's table with so many players, with the set's name before it if there are several. */
    List<String> bySet(int table, Function<TableReport, String> what) {
        return IntStream.range(0, parts().size())
                .mapToObj(part -> inSet(part, what.apply(table(part, table))))
                .toList();
    }

    /** A text with the name of its set before it, if there are several. */
    String inSet(int part, String text) {
        return compares() ? setName(part) + " " + text : text;
    }

    /** The name of a line: how many players, and which set if there are several. */
    String lineName(int part, int table) {
        String players = players(seatCounts().get(table));
        return compares() ? players + " · " + setName(part) : players;
    }

    String ending(String ending) {
        return say("ending." + ending);
    }

    String topic(String topic) {
        return say("topic." + topic);
    }

    /** The name of something that is counted. */
    String thing(Topic topic, String word) {
        return topic.kind() == Topic.Kind.DEEDS
                ? say("deed." + word)
                : capitalised(words.term(topic.things().name(), word));
    }

    static String capitalised(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }

    Topic topicOf(String word) {
        return game().study().topics().stream()
                .filter(topic -> topic.word().equals(word))
                .findFirst()
                .orElseThrow();
    }
}
