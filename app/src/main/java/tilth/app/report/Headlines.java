package tilth.app.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.Topic;
import tilth.lab.Spread;
import tilth.lab.SurveyReport;
import tilth.lab.TableReport;
import tilth.scenes.web.report.ReportPage;

/** What matters most, in a few sentences made from the numbers. */
record Headlines(Telling telling) {

    private static final int MOST_NAMED = 3;
    private static final int MOST_UNUSED = 8;
    private static final int MOST_DIFFERENCES = 4;

    /** One thing with the chapter it is counted in. */
    private record Counted(Topic topic, SurveyReport.Thing thing) {}

    List<ReportPage.Finding> findings() {
        List<ReportPage.Finding> findings = new ArrayList<>();
        if (telling.compares()) {
            findings.add(new ReportPage.Finding(telling.say("differences"), List.of(differences())));
        }
        if (new EndingSection(telling).isWanted()) {
            findings.add(finding("endings", this::endings));
        }
        findings.add(finding("length", this::lengths));
        findings.add(finding("winner-points", this::points));
        if (telling.seatCounts().getLast() > 1) {
            findings.add(finding("places", this::places));
        }
        findings.add(finding("winning", this::winning));
        if (telling.parts().stream().anyMatch(part -> neverDone(part).findAny().isPresent())) {
            findings.add(finding("unused", this::unused));
        }
        if (telling.parts().stream().anyMatch(part -> part.failures() > 0)) {
            findings.add(finding("left-out", part -> telling.say("note-failures", "failures", part.failures())));
        }
        return findings;
    }

    /** One sentence for each set, with the name of the set before it if there are several. */
    private ReportPage.Finding finding(String about, Function<SurveyReport.Part, String> says) {
        List<String> sentences = IntStream.range(0, telling.parts().size())
                .mapToObj(part -> telling.compares()
                        ? telling.say(
                                "of-set",
                                "set",
                                telling.setName(part),
                                "says",
                                says.apply(telling.parts().get(part)))
                        : says.apply(telling.parts().get(part)))
                .toList();
        return new ReportPage.Finding(telling.say(about), sentences);
    }

    private String differences() {
        DifferenceSection section = new DifferenceSection(telling);
        Set<List<Object>> told = new HashSet<>();
        List<String> surest = section.real().stream()
                .filter(difference -> told.add(List.of(
                        difference.subject().kind(), difference.subject().seats())))
                .limit(MOST_DIFFERENCES)
                .map(difference -> telling.say(
                        "difference-clause",
                        "what",
                        section.name(difference.subject()),
                        "first",
                        section.value(difference, difference.first()),
                        "second",
                        section.value(difference, difference.second())))
                .toList();
        return surest.isEmpty()
                ? telling.say("no-differences")
                : telling.say(
                        "surest-differences",
                        "real",
                        section.real().size(),
                        "all",
                        telling.report().differences().size(),
                        "list",
                        String.join("; ", surest));
    }

    /** Each end that is the most common one at some tables, and how common it is there. */
    private String endings(SurveyReport.Part part) {
        return part.tables().stream()
                .map(table -> mostCommon(table).ending())
                .distinct()
                .map(ending -> telling.say(
                        "endings-finding",
                        "ending",
                        telling.ending(ending),
                        "says",
                        telling.sayOfTables(
                                "of-players",
                                part,
                                table -> mostCommon(table).ending().equals(ending),
                                this::ending)))
                .collect(Collectors.joining(" "));
    }

    private static TableReport.Ending mostCommon(TableReport table) {
        return table.endings().stream()
                .max(Comparator.comparingLong(TableReport.Ending::games))
                .orElseThrow();
    }

    private String ending(TableReport table) {
        return telling.say(
                "share-clause",
                "share",
                telling.numerals().roundPercent(mostCommon(table).share().share()),
                "seats",
                table.seats());
    }

    private String lengths(SurveyReport.Part part) {
        return telling.sayOfTables("length-finding", part, table -> true, this::length);
    }

