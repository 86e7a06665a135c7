package tilth.engine;

import java.util.List;

/** The points of every seat, category by category. */
public record ScoreSheet(List<Line> lines) {

    /** One category, with the points of each seat. */
    public record Line(String category, List<Integer> points) {
        public Line {
            points = List.copyOf(points);
        }
    }

    public ScoreSheet {
        lines = List.copyOf(lines);
    }

    public int total(int seat) {
        return lines.stream().mapToInt(line -> line.points().get(seat)).sum();
    }
}
