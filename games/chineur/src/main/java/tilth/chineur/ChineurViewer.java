package tilth.chineur;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView.CellView;
import tilth.chineur.ChineurView.CostView;
import tilth.chineur.ChineurView.DeckView;
import tilth.chineur.ChineurView.FarmView;
import tilth.chineur.ChineurView.MarketTileView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.chineur.ChineurView.SiteView;
import tilth.chineur.ChineurView.StallView;
import tilth.chineur.ChineurView.ToolView;
import tilth.chineur.ChineurView.TurnView;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Shows a position without what lies face down. */
final class ChineurViewer {

    private final ChineurPosition position;
    private final Turn turn;
    private final CentralBoard board;
    private final Holdings holdings;
    private final int viewer;

    ChineurViewer(ChineurPosition position, int viewer) {
        this.position = position;
        turn = position.turn();
        board = position.board();
        holdings = position.holdings();
        this.viewer = viewer;
    }

    @Rule("CHI-S7")
    ChineurView view() {
        String phase = phase();
        boolean isTurn = !phase.equals("start") && !phase.equals("over");
        return new ChineurView(
                phase,
                turn.round(),
                Components.VALUES.lastRound,
                position.table().target(),
                turn.isEnding(),
                turn.startSeat(),
                isTurn ? (Integer) turn.active() : null,
                turn.isRolled() ? Terms.DIE.write(turn.die()) : null,
                IntStream.range(0, ChineurPosition.STALLS).mapToObj(this::stall).toList(),
                IntStream.range(0, ChineurPosition.CELLS).mapToObj(this::site).toList(),
                tools(),
                deck(position.farmDeck(), this::tile, this::farmCost),
                deck(position.marketDeck(), Terms.MARKET_TILE::write, this::marketCost),
                deck(position.collectiveDeck(), Terms.FARM::write, _ -> collectiveCost()),
                deck(position.toolDeck(), Terms.TOOL::write, ChineurViewer::toolCost),
                bits(board.zone(), Terms.COCORICO::write),
                board.lastDrawer() == ChineurPosition.NOTHING ? null : (Integer) board.lastDrawer(),
                bits(turn.allDrawn() & ~FarmTiles.COCORICOS, this::tile),
                bits(turn.allDrawn() >>> FarmTiles.FIRST_COCORICO, Terms.COCORICO::write),
                bits(turn.market(), this::marketTile),
                isAsked(Asks.SETTLE) ? farm(asked()) : null,
                isAsked(Asks.TOOL) ? tool(asked()) : null,
                isTurn ? turnView() : null,
                IntStream.range(0, position.seats()).mapToObj(this::player).toList());
    }

    private String phase() {
        if (position.isOver()) {
            return "over";
        }
        return switch (Asks.of(position.question(Seats.first(position.openSeats())))) {
            case START -> "start";
            case ROLL, DIE -> "roll";
            case STEAL, STEAL_SECOND, SEIZE, LOOT -> "steal";
            case EXCHANGE, EXCHANGE_MORE -> "tool";
            case ACT, DRAWN, GIFT, MARKET, SETTLE, TOOL, PAY, TAKE_OVER, BARTER, LOSS, DISCARD ->
                turn.round() == Turn.OPENING ? "opening" : "act";
            case KEEP -> turn.isRolled() ? "act" : turn.round() == Turn.OPENING ? "opening" : "roll";
        };
    }

    private boolean isAsked(Asks asks) {
        int open = position.openSeats();
        return open != 0 && Asks.of(position.question(Seats.first(open))) == asks;
    }

    /** What the question names. */
    private int asked() {
        return Verb.first(position.question(Seats.first(position.openSeats())));
    }

    static <T> List<T> bits(long set, IntFunction<T> word) {
        return IntStream.range(0, Long.SIZE)
                .filter(bit -> (set >>> bit & 1) != 0)
                .mapToObj(word)
                .toList();
    }

    private String tile(int tile) {
        return Terms.TILE.write(position.table().tiles().face(tile));
    }

    private StallView stall(int stall) {
        int tile = board.marketTile(stall);
        int owner = board.marketOwner(stall);
        return new StallView(
                Terms.STALL.write(stall),
                tile == ChineurPosition.NOTHING ? null : marketTile(tile),
                owner == ChineurPosition.NOTHING ? null : (Integer) owner,
                Market.usesLeft(position, turn.active(), stall));
    }

    private MarketTileView marketTile(int tile) {
        Values values = Components.VALUES;
        return new MarketTileView(
                Terms.MARKET_TILE.write(tile),
                Terms.RESOURCE.write(values.marketResource[tile]),
                values.marketGives[tile],
                values.marketGets[tile],
                marketCost(tile));
    }

    private SiteView site(int site) {
        int farm = board.farm(site);
        return new SiteView(
                Terms.SITE.write(site),
                farm == ChineurPosition.NOTHING ? null : farm(farm),
                farm == ChineurPosition.NOTHING ? null : (Integer) board.farmOwner(site));
    }

