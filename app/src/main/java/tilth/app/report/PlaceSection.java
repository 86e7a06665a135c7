package tilth.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilth.lab.TableReport;
import tilth.scenes.web.report.Ledger;
import tilth.scenes.web.report.Scale;
import tilth.scenes.web.report.Section;

/** Whether it matters who begins. */
record PlaceSection(Telling telling) {

    private static final double LEAST_REACH = 0.05;

    /** Whether anybody plays against others. */
    boolean isWanted() {
        return telling.seatCounts().getLast() > 1;
    }

    Section section() {
        List<Ledger.Head> heads = new ArrayList<>();
        heads.add(new Ledger.Head(telling.say("place"), Ledger.Head.Kind.NAME));
        tables().forEach(table ->
                heads.add(new Ledger.Head(telling.players(telling.seatCounts().get(table)), Ledger.Head.Kind.PLOT)));
        List<Ledger.Row> rows = IntStream.range(0, telling.seatCounts().getLast())
                .mapToObj(this::row)
                .toList();
        Ledger ledger = new Ledger(telling.say("places-plot"), heads, rows);
        return new Section("places", telling.say("places"), List.of(), List.of(ledger));
    }

    /** The tables at which there is an order of play. */
    private List<Integer> tables() {
        return IntStream.range(0, telling.seatCounts().size())
                .filter(table -> telling.seatCounts().get(table) > 1)
                .boxed()
                .toList();
    }

    private Ledger.Row row(int place) {
        boolean sure = telling.parts().stream()
                .flatMap(part -> part.tables().stream())
                .anyMatch(table -> place < table.places().size()
                        && table.places().get(place).real());
        return new Ledger.Row(
                telling.say("place-number", "place", place + 1),
                sure,
                tables().stream().map(table -> cell(table, place)).toList());
    }

    private Ledger.Cell cell(int table, int place) {
        int seats = telling.seatCounts().get(table);
        if (place >= seats) {
            return new Ledger.Text(List.of());
        }
        double fair = 1.0 / seats;
        Scale scale = new Scale(fair - reach(), fair + reach());
        List<Ledger.Mark> marks = new ArrayList<>();
        for (int part = 0; part < telling.parts().size(); part++) {
            TableReport.Place won = telling.table(part, table).places().get(place);
            marks.add(new Ledger.Mark(
                    part,
                    won.real(),
                    scale.at(won.winShare().low()),
                    scale.at(won.winShare().share()),
                    scale.at(won.winShare().high()),
                    telling.inSet(
                            part, telling.numerals().percent(won.winShare().share()))));
        }
        return new Ledger.Plot(scale.at(fair), marks);
    }

    /** How far any interval lies from a fair share. */
    private double reach() {
        return telling.parts().stream()
                .flatMap(part -> part.tables().stream())
                .flatMap(table -> table.places().stream().map(place -> reach(place, 1.0 / table.seats())))
                .reduce(LEAST_REACH, Math::max);
    }

    private static double reach(TableReport.Place place, double fair) {
        return Math.max(place.winShare().high() - fair, fair - place.winShare().low());
    }
}
