package tilth.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.lab.Mean;
import tilth.lab.TableReport;
import tilth.scenes.web.report.Ledger;
import tilth.scenes.web.report.Section;
import tilth.scenes.web.report.Stacks;

/** Where the points come from. */
final class CategorySection {

    private final Telling telling;
    private final List<String> categories;
    private final double most;

    /** Winners and the others, with the word for them. */
    private enum Side {
        WINNERS("winners", TableReport.Category::winners),
        OTHERS("others", TableReport.Category::others);

        private final String word;
        private final Function<TableReport.Category, Mean> points;

        Side(String word, Function<TableReport.Category, Mean> points) {
            this.word = word;
            this.points = points;
        }

        double points(TableReport.Category category) {
            return points.apply(category).mean();
        }

        /** What is gained; a loss has no room in a bar. */
        double gain(TableReport.Category category) {
            return Math.max(0, points(category));
        }
    }

    CategorySection(Telling telling) {
        this.telling = telling;
        categories = telling.table(0, 0).categories().stream()
                .map(TableReport.Category::category)
                .toList();
        most = telling.parts().stream()
                .flatMap(part -> part.tables().stream())
                .flatMapToDouble(table -> Stream.of(Side.values())
                        .mapToDouble(side -> table.categories().stream()
                                .mapToDouble(side::gain)
                                .sum()))
                .max()
                .orElse(0);
    }

    boolean isWanted() {
        return !categories.isEmpty() && most > 0;
    }

    Section section() {
        List<Stacks.Key> legend = IntStream.range(0, categories.size())
                .mapToObj(kind ->
                        new Stacks.Key(kind, Telling.capitalised(telling.words().category(categories.get(kind)))))
                .toList();
        Stacks stacks = new Stacks(telling.say("categories-plot"), legend, bars());
        Ledger ledger = new Ledger(telling.say("categories-table"), heads(), rows());
        return new Section("categories", telling.say("categories"), List.of(), List.of(stacks, ledger));
    }

    private List<Stacks.Bar> bars() {
        List<Stacks.Bar> bars = new ArrayList<>();
        for (int table = 0; table < telling.seatCounts().size(); table++) {
            for (int part = 0; part < telling.parts().size(); part++) {
                for (Side side : Side.values()) {
                    String name = telling.lineName(part, table) + ", " + telling.say(side.word);
                    List<Stacks.Slice> slices = slices(telling.table(part, table), side);
                    bars.addAll(slices.isEmpty() ? List.of() : List.of(new Stacks.Bar(name, slices)));
                }
            }
        }
        return bars;
    }

    private List<Stacks.Slice> slices(TableReport table, Side side) {
        List<Stacks.Slice> slices = new ArrayList<>();
        double from = 0;
        for (int i = 0; i < table.categories().size(); i++) {
            TableReport.Category category = table.categories().get(i);
            double width = Math.round(1e4 * side.gain(category) / most) / 100.0;
            String points = telling.numerals().decimal(side.points(category));
            if (width > 0) {
                String full = telling.words().category(category.category()) + ": " + points;
                slices.add(new Stacks.Slice(i, from, width, points, full));
            }
            from += width;
        }
        return slices;
    }

    private List<Ledger.Head> heads() {
        List<Ledger.Head> heads = new ArrayList<>();
        heads.add(new Ledger.Head(telling.say("category"), Ledger.Head.Kind.NAME));
        for (int seats : telling.seatCounts()) {
            for (Side side : Side.values()) {
                heads.add(new Ledger.Head(
                        telling.players(seats) + ", " + telling.say(side.word), Ledger.Head.Kind.NUMBER));
            }
        }
        return heads;
    }

    private List<Ledger.Row> rows() {
        return IntStream.range(0, categories.size()).mapToObj(this::row).toList();
    }

    private Ledger.Row row(int category) {
        List<Ledger.Cell> cells = new ArrayList<>();
        for (int table = 0; table < telling.seatCounts().size(); table++) {
            for (Side side : Side.values()) {
                cells.add(new Ledger.Text(telling.bySet(table, report -> points(report, category, side))));
            }
        }
        String name = Telling.capitalised(telling.words().category(categories.get(category)));
        return new Ledger.Row(name, false, cells);
    }

    private String points(TableReport table, int category, Side side) {
        if (category >= table.categories().size()) {
            return "";
        }
        Mean points = side.points.apply(table.categories().get(category));
        return telling.numerals().fine(points.mean()) + " ± "
                + telling.numerals().fine(points.high() - points.mean());
    }
}
