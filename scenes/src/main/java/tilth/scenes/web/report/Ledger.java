package tilth.scenes.web.report;

import java.util.List;

/** A table whose cells hold numbers or small plots. */
public record Ledger(String says, List<Head> heads, List<Row> rows) implements Figure {

    public Ledger {
        heads = List.copyOf(heads);
        rows = List.copyOf(rows);
    }

    /** The head of a column. */
    public record Head(String text, Kind kind) {

        /** What stands below it. */
        public enum Kind {
            NAME,
            NUMBER,
            PLOT
        }
    }

    /** One line, which is set off if what it says is sure. */
    public record Row(String name, boolean sure, List<Cell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** What stands in one place of the table. */
    public sealed interface Cell permits Text, Plot {}

    /** Numbers or words, each on a line of its own. */
    public record Text(List<String> lines) implements Cell {
        public Text {
            lines = List.copyOf(lines);
        }
    }

    /** Marks along an axis, one below the other, with a line at a number to compare with. */
    public record Plot(double line, List<Mark> marks) implements Cell {

        /** No line at all. */
        public static final double NO_LINE = -1;

        public Plot {
            marks = List.copyOf(marks);
        }
    }

    /** A point with its interval, in hundredths of the width. */
    public record Mark(int series, boolean sure, double low, double at, double high, String text) {
        public double width() {
            return high - low;
        }
    }
}
