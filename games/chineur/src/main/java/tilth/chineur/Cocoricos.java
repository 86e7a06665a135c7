package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;

/** What the eight Cocorico tiles do. */
final class Cocoricos {

    private Cocoricos() {}

    @Rule({"CHI-K1", "CHI-K2", "CHI-K3", "CHI-K4", "CHI-K5", "CHI-K6", "CHI-K7", "CHI-K8"})
    static void carryOut(ChineurPosition position, int drawer, Cocorico cocorico, Journal journal) {
        boolean works = switch (cocorico) {
            case FEWEST_TILES, FEWEST_POINTS ->
                Drawing.give(position, favoured(position, drawer, cocorico, journal), journal);
            case LEAST_GOLD -> giveFarm(position, favoured(position, drawer, cocorico, journal), journal);
            case FEWEST_FARMS -> passFarm(position, favoured(position, drawer, cocorico, journal), journal);
            case BARTER -> offerBarter(position, drawer);
            case CHOSEN_DIE -> {
                position.holdings().letSetDie(drawer);
                yield true;
            }
            case LOSS -> {
                Losses.demand(position, drawer, journal);
                yield true;
            }
            case BURDEN -> {
                position.holdings().setBurdened(drawer);
                yield true;
            }
        };
        if (!works) {
            journal.note(Happens.WITHOUT_EFFECT, drawer, cocorico.ordinal());
        }
    }

    private static int favoured(ChineurPosition position, int drawer, Cocorico cocorico, Journal journal) {
        int seat = lowest(position, drawer, cocorico);
        journal.note(Happens.FAVOURED, seat, cocorico.ordinal());
        return seat;
    }

    /** Who has least of what a tile asks for; of several the first clockwise from the drawer on. */
    @Rule("CHI-K9")
    static int lowest(ChineurPosition position, int drawer, Cocorico cocorico) {
        int lowest = drawer;
        int least = Integer.MAX_VALUE;
        int seat = drawer;
        do {
            int measure = measure(position, seat, cocorico);
            if (measure < least) {
                least = measure;
                lowest = seat;
            }
            seat = position.next(seat);
        } while (seat != drawer);
        return lowest;
    }

    @Rule({"CHI-K1", "CHI-K2", "CHI-K3", "CHI-K4"})
    private static int measure(ChineurPosition position, int seat, Cocorico cocorico) {
        return switch (cocorico) {
            case FEWEST_TILES -> Long.bitCount(position.tiles(seat));
            case FEWEST_POINTS -> Scoring.points(position, seat);
            case LEAST_GOLD ->
                position.holdings().gold(seat) + position.holdings().spent(seat);
            case FEWEST_FARMS -> position.board().farmsOf(seat);
            case BARTER, CHOSEN_DIE, LOSS, BURDEN -> throw new IllegalArgumentException(cocorico + " compares nobody");
        };
    }

    @Rule({"CHI-K3", "CHI-C3"})
    private static boolean giveFarm(ChineurPosition position, int seat, Journal journal) {
        if (position.collectiveDeck().size() == 0) {
            return false;
        }
        Collectives.draw(position, seat, journal);
        return true;
    }

    @Rule("CHI-K4")
    private static boolean passFarm(ChineurPosition position, int seat, Journal journal) {
        int sites = position.board().farmsOfOthers(seat);
        if (Integer.bitCount(sites) == 1) {
            Collectives.passTo(position, seat, Integer.numberOfTrailingZeros(sites), journal);
        } else if (sites != 0) {
            position.agenda().ask(seat, Asks.TAKE_OVER.bare());
        }
        return sites != 0;
    }

    @Rule("CHI-K5")
    private static boolean offerBarter(ChineurPosition position, int seat) {
        if (position.holdings().goods(seat) == Basket.EMPTY) {
            return false;
        }
        position.agenda().ask(seat, Asks.BARTER.bare());
        return true;
    }
}
