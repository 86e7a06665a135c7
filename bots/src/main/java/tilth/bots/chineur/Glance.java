package tilth.bots.chineur;

import tilth.bots.Notes;
import tilth.chineur.Basket;
import tilth.chineur.ChineurPosition;
import tilth.chineur.Cocorico;
import tilth.chineur.FarmTiles;
import tilth.chineur.Objective;
import tilth.chineur.Tool;

/** What a player sees at a glance before a choice, in numbers around 1: of the whole table first, then of one move. */
final class Glance extends Notes {

    /** How many numbers there are for the table. */
    static final int OF_TABLE = 28;

    /** How many follow for one move. */
    static final int OF_MOVE = 5;

    static final int RESOURCES = 4;

    static final int ALL_COCORICOS = bits(Cocorico.values());
    private static final int HURTING = bits(Cocorico.LOSS, Cocorico.BURDEN);
    private static final int HELPING =
            bits(Cocorico.FEWEST_TILES, Cocorico.FEWEST_POINTS, Cocorico.LEAST_GOLD, Cocorico.FEWEST_FARMS);

    /** Dearer tools stand later. */
    private static final int FIRST_FOR_GOLD = Tool.BARN.ordinal();

    private static final int OPEN_TOOLS = 4;
    private static final float STALLS = 4;
    private static final float MANY_ROUNDS = 14;
    private static final int MUCH_GOLD = 25;
    private static final int MANY_GOODS = 24;
    private static final int MANY_OF_EACH = 3;
    private static final float TEN = 10;
    private static final float MANY_TILES = 30;
    private static final float SOME_THEFTS = 3;
    private static final float SOME_FARMS = 3;
    private static final float TARGET = 40;
    private static final int SOON_EARNED = 6;
    private static final int NEARLY_OVER = 34;

    /** The points of the best tool. */
    static final float MOST_POINTS = Tool.CERTIFICATE.value();

    private int openTools;

    Glance() {
        super(OF_TABLE + OF_MOVE);
    }

    private static int bits(Cocorico... cocoricos) {
        int bits = 0;
        for (Cocorico cocorico : cocoricos) {
            bits |= 1 << cocorico.ordinal();
        }
        return bits;
    }

    /** The kinds of tool that lie open, a bit each. */
    int openTools() {
        return openTools;
    }

    /** Looks at the table with the eyes of a seat. */
    void atTable(ChineurPosition game, int seat) {
        noteFrom(0);
        int points = game.publicPoints(seat) + game.objectivePoints(seat);
        int others = mostPointsOfOthers(game, seat);
        note(1);
        note(Math.min(1, game.turn().round() / MANY_ROUNDS));
        note(game.turn().isEnding());
        note(Math.min(MUCH_GOLD, game.holdings().gold(seat)) / TEN);
        noteGoods(game.holdings().goods(seat));
        note(game.board().farmsOf(seat) / SOME_FARMS);
        note(mostFarmsOfOthers(game, seat) / SOME_FARMS);
        note(points / TARGET);
        note(others / TARGET);
        noteTools(game, game.holdings().gold(seat));
        noteObjective(game, seat);
        noteBoards(game, seat);
        note(least(game.holdings().goods(seat)) > 0);
        note(Math.max(points, others) >= NEARLY_OVER);
        noteCocoricos(game, seat);
        noteThefts(game, seat);
        note(game.farmTilesLeft() / MANY_TILES);
        note((game.seats() - 2) / 2f);
    }

    /** What is noted next is about a move, and it is nothing as long as nothing is noted. */
    void atMove() {
        noteFrom(OF_TABLE);
    }

    private static int mostPointsOfOthers(ChineurPosition game, int seat) {
        int most = 0;
        for (int other = 0; other < game.seats(); other++) {
            most = other == seat ? most : Math.max(most, game.publicPoints(other));
        }
        return most;
    }

    private static int mostFarmsOfOthers(ChineurPosition game, int seat) {
        int most = 0;
        for (int other = 0; other < game.seats(); other++) {
            most = other == seat ? most : Math.max(most, game.board().farmsOf(other));
        }
        return most;
    }

