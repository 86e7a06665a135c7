package tilth.bots.chineur;

import tilth.bots.Notes;
import tilth.chineur.Basket;
import tilth.chineur.ChineurPosition;
import tilth.chineur.FarmTiles;
import tilth.chineur.Objective;
import tilth.chineur.Tool;

/** Where a seat stands: all that tells how its game may end, in numbers around 1. */
final class Standing extends Notes {

    /** How many numbers there are. */
    static final int NUMBERS = 43;

    private static final int NOTHING = ChineurPosition.NOTHING;
    private static final int RESOURCES = Glance.RESOURCES;
    private static final float STALLS = 4;
    private static final float CELLS = ChineurPosition.CELLS;
    private static final int FULL = 4;
    private static final float SOME = 3;
    private static final int FEW_GOODS = 2;
    private static final int SOME_GOODS = 4;
    private static final int MANY_GOODS = 24;
    private static final int MUCH_GOLD = 25;
    private static final int REPEAT_COSTS = 3;
    private static final int BEYOND_CHANGE = 4;
    private static final int BEYOND_TRACTOR = 10;
    private static final float TEN = 10;
    private static final float EXPERT_TILES = 6;
    private static final float EXPERT_POINTS = 8;
    private static final int HALFWAY = 20;
    private static final int NEARLY_THERE = 30;

    Standing() {
        super(NUMBERS);
    }

    /** Looks at a seat. */
    void of(ChineurPosition game, int seat) {
        noteFrom(0);
        noteGoods(game.holdings().goods(seat));
        noteGold(game, game.holdings().gold(seat));
        noteTiles(game.tiles(seat));
        noteCells(game, seat);
        notePoints(game, game.publicPoints(seat), game.objectivePoints(seat));
        noteObjective(game, seat);
        noteTurn(game, seat);
        noteTop(game, seat);
    }

    private void noteGoods(long goods) {
        int kinds = 0;
        int few = 0;
        int some = 0;
        int least = Integer.MAX_VALUE;
        for (int resource = 0; resource < RESOURCES; resource++) {
            int count = Basket.count(goods, resource);
            kinds += Math.min(1, count);
            few += Math.min(FEW_GOODS, count);
            some += Math.min(SOME_GOODS, count);
            least = Math.min(least, count);
        }
        note((float) kinds / RESOURCES);
        note((float) few / RESOURCES / FEW_GOODS);
        note((float) some / RESOURCES / SOME_GOODS);
        note(2f * Math.min(MANY_GOODS, Basket.total(goods)) / MANY_GOODS);
        note(Math.min(SOME, least) / 2);
        note(least > 0);
    }

    private void noteGold(ChineurPosition game, int gold) {
        note(Math.min(MUCH_GOLD, gold) / TEN);
        note(gold >= REPEAT_COSTS);
        note(Math.clamp(gold - BEYOND_CHANGE, 0, BEYOND_TRACTOR) / TEN);
        note(Math.clamp(gold - BEYOND_TRACTOR, 0, 2 * BEYOND_TRACTOR) / TEN);
        int bought = 0;
        float saved = 0;
        int open = game.board().openTools();
        for (int i = Tool.BARN.ordinal(); i <= Tool.CERTIFICATE.ordinal(); i++) {
            Tool tool = Tool.of(i);
            if ((open >>> i & 1) != 0 && gold >= tool.gold()) {
                bought = Math.max(bought, tool.value());
            } else if ((open >>> i & 1) != 0) {
                saved = Math.max(saved, tool.value() * (float) gold / tool.gold());
            }
        }
        note(bought / Glance.MOST_POINTS);
        note(saved / Glance.MOST_POINTS);
    }

    private void noteTiles(long tiles) {
        int kinds = 0;
        int most = 0;
        for (int resource = 0; resource < RESOURCES; resource++) {
            int count = Long.bitCount(tiles & FarmTiles.ofKind(resource));
            kinds += Math.min(1, count);
            most = Math.max(most, count);
        }
        note(Long.bitCount(tiles & FarmTiles.RESOURCES) / TEN);
        note(Long.bitCount(tiles & FarmTiles.THEFTS) / SOME);
        note((float) kinds / RESOURCES);
        note(most / EXPERT_TILES);
    }

    private void noteCells(ChineurPosition game, int seat) {
        int empty = 0;
        int full = 0;
        int buckets = 0;
        int tools = 0;
        for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
            int tiles = Long.bitCount(game.cell(seat, cell));
            int tool = game.holdings().tool(seat, cell);
            empty += tiles == 0 ? 1 : 0;
            full += tiles >= FULL ? 1 : 0;
            tools += tool == NOTHING ? 0 : 1;
            buckets += tool == Tool.BUCKET.ordinal() ? tiles >= FULL ? 3 : 1 : 0;
        }
        int farms = game.board().farmsOf(seat);
        note(empty / CELLS);
        note((float) full / FULL);
        note(buckets / SOME);
        note((float) tools / FULL);
        note(farms / SOME);
        note(farms * farms / SOME / SOME);
    }

    private void notePoints(ChineurPosition game, int open, int secret) {
        int points = open + secret;
        note((float) open / HALFWAY);
        note(secret / EXPERT_POINTS);
        note(Math.max(0, points - HALFWAY) / TEN);
        note(2 * Math.max(0, points - NEARLY_THERE) / TEN);
        note(points >= game.target());
        note(Math.max(0, points - game.target()) / TEN);
    }

    private void noteObjective(ChineurPosition game, int seat) {
        Objective objective = game.holdings().objective(seat);
        boolean isReached = game.objectivePoints(seat) > 0;
        boolean isExpert = objective.ordinal() < RESOURCES;
        float share =
                isExpert ? Long.bitCount(game.tiles(seat) & FarmTiles.ofKind(objective.ordinal())) / EXPERT_TILES : 0;
        note(isExpert);
        note(share * share);
        note(objective == Objective.QUALITY_EXPERT && !isReached);
        note(objective == Objective.TECHNOLOGY_EXPERT && !isReached);
        note(objective == Objective.BANKER);
        note(objective == Objective.SUPER_FARMER);
    }

    private void noteTurn(ChineurPosition game, int seat) {
        int order = order(game, seat);
        note(game.holdings().isBurdened(seat));
        note(game.holdings().setsDie(seat));
        note(game.turn().active() == seat);
        note(game.turn().isEnding() && order >= order(game, game.turn().active()));
        note(order / (game.seats() - 1f));
        note(game.board().marketTilesOf(seat) / STALLS);
    }

    /** How many play before a seat in each round. */
    private static int order(ChineurPosition game, int seat) {
        return (seat - game.turn().startSeat() + game.seats()) % game.seats();
    }

    /** What the farm tile on top means to the seat, as far as its back tells. */
    private void noteTop(ChineurPosition game, int seat) {
        int back = game.topBack();
        boolean isCocorico = FarmTiles.isCocoricoBack(back);
        note(isCocorico && game.turn().active() == seat);
        note(isCocorico ? Glance.welcome(game, seat) : 0);
        note(Glance.isPayable(game, seat, back));
    }
}
