package tilth.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The points of every seat, category by category. */
public record ScoreSheet(List<Line> lines) {

    /** One category, with the points of each seat. */
    public record Line(String category, List<Integer> points) {
        public Line {
            points = List.copyOf(points);
        }

        /** A category with the points of each of so many seats. */
        public static Line of(String category, int seats, IntUnaryOperator points) {
            Integer[] each = new Integer[seats];
            Arrays.setAll(each, points::applyAsInt);
            return new Line(category, List.of(each));
        }
    }

    public ScoreSheet {
        lines = List.copyOf(lines);
    }

    public int total(int seat) {
        int total = 0;
        for (Line line : lines) {
            total += line.points().get(seat);
        }
        return total;
    }
}
