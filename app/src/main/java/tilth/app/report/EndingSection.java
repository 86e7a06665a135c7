package tilth.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilth.lab.TableReport;
import tilth.scenes.web.report.Section;
import tilth.scenes.web.report.Stacks;

/** How games end. */
record EndingSection(Telling telling) {

    /** Whether any game ended in another than the usual way. */
    boolean isWanted() {
        return telling.parts().stream()
                .flatMap(part -> part.tables().stream())
                .flatMap(table -> table.endings().stream())
                .anyMatch(ending -> ending.games() > 0 && !ending.ending().equals(TableReport.Ending.USUAL));
    }

    Section section() {
        List<Stacks.Bar> bars = new ArrayList<>();
        for (int table = 0; table < telling.seatCounts().size(); table++) {
            for (int part = 0; part < telling.parts().size(); part++) {
                bars.add(new Stacks.Bar(telling.lineName(part, table), slices(telling.table(part, table))));
            }
        }
        Stacks stacks = new Stacks(telling.say("endings-plot"), legend(), bars);
        return new Section("endings", telling.say("endings"), List.of(), List.of(stacks));
    }

    /** The ways to end that came up. */
    private List<Stacks.Key> legend() {
        List<TableReport.Ending> endings = telling.table(0, 0).endings();
        return IntStream.range(0, endings.size())
                .filter(this::cameUp)
                .mapToObj(kind -> new Stacks.Key(
                        kind,
                        Telling.capitalised(telling.ending(endings.get(kind).ending()))))
                .toList();
    }

    private boolean cameUp(int kind) {
        return telling.parts().stream()
                .flatMap(part -> part.tables().stream())
                .anyMatch(table -> table.endings().get(kind).games() > 0);
    }

    private List<Stacks.Slice> slices(TableReport table) {
        List<Stacks.Slice> slices = new ArrayList<>();
        double from = 0;
        for (int i = 0; i < table.endings().size(); i++) {
            TableReport.Ending ending = table.endings().get(i);
            double width = Math.round(1e4 * ending.share().share()) / 100.0;
            if (ending.games() > 0) {
                slices.add(new Stacks.Slice(i, from, width, percent(ending), full(ending)));
            }
            from += width;
        }
        return slices;
    }

    private String percent(TableReport.Ending ending) {
        return telling.numerals().roundPercent(ending.share().share());
    }

    private String full(TableReport.Ending ending) {
        Numerals numerals = telling.numerals();
        return telling.say(
                "ending-in-full",
                "ending",
                telling.ending(ending.ending()),
                "share",
                numerals.percent(ending.share().share()),
                "low",
                numerals.percent(ending.share().low()),
                "high",
                numerals.percent(ending.share().high()),
                "rounds",
                numerals.decimal(ending.rounds().mean()));
    }
}