    private String length(TableReport table) {
        Spread.Quantiles rounds = table.rounds().quantiles();
        return telling.say(
                rounds.p25() == rounds.p75() ? "length-clause-alike" : "length-clause",
                "low",
                telling.numerals().count(rounds.p25()),
                "high",
                telling.numerals().count(rounds.p75()),
                "seats",
                table.seats());
    }

    private String points(SurveyReport.Part part) {
        return telling.sayOfTables("points-finding", part, table -> true, this::winnerPoints);
    }

    private String winnerPoints(TableReport table) {
        return telling.say(
                "points-clause",
                "points",
                telling.numerals().decimal(table.winnerPoints().mean()),
                "seats",
                table.seats());
    }

    private String places(SurveyReport.Part part) {
        List<String> clauses = part.tables().stream()
                .flatMap(table ->
                        table.places().stream().filter(TableReport.Place::real).map(place -> place(table, place)))
                .toList();
        return clauses.isEmpty()
                ? telling.say("places-alike")
                : telling.say("places-finding", "list", telling.words().list(clauses));
    }

    private String place(TableReport table, TableReport.Place place) {
        return telling.say(
                "place-clause",
                "place",
                telling.say("place-number", "place", place.place()),
                "players",
                telling.players(table.seats()),
                "share",
                telling.numerals().percent(place.winShare().share()),
                "fair",
                telling.numerals().roundPercent(1.0 / table.seats()));
    }

    private String winning(SurveyReport.Part part) {
        List<Counted> real = counted(part)
                .filter(one -> one.thing().real())
                .sorted(Comparator.comparingDouble(
                        (Counted one) -> one.thing().advantage().difference()))
                .toList();
        List<String> more =
                named(real.reversed(), one -> one.thing().advantage().difference() > 0);
        List<String> less = named(real, one -> one.thing().advantage().difference() < 0);
        if (real.isEmpty()) {
            return telling.say("nothing-wins");
        }
        return Stream.of(
                        more.isEmpty()
                                ? ""
                                : telling.say(
                                        "wins-more", "list", telling.words().list(more)),
                        less.isEmpty()
                                ? ""
                                : telling.say(
                                        "wins-less", "list", telling.words().list(less)))
                .filter(sentence -> !sentence.isEmpty())
                .reduce((one, other) -> one + " " + other)
                .orElseThrow();
    }

    private List<String> named(List<Counted> counted, Predicate<Counted> wanted) {
        return counted.stream()
                .filter(wanted)
                .limit(MOST_NAMED)
                .map(one -> telling.say(
                        "winning-clause",
                        "thing",
                        telling.thing(one.topic(), one.thing().thing()),
                        "topic",
                        telling.topic(one.topic().word()),
                        "gap",
                        telling.numerals().gap(one.thing().advantage().difference())))
                .toList();
    }

    private Stream<Counted> counted(SurveyReport.Part part) {
        List<Topic> topics = telling.game().study().topics();
        return IntStream.range(0, topics.size())
                .boxed()
                .flatMap(chapter -> part.chapters().get(chapter).things().stream()
                        .map(thing -> new Counted(topics.get(chapter), thing)));
    }

    private Stream<Counted> neverDone(SurveyReport.Part part) {
        return counted(part).filter(one -> one.thing().timesPerGame().mean() == 0);
    }

    private String unused(SurveyReport.Part part) {
        List<String> names = neverDone(part)
                .map(one -> telling.say(
                        "unused-clause",
                        "thing",
                        telling.thing(one.topic(), one.thing().thing()),
                        "topic",
                        telling.topic(one.topic().word())))
                .toList();
        return names.isEmpty()
                ? telling.say("all-used")
                : telling.say(
                        "unused-finding",
                        "list",
                        telling.words().list(names.stream().limit(MOST_UNUSED).toList()),
                        "more",
                        Math.max(0, names.size() - MOST_UNUSED));
    }
}
