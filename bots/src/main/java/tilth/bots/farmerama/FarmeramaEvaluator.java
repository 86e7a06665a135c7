package tilth.bots.farmerama;

import tilth.bots.Evaluator;
import tilth.bots.Style;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Rng;
import tilth.farmerama.Basket;
import tilth.farmerama.FarmeramaPosition;
import tilth.farmerama.Herd;
import tilth.farmerama.Land;
import tilth.farmerama.Values;

/**
 * Judges Farmerama: stars so far, and what goods, stacks, animals and special-action tokens still promise.
 *
 * <p>The worths were found by trying: those stayed with which the greedy bot had more stars, alone and at tables of two
 * to four.
 */
public final class FarmeramaEvaluator implements Evaluator {

    private static final Style ALONE = new Style(0.2f, 300, 10f, 0.5f, 1f, true, false);
    private static final Style TOGETHER = new Style(0.8f, 120, 10f, 0.5f, 1f, true, false);

    /** What the first token of a crop is worth beyond its star, and by how much each further one is worth more. */
    private static final float TOKEN = 0.34f;

    private static final float NEXT_TOKEN = 1.13f;
    private static final int MOST_TOKENS = 12;

    private static final float WATER = 0.85f;
    private static final float NEXT_WATER = 0.8f;

    /** What a stack is worth beyond its stars, less for each turn until it is ripe and before the bar. */
    private static final float STACK = 0.55f;

    private static final float UNRIPE = 0.09f;
    private static final float IN_THE_WAY = 0.13f;

    /** What a product to come is worth, of its stars: for an animal outside, less for each turn until it is home. */
    private static final float OUTSIDE = 1.33f;

    private static final float OUTSIDE_A_TURN = 0.065f;

    /** The same for an animal in the stable whose feed is in the barn. */
    private static final float FEED_READY = 0.19f;

    private static final float SPECIAL_TOKEN = 2.35f;
    private static final float SCARECROW = 0.18f;

    /** So many turns of the wheel come with a card. */
    private static final float WHEEL_TURNS = 3.5f;

    /** With fewer cards than this left, promises lose their worth. */
    private static final float NEAR_THE_END = 3.5f;

    /** So many cards a player plays for each garden object that is left, with two, three and four players. */
    private static final float[] CARDS_PER_OBJECT = {2.4f, 1.6f, 1.2f};

    @Override
    public String game() {
        return "farmerama";
    }

    @Override
    public Style style(int seats) {
        return seats == 1 ? ALONE : TOGETHER;
    }

    @Override
    public long habit(Position position, int seat, MoveList offered, Rng rng) {
        return Habit.of((FarmeramaPosition) position, seat, offered, rng);
    }

    @Override
    public void estimate(Position position, float[] points) {
        FarmeramaPosition game = (FarmeramaPosition) position;
        float cards = cardsLeft(game);
        for (int seat = 0; seat < game.seats(); seat++) {
            points[seat] = game.score(seat) + (game.isOver() ? 0 : promise(game, seat, cards));
        }
    }

    /** How many cards each player is still likely to play. */
    static float cardsLeft(FarmeramaPosition game) {
        return game.seats() == 1
                ? game.values().soloTurns() - game.round()
                : (game.pileEnd() - game.drawn() + 1) * CARDS_PER_OBJECT[game.seats() - 2];
    }

    private static float promise(FarmeramaPosition game, int seat, float cards) {
        long barn = game.barn(seat);
        long herd = game.herd(seat);
        float goods = series(WATER, NEXT_WATER, Basket.water(barn))
                + stacks(game.values(), herd, game.land(seat))
                + SPECIAL_TOKEN * Herd.tokens(herd)
                + SCARECROW * game.visibleScarecrows(seat);
        for (int crop = 0; crop < Basket.CROPS; crop++) {
            goods += series(TOKEN, NEXT_TOKEN, Basket.count(barn, crop));
        }
        float future = Math.min(1, cards / NEAR_THE_END);
        float products = 0;
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            products += Herd.plot(herd, animal) == Herd.STABLE
                    ? future * inStable(game.values(), herd, barn, animal)
                    : outside(game.values(), herd, animal, cards * WHEEL_TURNS + Basket.water(barn));
        }
        return future * goods + products;
    }

    private static float series(float first, float factor, int count) {
        float sum = 0;
        float worth = first;
        for (int i = 0; i < count && i < MOST_TOKENS; i++) {
            sum += worth;
            worth *= factor;
        }
        return sum;
    }

    private static float stacks(Values values, long herd, long land) {
        float worth = 0;
        int unripe = 0;
        for (int sector = Land.PLOTS - 1; sector >= 0; sector--) {
            unripe += values.crop(sector) == Values.NOT_SOWN ? 0 : 1;
            int stacks = Integer.bitCount(Land.stacksOn(land, Herd.plotUnder(herd, sector)));
            worth += stacks * (STACK - UNRIPE * unripe - (sector == Values.BEFORE_THE_BAR ? IN_THE_WAY : 0));
        }
        return worth;
    }

    /** The stars of an animal's next product; none at the top of its track. */
    static int nextStars(Values values, long herd, int animal) {
        int products = Herd.products(herd, animal);
        return products == values.mostProducts(animal)
                ? 0
                : values.stars(animal, products + 1) - values.stars(animal, products);
    }

    /** What an animal outside promises beyond the stars for standing there. */
    private static float outside(Values values, long herd, int animal, float wheelTurns) {
        int ahead = values.pacifier() - Herd.sectorOver(herd, Herd.plot(herd, animal));
        int turns = ahead > 0 ? ahead : ahead + Land.PLOTS;
        float sure = Math.clamp(wheelTurns / turns - 0.5f, 0, 1);
        float product = nextStars(values, herd, animal) * (OUTSIDE - OUTSIDE_A_TURN * turns);
        return sure * Math.max(0, product - values.outside(animal));
    }

    private static float inStable(Values values, long herd, long barn, int animal) {
        long cost = values.cost(animal);
        float have = 0;
        for (int crop = 0; crop < Basket.CROPS; crop++) {
            have += Math.min(Basket.count(cost, crop), Basket.count(barn, crop));
        }
        float share = have / Basket.feed(cost);
        return FEED_READY * nextStars(values, herd, animal) * share * share;
    }
}
