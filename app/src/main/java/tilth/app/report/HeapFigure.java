package tilth.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import tilth.lab.Measure;
import tilth.lab.TableReport;
import tilth.scenes.web.report.Heaps;
import tilth.scenes.web.report.Scale;

/** A number that every game has, such as its length, as heaps along one axis: one for each number of players. */
final class HeapFigure {

    private static final int MOST_COLUMNS = 48;
    private static final int TICKS = 9;
    private static final int[] ROUND_WIDTHS = {1, 2, 5};

    private final Telling telling;
    private final Function<TableReport, Measure> what;
    private final int width;
    private final Scale scale;

    HeapFigure(Telling telling, Function<TableReport, Measure> what) {
        this.telling = telling;
        this.what = what;
        List<Measure> all = telling.parts().stream()
                .flatMap(part -> part.tables().stream())
                .filter(table -> table.games() > 0)
                .map(what)
                .toList();
        int low = all.stream().mapToInt(one -> one.quantiles().min()).min().orElse(0);
        int high = all.stream().mapToInt(one -> one.quantiles().max()).max().orElse(0);
        width = width(low, high);
        scale = new Scale(Math.floorDiv(low, width) * width, (Math.floorDiv(high, width) + 1) * width);
    }

    /** A round number of values to a column: 1, 2, 5, 10, 20 … */
    private static int width(int low, int high) {
        for (int power = 1; ; power *= 10) {
            for (int round : ROUND_WIDTHS) {
                if ((high - low) / (power * round) < MOST_COLUMNS) {
                    return power * round;
                }
            }
        }
    }

    Heaps figure(String says, String axis) {
        List<Heaps.Heap> heaps = new ArrayList<>();
        for (int table = 0; table < telling.seatCounts().size(); table++) {
            for (int part = 0; part < telling.parts().size(); part++) {
                TableReport report = telling.table(part, table);
                if (report.games() > 0) {
                    heaps.add(heap(telling.lineName(part, table), part, what.apply(report)));
                }
            }
        }
        List<Heaps.Tick> ticks = scale.ticks(TICKS).stream()
                .filter(tick -> tick == Math.rint(tick))
                .map(tick -> new Heaps.Tick(
                        scale.at(tick + middle()), telling.numerals().count(tick.longValue())))
                .toList();
        return new Heaps(says, heaps, ticks, axis);
    }

    /** A number stands in the middle of its own column; wider columns begin at theirs. */
    private double middle() {
        return width == 1 ? 0.5 : 0;
    }

    private Heaps.Heap heap(String name, int part, Measure measure) {
        Numerals numerals = telling.numerals();
        double from = measure.quantiles().p25() + middle();
        double to = measure.quantiles().p75() + middle();
        String text = telling.say(
                "typical",
                "middle",
                numerals.count(measure.quantiles().p50()),
                "low",
                numerals.count(measure.quantiles().p25()),
                "high",
                numerals.count(measure.quantiles().p75()),
                "mean",
                numerals.fine(measure.mean()),
                "error",
                numerals.fine(measure.high() - measure.mean()));
        return new Heaps.Heap(
                name,
                part,
                columns(measure.counts()),
                scale.at(from),
                scale.between(from, to),
                scale.at(measure.quantiles().p50() + middle()),
                text);
    }

    private List<Heaps.Column> columns(SortedMap<Integer, Long> counts) {
        TreeMap<Integer, Long> columns = new TreeMap<>();
        counts.forEach((number, count) -> columns.merge(Math.floorDiv(number, width) * width, count, Long::sum));
        long most = columns.values().stream().mapToLong(Long::longValue).max().orElse(1);
        long all = columns.values().stream().mapToLong(Long::longValue).sum();
        return columns.entrySet().stream()
                .map(column -> column(column, most, all))
                .toList();
    }

    private Heaps.Column column(Map.Entry<Integer, Long> column, long most, long all) {
        int low = column.getKey();
        String numbers = width == 1 ? Integer.toString(low) : low + "–" + (low + width - 1);
        return new Heaps.Column(
                scale.at(low),
                scale.between(low, low + width),
                Math.round(1000.0 * column.getValue() / most) / 10.0,
                numbers + ": " + telling.numerals().percent((double) column.getValue() / all));
    }
}
