package tilth.testkit.sheaves;

import java.util.List;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;

/** Points and who has won. */
@Rule("SHV-6")
final class Scoring {

    private static final int SACK_POINTS = 3;

    private Scoring() {}

    static int points(SheavesPosition position, int seat) {
        return position.sheaves[seat] + SACK_POINTS * position.sacks[seat];
    }

    static int winners(SheavesPosition position) {
        return Seats.highest(position.seats, seat -> points(position, seat));
    }

    static ScoreSheet sheet(SheavesPosition position) {
        return new ScoreSheet(List.of(
                ScoreSheet.Line.of("sheaves", position.seats, seat -> position.sheaves[seat]),
                ScoreSheet.Line.of("sacks", position.seats, seat -> SACK_POINTS * position.sacks[seat])));
    }
}
