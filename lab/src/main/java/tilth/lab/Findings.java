package tilth.lab;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import tilth.engine.Topic;

/** What was counted with one set of options, made into a report. */
final class Findings {

    private final SurveyTally tally;
    private final List<Topic> topics;
    private final List<TableReport> tables;

    Findings(Survey survey, SurveyTally tally) {
        this.tally = tally;
        topics = survey.game().study().topics();
        tables = tally.tables().stream().map(TableTally::report).toList();
    }

    SurveyReport.Part part(Map<String, String> options) {
        List<SurveyReport.Chapter> chapters = chapters();
        double[] chances = Stream.concat(
                        tables.stream()
                                .flatMap(table -> table.places().stream())
                                .map(TableReport.Place::chance),
                        chapters.stream()
                                .flatMap(chapter -> chapter.things().stream())
                                .map(thing -> thing.advantage().chance()))
                .mapToDouble(Double::doubleValue)
                .toArray();
        Verdict verdict = new Verdict(chances);
        return new SurveyReport.Part(
                options,
                games(),
                tally.failures().count(),
                tally.failures().first(),
                chances.length,
                tables.stream().map(table -> table.judged(verdict)).toList(),
                chapters.stream().map(chapter -> chapter.judged(verdict)).toList());
    }

    private long games() {
        return tables.stream().mapToLong(TableReport::games).sum();
    }

    private List<SurveyReport.Chapter> chapters() {
        List<SurveyReport.Chapter> chapters = new ArrayList<>();
        int first = 0;
        for (Topic topic : topics) {
            List<SurveyReport.Thing> things = new ArrayList<>();
            for (int i = 0; i < topic.size(); i++) {
                if (tally.known().get(first + i)) {
                    things.add(thing(topic, topic.thing(i), first + i));
                }
            }
            chapters.add(new SurveyReport.Chapter(topic.word(), topic.kind(), things));
            first += topic.size();
        }
        return chapters;
    }

    private SurveyReport.Thing thing(Topic topic, String word, int number) {
        List<ThingTally> counted =
                tally.tables().stream().map(table -> table.thing(number)).toList();
        Spread turns = all(counted, ThingTally::turns);
        Spread points = all(counted, ThingTally::points);
        boolean dealt = topic.kind() == Topic.Kind.DEALT;
        return new SurveyReport.Thing(
                word,
                Share.of(sum(counted, ThingTally::gamesWithIt), games()),
                Share.of(sum(counted, ThingTally::seatsWithIt), seats()),
                Mean.of(all(counted, ThingTally::times)),
                dealt || turns.size() == 0 ? null : turns.quantiles(),
                points.size() == 0 ? null : Mean.of(points),
                Advantage.of(counted),
                false,
                counted.stream()
                        .map(table -> new SurveyReport.AtSeats(table.seats(), Advantage.of(List.of(table))))
                        .toList());
    }

    private static Spread all(List<ThingTally> counted, Function<ThingTally, Spread> what) {
        Spread all = new Spread();
        counted.forEach(table -> all.addAll(what.apply(table)));
        return all;
    }

    private long seats() {
        return tables.stream().mapToLong(table -> table.games() * table.seats()).sum();
    }

    private static double sum(Collection<ThingTally> counted, ToLongFunction<ThingTally> count) {
        return (double) counted.stream().mapToLong(count).sum();
    }
}
