package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Tools: buying them, where they go, and what leaves with them. */
final class Tools {

    private Tools() {}

    /** Whether a tool fits on a cell with these tiles. */
    @Rule("CHI-T3")
    static boolean fits(int tool, long tiles) {
        return switch (Components.VALUES.toolFits[tool]) {
            case Values.FITS_RESOURCE -> (tiles & FarmTiles.RESOURCES) != 0;
            case Values.FITS_THEFT -> (tiles & FarmTiles.THEFTS) != 0;
            default -> tiles != 0;
        };
    }

    /** Whether a seat may put a tool on one of its cells; another tool of the same kind there would be for nothing. */
    @Rule({"CHI-T3", "CHI-T5"})
    static boolean canFit(ChineurPosition position, int seat, int tool, int cell) {
        return fits(tool, position.cell(seat, cell)) && position.holdings().tool(seat, cell) != tool;
    }

    static boolean canFit(ChineurPosition position, int seat, int tool) {
        for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
            if (canFit(position, seat, tool, cell)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat has set a tool aside that fits somewhere. */
    @Rule({"CHI-T4", "CHI-R7"})
    static boolean canFitAny(ChineurPosition position, int seat) {
        if (!position.holdings().hasAside(seat)) {
            return false;
        }
        for (int tool = 0; tool < Tool.COUNT; tool++) {
            if (position.holdings().aside(seat, tool) > 0 && canFit(position, seat, tool)) {
                return true;
            }
        }
        return false;
    }

    @Rule("CHI-T2")
    static boolean canBuy(ChineurPosition position, int seat, int tool, int goldKept) {
        Values values = Components.VALUES;
        long goods = position.holdings().goods(seat);
        return position.holdings().gold(seat) - goldKept >= values.toolGold[tool]
                && Basket.covers(goods, values.toolGoods[tool])
                && Basket.total(goods) >= values.toolChoice[tool];
    }

    /** Whether a seat can pay for any of the open tools and keep some gold. */
    @Rule("CHI-T2")
    static boolean canBuyAny(ChineurPosition position, int seat, int goldKept) {
        for (int tools = position.board().openTools(); tools != 0; tools &= tools - 1) {
            if (canBuy(position, seat, Integer.numberOfTrailingZeros(tools), goldKept)) {
                return true;
            }
        }
        return false;
    }

    @Rule({"CHI-T2", "CHI-T3", "CHI-A6"})
    static void buy(ChineurPosition position, int seat, int tool, Journal journal) {
        Values values = Components.VALUES;
        position.turn().setDone(Action.TOOL);
        position.holdings().payGold(seat, values.toolGold[tool]);
        position.holdings().addSpent(seat, values.toolGold[tool]);
        position.holdings().pay(seat, values.toolGoods[tool]);
        journal.note(Happens.TOOL_BOUGHT, seat, tool);
        takeOpen(position, tool);
        fillUp(position, journal);
        if (canFit(position, seat, tool)) {
            position.agenda().ask(seat, Asks.TOOL.with(tool));
        } else {
            setAside(position, seat, tool, journal);
        }
        Paying.demand(position, seat, values.toolChoice[tool], journal);
    }

    private static void takeOpen(ChineurPosition position, int tool) {
        for (int place = 0; place < ChineurPosition.OPEN_TOOLS; place++) {
            if (position.board().openTool(place) == tool) {
                position.board().setOpenTool(place, ChineurPosition.NOTHING);
                return;
            }
        }
    }

    /** Turns up tools until four lie open or there are no more. */
    @Rule({"CHI-T2", "CHI-S6"})
    static void fillUp(ChineurPosition position, Journal journal) {
        for (int place = 0; place < ChineurPosition.OPEN_TOOLS; place++) {
            boolean gap = position.board().openTool(place) == ChineurPosition.NOTHING;
            if (gap && position.toolDeck().size() > 0) {
                int tool = position.toolDeck().draw();
                position.board().setOpenTool(place, tool);
                journal.note(Happens.TOOL_TURNED_UP, position.turn().active(), tool);
            }
        }
    }

    @Rule("CHI-T4")
    private static void setAside(ChineurPosition position, int seat, int tool, Journal journal) {
        position.holdings().addAside(seat, tool);
        journal.note(Happens.TOOL_SET_ASIDE, seat, tool);
    }

    /** Places a tool just bought, or sets it aside. */
    @Rule({"CHI-T3", "CHI-T4"})
    static void house(ChineurPosition position, int seat, long move, Journal journal) {
        int tool = Verb.first(position.question(seat));
        position.agenda().answered(seat);
        if (Does.of(move) == Does.SET_ASIDE) {
            setAside(position, seat, tool, journal);
        } else {
            position.holdings().addUsed(seat);
            put(position, seat, tool, Verb.second(move), journal);
        }
    }

    /** Places a tool set aside; one that has lain on the board before is no new one. */
    @Rule({"CHI-T4", "CHI-R7", "CHI-E5"})
    static void fitAside(ChineurPosition position, int seat, int tool, int cell, Journal journal) {
        Holdings holdings = position.holdings();
        holdings.removeAside(seat, tool);
        if (holdings.worn(seat, tool) > 0) {
            holdings.removeWorn(seat, tool);
        } else {
            holdings.addUsed(seat);
        }
        put(position, seat, tool, cell, journal);
    }

    @Rule("CHI-T5")
    private static void put(ChineurPosition position, int seat, int tool, int cell, Journal journal) {
        int old = position.holdings().tool(seat, cell);
        position.holdings().setTool(seat, cell, tool);
        journal.note(Happens.TOOL_FITTED, seat, tool, cell);
        if (old != ChineurPosition.NOTHING) {
            discard(position, seat, old, journal);
            if (old == Tool.SCARECROW.ordinal()) {
                clearUp(position, seat, cell, journal);
            }
        }
    }

    @Rule("CHI-T5")
    static void discard(ChineurPosition position, int seat, int tool, Journal journal) {
        position.toolDeck().putUnder(tool);
        journal.note(Happens.TOOL_DISCARDED, seat, tool);
        fillUp(position, journal);
    }

    /** A cell whose scarecrow has gone keeps five tiles of one resource at most. */
    @Rule("CHI-T10")
    private static void clearUp(ChineurPosition position, int seat, int cell, Journal journal) {
        long tiles = position.cell(seat, cell);
        int kind = FarmTiles.kind(Long.numberOfTrailingZeros(tiles));
        if ((tiles & ~FarmTiles.ofKind(kind)) != 0) {
            position.agenda().ask(seat, Asks.KEEP.with(cell));
        } else {
            keepOnly(position, seat, cell, kind, journal);
        }
    }

    @Rule("CHI-T10")
    static void keep(ChineurPosition position, int seat, int cell, int kind, Journal journal) {
        position.agenda().answered(seat);
        keepOnly(position, seat, cell, kind, journal);
    }

    private static void keepOnly(ChineurPosition position, int seat, int cell, int kind, Journal journal) {
        long tiles = position.cell(seat, cell);
        long kept = tiles & FarmTiles.ofKind(kind);
        while (Long.bitCount(kept) > Components.VALUES.room) {
            kept &= kept - 1;
        }
        position.setCell(seat, cell, kept);
        Placing.discard(position, seat, cell, tiles & ~kept, journal);
    }

    /** Puts the open tools under the deck and turns up others. */
    @Rule("CHI-A5")
    static void refresh(ChineurPosition position, int seat, Journal journal) {
        position.turn().setRefreshed();
        position.holdings().payGold(seat, Components.VALUES.refresh);
        journal.note(Happens.REFRESHED, seat);
        for (int place = 0; place < ChineurPosition.OPEN_TOOLS; place++) {
            position.toolDeck().putUnder(position.board().openTool(place));
            position.board().setOpenTool(place, ChineurPosition.NOTHING);
        }
        fillUp(position, journal);
    }

    @Rule("CHI-A5")
    static boolean canRefresh(ChineurPosition position, int seat) {
        boolean again = !position.turn().isRefreshed() || !position.table().refreshesOnce();
        return again
                && position.holdings().gold(seat) >= Components.VALUES.refresh
                && position.toolDeck().size() > 0;
    }
}
