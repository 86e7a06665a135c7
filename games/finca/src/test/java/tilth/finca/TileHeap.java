package tilth.finca;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The fruit tiles a scenario has not yet laid out. Every tile lies in one place only. */
final class TileHeap {

    private long unused = Tiles.ALL;

    /** One with this print. */
    int take(String words) {
        String wanted = TileWords.inOrder(words);
        return take(tile -> TileWords.of(tile).equals(wanted), "tile left that shows " + words);
    }

    /** The cheapest that satisfies. */
    int takeCheapest(IntPredicate wanted) {
        return takeBest(wanted, 1);
    }

    /** The dearest, question marks first: a player with few fruits cannot pay it by accident. */
    int takeDearest() {
        return takeBest(_ -> true, -1);
    }

    int takeOfValue(int value) {
        return take(tile -> Tiles.value(tile) == value, "tile of value " + value + " left");
    }

    private int takeBest(IntPredicate wanted, int sign) {
        int best = IntStream.range(0, Tiles.COUNT)
                .filter(this::has)
                .filter(wanted)
                .reduce((a, b) -> sign * (rank(b) - rank(a)) < 0 ? b : a)
                .orElseThrow(() -> new IllegalArgumentException("no such tile is left"));
        unused &= ~(1L << best);
        return best;
    }

    private static int rank(int tile) {
        return 2 * Tiles.value(tile) + (Tiles.isQuestionMark(tile) ? 1 : 0);
    }

    private int take(IntPredicate wanted, String what) {
        int tile = IntStream.range(0, Tiles.COUNT)
                .filter(this::has)
                .filter(wanted)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no " + what));
        unused &= ~(1L << tile);
        return tile;
    }

    private boolean has(int tile) {
        return (unused >>> tile & 1) != 0;
    }
}
