package tilth.chineur;

import tilth.engine.Rng;
import tilth.engine.Rule;

/** Deals anew what a viewer cannot see. */
@Rule("CHI-S7")
final class Imagining {

    private static final byte[] UNIFORM = new byte[FarmTiles.COUNT];
    private static final byte[] MARKET_BACKS = marketBacks();
    private static final byte[] TOOL_BACKS = toolBacks();

    private Imagining() {}

    private static byte[] marketBacks() {
        byte[] backs = new byte[ChineurPosition.MARKET_TILES];
        for (int tile = 0; tile < backs.length; tile++) {
            backs[tile] = (byte) Components.VALUES.marketResource[tile];
        }
        return backs;
    }

    /** Tools with the same cost have the same back: the number of the first of them. */
    private static byte[] toolBacks() {
        Values values = Components.VALUES;
        byte[] backs = new byte[Tool.COUNT];
        for (int tool = 0; tool < Tool.COUNT; tool++) {
            int alike = 0;
            while (values.toolGoods[alike] != values.toolGoods[tool]
                    || values.toolChoice[alike] != values.toolChoice[tool]
                    || values.toolGold[alike] != values.toolGold[tool]) {
                alike++;
            }
            backs[tool] = (byte) alike;
        }
        return backs;
    }

    @Rule("CHI-S8")
    static void decks(ChineurPosition position, Rng rng) {
        ChineurTable table = position.table();
        boolean shown = table.backsShowCosts();
        position.farmDeck().imagine(shown ? table.tiles().backs : UNIFORM, rng);
        position.marketDeck().imagine(shown && !table.marketCostsEach() ? MARKET_BACKS : UNIFORM, rng);
        position.collectiveDeck().imagine(UNIFORM, rng);
        position.toolDeck().imagine(shown ? TOOL_BACKS : UNIFORM, rng);
    }

    /** Deals the objectives nobody has shown, again and again until nobody has one that is ruled out. */
    static void objectives(ChineurPosition position, int viewer, Rng rng) {
        int pool = (1 << Objective.COUNT) - 1;
        for (int seat = 0; seat < position.seats(); seat++) {
            pool &= isKnown(position, viewer, seat)
                    ? ~(1 << position.holdings().objective(seat).ordinal())
                    : -1;
        }
        boolean possible;
        do {
            // The true deal is a possible one, so that there is an end to this.
            possible = deal(position, viewer, pool, rng);
        } while (!possible);
    }

    private static boolean isKnown(ChineurPosition position, int viewer, int seat) {
        return seat == viewer || position.holdings().isShown(seat);
    }

    private static boolean deal(ChineurPosition position, int viewer, int pool, Rng rng) {
        int left = pool;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (!isKnown(position, viewer, seat)) {
                int objective = rng.oneOf(left);
                if ((position.holdings().ruledOut(seat) >>> objective & 1) != 0) {
                    return false;
                }
                left &= ~(1 << objective);
                position.holdings().setObjective(seat, objective);
            }
        }
        return true;
    }
}
