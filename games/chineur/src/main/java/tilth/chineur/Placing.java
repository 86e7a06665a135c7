package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;

/** Farm tiles on the cells of a personal board: where there is room, and what happens to a tool when tiles go. */
final class Placing {

    private Placing() {}

    /** Whether a tile of a kind can be added to a cell. */
    @Rule({"CHI-F4", "CHI-T9"})
    static boolean hasRoom(ChineurPosition position, int seat, int cell, int kind) {
        long tiles = position.cell(seat, cell);
        if (tiles == 0) {
            return true;
        }
        if (kind != FarmTiles.THEFT && mixes(position, seat, cell)) {
            return Long.bitCount(tiles) < Components.VALUES.scarecrowRoom;
        }
        return (tiles & ~FarmTiles.ofKind(kind)) == 0 && Long.bitCount(tiles) < Components.VALUES.room;
    }

    /** Whether a scarecrow lets a cell take more tiles, and mixed ones. */
    @Rule("CHI-T9")
    private static boolean mixes(ChineurPosition position, int seat, int cell) {
        if (!position.holdings().hasTool(seat, cell, Tool.SCARECROW)) {
            return false;
        }
        Turn turn = position.turn();
        return !position.table().scarecrowWaitsForDie() || seat == turn.active() && cell == turn.die();
    }

    /** Whether a tile of a kind can take the place of all tiles on a cell. */
    @Rule("CHI-F5")
    static boolean canReplace(ChineurPosition position, int seat, int cell, int kind) {
        return (position.cell(seat, cell) & ~FarmTiles.ofKind(kind)) != 0;
    }

    @Rule("CHI-F4")
    static boolean hasRoomAnywhere(ChineurPosition position, int seat, int kind) {
        for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
            if (hasRoom(position, seat, cell, kind)) {
                return true;
            }
        }
        return false;
    }

    static void place(ChineurPosition position, int seat, int tile, int cell, Journal journal) {
        position.setCell(seat, cell, position.cell(seat, cell) | 1L << tile);
        journal.note(Happens.PLACED, seat, position.table().tiles().face(tile), cell);
    }

    @Rule({"CHI-F5", "CHI-T6"})
    static void replace(ChineurPosition position, int seat, int tile, int cell, Journal journal) {
        discard(position, seat, cell, position.cell(seat, cell), journal);
        position.setCell(seat, cell, 0);
        place(position, seat, tile, cell, journal);
        int tool = position.holdings().tool(seat, cell);
        if (tool != ChineurPosition.NOTHING && !Tools.fits(tool, 1L << tile)) {
            position.holdings().setTool(seat, cell, ChineurPosition.NOTHING);
            Tools.discard(position, seat, tool, journal);
        }
    }

    /** Puts tiles of a cell into the deck, the lowest number first. */
    @Rule("CHI-F6")
    static void discard(ChineurPosition position, int seat, int cell, long tiles, Journal journal) {
        for (long rest = tiles; rest != 0; rest &= rest - 1) {
            int tile = Long.numberOfTrailingZeros(rest);
            if (position.table().discardsOnTop()) {
                position.farmDeck().putOnTop(tile);
            } else {
                position.farmDeck().putUnder(tile);
            }
            journal.note(Happens.DISCARDED, seat, position.table().tiles().face(tile), cell);
        }
    }

    /** Takes one tile off a cell; a tool does not stay on an empty one. */
    @Rule("CHI-T6")
    static void lift(ChineurPosition position, int seat, int cell, int tile, Journal journal) {
        long left = position.cell(seat, cell) & ~(1L << tile);
        position.setCell(seat, cell, left);
        int tool = position.holdings().tool(seat, cell);
        if (left == 0 && tool != ChineurPosition.NOTHING) {
            position.holdings().setTool(seat, cell, ChineurPosition.NOTHING);
            position.holdings().addAside(seat, tool);
            position.holdings().addWorn(seat, tool);
            journal.note(Happens.TOOL_SET_ASIDE, seat, tool);
        }
    }
}
