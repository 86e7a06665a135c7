package tilth.chineur;

import java.util.List;
import tilth.engine.Option;
import tilth.engine.Rule;
import tilth.engine.Setup;

/** What the number of players and the options of a table decide. */
record ChineurTable(
        int seats,
        int copies,
        FarmTiles tiles,
        boolean marketCostsEach,
        boolean tradesBothWays,
        int buckets,
        int target,
        boolean lastDrawerTurnsUpMore,
        boolean discountsFarms,
        boolean manyCocoricosTurnUpMore,
        boolean backsShowCosts,
        boolean discardsOnTop,
        boolean refreshesOnce,
        boolean scarecrowWaitsForDie) {

    @Rule("CHI-S2")
    static final Option FARM_COPIES = Option.of("farm-copies", "by-players", "one", "two");

    @Rule("CHI-S3")
    static final Option FARM_COST = Option.of("farm-cost", "cross", "same");

    @Rule("CHI-M3")
    static final Option MARKET_COST = Option.of("market-cost", "one", "each");

    @Rule("CHI-M5")
    static final Option TRADE = Option.of("trade", "sell", "both-ways");

    @Rule("CHI-T1")
    static final Option BUCKETS = Option.of("buckets", "4", "3", "5");

    @Rule("CHI-E1")
    static final Option TARGET = Option.of("target", "40", "30", "50");

    @Rule("CHI-X1")
    static final Option LAST_DRAWER = Option.of("last-drawer", "off", "on");

    @Rule("CHI-X2")
    static final Option DISCOUNT = Option.of("discount", "off", "on");

    @Rule("CHI-X3")
    static final Option FOUR_COCORICO = Option.of("four-cocorico", "off", "on");

    @Rule("CHI-S8")
    static final Option BACKS = Option.of("backs", "show-costs", "uniform");

    @Rule("CHI-F6")
    static final Option DISCARDS = Option.of("discards", "under", "on-top");

    @Rule("CHI-A5")
    static final Option REFRESH = Option.of("refresh", "any", "once");

    @Rule("CHI-T9")
    static final Option SCARECROW = Option.of("scarecrow", "always", "when-rolled");

    static final List<Option> OPTIONS = List.of(
            FARM_COPIES,
            FARM_COST,
            MARKET_COST,
            TRADE,
            BUCKETS,
            TARGET,
            LAST_DRAWER,
            DISCOUNT,
            FOUR_COCORICO,
            BACKS,
            DISCARDS,
            REFRESH,
            SCARECROW);

    private static final int FEWEST_SEATS = 2;

    static ChineurTable of(Setup setup) {
        return new ChineurTable(
                setup.seats(),
                copies(setup),
                setup.isChosen(FARM_COST, "cross") ? FarmTiles.CROSS : FarmTiles.SAME,
                setup.isChosen(MARKET_COST, "each"),
                setup.isChosen(TRADE, "both-ways"),
                setup.number(BUCKETS),
                setup.number(TARGET),
                setup.isChosen(LAST_DRAWER, "on"),
                setup.isChosen(DISCOUNT, "on"),
                setup.isChosen(FOUR_COCORICO, "on"),
                setup.isChosen(BACKS, "show-costs"),
                setup.isChosen(DISCARDS, "on-top"),
                setup.isChosen(REFRESH, "once"),
                setup.isChosen(SCARECROW, "when-rolled"));
    }

    @Rule("CHI-S2")
    private static int copies(Setup setup) {
        return switch (setup.chosen(FARM_COPIES)) {
            case "one" -> 1;
            case "two" -> 2;
            default -> setup.seats() == FEWEST_SEATS ? 1 : 2;
        };
    }

    /** The farm tiles in the game, as a set. */
    @Rule("CHI-S2")
    long farmTiles() {
        long resources = FarmTiles.RESOURCES >>> FarmTiles.RESOURCE_TILES - copies * FarmTiles.COPY;
        return resources | FarmTiles.THEFTS | FarmTiles.COCORICOS;
    }

    /** How many of a tool there are; buckets and scarecrows share what the data file gives both. */
    @Rule("CHI-T1")
    int copiesOf(Tool tool) {
        int[] copies = Components.VALUES.toolCopies;
        return switch (tool) {
            case BUCKET -> buckets;
            case SCARECROW -> copies[Tool.BUCKET.ordinal()] + copies[Tool.SCARECROW.ordinal()] - buckets;
            case EXCHANGE, CHEST, BARN, TRACTOR, COMBINE, CERTIFICATE -> copies[tool.ordinal()];
        };
    }

    /** What buying a market tile costs, a {@link Basket}. */
    @Rule("CHI-M3")
    long marketPrice(int tile) {
        Values values = Components.VALUES;
        return marketCostsEach
                ? Basket.ONE_OF_EACH * values.marketCost
                : Basket.of(values.marketResource[tile], values.marketCost);
    }
}
