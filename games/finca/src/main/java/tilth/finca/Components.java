package tilth.finca;

import static java.util.stream.Collectors.toMap;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tilth.engine.Box;
import tilth.engine.Row;
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

    private static final Box BOX = Box.beside(Components.class);

    private static final List<Integer> FRUITS_OF_BLADES =
            BOX.all("blade").stream().map(row -> fruit(row.word(0))).toList();
    private static final List<FruitTile> FRUIT_TILES =
            BOX.all("tile").stream().map(Components::tile).toList();
    private static final List<List<Integer>> FINCAS = BOX.all("finca").stream()
            .map(row -> row.content().stream().map(Components::fruit).toList())
            .toList();
    private static final List<String> NAMES =
            BOX.all("village").stream().map(row -> row.word(0)).toList();
    private static final Map<String, int[]> BY_PLAYERS =
            BOX.all("players").stream().collect(toMap(row -> row.word(0), row -> row.numbersFrom(1)));

    private Components() {}

    /** A fruit tile: how many of each fruit it asks for, or how many of any one fruit. */
    public record FruitTile(List<Integer> fruits, int questionMarks) {
        public FruitTile {
            fruits = List.copyOf(fruits);
        }

        public int value() {
            return questionMarks + fruits.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** Every row of the data file, so that a page can say what is reconstructed. */
    public static List<Row> rows() {
        return BOX.rows();
    }

    public static List<Integer> blades() {
        return FRUITS_OF_BLADES;
    }

    public static List<FruitTile> tiles() {
        return FRUIT_TILES;
    }

    /** The fruits counted for each finca tile; {@link #ANY} counts question marks. */
    public static List<List<Integer>> fincas() {
        return FINCAS;
    }

    public static List<String> villages() {
        return NAMES;
    }

    /** How many farmers, fruits, carts or fincas a number of players uses; the file starts with two players. */
    static int byPlayers(String what, int seats) {
        return Objects.requireNonNull(BY_PLAYERS.get(what), what)[seats - 2];
    }

    /** The points of the bonus tiles, the top of the pile first. */
    static int[] bonusPile() {
        return BOX.only("bonus").numbersFrom(0);
    }

    private static FruitTile tile(Row row) {
        Integer[] fruits = new Integer[FRUITS.size()];
        Arrays.fill(fruits, 0);
        int questionMarks = 0;
        for (int i = 0; i < row.content().size(); i += 2) {
            int count = row.number(i);
            int fruit = fruit(row.word(i + 1));
            if (fruit == ANY) {
                questionMarks = count;
            } else {
                fruits[fruit] = count;
            }
        }
        return new FruitTile(List.of(fruits), questionMarks);
    }

    private static int fruit(String word) {
        return word.equals("any") ? ANY : Rows.number(FRUITS, word);
    }
}
