package tilth.bots.chineur;

import tilth.bots.Evaluator;
import tilth.bots.Style;
import tilth.chineur.Basket;
import tilth.chineur.ChineurPosition;
import tilth.chineur.FarmTiles;
import tilth.chineur.Objective;
import tilth.chineur.Tool;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Rng;

/**
 * Judges Farmer Chineur: points so far, and what resources, gold, tiles and collective farms still promise.
 *
 * <p>The worths were fitted to how games of bots ended: to the lead in points, with some more for the win. They change
 * with the rounds played and not with the points, for else a bot that leads would rather not come closer to the end.
 */
public final class ChineurEvaluator implements Evaluator {

    private static final Style STYLE = new Style(0, 5, 8f, 0.5f, 1f, false, true);
    private static final int FORESIGHT = 40;

    private static final Worth POINT = new Worth(1.40f, 1.21f);
    private static final Worth OBJECTIVE_POINT = new Worth(2.00f, 1.05f);
    private static final Worth KIND_OF_RESOURCE = new Worth(1.53f, 0.71f);
    private static final Worth FURTHER_RESOURCE = new Worth(0.99f, 0f);
    private static final Worth ONE_OF_EACH = new Worth(0.96f, 0.88f);
    private static final Worth GOLD = new Worth(0.73f, 0.32f);
    private static final Worth TOOL_IN_REACH = new Worth(0.20f, 0f);
    private static final Worth RESOURCE_TILE = new Worth(0.14f, 0.36f);
    private static final Worth THEFT_TILE = new Worth(2.96f, 0f);
    private static final Worth FARM = new Worth(-2.08f, 1.76f);
    private static final Worth PAIR_OF_FARMS = new Worth(1.43f, 0f);
    private static final Worth BURDEN = new Worth(4.21f, 0.23f);
    private static final Worth BUCKET = new Worth(-0.37f, 0f);
    private static final Worth NEAR_OBJECTIVE = new Worth(1.06f, 0f);
    private static final Worth TURN = new Worth(0.24f, 0f);

    /** By then most games are over. */
    private static final float MANY_ROUNDS = 14;

    /** With three or four players they are over sooner. */
    private static final float MANY_ROUNDS_OF_MORE = 10;

    private static final int RESOURCES = 4;
    private static final int MOST_FURTHER = 3;
    private static final int MANY_TILES = 4;
    private static final float EXPERT_TILES = 6;
    private static final float GOLD_FOR_A_GOAL = 10;
    private static final float GOLD_TOWARDS_A_GOAL = 0.3f;
    private static final int MOST_GOLD = 20;

    private final Habit habit = new Habit();
    private final Outlook outlook = new Outlook();

    /** What something is worth at the beginning and in the end, in points. */
    private record Worth(float early, float late) {
        float of(float count, float progress) {
            return count * (early + (late - early) * progress);
        }
    }

    @Override
    public String game() {
        return "chineur";
    }

    @Override
    public Style style(int seats) {
        return STYLE;
    }

    @Override
    public int foresight() {
        return FORESIGHT;
    }

    @Override
    public long habit(Position position, int seat, MoveList offered, Rng rng) {
        return habit.of((ChineurPosition) position, seat, offered, rng);
    }

    @Override
    public void leanings(Position position, int seat, MoveList offered, float[] leanings) {
        habit.leanings((ChineurPosition) position, seat, offered, leanings);
    }

    @Override
    public int turnsPlayed(Position position) {
        ChineurPosition game = (ChineurPosition) position;
        int inRound = game.turn().active() - game.turn().startSeat() + game.seats();
        return game.turn().round() * game.seats() + inRound % game.seats();
    }

    @Override
    public boolean judge(Position position, float[] rewards) {
        outlook.chances((ChineurPosition) position, rewards);
        return true;
    }

