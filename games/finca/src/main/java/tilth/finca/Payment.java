package tilth.finca;

import tilth.engine.Rule;

/** Whether the fruits of a player and the room on a cart are enough for a tile. */
final class Payment {

    /** A tile shows at least this many fruits to let one of them be spared. */
    static final int LEAST_VALUE_TO_SPARE = 2;

    private Payment() {}

    /** In full, with some fruit for a question-mark tile. */
    @Rule({"FIN-D2", "FIN-D3", "FIN-D4"})
    static boolean inFull(long fruits, int tile, int room) {
        return Tiles.value(tile) <= room && hasAll(fruits, tile);
    }

    private static boolean hasAll(long fruits, int tile) {
        return Tiles.isQuestionMark(tile)
                ? Basket.most(fruits) >= Tiles.value(tile)
                : Basket.covers(fruits, Tiles.need(tile));
    }

    /** With one fruit of it spared. */
    @Rule({"FIN-A6", "FIN-A7"})
    static boolean sparingOne(long fruits, int tile, int room) {
        int value = Tiles.value(tile);
        if (value < LEAST_VALUE_TO_SPARE || value - 1 > room) {
            return false;
        }
        return Tiles.isQuestionMark(tile)
                ? Basket.most(fruits) >= value - 1
                : Basket.coversAllButOne(fruits, Tiles.need(tile));
    }

    /** Whether some tile outside a set of villages could still be paid with one fruit spared. */
    static boolean someSparingOne(FincaPosition position, long fruits, int room, int without) {
        for (int village = 0; village < Components.VILLAGES; village++) {
            if ((without >>> village & 1) == 0
                    && !position.isClosed(village)
                    && sparingOne(fruits, position.topTile(village), room)) {
                return true;
            }
        }
        return false;
    }

    /** Whether some tile could be paid in full. */
    static boolean someInFull(FincaPosition position, long fruits, int room) {
        for (int village = 0; village < Components.VILLAGES; village++) {
            if (!position.isClosed(village) && inFull(fruits, position.topTile(village), room)) {
                return true;
            }
        }
        return false;
    }
}
