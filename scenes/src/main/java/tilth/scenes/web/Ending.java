package tilth.scenes.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tilth.engine.ScoreSheet;
import tilth.scenes.Words;

/**
 * The end of a game: the points of every seat by category, and two small charts of them.
 *
 * @param cards what single cards brought, none where there are no such cards
 * @param course the points of each seat after each move
 * @param rematch the table where the same players go on, or nothing
 */
public record Ending(
        Words words,
        ScoreSheet sheet,
        List<ScoreSheet.Line> cards,
        List<Sitting> sittings,
        List<Integer> winners,
        List<List<Integer>> course,
        String rematch) {

    private static final double WIDTH = 300;
    private static final double HEIGHT = 90;

    public Ending {
        cards = List.copyOf(cards);
        sittings = List.copyOf(sittings);
        winners = List.copyOf(winners);
        course = List.copyOf(course);
    }

    /** The seats, those with most points first. */
    public List<Sitting> ranking() {
        List<Sitting> best = new ArrayList<>(sittings);
        best.sort((one, other) -> Integer.compare(sheet.total(other.seat()), sheet.total(one.seat())));
        best.sort((one, other) -> Boolean.compare(hasWon(other), hasWon(one)));
        return best;
    }

    public boolean hasWon(Sitting sitting) {
        return winners.contains(sitting.seat());
    }

    public String mark(Sitting sitting) {
        return Marks.of(sitting.colour());
    }

    public String category(ScoreSheet.Line line) {
        return words.category(line.category());
    }

    /** The name of a card that brought points. */
    public String card(ScoreSheet.Line line) {
        return words.term("card", line.category());
    }

    /** Points with the sign that numbers below nothing have. */
    public String text(int points) {
        return points < 0 ? "−" + -points : Integer.toString(points);
    }

    /** What a card brought a seat, empty where it brought it nothing. */
    public String brought(ScoreSheet.Line line, Sitting sitting) {
        int points = line.points().get(sitting.seat());
        return points == 0 ? "" : text(points);
    }

    /** One category of a seat's points as a piece of its bar, in hundredths of the chart. */
    public record Piece(int category, String label, double from, double width) {

        public String x() {
            return String.format(Locale.ROOT, "%.2f", from);
        }

        public String length() {
            return String.format(Locale.ROOT, "%.2f", width);
        }
    }

    /** The bar of a seat: its categories with points, one after the other. */
    public List<Piece> bar(Sitting sitting) {
        double most = Math.max(
                1, sittings.stream().mapToInt(each -> gained(each.seat())).max().orElse(1));
        List<Piece> pieces = new ArrayList<>();
        double from = 0;
        for (int category = 0; category < sheet.lines().size(); category++) {
            ScoreSheet.Line line = sheet.lines().get(category);
            int points = line.points().get(sitting.seat());
            if (points > 0) {
                double width = 100 * points / most;
                pieces.add(new Piece(category, category(line) + ": " + points, from, width));
                from += width;
            }
        }
        return pieces;
    }

    private int gained(int seat) {
        return sheet.lines().stream()
                .mapToInt(line -> Math.max(0, line.points().get(seat)))
                .sum();
    }

    /** The points of a seat after every move, as a path from corner to corner: moves to the right, points up. */
    public String line(Sitting sitting) {
        int before = course.getFirst().get(sitting.seat());
        StringBuilder path = new StringBuilder("M0 ").append(before);
        int from = 0;
        for (int i = 1; i < course.size(); i++) {
            if (isCorner(i, sitting.seat())) {
                int points = course.get(i).get(sitting.seat());
                path.append(points == before ? "h" + (i - from) : "l" + (i - from) + " " + (points - before));
                from = i;
                before = points;
            }
        }
        return path.toString();
    }

    /** Lays such a path into a chart of 300 by 90. */
    public String inChart() {
        return String.format(
                Locale.ROOT,
                "translate(0 %s) scale(%.4f %.4f)",
                zero(),
                WIDTH / Math.max(1, course.size() - 1),
                -HEIGHT / (most() - least()));
    }

    /** Whether the points of a seat change before or after a move; a line is straight through all other moves. */
    private boolean isCorner(int move, int seat) {
        int points = course.get(move).get(seat);
        return move == 0
                || move == course.size() - 1
                || course.get(move - 1).get(seat) != points
                || course.get(move + 1).get(seat) != points;
    }

    /** Where no points are in that chart; some games begin below. */
    public String zero() {
        return height(0);
    }

    private String height(int points) {
        return String.format(Locale.ROOT, "%.1f", HEIGHT * (most() - points) / (most() - least()));
    }

    private int most() {
        return Math.max(1, course.stream().flatMap(List::stream).reduce(0, Math::max));
    }

    private int least() {
        return course.stream().flatMap(List::stream).reduce(0, Math::min);
    }
}