    @Override
    public void estimate(Position position, float[] points) {
        ChineurPosition game = (ChineurPosition) position;
        float progress = progress(game);
        for (int seat = 0; seat < game.seats(); seat++) {
            points[seat] = POINT.of(game.publicPoints(seat), progress)
                    + goal(game, seat, progress)
                    + supply(game, seat, progress)
                    + yields(game, seat, progress)
                    + BURDEN.of(game.holdings().isBurdened(seat) ? 1 : 0, progress)
                    + TURN.of(nearness(game, seat), progress);
        }
    }

    private static float progress(ChineurPosition game) {
        float many = game.seats() == 2 ? MANY_ROUNDS : MANY_ROUNDS_OF_MORE;
        return game.turn().isEnding() ? 1 : Math.min(1, game.turn().round() / many);
    }

    /** What the objective brings now, or how near it is. */
    private static float goal(ChineurPosition game, int seat, float progress) {
        int reached = game.objectivePoints(seat);
        return reached > 0
                ? OBJECTIVE_POINT.of(reached, progress)
                : NEAR_OBJECTIVE.of(nearObjective(game, seat), progress);
    }

    private static float nearObjective(ChineurPosition game, int seat) {
        Objective objective = game.holdings().objective(seat);
        return switch (objective) {
            case MEAT_EXPERT, EGG_EXPERT, WHEAT_EXPERT, MILK_EXPERT -> {
                long tiles = game.tiles(seat) & FarmTiles.ofKind(objective.ordinal());
                float share = Long.bitCount(tiles) / EXPERT_TILES;
                yield share * share;
            }
            case QUALITY_EXPERT, TECHNOLOGY_EXPERT ->
                GOLD_TOWARDS_A_GOAL * Math.min(1, game.holdings().gold(seat) / GOLD_FOR_A_GOAL);
            case BANKER, SUPER_FARMER -> 0;
        };
    }

    private static float supply(ChineurPosition game, int seat, float progress) {
        long goods = game.holdings().goods(seat);
        int kinds = 0;
        int further = 0;
        int least = Integer.MAX_VALUE;
        for (int resource = 0; resource < RESOURCES; resource++) {
            int count = Basket.count(goods, resource);
            kinds += Math.min(1, count);
            further += Math.clamp(count - 1, 0, MOST_FURTHER);
            least = Math.min(least, count);
        }
        int gold = game.holdings().gold(seat);
        return KIND_OF_RESOURCE.of(kinds, progress)
                + FURTHER_RESOURCE.of(further, progress)
                + ONE_OF_EACH.of(Math.min(2, least), progress)
                + GOLD.of(Math.min(MOST_GOLD, gold), progress)
                + TOOL_IN_REACH.of(toolInReach(gold), progress);
    }

    /** The points of the dearest tool that gold alone buys. */
    private static int toolInReach(int gold) {
        int points = 0;
        for (int i = Tool.BARN.ordinal(); i <= Tool.CERTIFICATE.ordinal(); i++) {
            Tool tool = Tool.of(i);
            points = gold >= tool.gold() ? tool.value() : points;
        }
        return points;
    }

    private static float yields(ChineurPosition game, int seat, float progress) {
        long tiles = game.tiles(seat);
        int farms = game.board().farmsOf(seat);
        return RESOURCE_TILE.of(Long.bitCount(tiles & FarmTiles.RESOURCES), progress)
                + THEFT_TILE.of(Long.bitCount(tiles & FarmTiles.THEFTS), progress)
                + FARM.of(farms, progress)
                + PAIR_OF_FARMS.of(farms * farms, progress)
                + BUCKET.of(buckets(game, seat), progress);
    }

    /** What all buckets of a seat would fill. */
    private static int buckets(ChineurPosition game, int seat) {
        int filled = 0;
        for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
            if (game.holdings().tool(seat, cell) == Tool.BUCKET.ordinal()) {
                filled += Long.bitCount(game.cell(seat, cell)) >= MANY_TILES ? 3 : 1;
            }
        }
        return filled;
    }

    /** How soon it is a seat's turn: 1 if it is next. */
    private static float nearness(ChineurPosition game, int seat) {
        int turns = (seat - game.turn().active() + game.seats()) % game.seats();
        return turns == 0 ? 0 : 1f / turns;
    }
}
