package tilth.scenes.web;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
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

    /** The points of a seat after every move, as the points of a line in a chart of 300 by 90. */
    public String line(Sitting sitting) {
        int moves = Math.max(1, course.size() - 1);
        return String.join(
                " ",
                IntStream.range(0, course.size())
                        .mapToObj(i -> String.format(
                                Locale.ROOT,
                                "%.1f,%s",
                                WIDTH * i / moves,
                                height(course.get(i).get(sitting.seat()))))
                        .toList());
    }

    /** Where no points are in that chart; some games begin below. */
    public String zero() {
        return height(0);
    }

    private String height(int points) {
        List<Integer> all = course.stream().flatMap(List::stream).toList();
        int most = Math.max(1, Collections.max(all));
        int least = Math.min(0, Collections.min(all));
        return String.format(Locale.ROOT, "%.1f", HEIGHT * (most - points) / (most - least));
    }
}
