package tilth.agricola.board;

import java.util.List;
import tilth.engine.Rule;

/** Where spaces lie on the board: one under the other in two columns, the second under the card of the first round. */
@Rule("AGR-B10")
public final class Columns {

    private static final List<Space> FIRST = List.of(
            Space.FARM_EXPANSION,
            Space.MEETING_PLACE,
            Space.GRAIN_SEEDS,
            Space.FARMLAND,
            Space.SIDE_JOB,
            Space.LESSONS,
            Space.DAY_LABORER);

    private static final List<Space> SECOND = List.of(Space.FOREST, Space.CLAY_PIT, Space.REED_BANK, Space.FISHING);

    private Columns() {}

    /** The spaces above one in its column, as a bit set. */
    public static long above(Board board, Space space) {
        return SECOND.contains(space) ? above(SECOND, space) | 1L << board.card(1) : above(FIRST, space);
    }

    private static long above(List<Space> column, Space space) {
        long above = 0;
        for (int row = column.indexOf(space) - 1; row >= 0; row--) {
            above |= column.get(row).bit();
        }
        return above;
    }
}
