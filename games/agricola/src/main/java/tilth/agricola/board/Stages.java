package tilth.agricola.board;

import java.util.List;
import tilth.engine.Rule;

/** The fourteen rounds in six stages, each of which ends with a harvest. */
public final class Stages {

    public static final int ROUNDS = 14;

    /** The round cards of each stage, the same in both editions. */
    @Rule("AGR-B4")
    public static final List<List<Space>> CARDS = List.of(
            List.of(Space.GRAIN_UTILIZATION, Space.MAJOR_IMPROVEMENT, Space.SHEEP_MARKET, Space.FENCING),
            List.of(Space.WESTERN_QUARRY, Space.HOUSE_REDEVELOPMENT, Space.BASIC_WISH),
            List.of(Space.VEGETABLE_SEEDS, Space.PIG_MARKET),
            List.of(Space.EASTERN_QUARRY, Space.CATTLE_MARKET),
            List.of(Space.CULTIVATION, Space.URGENT_WISH),
            List.of(Space.FARM_REDEVELOPMENT));

    /** The first of the round cards; all others follow it. */
    public static final Space FIRST_CARD = Space.GRAIN_UTILIZATION;

    private static final int[] STAGE_OF = {0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6};
    private static final int[] LAST_ROUND = {0, 4, 7, 9, 11, 13, 14};

    private Stages() {}

    /** The stage of a round, both from 1 on. */
    public static int of(int round) {
        return STAGE_OF[round];
    }

    /** The last round of a stage. */
    public static int lastRound(int stage) {
        return LAST_ROUND[stage];
    }

    /** A harvest follows the last round of each stage. */
    @Rule("AGR-R1")
    public static boolean endsWithHarvest(int round) {
        return LAST_ROUND[STAGE_OF[round]] == round;
    }
}
