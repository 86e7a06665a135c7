package tilth.chineur;

import java.util.List;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;

/** The value of a farm, and who has won. */
final class Scoring {

    private Scoring() {}

    /** The points everybody can count: all but the objective. */
    @Rule("CHI-E2")
    static int points(ChineurPosition position, int seat) {
        return farmPoints(position, seat)
                + toolPoints(position, seat)
                + marketPoints(position, seat)
                + collectivePoints(position, seat)
                + burdenPoints(position, seat);
    }

    @Rule("CHI-E2")
    private static int farmPoints(ChineurPosition position, int seat) {
        long tiles = position.tiles(seat);
        return Components.VALUES.resourceValue * Long.bitCount(tiles & FarmTiles.RESOURCES)
                + Components.VALUES.theftValue * Long.bitCount(tiles & FarmTiles.THEFTS);
    }

    @Rule({"CHI-E2", "CHI-T4", "CHI-T11"})
    private static int toolPoints(ChineurPosition position, int seat) {
        Holdings holdings = position.holdings();
        int points = 0;
        if (holdings.hasTools(seat)) {
            for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
                int tool = holdings.tool(seat, cell);
                points += tool == ChineurPosition.NOTHING ? 0 : Components.VALUES.toolValue[tool];
            }
        }
        if (holdings.hasAside(seat)) {
            for (int tool = 0; tool < Tool.COUNT; tool++) {
                points += holdings.aside(seat, tool) * Components.VALUES.toolValue[tool];
            }
        }
        return points;
    }

    @Rule("CHI-E2")
    private static int marketPoints(ChineurPosition position, int seat) {
        return position.board().marketTilesOf(seat) * Components.VALUES.marketValue;
    }

    @Rule("CHI-E2")
    private static int collectivePoints(ChineurPosition position, int seat) {
        return position.board().farmsOf(seat) * Components.VALUES.collectiveValue;
    }

    @Rule("CHI-K8")
    private static int burdenPoints(ChineurPosition position, int seat) {
        return position.holdings().isBurdened(seat) ? -Components.VALUES.burdenPoints : 0;
    }

    /** What an objective would bring a seat now. */
    @Rule({"CHI-O1", "CHI-O2", "CHI-O3", "CHI-O4", "CHI-O5"})
    static int objectivePoints(ChineurPosition position, int seat, Objective objective) {
        int needed = Components.VALUES.objectiveNeeds[objective.ordinal()];
        int points = Components.VALUES.objectivePoints[objective.ordinal()];
        return switch (objective) {
            case MEAT_EXPERT, EGG_EXPERT, WHEAT_EXPERT, MILK_EXPERT -> {
                long tiles = position.tiles(seat) & FarmTiles.ofKind(objective.ordinal());
                yield Long.bitCount(tiles) >= needed ? points : 0;
            }
            case QUALITY_EXPERT -> hasEither(position, seat, Tool.BARN, Tool.CERTIFICATE) ? points : 0;
            case TECHNOLOGY_EXPERT -> hasEither(position, seat, Tool.TRACTOR, Tool.COMBINE) ? points : 0;
            case BANKER -> position.holdings().gold(seat) / needed * points;
            case SUPER_FARMER -> differentTiles(position, seat) * points;
        };
    }

    private static boolean hasEither(ChineurPosition position, int seat, Tool one, Tool other) {
        return (toolsOnBoard(position, seat) & (1 << one.ordinal() | 1 << other.ordinal())) != 0;
    }

    /** The kinds of tool on a seat's cells, a bit each. */
    private static int toolsOnBoard(ChineurPosition position, int seat) {
        int tools = 0;
        for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
            int tool = position.holdings().tool(seat, cell);
            tools |= tool == ChineurPosition.NOTHING ? 0 : 1 << tool;
        }
        return tools;
    }

    @Rule("CHI-O5")
    private static int differentTiles(ChineurPosition position, int seat) {
        int kinds = Integer.bitCount(toolsOnBoard(position, seat));
        long tiles = position.tiles(seat);
        for (int kind = 0; kind < FarmTiles.KINDS; kind++) {
            kinds += (tiles & FarmTiles.ofKind(kind)) != 0 ? 1 : 0;
        }
        return kinds;
    }

    @Rule("CHI-O6")
    static int shownObjectivePoints(ChineurPosition position, int seat) {
        return position.holdings().isShown(seat)
                ? objectivePoints(position, seat, position.holdings().objective(seat))
                : 0;
    }

    /** Most points win; of those tied, who has used fewer tools; if still tied, they share the win. */
    @Rule("CHI-E5")
    static int winners(ChineurPosition position) {
        return Seats.highest(
                position.seats(),
                seat -> (position.score(seat) << 16) - position.holdings().used(seat));
    }

    static ScoreSheet sheet(ChineurPosition position) {
        int seats = position.seats();
        return new ScoreSheet(List.of(
                ScoreSheet.Line.of("farm", seats, seat -> farmPoints(position, seat)),
                ScoreSheet.Line.of("tools", seats, seat -> toolPoints(position, seat)),
                ScoreSheet.Line.of("market", seats, seat -> marketPoints(position, seat)),
                ScoreSheet.Line.of("collective", seats, seat -> collectivePoints(position, seat)),
                ScoreSheet.Line.of("objective", seats, seat -> shownObjectivePoints(position, seat)),
                ScoreSheet.Line.of("burden", seats, seat -> burdenPoints(position, seat))));
    }
}
