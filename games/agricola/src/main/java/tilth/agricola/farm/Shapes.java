package tilth.agricola.farm;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Every shape a pasture can have: the connected sets of squares that the fences of one player can go around, those with few
 * fences first. They are asked for in rows of 64, as bit sets in a {@code long}.
 */
final class Shapes {

    private static final int ROW = Long.SIZE;

    private static final int[] SHAPES = IntStream.rangeClosed(1, Yard.ALL)
            .filter(squares -> length(squares) <= Fences.MOST)
            .filter(Yard::connected)
            .boxed()
            .sorted(Comparator.comparingInt(Shapes::length))
            .mapToInt(Integer::intValue)
            .toArray();

    /** The shapes of a row that hold a square, for each row and square. */
    private static final long[] HOLDERS = holders();

    /** How many rows it takes to see all shapes that need at most so many fences. */
    private static final int[] ROWS = rows();

    private Shapes() {}

    /** The squares of the shape at a place in a row. */
    static int at(int row, int place) {
        return SHAPES[row * ROW + place];
    }

    /** How many rows it takes to see all shapes that need at most so many fences. */
    static int rows(int fences) {
        return ROWS[Math.clamp(fences, 0, Fences.MOST)];
    }

    /** The shapes of a row that hold all squares of one set and none of another. */
    static long holding(int row, int squares, int without) {
        int from = row * Yard.SQUARES;
        long shapes = (row + 1) * ROW <= SHAPES.length ? -1 : (1L << SHAPES.length % ROW) - 1;
        for (int rest = squares; rest != 0; rest &= rest - 1) {
            shapes &= HOLDERS[from + Integer.numberOfTrailingZeros(rest)];
        }
        for (int rest = without; rest != 0 && shapes != 0; rest &= rest - 1) {
            shapes &= ~HOLDERS[from + Integer.numberOfTrailingZeros(rest)];
        }
        return shapes;
    }

    private static int length(int squares) {
        return Fences.count(Fences.outline(squares));
    }

    private static long[] holders() {
        long[] holders = new long[(SHAPES.length + ROW - 1) / ROW * Yard.SQUARES];
        for (int index = 0; index < SHAPES.length; index++) {
            for (int rest = SHAPES[index]; rest != 0; rest &= rest - 1) {
                holders[index / ROW * Yard.SQUARES + Integer.numberOfTrailingZeros(rest)] |= 1L << index % ROW;
            }
        }
        return holders;
    }

    private static int[] rows() {
        int[] rows = new int[Fences.MOST + 1];
        for (int index = 0; index < SHAPES.length; index++) {
            for (int fences = length(SHAPES[index]); fences <= Fences.MOST; fences++) {
                rows[fences] = index / ROW + 1;
            }
        }
        return rows;
    }
}
