package tilth.scenes.web.chineur;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilth.chineur.Components;

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
        int count = kind(tile).equals(THEFT) ? number(THEFT, THEFT_COST) : number("resource-cost", 0);
        return Map.of(tile.substring(tile.indexOf(FOR) + FOR.length()), count);
    }

    static int tileValue(String tile) {
        return kind(tile).equals(THEFT) ? number(THEFT, THEFT_VALUE) : number("resource-value", 0);
    }

    static int toolValue(String tool) {
        return content("tool").stream()
                .filter(row -> row.getFirst().equals(tool))
                .mapToInt(row -> Integer.parseInt(row.get(TOOL_VALUE)))
                .sum();
    }

    static int marketValue() {
        return number("market-value", 0);
    }

    static int collectiveValue() {
        return number("collective-value", 0);
    }

    /** What a collective farm costs. */
    static Map<String, Integer> collectiveCost() {
        List<String> row = content("collective-cost").getFirst();
        Map<String, Integer> cost = new LinkedHashMap<>();
        for (int i = 0; i < row.size(); i += 2) {
            cost.put(row.get(i + 1), Integer.parseInt(row.get(i)));
        }
        return cost;
    }

    /** The gold for doing an action again. */
    static int again() {
        return number("again", 0);
    }

    /** The gold for other tools. */
    static int refresh() {
        return number("refresh", 0);
    }

    static int burdenPoints() {
        return number("burden", BURDEN_POINTS);
    }

    static int burdenGold() {
        return number("burden", BURDEN_GOLD);
    }

    /** How much an objective asks for. */
    static int objectiveNeeds(String objective) {
        return content("objective").stream()
                .filter(row -> row.getFirst().equals(objective))
                .mapToInt(row -> Integer.parseInt(row.get(1)))
                .sum();
    }

    private static int number(String kind, int place) {
        return Integer.parseInt(content(kind).getFirst().get(place));
    }

    private static List<List<String>> content(String kind) {
        List<List<String>> found = new ArrayList<>();
        for (Components.Row row : Components.rows()) {
            if (row.kind().equals(kind)) {
                found.add(row.content());
            }
        }
        return found;
    }
}
