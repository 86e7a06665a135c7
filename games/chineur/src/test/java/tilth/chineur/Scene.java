package tilth.chineur;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.engine.Journal;
import tilth.engine.Rows;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * The table as a scenario describes it, in the turn of a player who acts. What is not said is not there: no goods, no
 * gold, empty cells; the tiles not named lie in the decks, the Cocorico tiles last.
 */
final class Scene {

    final Map<String, String> options = new HashMap<>();
    final Map<Integer, Long> goods = new HashMap<>();
    final Map<Integer, Integer> gold = new HashMap<>();
    final Map<Integer, String> cells = new HashMap<>();
    final Map<Integer, String> tools = new HashMap<>();
    final Map<Integer, List<String>> aside = new HashMap<>();
    final Map<Integer, String> objectives =
            new HashMap<>(Map.of(0, "technology-expert", 1, "quality-expert", 2, "milk-expert", 3, "egg-expert"));
    final List<String> farmDeck = new ArrayList<>();
    final List<String> marketDeck = new ArrayList<>();
    final List<String> collectiveDeck = new ArrayList<>();
    final List<String> toolDeck = new ArrayList<>();
    final List<String> openTools = new ArrayList<>();
    final Map<Integer, String> market = new HashMap<>();
    final Map<Integer, Integer> marketOwners = new HashMap<>();
    final Map<Integer, String> sites = new HashMap<>();
    final Map<Integer, Integer> siteOwners = new HashMap<>();
    final List<String> zone = new ArrayList<>();
    int seats = 2;
    int active;
    int startSeat;
    int lastDrawer;
    int round = 1;
    int die;
    int burdened = ChineurPosition.NOTHING;
    boolean beforeRoll;
    boolean setsDie;

    private long free;

    /** Resources such as {@code 2 egg 1 milk}. */
    static long basket(String text) {
        String[] words = text.isEmpty() ? new String[0] : text.split(" ");
        long basket = Basket.EMPTY;
        for (int i = 0; i < words.length; i += 2) {
            basket += Basket.of(Rows.number(Words.RESOURCES, words[i + 1]), Integer.parseInt(words[i]));
        }
        return basket;
    }

    ChineurPosition build() {
        Setup setup = new Setup(new Chineur(), seats, options, Seed.of(1));
        ChineurPosition position = new ChineurPosition(ChineurTable.of(setup));
        position.setSeed(setup.seed());
        free = position.table().farmTiles();
        for (int seat = 0; seat < seats; seat++) {
            int objective = Rows.number(Terms.OBJECTIVE.words(), objectives.getOrDefault(seat, ""));
            position.holdings().begin(seat, goods.getOrDefault(seat, Basket.EMPTY), objective);
            position.holdings().gainGold(seat, gold.getOrDefault(seat, 0));
        }
        position.holdings().setBurdened(burdened);
        layFarmTiles(position);
        layBoard(position);
        layTools(position);
        beginTurn(position);
        ChineurInvariants.check(position);
        return position;
    }

    private void layFarmTiles(ChineurPosition position) {
        zone.forEach(word -> {
            int cocorico = Rows.number(Terms.COCORICO.words(), word);
            free &= ~(1L << FarmTiles.FIRST_COCORICO + cocorico);
            position.board().draw(Cocorico.of(cocorico), lastDrawer);
        });
        FarmTiles tiles = position.table().tiles();
        List<Integer> top = farmDeck.stream().map(word -> take(tiles, word)).toList();
        cells.forEach((spot, words) -> {
            long onCell = 0;
            for (String word : words.split(" ")) {
                onCell |= 1L << take(tiles, word);
            }
            position.setCell(spot / ChineurPosition.CELLS, spot % ChineurPosition.CELLS, onCell);
        });
        top.forEach(position.farmDeck()::add);
        for (long rest = free; rest != 0; rest &= rest - 1) {
            position.farmDeck().add(Long.numberOfTrailingZeros(rest));
        }
    }

