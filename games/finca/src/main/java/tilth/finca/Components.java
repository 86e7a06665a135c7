package tilth.finca;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tilth.engine.Rows;
import tilth.engine.Rule;

/** What is in the box, read once from {@code components.txt}. */
@Rule({"FIN-S4", "FIN-S7", "FIN-S8", "FIN-S9"})
public final class Components {

    /** The fruits, in the order of their numbers. */
    public static final List<String> FRUITS = List.of("orange", "grape", "lemon", "olive", "almond", "fig");

    /** Stands in the place of a fruit for the question mark. */
    public static final int ANY = FRUITS.size();

    static final int BLADES = 12;
    static final int VILLAGES = 10;
    static final int TILES = 42;
    static final int HIGHEST_VALUE = 6;

    private static final Components BOX = new Components(Rows.beside(Components.class, "components.txt").stream()
            .map(Components::row)
            .toList());

    private final List<Row> rows;
    private final List<Integer> blades = new ArrayList<>();
    private final List<FruitTile> tiles = new ArrayList<>();
    private final List<List<Integer>> fincas = new ArrayList<>();
    private final List<String> villages = new ArrayList<>();
    private final Map<String, int[]> byPlayers = new HashMap<>();
    private int[] bonusPile = {};

    /** One row of the data file. */
    public record Row(String kind, List<String> content, String source) {
        public boolean isReconstructed() {
            return !source.equals("printed");
        }
    }

    /** A fruit tile: how many of each fruit it asks for, or how many of any one fruit. */
    public record FruitTile(List<Integer> fruits, int questionMarks) {
        public FruitTile {
            fruits = List.copyOf(fruits);
        }

        public int value() {
            return questionMarks + fruits.stream().mapToInt(Integer::intValue).sum();
        }
    }

    private Components(List<Row> rows) {
        this.rows = List.copyOf(rows);
        for (Row row : rows) {
            switch (row.kind()) {
                case "blade" -> blades.add(fruit(row.content().getFirst()));
                case "tile" -> tiles.add(tile(row.content()));
                case "finca" ->
                    fincas.add(row.content().stream().map(Components::fruit).toList());
                case "village" -> villages.add(row.content().getFirst());
                case "players" -> byPlayers.put(row.content().getFirst(), numbers(row.content(), 1));
                case "bonus" -> bonusPile = numbers(row.content(), 0);
                default -> throw new IllegalArgumentException("components.txt has no rows called " + row.kind());
            }
        }
    }

    /** Every row of the data file, so that a page can say what is reconstructed. */
    public static List<Row> rows() {
        return BOX.rows;
    }

    public static List<Integer> blades() {
        return List.copyOf(BOX.blades);
    }

    public static List<FruitTile> tiles() {
        return List.copyOf(BOX.tiles);
    }

    /** The fruits counted for each finca tile; {@link #ANY} counts question marks. */
    public static List<List<Integer>> fincas() {
        return List.copyOf(BOX.fincas);
    }

    public static List<String> villages() {
        return List.copyOf(BOX.villages);
    }

    /** How many farmers, fruits, carts or fincas a number of players uses; the file starts with two players. */
    static int byPlayers(String what, int seats) {
        return Objects.requireNonNull(BOX.byPlayers.get(what), what)[seats - 2];
    }

    /** The points of the bonus tiles, the top of the pile first. */
    static int[] bonusPile() {
        return BOX.bonusPile.clone();
    }

    private static int[] numbers(List<String> content, int from) {
        return content.stream().skip(from).mapToInt(Integer::parseInt).toArray();
    }

    private static FruitTile tile(List<String> content) {
        Integer[] fruits = new Integer[FRUITS.size()];
        Arrays.fill(fruits, 0);
        int questionMarks = 0;
        for (int i = 0; i < content.size(); i += 2) {
            int count = Integer.parseInt(content.get(i));
            int fruit = fruit(content.get(i + 1));
            if (fruit == ANY) {
                questionMarks = count;
            } else {
                fruits[fruit] = count;
            }
        }
        return new FruitTile(List.of(fruits), questionMarks);
    }

    private static int fruit(String word) {
        int fruit = word.equals("any") ? ANY : FRUITS.indexOf(word);
        if (fruit < 0) {
            throw new IllegalArgumentException("components.txt has no fruit called " + word);
        }
        return fruit;
    }

    private static Row row(List<String> words) {
        int end = words.contains("printed") ? words.indexOf("printed") : words.indexOf("reconstructed");
        return new Row(words.getFirst(), words.subList(1, end), String.join(" ", words.subList(end, words.size())));
    }
}
