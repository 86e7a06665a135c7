package tilth.scenes.web.report;

import java.util.List;

/** How often numbers came up, as heaps along one axis for all of them. */
public record Heaps(String says, List<Heap> heaps, List<Tick> ticks, String axis) implements Figure {

    public Heaps {
        heaps = List.copyOf(heaps);
        ticks = List.copyOf(ticks);
    }

    /** The columns for one kind of game, the stretch that holds half of them, and the middle. */
    public record Heap(
            String name,
            int series,
            List<Column> columns,
            double boxFrom,
            double boxWidth,
            double middle,
            String text) {
        public Heap {
            columns = List.copyOf(columns);
        }
    }

    /** One column, in hundredths of the width and the height. */
    public record Column(double from, double width, double height, String full) {}

    /** A number at the axis. */
    public record Tick(double at, String text) {}
}
