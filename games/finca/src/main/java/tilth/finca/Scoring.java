package tilth.finca;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;

/** Points and who has won. */
final class Scoring {

    static final int FINCA_POINTS = 5;
    static final int ACTION_POINTS = 2;

    private static final int[] BONUS = Components.bonusPile();

    private Scoring() {}

    /** The points of the bonus tile at a place in the pile, the top first. */
    @Rule("FIN-S8")
    static int bonus(int place) {
        return BONUS[place];
    }

    @Rule("FIN-E3")
    static int points(FincaPosition position, int seat) {
        return tilePoints(position, seat)
                + fincaPoints(position, seat)
                + actionPoints(position, seat)
                + bonusPoints(position, seat);
    }

    static int tilePoints(FincaPosition position, int seat) {
        return Tiles.points(position.tiles(seat));
    }

    static int fincaPoints(FincaPosition position, int seat) {
        return FINCA_POINTS * Integer.bitCount(position.fincas(seat));
    }

    static int actionPoints(FincaPosition position, int seat) {
        return ACTION_POINTS * Integer.bitCount(Belongings.unusedActions(position.belongings(seat)));
    }

    static int bonusPoints(FincaPosition position, int seat) {
        int points = 0;
        for (int owned = Belongings.bonuses(position.belongings(seat)); owned != 0; owned &= owned - 1) {
            points += BONUS[Integer.numberOfTrailingZeros(owned)];
        }
        return points;
    }

    @Rule("FIN-E4")
    static int winners(FincaPosition position) {
        int best = -1;
        int winners = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            int rank = points(position, seat) << 8 | Basket.total(position.fruits(seat));
            if (rank > best) {
                best = rank;
                winners = 0;
            }
            if (rank == best) {
                winners |= 1 << seat;
            }
        }
        return winners;
    }

    static ScoreSheet sheet(FincaPosition position) {
        return new ScoreSheet(List.of(
                line(position, "tiles", seat -> tilePoints(position, seat)),
                line(position, "fincas", seat -> fincaPoints(position, seat)),
                line(position, "actions", seat -> actionPoints(position, seat)),
                line(position, "bonus", seat -> bonusPoints(position, seat))));
    }

    private static ScoreSheet.Line line(FincaPosition position, String category, IntUnaryOperator points) {
        return new ScoreSheet.Line(
                category,
                IntStream.range(0, position.seats()).map(points).boxed().toList());
    }
}
