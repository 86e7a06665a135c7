package tilth.app.report;

import java.util.List;
import java.util.stream.IntStream;
import tilth.lab.TableReport;
import tilth.scenes.web.report.Section;

/** How long games last, and what their winners are worth. */
record LengthSections(Telling telling) {

    Section ofRounds() {
        return new Section(
                "length",
                telling.say("length"),
                List.of(),
                List.of(new HeapFigure(telling, TableReport::rounds)
                        .figure(telling.say("length-plot"), telling.say("rounds-axis"))));
    }

    Section ofWinnerPoints() {
        List<String> leads = telling.seatCounts().getLast() == 1
                ? List.of()
                : IntStream.range(0, telling.parts().size())
                        .mapToObj(this::leads)
                        .toList();
        return new Section(
                "points",
                telling.say("winner-points"),
                leads,
                List.of(new HeapFigure(telling, TableReport::winnerPoints)
                        .figure(telling.say("winner-points-plot"), telling.say("points-axis"))));
    }

    private String leads(int part) {
        String says = telling.sayOfTables("leads", telling.parts().get(part), table -> table.seats() > 1, this::lead);
        return telling.inSet(part, says);
    }

    private String lead(TableReport table) {
        return telling.say(
                "points-clause",
                "points",
                telling.numerals().decimal(table.leads().mean()),
                "seats",
                table.seats());
    }
}
