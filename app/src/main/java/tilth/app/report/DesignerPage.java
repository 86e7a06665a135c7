package tilth.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tilth.lab.SurveyReport;
import tilth.scenes.Words;
import tilth.scenes.web.report.ReportPage;
import tilth.scenes.web.report.Section;

/** Turns what a survey found into a page for whoever designs the game. */
public record DesignerPage(SurveyReport report, Words words) {

    private static final List<String> NOTES =
            List.of("bots", "cause", "compared", "intervals", "rounds", "shared-wins", "unseen");

    public ReportPage page() {
        Telling telling = new Telling(report, words);
        return new ReportPage(
                words,
                telling.say("title", "game", words.game().title()),
                lead(telling),
                sets(telling),
                new Headlines(telling).findings(),
                sections(telling),
                notes(telling));
    }

    private String lead(Telling telling) {
        return telling.say(
                telling.compares() ? "lead-compared" : "lead",
                "games",
                telling.numerals().count(report.games()),
                "bot",
                report.bot(),
                "seed",
                Long.toString(report.seed()),
                "players",
                words.list(telling.seatCounts().stream().map(String::valueOf).toList()));
    }

    private static List<ReportPage.OptionSet> sets(Telling telling) {
        return IntStream.range(0, telling.parts().size())
                .mapToObj(part -> new ReportPage.OptionSet(telling.setName(part), telling.setSays(part)))
                .toList();
    }

    private static List<Section> sections(Telling telling) {
        List<Section> sections = new ArrayList<>();
        DifferenceSection differences = new DifferenceSection(telling);
        maybeAdd(sections, differences.isWanted(), differences::section);
        EndingSection endings = new EndingSection(telling);
        maybeAdd(sections, endings.isWanted(), endings::section);
        LengthSections lengths = new LengthSections(telling);
        sections.add(lengths.ofRounds());
        sections.add(lengths.ofWinnerPoints());
        PlaceSection places = new PlaceSection(telling);
        maybeAdd(sections, places.isWanted(), places::section);
        CategorySection categories = new CategorySection(telling);
        maybeAdd(sections, categories.isWanted(), categories::section);
        for (int i = 0; i < telling.game().study().topics().size(); i++) {
            ThingSection things = new ThingSection(telling, i);
            maybeAdd(sections, things.isWanted(), things::section);
        }
        return sections;
    }

    private static void maybeAdd(List<Section> sections, boolean wanted, Supplier<Section> section) {
        if (wanted) {
            sections.add(section.get());
        }
    }

    private List<String> notes(Telling telling) {
        List<String> notes = new ArrayList<>();
        for (String note : NOTES) {
            notes.add(telling.say("note-" + note));
        }
        notes.add(telling.say(
                "note-real", "comparisons", telling.parts().getFirst().comparisons()));
        return notes;
    }
}
