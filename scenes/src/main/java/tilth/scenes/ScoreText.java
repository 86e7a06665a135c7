package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tilth.engine.Position;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;

/** The score sheet as text, with the winner below it once the game is over. */
public final class ScoreText {

    private ScoreText() {}

    public static List<String> draw(Position position, Words words, Ink ink) {
        int seats = position.seats();
        ScoreSheet sheet = position.scoreSheet();
        Columns columns = new Columns("l" + "r".repeat(seats));
        columns.row(row("", seats, seat -> ink.name(seat, words)));
        for (ScoreSheet.Line line : sheet.lines()) {
            columns.row(row(
                    words.category(line.category()),
                    seats,
                    seat -> line.points().get(seat).toString()));
        }
        columns.row(row(words.category("total"), seats, seat -> ink.heading(Integer.toString(sheet.total(seat)))));
        List<String> lines = new ArrayList<>(columns.lines("  "));
        if (position.isOver()) {
            lines.add("");
            lines.add(ink.heading(words.outcome(position)));
        }
        return lines;
    }

    private static List<String> row(String name, int seats, IntFunction<String> cell) {
        List<String> row = new ArrayList<>(List.of(name));
        IntStream.range(0, seats).mapToObj(cell).forEach(row::add);
        return row;
    }

    /** The seats that have won. */
    public static List<Integer> winners(Position position) {
        return IntStream.range(0, position.seats())
                .filter(seat -> Seats.has(position.winners(), seat))
                .boxed()
                .toList();
    }
}
