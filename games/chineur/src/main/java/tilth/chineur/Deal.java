package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Purpose;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.Setup;

/** Sets the table up: shuffles the decks, deals first tiles and objectives, asks where the first tiles go. */
final class Deal {

    private static final Purpose FARM = Purpose.of("farm");
    private static final Purpose MARKET = Purpose.of("market");
    private static final Purpose COLLECTIVE = Purpose.of("collective");
    private static final Purpose TOOLS = Purpose.of("tools");
    private static final Purpose OBJECTIVES = Purpose.of("objectives");
    private static final Purpose FIRST = Purpose.of("first");

    private Deal() {}

    @Rule({"CHI-S1", "CHI-S4"})
    static ChineurPosition deal(Setup setup) {
        ChineurTable table = ChineurTable.of(setup);
        ChineurPosition position = new ChineurPosition(table);
        position.setSeed(setup.seed());
        dealObjectives(position, setup.seed().stream(OBJECTIVES));
        dealFarmTiles(position, setup.seed().stream(FARM));
        layMarket(position, setup.seed().stream(MARKET));
        shuffleFarms(position, setup.seed().stream(COLLECTIVE));
        layTools(position, setup.seed().stream(TOOLS));
        position.turn().begin(setup.seed().stream(FIRST).below(table.seats()));
        position.agenda().then(Follows.OPEN_GAME.bare());
        for (int seat = 0; seat < table.seats(); seat++) {
            position.agenda().askTogether(seat, Asks.START.bare());
        }
        return position;
    }

    @Rule({"CHI-S4", "CHI-S5"})
    private static void dealObjectives(ChineurPosition position, Rng rng) {
        int left = (1 << Objective.COUNT) - 1;
        for (int seat = 0; seat < position.seats(); seat++) {
            int objective = rng.oneOf(left);
            left &= ~(1 << objective);
            position.holdings().begin(seat, Components.VALUES.startGoods, objective);
        }
    }

    /** The first tiles are dealt before the Cocorico tiles come in. */
    @Rule({"CHI-S2", "CHI-S4"})
    private static void dealFarmTiles(ChineurPosition position, Rng rng) {
        long tiles = position.table().farmTiles();
        long left = tiles & ~FarmTiles.COCORICOS;
        for (int seat = 0; seat < position.seats(); seat++) {
            long hand = 0;
            for (int i = 0; i < Components.VALUES.startTiles; i++) {
                hand |= 1L << rng.oneOf(left & ~hand);
            }
            left &= ~hand;
            position.turn().setHand(seat, hand);
        }
        for (long rest = left | FarmTiles.COCORICOS; rest != 0; rest &= rest - 1) {
            position.farmDeck().add(Long.numberOfTrailingZeros(rest));
        }
        position.farmDeck().shuffle(rng);
    }

    @Rule("CHI-S6")
    private static void layMarket(ChineurPosition position, Rng rng) {
        for (int tile = 0; tile < ChineurPosition.MARKET_TILES; tile++) {
            position.marketDeck().add(tile);
        }
        position.marketDeck().shuffle(rng);
        position.board().setMarketTile(0, position.marketDeck().draw(), ChineurPosition.NOTHING);
    }

    @Rule("CHI-S6")
    private static void shuffleFarms(ChineurPosition position, Rng rng) {
        for (int farm = 0; farm < ChineurPosition.FARMS; farm++) {
            position.collectiveDeck().add(farm / Components.VALUES.collectiveCopies);
        }
        position.collectiveDeck().shuffle(rng);
    }

    @Rule({"CHI-S6", "CHI-T1"})
    private static void layTools(ChineurPosition position, Rng rng) {
        for (int tool = 0; tool < Tool.COUNT; tool++) {
            for (int i = position.table().copiesOf(Tool.of(tool)); i > 0; i--) {
                position.toolDeck().add(tool);
            }
        }
        position.toolDeck().shuffle(rng);
        Tools.fillUp(position, Journal.SILENT);
    }
}
