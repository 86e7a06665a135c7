package tilth.chineur;

import static tilth.testkit.Scenario.COLOURS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilth.engine.Seats;

/** Everything on a table as words, so that two moments can be compared. */
final class Facts {

    private Facts() {}

    static Map<String, String> of(ChineurPosition position) {
        Map<String, String> facts = new LinkedHashMap<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            addPlayer(position, seat, COLOURS.get(seat) + " ", facts);
            addCells(position, seat, COLOURS.get(seat) + " ", facts);
        }
        addBoard(position, facts);
        Turn turn = position.turn();
        facts.put("turn", COLOURS.get(turn.active()));
        facts.put("round", "" + turn.round());
        facts.put("die", turn.isRolled() ? Terms.DIE.write(turn.die()) : "-");
        facts.put("ending", "" + turn.isEnding());
        facts.put("drawn", tiles(turn.allDrawn()));
        facts.put("market drawn", words(turn.market(), Terms.MARKET_TILE.words()));
        facts.put("farm deck", "" + position.farmDeck().size());
        facts.put("market deck", "" + position.marketDeck().size());
        facts.put("collective deck", "" + position.collectiveDeck().size());
        facts.put("tool deck", "" + position.toolDeck().size());
        facts.put("zone", words(position.board().zone(), Terms.COCORICO.words()));
        return facts;
    }

    private static void addPlayer(ChineurPosition position, int seat, String colour, Map<String, String> facts) {
        Holdings holdings = position.holdings();
        for (int resource = 0; resource < Basket.RESOURCES; resource++) {
            facts.put(colour + Words.RESOURCES.get(resource), "" + Basket.count(holdings.goods(seat), resource));
        }
        facts.put(colour + "gold", "" + holdings.gold(seat));
        facts.put(
                colour + "aside",
                IntStream.range(0, Tool.COUNT)
                        .boxed()
                        .flatMap(tool ->
                                IntStream.range(0, holdings.aside(seat, tool)).mapToObj(_ -> Terms.TOOL.write(tool)))
                        .collect(Collectors.joining(" ")));
        facts.put(colour + "used", "" + holdings.used(seat));
        facts.put(colour + "spent", "" + holdings.spent(seat));
        facts.put(colour + "shown", "" + holdings.isShown(seat));
        facts.put(colour + "sets die", "" + holdings.setsDie(seat));
        facts.put(colour + "burdened", "" + holdings.isBurdened(seat));
        boolean open = Seats.has(position.openSeats(), seat);
        facts.put(colour + "asked", open ? Chineur.QUESTIONS.write(position.question(seat)) : "-");
    }

    private static void addCells(ChineurPosition position, int seat, String colour, Map<String, String> facts) {
        for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
            int tool = position.holdings().tool(seat, cell);
            facts.put(colour + (cell + 1), tiles(position.cell(seat, cell)));
            facts.put(colour + "tool " + (cell + 1), tool < 0 ? "-" : Terms.TOOL.write(tool));
        }
    }

    private static void addBoard(ChineurPosition position, Map<String, String> facts) {
        CentralBoard board = position.board();
        for (int stall = 0; stall < ChineurPosition.STALLS; stall++) {
            int tile = board.marketTile(stall);
            String whose = owner(board.marketOwner(stall));
            facts.put("stall " + (stall + 1), tile < 0 ? "-" : Terms.MARKET_TILE.write(tile) + whose);
        }
        for (int site = 0; site < ChineurPosition.CELLS; site++) {
            int farm = board.farm(site);
            facts.put(Terms.SITE.write(site), farm < 0 ? "-" : Terms.FARM.write(farm) + owner(board.farmOwner(site)));
        }
        facts.put(
                "open tools",
                IntStream.range(0, ChineurPosition.OPEN_TOOLS)
                        .map(board::openTool)
                        .mapToObj(tool -> tool < 0 ? "-" : Terms.TOOL.write(tool))
                        .collect(Collectors.joining(" ")));
    }

    private static String owner(int seat) {
        return seat < 0 ? "" : " of " + COLOURS.get(seat);
    }

    /** Tiles by their kind alone. */
    static String tiles(long tiles) {
        return IntStream.range(0, FarmTiles.COUNT)
                .filter(tile -> (tiles >>> tile & 1) != 0)
                .mapToObj(tile -> FarmTiles.isCocorico(tile)
                        ? Terms.COCORICO.write(tile - FarmTiles.FIRST_COCORICO)
                        : Words.KINDS.get(FarmTiles.kind(tile)))
                .collect(Collectors.joining(" "));
    }

    private static String words(int set, List<String> words) {
        return ChineurViewer.bits(set, words::get).stream().collect(Collectors.joining(" "));
    }
}