    /** Takes a tile out of those that are free: a kind, a face, or a Cocorico tile. */
    private int take(FarmTiles tiles, String word) {
        long wanted;
        if (Words.KINDS.contains(word)) {
            wanted = FarmTiles.ofKind(Words.KINDS.indexOf(word));
        } else if (Terms.TILE.read(word) >= 0) {
            int tile = tiles.tile(free, Terms.TILE.read(word));
            wanted = tile == Long.SIZE ? 0 : 1L << tile;
        } else {
            wanted = 1L << FarmTiles.FIRST_COCORICO + Rows.number(Terms.COCORICO.words(), word);
        }
        if ((wanted & free) == 0) {
            throw new IllegalArgumentException("there is no " + word + " left");
        }
        int tile = Long.numberOfTrailingZeros(wanted & free);
        free &= ~(1L << tile);
        return tile;
    }

    private void layBoard(ChineurPosition position) {
        List<Integer> marketTiles = new ArrayList<>(
                IntStream.range(0, ChineurPosition.MARKET_TILES).boxed().toList());
        market.forEach((stall, word) -> {
            int tile = takeOut(marketTiles, word, Terms.MARKET_TILE.words());
            position.board().setMarketTile(stall, tile, marketOwners.getOrDefault(stall, ChineurPosition.NOTHING));
        });
        fill(position.marketDeck(), marketTiles, marketDeck, Terms.MARKET_TILE.words());
        List<Integer> farms = new ArrayList<>(IntStream.range(0, ChineurPosition.FARMS)
                .map(farm -> farm / Components.VALUES.collectiveCopies)
                .boxed()
                .toList());
        sites.forEach((site, word) -> {
            int farm = takeOut(farms, word, Terms.FARM.words());
            position.board().setFarm(site, farm, siteOwners.getOrDefault(site, 0));
        });
        fill(position.collectiveDeck(), farms, collectiveDeck, Terms.FARM.words());
    }

    private static void fill(Deck deck, List<Integer> left, List<String> first, List<String> words) {
        for (String word : first) {
            deck.add(takeOut(left, word, words));
        }
        left.forEach(deck::add);
    }

    private static int takeOut(List<Integer> left, String word, List<String> words) {
        int at = left.indexOf(Rows.number(words, word));
        if (at < 0) {
            throw new IllegalArgumentException("there is no " + word + " left");
        }
        return left.remove(/* index */ at);
    }

    private void layTools(ChineurPosition position) {
        List<Integer> left = new ArrayList<>(IntStream.range(0, Tool.COUNT)
                .boxed()
                .flatMap(tool -> IntStream.range(0, position.table().copiesOf(Tool.of(tool)))
                        .mapToObj(_ -> tool))
                .toList());
        tools.forEach((spot, word) -> {
            int tool = takeOut(left, word, Terms.TOOL.words());
            position.holdings().setTool(spot / ChineurPosition.CELLS, spot % ChineurPosition.CELLS, tool);
            position.holdings().addUsed(spot / ChineurPosition.CELLS);
        });
        aside.forEach((seat, words) -> words.forEach(word -> {
            int tool = takeOut(left, word, Terms.TOOL.words());
            position.holdings().addAside(seat, tool);
        }));
        List<String> inOrder = new ArrayList<>(openTools);
        inOrder.addAll(toolDeck);
        fill(position.toolDeck(), left, inOrder, Terms.TOOL.words());
        Tools.fillUp(position, Journal.SILENT);
    }

    private void beginTurn(ChineurPosition position) {
        position.turn().begin(startSeat);
        position.turn().setRound(round);
        position.turn().pass(active);
        if (setsDie) {
            position.holdings().letSetDie(active);
        }
        if (beforeRoll) {
            Turns.begin(position, active, Journal.SILENT);
        } else {
            position.turn().setDie(die);
            position.agenda().ask(active, Asks.ACT.bare());
        }
    }
}
