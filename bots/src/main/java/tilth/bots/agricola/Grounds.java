package tilth.bots.agricola;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.agricola.farm.Yard;

/** Where things go on a farmyard: the house on the left, fields in the middle, pastures on the right. */
final class Grounds {

    /** No square at all. */
    static final int NOWHERE = -1;

    static final int[] ROOMS = order("a1 b3 b2 b1 a2 a3 c1 c2 c3 d1 d2 d3 e1 e2 e3");
    static final int[] FIELDS = order("c2 c1 c3 b1 b2 b3 a1 a2 a3 d1 d2 d3 e1 e2 e3");
    static final int[] STABLES = order("d1 d2 e1 e2 d3 e3 c1 c2 c3 b1 b2 b3 a1 a2 a3");

    /** The land for pastures, which fifteen fences cut into two of two squares and two of one. */
    static final int PASTURE_LAND = squares("d1 d2 d3 e1 e2 e3");

    /** Pastures on that land. */
    static final int[] PASTURES = {
        squares("d1 e1"),
        squares("d2 e2"),
        squares("d3"),
        squares("e3"),
        squares("d3 e3"),
        squares("d1 e1 d2 e2"),
        squares("d2 e2 d3 e3"),
    };

    private static final int LARGEST = 6;
    private static final int LONGEST_SIDE = 3;

    /** Pastures leave the columns of the house and of its rooms alone. */
    private static final int FIRST_COLUMN = 2;

    /** The pastures worth thinking of: rectangles of up to six squares, small ones first and those on the right before others. */
    private static final int[] RECTANGLES = rectangles();

    private Grounds() {}

    private static int[] rectangles() {
        return IntStream.rangeClosed(1, LONGEST_SIDE)
                .boxed()
                .flatMap(width -> IntStream.rangeClosed(1, LONGEST_SIDE)
                        .filter(height -> width * height <= LARGEST)
                        .boxed()
                        .flatMap(height -> rectangles(width, height)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static Stream<Integer> rectangles(int width, int height) {
        return IntStream.iterate(Yard.COLUMNS - width, left -> left >= FIRST_COLUMN, left -> left - 1)
                .boxed()
                .flatMap(left -> IntStream.rangeClosed(0, Yard.ROWS - height)
                        .mapToObj(top -> rectangle(left, top, width, height)));
    }

    private static int rectangle(int left, int top, int width, int height) {
        int squares = 0;
        for (int row = top; row < top + height; row++) {
            for (int column = left; column < left + width; column++) {
                squares |= 1 << Yard.square(row, column);
            }
        }
        return squares;
    }

    /** The pastures worth thinking of. */
    static int[] pastures() {
        return RECTANGLES;
    }

    static boolean isRectangle(int squares) {
        for (int rectangle : RECTANGLES) {
            if (rectangle == squares) {
                return true;
            }
        }
        return false;
    }

    private static int[] order(String names) {
        String[] words = names.split(" ");
        int[] squares = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            squares[i] = square(words[i]);
        }
        return squares;
    }

    private static int squares(String names) {
        int squares = 0;
        for (String name : names.split(" ")) {
            squares |= 1 << square(name);
        }
        return squares;
    }

    private static int square(String name) {
        return Yard.square(name.charAt(1) - '1', name.charAt(0) - 'a');
    }

    /** The first square of an order that is in a set, or {@link #NOWHERE}. */
    static int first(int[] order, int squares) {
        for (int square : order) {
            if ((squares >>> square & 1) != 0) {
                return square;
            }
        }
        return NOWHERE;
    }

    /** How late a square comes in an order. */
    static int place(int[] order, int square) {
        int at = 0;
        while (order[at] != square) {
            at++;
        }
        return at;
    }
}
