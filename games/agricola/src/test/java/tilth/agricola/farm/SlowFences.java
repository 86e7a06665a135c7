package tilth.agricola.farm;

import java.util.ArrayList;
import java.util.List;

/** The slow, obvious reading of a set of fences: walk from square to square where no fence stands. */
final class SlowFences {

    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private final long fences;

    SlowFences(long fences) {
        this.fences = fences;
    }

    /** All pastures in the order of their first squares. */
    List<Integer> pastures() {
        List<Integer> pastures = new ArrayList<>();
        boolean[] seen = new boolean[Yard.SQUARES];
        for (int square = 0; square < Yard.SQUARES; square++) {
            if (!seen[square]) {
                Walk walk = new Walk(seen);
                walk.from(square);
                if (!walk.leadsOut) {
                    pastures.add(walk.squares);
                }
            }
        }
        return pastures;
    }

    int enclosed() {
        return pastures().stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * Whether the fences may stand on a farm with tiles on some squares: each is part of the border of a pasture, no tile is
     * enclosed, and the pastures hang together.
     */
    boolean areLegal(int tiles) {
        List<Integer> pastures = pastures();
        int enclosed = pastures.stream().mapToInt(Integer::intValue).sum();
        return (enclosed & tiles) == 0 && fences == borders(pastures) && (enclosed == 0 || hangTogether(enclosed));
    }

    /** The edges around some pastures, found square by square and side by side. */
    static long borders(List<Integer> pastures) {
        long borders = 0;
        for (int pasture : pastures) {
            for (int square = 0; square < Yard.SQUARES; square++) {
                for (int[] step : STEPS) {
                    int next = next(square, step);
                    if ((pasture >>> square & 1) != 0 && (next < 0 || (pasture >>> next & 1) == 0)) {
                        borders |= edge(square, step);
                    }
                }
            }
        }
        return borders;
    }

    static boolean hangTogether(int squares) {
        // Without any fence but those around the squares, they are one pasture.
        List<Integer> pastures = new SlowFences(borders(List.of(squares))).pastures();
        return pastures.contains(squares);
    }

    private static int next(int square, int[] step) {
        int row = square / Yard.COLUMNS + step[0];
        int column = square % Yard.COLUMNS + step[1];
        boolean inside = row >= 0 && row < Yard.ROWS && column >= 0 && column < Yard.COLUMNS;
        return inside ? Yard.square(row, column) : -1;
    }

    private static long edge(int square, int[] step) {
        if (step[0] != 0) {
            return step[0] < 0 ? Fences.above(square) : Fences.below(square);
        }
        return step[1] < 0 ? Fences.leftOf(square) : Fences.rightOf(square);
    }

    private final class Walk {

        private final boolean[] seen;
        private int squares;
        private boolean leadsOut;

        Walk(boolean[] seen) {
            this.seen = seen;
        }

        void from(int square) {
            seen[square] = true;
            squares |= 1 << square;
            for (int[] step : STEPS) {
                int next = next(square, step);
                boolean open = (fences & edge(square, step)) == 0;
                leadsOut |= open && next < 0;
                if (open && next >= 0 && !seen[next]) {
                    from(next);
                }
            }
        }
    }
}
