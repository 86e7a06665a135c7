package tilth.scenes.web.chineur;

import static tilth.chineur.Components.BOX;

import java.util.LinkedHashMap;
import java.util.Map;
import tilth.engine.Row;

/** What is printed on the pieces, as the game's own data file says. */
final class Printed {

    private static final String THEFT = "theft";
    private static final String FOR = "-for-";
    private static final int THEFT_COST = 0;
    private static final int THEFT_VALUE = 2;
    private static final int TOOL_VALUE = 2;
    private static final int BURDEN_POINTS = 0;
    private static final int BURDEN_GOLD = 1;

    private Printed() {}

    /** What a farm tile yields: a resource, or a theft. */
    static String kind(String tile) {
        return tile.substring(0, tile.indexOf(FOR));
    }

    /** What a farm tile costs. */
    static Map<String, Integer> cost(String tile) {
        int count = kind(tile).equals(THEFT) ? BOX.number(THEFT, THEFT_COST) : BOX.number("resource-cost", 0);
        return Map.of(tile.substring(tile.indexOf(FOR) + FOR.length()), count);
    }

    static int tileValue(String tile) {
        return kind(tile).equals(THEFT) ? BOX.number(THEFT, THEFT_VALUE) : BOX.number("resource-value", 0);
    }

    static int toolValue(String tool) {
        return BOX.named("tool", tool).number(TOOL_VALUE);
    }

    static int marketValue() {
        return BOX.number("market-value", 0);
    }

    static int collectiveValue() {
        return BOX.number("collective-value", 0);
    }

    /** What a collective farm costs. */
    static Map<String, Integer> collectiveCost() {
        Row row = BOX.only("collective-cost");
        Map<String, Integer> cost = new LinkedHashMap<>();
        for (int i = 0; i < row.content().size(); i += 2) {
            cost.put(row.word(i + 1), row.number(i));
        }
        return cost;
    }

    /** The gold for doing an action again. */
    static int again() {
        return BOX.number("again", 0);
    }

    /** The gold for other tools. */
    static int refresh() {
        return BOX.number("refresh", 0);
    }

    static int burdenPoints() {
        return BOX.number("burden", BURDEN_POINTS);
    }

    static int burdenGold() {
        return BOX.number("burden", BURDEN_GOLD);
    }

    /** How much an objective asks for. */
    static int objectiveNeeds(String objective) {
        return BOX.named("objective", objective).number(1);
    }
}
