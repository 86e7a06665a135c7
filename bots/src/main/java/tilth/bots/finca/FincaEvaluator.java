package tilth.bots.finca;

import tilth.bots.Evaluator;
import tilth.engine.Position;
import tilth.engine.Seats;
import tilth.finca.Action;
import tilth.finca.Basket;
import tilth.finca.FincaPosition;
import tilth.finca.Tiles;
import tilth.finca.Windmill;

/**
 * Judges Finca: points so far, and what fruits, carts, farmers, tiles and action tiles still promise.
 *
 * <p>The worths were fitted to the leads that games of search bots ended with, for two, three and four seats.
 */
public final class FincaEvaluator implements Evaluator {

    private static final int VILLAGES = 10;
    private static final int FRUITS = 6;
    private static final int HIGHEST_VALUE = 6;
    private static final int BONUS_TILES = 4;
    private static final int TALLEST_STACK = 4;

    /** What one, two, three … of a fruit are worth. */
    private static final float[] FRUIT = {0, 0.8f, 1.55f, 2.2f, 2.45f, 2.7f, 2.9f};

    private static final float[] CART = {0, 0.9f, 1.3f, 1.5f};
    private static final float PAYABLE = 0.1f;
    private static final float PAYABLE_WITH_CART = 0.1f;
    private static final float HARVEST = 0.35f;
    private static final float CART_IN_REACH = 0.35f;
    private static final float FIRST_CART_IN_REACH = 0.5f;
    private static final float TURN = 1f;

    /** What an action tile is worth beyond its points. */
    private static final float ACTION = 0.75f;

    private static final float SET = 1f / 36;

    /** What the lead for a finca is worth, by the tiles left in its village. */
    private static final float[] FINCA = {0, 2.5f, 1.25f, 0.7f, 0.3f};

    /** How sure the finca is, by how many fruits its leader is ahead. */
    private static final float[] SURE = {0.2f, 0.6f, 0.8f, 1f};

    /** With fewer tiles than this left before the end, promises lose their worth. */
    private static final float NEAR_THE_END = 4;

    @Override
    public String game() {
        return "finca";
    }

    @Override
    public void estimate(Position position, float[] points) {
        FincaPosition finca = (FincaPosition) position;
        int open = finca.openSeats();
        float future = open == 0 ? 0 : Math.min(1, tilesToTheEnd(finca) / NEAR_THE_END);
        for (int seat = 0; seat < finca.seats(); seat++) {
            points[seat] = finca.score(seat) + future * promise(finca, seat);
        }
        if (open != 0) {
            addFincas(finca, points);
            int seat = Seats.first(open);
            points[seat] += future * TURN + (finca.deliveringSeat() == seat ? finca.ladenPoints() : 0);
        }
    }

    /** The fewest tiles to be taken until the last wooden finca stands. */
    private static int tilesToTheEnd(FincaPosition finca) {
        int fincas = finca.woodenFincas();
        int tiles = 0;
        for (int height = 1; height <= TALLEST_STACK; height++) {
            for (int village = 0; village < VILLAGES && fincas > 0; village++) {
                if (finca.tilesLeft(village) == height) {
                    tiles += height;
                    fincas--;
                }
            }
        }
        return tiles;
    }

    private static float promise(FincaPosition finca, int seat) {
        int carts = finca.carts(seat);
        float promise = CART[Math.min(carts, CART.length - 1)];
        long basket = finca.fruits(seat);
        for (int fruit = 0; fruit < FRUITS; fruit++) {
            promise += FRUIT[Math.min(Basket.count(basket, fruit), FRUIT.length - 1)];
        }
        promise += payable(finca, basket) * (carts > 0 ? PAYABLE + PAYABLE_WITH_CART : PAYABLE);
        for (Action action : ACTIONS) {
            promise += finca.hasAction(seat, action) ? ACTION : 0;
        }
        return promise + set(finca, seat) + nextMove(finca, seat, carts);
    }

    private static final Action[] ACTIONS = Action.values();

    /** The points of all tiles the fruits are enough for, each taken alone. */
    private static int payable(FincaPosition finca, long basket) {
        int most = Basket.most(basket);
        int points = 0;
        for (int village = 0; village < VILLAGES; village++) {
            if (!finca.isClosed(village)) {
                int tile = finca.topTile(village);
                boolean enough = Tiles.isQuestionMark(tile)
                        ? most >= Tiles.value(tile)
                        : Basket.covers(basket, Tiles.need(tile));
                points += enough ? Tiles.value(tile) : 0;
            }
        }
        return Math.min(points, 15);
    }

    /** How near the next bonus tile is: the square of the values of the next set already there. */
    private static float set(FincaPosition finca, int seat) {
        int bonusLeft = BONUS_TILES - finca.bonusTaken();
        if (bonusLeft == 0) {
            return 0;
        }
        long tiles = finca.tiles(seat);
        int sets = Integer.MAX_VALUE;
        for (int value = 1; value <= HIGHEST_VALUE; value++) {
            sets = Math.min(sets, Tiles.ofValue(tiles, value));
        }
        int have = 0;
        for (int value = 1; value <= HIGHEST_VALUE; value++) {
            have += Tiles.ofValue(tiles, value) > sets ? 1 : 0;
        }
        return SET * (bonusLeft + 3) * have * have;
    }

    /** What the best next move of a farmer would bring. */
    private static float nextMove(FincaPosition finca, int seat, int carts) {
        long crowd = finca.crowd();
        int harvest = 0;
        boolean cart = false;
        for (long ring = Windmill.occupied(finca.farmers(seat)); ring != 0; ring &= ring - 1) {
            int blade = Windmill.first(ring);
            int steps = Windmill.at(crowd, blade);
            harvest = Math.max(harvest, 1 + Windmill.at(crowd, Windmill.landing(blade, steps)));
            cart |= Windmill.linesCrossed(blade, steps) > 0;
        }
        return HARVEST * harvest + (cart ? carts == 0 ? FIRST_CART_IN_REACH + CART_IN_REACH : CART_IN_REACH : 0);
    }

    private static void addFincas(FincaPosition finca, float[] points) {
        for (int village = 0; village < VILLAGES; village++) {
            int left = finca.tilesLeft(village);
            if (left > 0) {
                addFinca(finca, finca.fincaOf(village), FINCA[left], points);
            }
        }
    }

    private static void addFinca(FincaPosition finca, int number, float worth, float[] points) {
        int most = -1;
        int second = -1;
        int leader = 0;
        for (int seat = 0; seat < finca.seats(); seat++) {
            int count = Tiles.countFor(number, finca.tiles(seat));
            if (count > most) {
                second = most;
                most = count;
                leader = seat;
            } else if (count > second) {
                second = count;
            }
        }
        if (most > second) {
            points[leader] += worth * SURE[Math.min(most - second, SURE.length - 1)];
        }
    }
}
