package tilth.finca;

/** One village packed into an {@code int}: its stack of up to four tiles, how many are left, and its finca tile. */
final class Village {

    static final int STACK = 4;

    private static final int TILE_BITS = 6;
    private static final int HEIGHT_SHIFT = STACK * TILE_BITS;
    private static final int FINCA_SHIFT = HEIGHT_SHIFT + 3;
    private static final int ONE_TILE_HIGH = 1 << HEIGHT_SHIFT;

    private Village() {}

    /** An empty stack in a village with this finca tile. */
    static int withFinca(int finca) {
        return finca << FINCA_SHIFT;
    }

    static int height(int village) {
        return village >>> HEIGHT_SHIFT & 7;
    }

    static boolean isClosed(int village) {
        return height(village) == 0;
    }

    static int finca(int village) {
        return village >>> FINCA_SHIFT;
    }

    /** The tile that lies face up; only for a village that is not closed. */
    static int top(int village) {
        return tile(village, height(village) - 1);
    }

    /** The tile at a level, 0 at the bottom. */
    static int tile(int village, int level) {
        return village >>> level * TILE_BITS & (1 << TILE_BITS) - 1;
    }

    /** Puts a tile on top. */
    static int stacked(int village, int tile) {
        return exchanged(village, height(village), tile) + ONE_TILE_HIGH;
    }

    /** Takes the top tile away. */
    static int unstacked(int village) {
        return exchanged(village, height(village) - 1, 0) - ONE_TILE_HIGH;
    }

    static int exchanged(int village, int level, int tile) {
        return village & ~((1 << TILE_BITS) - 1 << level * TILE_BITS) | tile << level * TILE_BITS;
    }
}
