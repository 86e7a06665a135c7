package tilth.finca;

import java.util.List;
import tilth.engine.Rule;

/** The fruit tiles and finca tiles by number, in the form the rules compute with. */
public final class Tiles {

    static final int COUNT = Components.TILES;
    static final long ALL = (1L << COUNT) - 1;

    private static final int[] VALUE = new int[COUNT];
    private static final long[] NEED = new long[COUNT];
    private static final boolean[] QUESTION_MARK = new boolean[COUNT];
    private static final long[] OF_VALUE = new long[Components.HIGHEST_VALUE + 1];
    private static final byte[][] COUNTS_FOR_FINCA = new byte[Components.VILLAGES][COUNT];

    static {
        List<Components.FruitTile> tiles = Components.tiles();
        for (int tile = 0; tile < COUNT; tile++) {
            Components.FruitTile printed = tiles.get(tile);
            VALUE[tile] = printed.value();
            QUESTION_MARK[tile] = printed.questionMarks() > 0;
            OF_VALUE[printed.value()] |= 1L << tile;
            for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
                NEED[tile] += Basket.of(fruit, printed.fruits().get(fruit));
            }
            for (int finca = 0; finca < Components.VILLAGES; finca++) {
                COUNTS_FOR_FINCA[finca][tile] =
                        (byte) printedFor(Components.fincas().get(finca), printed);
            }
        }
    }

    private Tiles() {}

    @Rule({"FIN-F3", "FIN-F4"})
    private static int printedFor(List<Integer> counted, Components.FruitTile tile) {
        return counted.stream()
                .mapToInt(fruit -> fruit == Components.ANY
                        ? tile.questionMarks()
                        : tile.fruits().get(fruit))
                .sum();
    }

    /** The fruits printed on it, which is also the points it scores. */
    public static int value(int tile) {
        return VALUE[tile];
    }

    /** The fruits it asks for; none for a question-mark tile. */
    public static long need(int tile) {
        return NEED[tile];
    }

    public static boolean isQuestionMark(int tile) {
        return QUESTION_MARK[tile];
    }

    /** The fruits to pay, the chosen one for a question-mark tile. */
    static long price(int tile, int chosenFruit) {
        return QUESTION_MARK[tile] ? Basket.of(chosenFruit, VALUE[tile]) : NEED[tile];
    }

    /** What all these tiles count for a finca. */
    public static int countFor(int finca, long tiles) {
        byte[] counts = COUNTS_FOR_FINCA[finca];
        int count = 0;
        for (long rest = tiles; rest != 0; rest &= rest - 1) {
            count += counts[Long.numberOfTrailingZeros(rest)];
        }
        return count;
    }

    /** The points of all these tiles. */
    static int points(long tiles) {
        int points = 0;
        for (int value = 1; value <= Components.HIGHEST_VALUE; value++) {
            points += value * Long.bitCount(tiles & OF_VALUE[value]);
        }
        return points;
    }

    /** How many of these tiles have a value. */
    public static int ofValue(long tiles, int value) {
        return Long.bitCount(tiles & OF_VALUE[value]);
    }

    /** Complete sets of the values 1 to 6 among these tiles. */
    @Rule("FIN-B1")
    static int sets(long tiles) {
        int sets = COUNT;
        for (int value = 1; value <= Components.HIGHEST_VALUE; value++) {
            sets = Math.min(sets, ofValue(tiles, value));
        }
        return sets;
    }
}
