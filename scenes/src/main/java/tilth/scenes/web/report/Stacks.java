package tilth.scenes.web.report;

import java.util.List;
import java.util.stream.Collectors;

/** Bars that are cut into shares of a whole. The kind of a slice decides its colour. */
public record Stacks(String says, List<Key> legend, List<Bar> bars) implements Figure {

    /** Narrower slices have no room for their number. */
    private static final double LEAST_FOR_TEXT = 9;

    public Stacks {
        legend = List.copyOf(legend);
        bars = List.copyOf(bars);
    }

    /** What a kind of slice is called. */
    public record Key(int kind, String name) {}

    /** One bar: what it stands for, and its slices from left to right. */
    public record Bar(String name, List<Slice> slices) {
        public Bar {
            slices = List.copyOf(slices);
        }

        /** The same for those who do not see it. */
        public String text() {
            return slices.stream().map(Slice::full).collect(Collectors.joining("; "));
        }
    }

    /** One slice, in hundredths of the bar, with its number and what it says in full. */
    public record Slice(int kind, double from, double width, String text, String full) {
        public boolean hasRoom() {
            return width >= LEAST_FOR_TEXT;
        }

        public double middle() {
            return from + width / 2;
        }
    }
}
