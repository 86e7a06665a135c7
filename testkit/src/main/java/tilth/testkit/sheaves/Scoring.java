package tilth.testkit.sheaves;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;

/** Points and who has won. */
@Rule("SHV-6")
final class Scoring {

    private static final int SACK_POINTS = 3;

    private Scoring() {}

    static int points(SheavesPosition position, int seat) {
        return position.sheaves[seat] + SACK_POINTS * position.sacks[seat];
    }

    static int winners(SheavesPosition position) {
        int most = seats(position).map(seat -> points(position, seat)).max().orElseThrow();
        return seats(position)
                .filter(seat -> points(position, seat) == most)
                .map(seat -> 1 << seat)
                .sum();
    }

    static ScoreSheet sheet(SheavesPosition position) {
        return new ScoreSheet(List.of(
                line(position, "sheaves", seat -> position.sheaves[seat]),
                line(position, "sacks", seat -> SACK_POINTS * position.sacks[seat])));
    }

    private static ScoreSheet.Line line(SheavesPosition position, String category, IntUnaryOperator points) {
        return new ScoreSheet.Line(category, seats(position).map(points).boxed().toList());
    }

    private static IntStream seats(SheavesPosition position) {
        return IntStream.range(0, position.seats);
    }
}
