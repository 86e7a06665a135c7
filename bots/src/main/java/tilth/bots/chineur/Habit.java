package tilth.bots.chineur;

import tilth.chineur.Action;
import tilth.chineur.Basket;
import tilth.chineur.ChineurPosition;
import tilth.chineur.Does;
import tilth.chineur.MarketTile;
import tilth.engine.MoveList;
import tilth.engine.Rng;
import tilth.engine.Verb;

/**
 * Plays Farmer Chineur without much thought: what is worth most at once comes first, and nothing that is worth less than
 * being done.
 *
 * <p>The worths were found by playing against each other: those stayed that won more games.
 */
final class Habit {

    /** What each tool is worth, in the order of {@link tilth.chineur.Tool}. */
    private static final float[] TOOL = {1.9f, 3.7f, 2.3f, 3.6f, 8.4f, 9.7f, 8.1f, 14.7f};

    private static final float TURN_UP = 5;
    private static final float MARKET = 2.7f;
    private static final float COLLECTIVE = 1.3f;
    private static final float OWN_FARM = 0.3f;

    /** What a sale is worth, more for each resource that is left and if there is gold already. */
    private static final float SALE = -0.8f;

    private static final float SALE_LEAVES = 0.4f;
    private static final float SALE_TO_GOLD = 1;
    private static final int SOME_GOLD = 4;
    private static final int ENOUGH_LEFT = 3;

    private static final float REPEAT = -2.5f;
    private static final float REPEAT_OF_TOOL = 2.5f;
    private static final float GOLD_THERE = 0.18f;

    private static final float FIT = 3;
    private static final float FIT_IN_PLACE = -1.5f;
    private static final float SET_ASIDE = 0.5f;
    private static final float PLACE = 1.9f;
    private static final float WITH_OTHERS = 0.3f;
    private static final float FOR_THE_OBJECTIVE = 1;
    private static final float REPLACE = -0.7f;
    private static final float OPEN = -0.6f;
    private static final float OPEN_IN_PLACE_OF_OTHERS = 1.2f;
    private static final float SWAP = -1.3f;
    private static final float SHED = 80;
    private static final float CHEST = 500;
    private static final float NEVER = -5;

    /** How much whim there is in a choice. */
    private static final float WHIM = 0.3f / 1024;

    private static final int RESOURCES = 4;

    private Habit() {}

    static long of(ChineurPosition game, int seat, MoveList offered, Rng rng) {
        long best = offered.at(0);
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < offered.size() && offered.size() > 1; i++) {
            float worth = worth(game, seat, offered.at(i)) + WHIM * rng.below(1024);
            if (worth > most) {
                most = worth;
                best = offered.at(i);
            }
        }
        return best;
    }

    private static float worth(ChineurPosition game, int seat, long move) {
        int first = Verb.first(move);
        int second = Verb.second(move);
        return switch (Does.of(move)) {
            case BUY -> TOOL[first];
            case FARM, EXTRA -> TURN_UP;
            case COLLECTIVE, COLLECTIVE_SPARING ->
                COLLECTIVE + OWN_FARM * game.board().farmsOf(seat);
            case MARKET -> MARKET;
            case SELL -> sale(game, seat, first);
            case REPEAT -> repeat(game, seat, first);
            case FIT -> game.holdings().tool(seat, second) == ChineurPosition.NOTHING ? FIT : FIT_IN_PLACE;
            case SET_ASIDE -> SET_ASIDE;
            case PLACE -> place(game, seat, first / RESOURCES, second);
            case REPLACE -> REPLACE;
            case OPEN -> stall(game, seat, second);
            case SETTLE, TAKE_OVER -> site(game, seat, first);
            case STEAL -> Basket.count(game.holdings().goods(first / RESOURCES), first % RESOURCES);
            case PAY -> Basket.count(game.holdings().goods(seat), first);
            case OPEN_CHEST -> CHEST;
            case DISCARD -> -Long.bitCount(game.cell(seat, second));
            case SWAP -> SWAP;
            case SHED -> SHED;
            case STOCK_UP, REFRESH -> NEVER;
            case ROLL, SET, SEIZE, BARTER, CARRY_OUT, REFUSE, KEEP, DONE -> 0;
        };
    }

    private static float sale(ChineurPosition game, int seat, int stall) {
        int tile = game.board().marketTile(stall);
        int left = Basket.count(game.holdings().goods(seat), MarketTile.resource(tile)) - MarketTile.gives(tile);
        return SALE
                + SALE_LEAVES * Math.min(ENOUGH_LEFT, left)
                + (game.holdings().gold(seat) >= SOME_GOLD ? SALE_TO_GOLD : 0);
    }

    private static float repeat(ChineurPosition game, int seat, int action) {
        return REPEAT
                + GOLD_THERE * game.holdings().gold(seat)
                + (action == Action.TOOL.ordinal() ? REPEAT_OF_TOOL : 0);
    }

    private static float place(ChineurPosition game, int seat, int kind, int cell) {
        return PLACE
                + WITH_OTHERS * Long.bitCount(game.cell(seat, cell))
                + (game.holdings().objective(seat).ordinal() == kind ? FOR_THE_OBJECTIVE : 0);
    }

    private static float stall(ChineurPosition game, int seat, int stall) {
        int owner = game.board().marketOwner(stall);
        return owner == seat || owner == ChineurPosition.NOTHING ? OPEN : OPEN_IN_PLACE_OF_OTHERS;
    }

    private static int site(ChineurPosition game, int seat, int site) {
        int owner = game.board().farmOwner(site);
        return owner == seat
                ? -1
                : owner == ChineurPosition.NOTHING ? 1 : 1 + game.board().farmsOf(owner);
    }
}
