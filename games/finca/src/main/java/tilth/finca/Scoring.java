package tilth.finca;

import java.util.List;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;

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
        return Seats.highest(
                position.seats(), seat -> points(position, seat) << 8 | Basket.total(position.fruits(seat)));
    }

    static ScoreSheet sheet(FincaPosition position) {
        int seats = position.seats();
        return new ScoreSheet(List.of(
                ScoreSheet.Line.of("tiles", seats, seat -> tilePoints(position, seat)),
                ScoreSheet.Line.of("fincas", seats, seat -> fincaPoints(position, seat)),
                ScoreSheet.Line.of("actions", seats, seat -> actionPoints(position, seat)),
                ScoreSheet.Line.of("bonus", seats, seat -> bonusPoints(position, seat))));
    }
}
