package tilth.agricola.farm;

import java.util.Arrays;
import java.util.List;

/**
 * A farm drawn as text. Four lines of corners with the fences between them, and between those the three rows of squares:
 *
 * <pre>
 * +   +   +---+---+   +
 *   .   . | s     | .       s a stable, . or nothing an empty square
 * +   +   +---+---+   +
 *   W   .   .   .   .       W C S a room of wood, clay, stone
 * +   +   +   +   +   +
 *   W   F  F3g F2v  .       F a field, with 3 grain, with 2 vegetables; F3d would be with two stacks of 3 grain
 * +   +   +   +   +   +
 * </pre>
 *
 * What follows the yard on a line is a remark.
 */
public record Drawing(int rooms, char house, int fields, List<String> crops, int stables, long fences) {

    private static final int WIDTH = 4;
    private static final int REMARK = Yard.COLUMNS * WIDTH + 1;
    private static final char NO_HOUSE = '-';

    /** Reads a drawing. */
    public static Drawing of(String text) {
        List<String> lines = text.lines().map(Drawing::padded).toList();
        if (lines.size() != 2 * Yard.ROWS + 1) {
            throw new IllegalArgumentException("a farm is drawn on seven lines");
        }
        return new Reading(lines).read();
    }

    private static String padded(String line) {
        return (line + " ".repeat(REMARK)).substring(0, REMARK);
    }

    /** What is drawn in the farm's own words, for the message of a failed test. */
    public static String draw(int rooms, int fields, int stables, long fences) {
        String[] crops = new String[Yard.SQUARES];
        Arrays.fill(crops, "");
        return new Drawing(rooms, 'W', fields, List.of(crops), stables, fences).toString();
    }

    /** All squares with a tile. */
    public int tiles() {
        return rooms | fields;
    }

    public int enclosed() {
        return Pastures.enclosed(fences);
    }

    /** The capacities of the pastures in the order of their first squares. */
    public int[] capacities() {
        int[] pastures = new int[Yard.SQUARES];
        int count = Pastures.list(fences, pastures);
        return Arrays.stream(pastures, 0, count)
                .map(pasture -> Pastures.capacity(pasture, stables))
                .toArray();
    }

    /** A housing with the pastures, the unfenced stables and the one animal in the house. */
    public Housing housing() {
        Housing housing = new Housing();
        Arrays.stream(capacities()).forEach(housing::pasture);
        housing.places(1 + Integer.bitCount(Stables.unfenced(stables, enclosed())));
        return housing;
    }

    @Override
    public String toString() {
        StringBuilder drawn = new StringBuilder();
        for (int row = 0; row < Yard.ROWS; row++) {
            drawFences(drawn, row);
            drawSquares(drawn, row);
        }
        drawFences(drawn, Yard.ROWS);
        return drawn.toString();
    }

    private void drawFences(StringBuilder drawn, int row) {
        for (int column = 0; column < Yard.COLUMNS; column++) {
            drawn.append((fences & lying(row, column)) == 0 ? "+   " : "+---");
        }
        drawn.append("+\n");
    }

    private void drawSquares(StringBuilder drawn, int row) {
        for (int column = 0; column < Yard.COLUMNS; column++) {
            drawn.append((fences & standing(row, column)) == 0 ? ' ' : '|');
            drawn.append("%-3s".formatted(drawn(Yard.square(row, column))));
        }
        drawn.append((fences & standing(row, Yard.COLUMNS)) == 0 ? " \n" : "|\n");
    }

    private String drawn(int square) {
        if ((fields >>> square & 1) != 0) {
            return 'F' + crops.get(square);
        }
        if ((rooms >>> square & 1) != 0) {
            return " " + house;
        }
        return (stables >>> square & 1) == 0 ? " ." : " s";
    }

    private static long lying(int row, int column) {
        return row == Yard.ROWS ? Fences.below(Yard.square(row - 1, column)) : Fences.above(Yard.square(row, column));
    }

    private static long standing(int row, int column) {
        return column == Yard.COLUMNS
                ? Fences.rightOf(Yard.square(row, column - 1))
                : Fences.leftOf(Yard.square(row, column));
    }

    /** Reads one drawing, character by character. */
    private static final class Reading {

        private final List<String> lines;
        private final String[] crops = new String[Yard.SQUARES];
        private int rooms;
        private char house = NO_HOUSE;
        private int fields;
        private int stables;
        private long fences;

        Reading(List<String> lines) {
            this.lines = lines;
            Arrays.fill(crops, "");
        }

        Drawing read() {
            for (int row = 0; row <= Yard.ROWS; row++) {
                for (int column = 0; column <= Yard.COLUMNS; column++) {
                    readCorner(row, column);
                }
            }
            return new Drawing(rooms, house, fields, List.of(crops), stables, fences);
        }

        /** A corner, the fence on its right, the fence below it and the square between them. */
        private void readCorner(int row, int column) {
            int at = column * WIDTH;
            expect(lines.get(2 * row).substring(at, at + 1), "+");
            if (column < Yard.COLUMNS && isFence(lines.get(2 * row).substring(at + 1, at + WIDTH), "---")) {
                fences |= lying(row, column);
            }
            if (row < Yard.ROWS && isFence(lines.get(2 * row + 1).substring(at, at + 1), "|")) {
                fences |= standing(row, column);
            }
            if (row < Yard.ROWS && column < Yard.COLUMNS) {
                String square = lines.get(2 * row + 1).substring(at + 1, at + WIDTH);
                readSquare(square.strip(), Yard.square(row, column));
            }
        }

        private static boolean isFence(String drawn, String fence) {
            if (!drawn.isBlank()) {
                expect(drawn, fence);
            }
            return !drawn.isBlank();
        }

        private static void expect(String drawn, String expected) {
            if (!drawn.equals(expected)) {
                throw new IllegalArgumentException("'" + drawn + "' is drawn instead of '" + expected + "'");
            }
        }

        private void readSquare(String drawn, int square) {
            switch (drawn) {
                case "", "." -> {}
                case "s" -> stables |= 1 << square;
                case "W", "C", "S" -> {
                    rooms |= 1 << square;
                    house = drawn.charAt(0);
                }
                default -> readField(drawn, square);
            }
        }

        private void readField(String drawn, int square) {
            if (!drawn.matches("F([1-9][gdv])?")) {
                throw new IllegalArgumentException("'" + drawn + "' is nothing on a farm");
            }
            fields |= 1 << square;
            crops[square] = drawn.substring(1);
        }
    }
}
