package tilth.engine;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The points of every seat, category by category. */
public record ScoreSheet(List<Line> lines) {

    /** One category, with the points of each seat. */
    public record Line(String category, List<Integer> points) {
        public Line {
            points = List.copyOf(points);
        }

        /** A category with the points of each of so many seats. */
        public static Line of(String category, int seats, IntUnaryOperator points) {
            return new Line(
                    category, IntStream.range(0, seats).map(points).boxed().toList());
        }
    }

    public ScoreSheet {
        lines = List.copyOf(lines);
    }

    public int total(int seat) {
        return lines.stream().mapToInt(line -> line.points().get(seat)).sum();
    }
}