    private void noteGoods(long goods) {
        int kinds = 0;
        for (int resource = 0; resource < RESOURCES; resource++) {
            kinds += Math.min(1, Basket.count(goods, resource));
        }
        note((float) kinds / RESOURCES);
        note(Math.min(MANY_OF_EACH, least(goods)) / 2f);
        note(Math.min(MANY_GOODS, Basket.total(goods)) / TEN);
    }

    private static int least(long goods) {
        int least = Integer.MAX_VALUE;
        for (int resource = 0; resource < RESOURCES; resource++) {
            least = Math.min(least, Basket.count(goods, resource));
        }
        return least;
    }

    /** The best tool that gold buys now, and the best that it may buy soon. */
    private void noteTools(ChineurPosition game, int gold) {
        openTools = 0;
        int now = 0;
        int soon = 0;
        for (int place = 0; place < OPEN_TOOLS; place++) {
            int tool = game.board().openTool(place);
            openTools |= tool == ChineurPosition.NOTHING ? 0 : 1 << tool;
            if (tool >= FIRST_FOR_GOLD) {
                int missing = Tool.of(tool).gold() - gold;
                int value = Tool.of(tool).value();
                now = missing <= 0 ? Math.max(now, value) : now;
                soon = missing > 0 && missing <= SOON_EARNED ? Math.max(soon, value) : soon;
            }
        }
        note(now / MOST_POINTS);
        note(soon / MOST_POINTS);
    }

    private void noteObjective(ChineurPosition game, int seat) {
        Objective objective = game.holdings().objective(seat);
        note(objective == Objective.BANKER);
        note((objective == Objective.QUALITY_EXPERT || objective == Objective.TECHNOLOGY_EXPERT)
                && game.objectivePoints(seat) == 0);
        note(objective == Objective.SUPER_FARMER);
    }

    private void noteBoards(ChineurPosition game, int seat) {
        int free = 0;
        for (int site = 0; site < ChineurPosition.CELLS; site++) {
            free += game.board().farm(site) == ChineurPosition.NOTHING ? 1 : 0;
        }
        note(game.board().marketTilesOf(seat) / STALLS);
        note((float) free / ChineurPosition.CELLS);
        note(Long.bitCount(game.tiles(seat)) / TEN);
    }

    /** How many Cocorico tiles that hurt the drawer and that help the poor are still to come, and who has the burden. */
    private void noteCocoricos(ChineurPosition game, int seat) {
        int toCome = ~game.board().zone();
        note(Integer.bitCount(toCome & HURTING) / 2f);
        note(Integer.bitCount(toCome & HELPING) / 4f);
        note(game.holdings().isBurdened(seat));
    }

    /** How welcome a Cocorico tile is to who draws it: 1 if all that may come favour them, -1 if none does. */
    static float welcome(ChineurPosition game, int drawer) {
        int toCome = ~game.board().zone() & ALL_COCORICOS;
        int welcome = Integer.bitCount(toCome & ~HURTING & ~HELPING);
        for (int helping = toCome & HELPING; helping != 0; helping &= helping - 1) {
            Cocorico cocorico = Cocorico.of(Integer.numberOfTrailingZeros(helping));
            welcome += game.favoured(drawer, cocorico) == drawer ? 1 : 0;
        }
        return toCome == 0 ? 0 : 2f * welcome / Integer.bitCount(toCome) - 1;
    }

    /** Whether a seat can pay for a tile with such a back, as far as it tells. */
    static boolean isPayable(ChineurPosition game, int seat, int back) {
        return back != ChineurPosition.NOTHING
                && !FarmTiles.isCocoricoBack(back)
                && Basket.count(game.holdings().goods(seat), FarmTiles.resourceOfBack(back))
                        >= FarmTiles.costOfBack(back);
    }

    private void noteThefts(ChineurPosition game, int seat) {
        int thefts = 0;
        for (int other = 0; other < game.seats(); other++) {
            thefts += other == seat ? 0 : Long.bitCount(game.tiles(other) & FarmTiles.THEFTS);
        }
        note(Long.bitCount(game.tiles(seat) & FarmTiles.THEFTS) / SOME_THEFTS);
        note(thefts / SOME_THEFTS);
    }
}