    private static FarmView farm(int farm) {
        return new FarmView(Terms.FARM.write(farm), some(Components.VALUES.collective[farm]));
    }

    private List<ToolView> tools() {
        return IntStream.range(0, ChineurPosition.OPEN_TOOLS)
                .map(board::openTool)
                .filter(tool -> tool != ChineurPosition.NOTHING)
                .mapToObj(ChineurViewer::tool)
                .toList();
    }

    private static ToolView tool(int tool) {
        Values values = Components.VALUES;
        return new ToolView(
                Terms.TOOL.write(tool), toolCost(tool), Words.FITS.get(values.toolFits[tool]), values.toolValue[tool]);
    }

    private static CostView toolCost(int tool) {
        Values values = Components.VALUES;
        return new CostView(some(values.toolGoods[tool]), values.toolChoice[tool], values.toolGold[tool]);
    }

    private CostView farmCost(int tile) {
        boolean free = FarmTiles.isCocorico(tile);
        return resources(
                free ? Basket.EMPTY : FarmTiles.price(position.table().tiles().face(tile)));
    }

    private CostView marketCost(int tile) {
        return resources(position.table().marketPrice(tile));
    }

    private static CostView collectiveCost() {
        return resources(Components.VALUES.collectiveCost);
    }

    private static CostView resources(long basket) {
        return new CostView(some(basket), 0, 0);
    }

    /** Only the resources a basket has. */
    private static Map<String, Integer> some(long basket) {
        Map<String, Integer> counts = all(basket);
        counts.values().removeIf(count -> count == 0);
        return counts;
    }

    private static Map<String, Integer> all(long basket) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int resource = 0; resource < Basket.RESOURCES; resource++) {
            counts.put(Terms.RESOURCE.write(resource), Basket.count(basket, resource));
        }
        return counts;
    }

    @Rule({"CHI-S7", "CHI-S8"})
    private DeckView deck(Deck deck, IntFunction<String> word, IntFunction<CostView> cost) {
        boolean shows = deck.size() > 0 && position.table().backsShowCosts();
        int below = deck.size() - deck.knownBelow();
        return new DeckView(
                deck.size(),
                shows ? cost.apply(deck.at(0)) : null,
                tiles(deck, 0, deck.knownOnTop(), word),
                tiles(deck, below, deck.size(), word));
    }

    private static List<String> tiles(Deck deck, int from, int to, IntFunction<String> word) {
        return IntStream.range(from, to).mapToObj(at -> word.apply(deck.at(at))).toList();
    }

    @Rule({"CHI-A1", "CHI-A3"})
    private TurnView turnView() {
        List<String> open = new ArrayList<>();
        List<String> repeatable = new ArrayList<>();
        String repeated = null;
        for (Action action : Action.values()) {
            String word = Terms.ACTION.write(action.ordinal());
            if (!turn.hasDone(action)) {
                open.add(word);
            }
            if (turn.hasRepeated(action)) {
                repeated = word;
            }
            if (Actions.canRepeat(position, turn.active(), action)) {
                repeatable.add(word);
            }
        }
        return new TurnView(open, repeated, repeatable, turn.isRefreshed(), turn.extras());
    }

    private PlayerView player(int seat) {
        boolean known = viewer == seat || holdings.isShown(seat);
        Objective objective = holdings.objective(seat);
        return new PlayerView(
                seat,
                all(holdings.goods(seat)),
                holdings.gold(seat),
                IntStream.range(0, ChineurPosition.CELLS)
                        .mapToObj(cell -> cell(seat, cell))
                        .toList(),
                aside(seat),
                Long.bitCount(position.tiles(seat)),
                board.farmsOf(seat),
                board.marketTilesOf(seat),
                holdings.used(seat),
                holdings.gold(seat) + holdings.spent(seat),
                holdings.setsDie(seat),
                holdings.isBurdened(seat),
                known ? Terms.OBJECTIVE.write(objective.ordinal()) : null,
                known ? objectivePoints(seat, objective) : null,
                holdings.isShown(seat),
                position.score(seat),
                bits(turn.hand(seat), this::tile));
    }

    private @Nullable Integer objectivePoints(int seat, Objective objective) {
        return Scoring.objectivePoints(position, seat, objective);
    }

    private Map<String, Integer> aside(int seat) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int tool = 0; tool < Tool.COUNT; tool++) {
            if (holdings.aside(seat, tool) > 0) {
                counts.put(Terms.TOOL.write(tool), holdings.aside(seat, tool));
            }
        }
        return counts;
    }

    @Rule({"CHI-F4", "CHI-T9"})
    private CellView cell(int seat, int cell) {
        int tool = holdings.tool(seat, cell);
        boolean scarecrow = holdings.hasTool(seat, cell, Tool.SCARECROW);
        return new CellView(
                Terms.CELL.write(cell),
                bits(position.cell(seat, cell), this::tile),
                scarecrow ? Components.VALUES.scarecrowRoom : Components.VALUES.room,
                tool == ChineurPosition.NOTHING ? null : Terms.TOOL.write(tool));
    }
}
