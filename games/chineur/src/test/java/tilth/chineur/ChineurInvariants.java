package tilth.chineur;

import static tilth.testkit.Invariants.require;

import tilth.engine.Position;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** What is in the box is on the table, all of it, once, in every position of Farmer Chineur. */
final class ChineurInvariants {

    private static final int NO_CELL = -1;

    private ChineurInvariants() {}

    static void check(Position any) {
        ChineurPosition position = (ChineurPosition) any;
        checkFarmTiles(position);
        checkMarket(position);
        checkFarms(position);
        checkTools(position);
        checkCells(position);
        checkHoldings(position);
        checkObjectives(position);
    }

    /** What the one player is asked whom all wait for, if it is this. */
    private static boolean isAsked(ChineurPosition position, Asks asked) {
        int open = position.openSeats();
        return Seats.count(open) == 1 && Asks.of(position.question(Seats.first(open))) == asked;
    }

    private static void checkFarmTiles(ChineurPosition position) {
        long found = (long) position.board().zone() << FarmTiles.FIRST_COCORICO;
        for (int at = 0; at < position.farmDeck().size(); at++) {
            found = add(found, 1L << position.farmDeck().at(at));
        }
        for (int seat = 0; seat < ChineurPosition.MOST_SEATS; seat++) {
            for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
                found = add(found, position.cell(seat, cell));
            }
            found = add(found, position.turn().hand(seat));
        }
        long drawn = position.turn().allDrawn();
        require((drawn & FarmTiles.COCORICOS & ~found) == 0, "a Cocorico tile in hand is not in the zone");
        found = add(found, drawn & ~FarmTiles.COCORICOS);
        require(found == position.table().farmTiles(), "a farm tile is missing, or not in the game");
        Deck deck = position.farmDeck();
        require(deck.knownOnTop() + deck.knownBelow() <= deck.size(), "more tiles are known than there are");
    }

    private static long add(long found, long tiles) {
        require((found & tiles) == 0, "a farm tile is in two places");
        return found | tiles;
    }

    private static void checkMarket(ChineurPosition position) {
        int found = position.turn().market();
        int count = Integer.bitCount(found) + position.marketDeck().size();
        for (int at = 0; at < position.marketDeck().size(); at++) {
            found |= 1 << position.marketDeck().at(at);
        }
        for (int stall = 0; stall < ChineurPosition.STALLS; stall++) {
            int tile = position.board().marketTile(stall);
            if (tile != ChineurPosition.NOTHING) {
                found |= 1 << tile;
                count++;
                require(
                        position.isOver()
                                || Market.usesLeft(position, position.turn().active(), stall) >= 0,
                        "a market tile is overused");
            } else {
                require(position.board().marketOwner(stall) == tile, "somebody owns an empty stall");
            }
        }
        require(
                count == ChineurPosition.MARKET_TILES && found == (1 << count) - 1,
                "a market tile is missing or doubled");
    }

    private static void checkFarms(ChineurPosition position) {
        int[] counts = new int[Components.VALUES.collective.length];
        for (int at = 0; at < position.collectiveDeck().size(); at++) {
            counts[position.collectiveDeck().at(at)]++;
        }
        for (int site = 0; site < ChineurPosition.CELLS; site++) {
            int farm = position.board().farm(site);
            boolean owned = position.board().farmOwner(site) != ChineurPosition.NOTHING;
            require((farm != ChineurPosition.NOTHING) == owned, "every collective farm has an owner");
            if (owned) {
                counts[farm]++;
            }
        }
        if (isAsked(position, Asks.SETTLE)) {
            counts[Verb.first(position.question(Seats.first(position.openSeats())))]++;
        }
        for (int count : counts) {
            require(count == Components.VALUES.collectiveCopies, "a collective farm is missing or doubled");
        }
    }

    private static void checkTools(ChineurPosition position) {
        int missing = 0;
        for (int tool = 0; tool < Tool.COUNT; tool++) {
            int count = 0;
            for (int at = 0; at < position.toolDeck().size(); at++) {
                count += position.toolDeck().at(at) == tool ? 1 : 0;
            }
            for (int place = 0; place < ChineurPosition.OPEN_TOOLS; place++) {
                count += position.board().openTool(place) == tool ? 1 : 0;
            }
            for (int seat = 0; seat < position.seats(); seat++) {
                count += position.holdings().aside(seat, tool);
                require(
                        position.holdings().worn(seat, tool)
                                <= position.holdings().aside(seat, tool),
                        "a tool has lain on the board and is not there");
                for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
                    count += position.holdings().tool(seat, cell) == tool ? 1 : 0;
                }
            }
            missing += position.table().copiesOf(Tool.of(tool)) - count;
            require(count <= position.table().copiesOf(Tool.of(tool)), "there is a tool too many");
        }
        boolean inHand = isAsked(position, Asks.TOOL);
        boolean perhaps = isAsked(position, Asks.PAY);
        require(missing == (inHand ? 1 : 0) || perhaps && missing == 1, "a tool is missing");
        for (int place = 0; place < ChineurPosition.OPEN_TOOLS; place++) {
            boolean gap = position.board().openTool(place) == ChineurPosition.NOTHING;
            require(!gap || position.toolDeck().size() == 0, "a tool could be turned up");
        }
    }

    private static void checkCells(ChineurPosition position) {
        int untidy = isAsked(position, Asks.KEEP)
                ? Verb.first(position.question(Seats.first(position.openSeats())))
                : NO_CELL;
        for (int seat = 0; seat < position.seats(); seat++) {
            int tools = 0;
            for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
                long tiles = position.cell(seat, cell);
                int tool = position.holdings().tool(seat, cell);
                tools += tool == ChineurPosition.NOTHING ? 0 : 1;
                require(
                        tool == ChineurPosition.NOTHING || Tools.fits(tool, tiles),
                        "a tool lies where it does not fit");
                boolean exempt = cell == untidy && Seats.has(position.openSeats(), seat);
                checkCell(tiles, exempt || tool == Tool.SCARECROW.ordinal());
            }
            require(tools <= position.holdings().used(seat), "a tool on the board has not been used");
        }
    }

    private static void checkCell(long tiles, boolean mixed) {
        require((tiles & FarmTiles.COCORICOS) == 0, "a Cocorico tile lies on a cell");
        if (tiles == 0) {
            return;
        }
        if (mixed) {
            require((tiles & FarmTiles.THEFTS) == 0, "a scarecrow stands among thieves");
            require(Long.bitCount(tiles) <= Components.VALUES.scarecrowRoom, "a cell is overcrowded");
        } else {
            int kind = FarmTiles.kind(Long.numberOfTrailingZeros(tiles));
            require((tiles & ~FarmTiles.ofKind(kind)) == 0, "different tiles lie in one cell");
            require(Long.bitCount(tiles) <= Components.VALUES.room, "a cell is overcrowded");
        }
    }

    private static void checkHoldings(ChineurPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            require(position.holdings().gold(seat) >= 0, "somebody owes gold");
            for (int resource = 0; resource < Basket.RESOURCES; resource++) {
                int count = Basket.count(position.holdings().goods(seat), resource);
                require(count < 1 << 14, "somebody owes resources");
            }
        }
    }

    private static void checkObjectives(ChineurPosition position) {
        int met = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            int objective = position.holdings().objective(seat).ordinal();
            require((met >>> objective & 1) == 0, "two players have the same objective");
            met |= 1 << objective;
            require(
                    (position.holdings().ruledOut(seat) >>> objective & 1) == 0,
                    "an objective is ruled out that somebody has");
            require(!position.isOver() || position.holdings().isShown(seat), "an objective is secret at the end");
        }
    }
}
