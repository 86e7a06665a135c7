package tilth.bots.farmerama;

import tilth.engine.MoveList;
import tilth.engine.Rng;
import tilth.engine.Verb;
import tilth.farmerama.Asks;
import tilth.farmerama.Basket;
import tilth.farmerama.Card;
import tilth.farmerama.Does;
import tilth.farmerama.FarmeramaPosition;
import tilth.farmerama.Herd;
import tilth.farmerama.Land;
import tilth.farmerama.Values;

/**
 * Plays Farmerama without much thought: the card that promises most at once, then all that can be done, then turns of the
 * wheel as long as there is water.
 *
 * @param sowing what a sowing is worth
 * @param harvest what a harvest is worth
 * @param water what a water is worth
 * @param waterThere how much less for each water in the barn
 * @param enoughCards with fewer cards than this left, water is worth less
 * @param star what a star of an animal's next product is worth when it is fed
 * @param animal what feeding an animal is worth besides
 * @param missing what a missing good is worth, with Seeds
 */
record Habit(
        float sowing,
        float harvest,
        float water,
        float waterThere,
        float enoughCards,
        float star,
        float animal,
        float missing) {

    private static final Habit ALONE = new Habit(1.5f, 1.9f, 1.43f, 0.3f, 2.76f, 0.54f, -0.8f, 1.43f);
    private static final Habit OF_TWO = new Habit(1.1f, 2.17f, 2.16f, 0.33f, 22f, 0.38f, -0.05f, 1.2f);
    private static final Habit OF_MORE = new Habit(1.38f, 2.55f, 1.32f, 0.33f, 0.8f, 0.37f, 0.12f, 0.95f);

    private static final float TURN_FIRST = 1.16f;
    private static final float SPEND = -0.9f;
    private static final float PUT_UNDER = -1.3f;
    private static final float NO_CARD = -1.5f;

    /** At the end a special-action token is a star, whatever else one does. */
    private static final float SPEND_AT_THE_END = 100;

    /** How much whim there is in the choice of a card. */
    private static final float WHIM = 0.2f / 1024;

    static long of(FarmeramaPosition game, int seat, MoveList offered, Rng rng) {
        return switch (Asks.of(game.question(seat))) {
            case CARD, SECOND_CARD, CHIEF_CARD, SOLO -> of(game.seats()).card(game, seat, offered, rng);
            case ACT -> action(game, seat, offered, rng);
            case OBJECT, OBJECT_SOW, OBJECT_HARVEST, OBJECT_TURN, OBJECT_GOOD, OBJECT_HOME, REST -> offered.any(rng);
        };
    }

    private static Habit of(int seats) {
        return switch (seats) {
            case 1 -> ALONE;
            case 2 -> OF_TWO;
            default -> OF_MORE;
        };
    }

    private long card(FarmeramaPosition game, int seat, MoveList offered, Rng rng) {
        float cards = FarmeramaEvaluator.cardsLeft(game);
        long best = offered.at(0);
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < offered.size(); i++) {
            long move = offered.at(i);
            float worth = worth(game, seat, move, cards) + WHIM * rng.below(1024);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    private float worth(FarmeramaPosition game, int seat, long move, float cards) {
        return switch (Does.of(move)) {
            case PLAY, USE -> worth(game, seat, Card.of(Verb.first(move)), cards);
            case TURN -> TURN_FIRST;
            case SPEND -> isLastStar(move, cards) ? SPEND_AT_THE_END : SPEND;
            case PUT_UNDER -> PUT_UNDER;
            case DONE, PICK, SOW, HARVEST, TAKE, FEED, EXTEND, FETCH, RESUME -> NO_CARD;
        };
    }

    private static boolean isLastStar(long spending, float cards) {
        return cards <= 1 && Verb.first(spending) != Basket.WATER;
    }

    private float worth(FarmeramaPosition game, int seat, Card card, float cards) {
        Values values = game.values();
        long barn = game.barn(seat);
        long herd = game.herd(seat);
        return switch (card) {
            case SOW -> sowing * Math.min(times(game, card), sowable(game, seat));
            case HARVEST -> harvest * Math.min(times(game, card), ripe(game, seat));
            case WATER ->
                times(game, card) * (water - waterThere * Basket.water(barn)) * Math.min(1, cards / enoughCards);
            case FEED -> feeding(values, herd, barn);
            case SEEDS -> missing * missingGoods(barn) + sowing * Math.min(1, sowable(game, seat));
        };
    }

    /** How often a card can probably be used: nobody knows what others play. */
    private static float times(FarmeramaPosition game, Card card) {
        int high = game.values().high(game.actionWheel(), card);
        int low = game.values().low(game.actionWheel(), card);
        if (game.seats() > 1) {
            return (high + low) / 2f;
        }
        return game.turnedUp() == card ? high : low;
    }

    private static int sowable(FarmeramaPosition game, int seat) {
        int count = 0;
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            int crop = game.values().crop(sector);
            if (crop != Values.NOT_SOWN) {
                int plot = Herd.plotUnder(game.herd(seat), sector);
                int free = game.values().fieldsOf(plot) - Integer.bitCount(Land.stacksOn(game.land(seat), plot));
                count += Math.min(free, Basket.count(game.barn(seat), crop));
            }
        }
        return count;
    }

    private static int ripe(FarmeramaPosition game, int seat) {
        int count = 0;
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            if (game.values().crop(sector) == Values.NOT_SOWN) {
                int plot = Herd.plotUnder(game.herd(seat), sector);
                count += Integer.bitCount(Land.stacksOn(game.land(seat), plot));
            }
        }
        return count;
    }

    /** Feeding the dearest animals first, as far as the barn goes. */
    private float feeding(Values values, long herd, long barn) {
        float worth = 0;
        long rest = barn;
        for (int kind = Herd.ANIMALS - 1; kind >= 0; kind--) {
            if (Herd.plot(herd, kind) == Herd.STABLE && Basket.covers(rest, values.cost(kind))) {
                rest -= values.cost(kind);
                worth += animal + star * FarmeramaEvaluator.nextStars(values, herd, kind);
            }
        }
        return worth;
    }

    private static int missingGoods(long barn) {
        int count = 0;
        for (int good = 0; good < Basket.GOODS; good++) {
            count += Basket.count(barn, good) == 0 ? 1 : 0;
        }
        return count;
    }

    /** The first of the best kind of moves, from a place of chance on. */
    private static long action(FarmeramaPosition game, int seat, MoveList offered, Rng rng) {
        float cards = FarmeramaEvaluator.cardsLeft(game);
        int from = rng.below(offered.size());
        long best = offered.at(0);
        int highest = -1;
        for (int i = 0; i < offered.size(); i++) {
            int at = i + from;
            long move = offered.at(at < offered.size() ? at : at - offered.size());
            int rank = rank(game, seat, move, cards);
            if (rank > highest) {
                highest = rank;
                best = move;
            }
        }
        return best;
    }

    private static int rank(FarmeramaPosition game, int seat, long move, float cards) {
        return switch (Does.of(move)) {
            case FEED -> feedingRank(game, seat, Verb.first(move));
            case SOW, HARVEST -> 6;
            case TAKE -> 5;
            case USE -> 4;
            case TURN -> 3;
            case DONE -> 2;
            case SPEND -> isLastStar(move, cards) ? 3 : 0;
            case EXTEND, PLAY, PICK, FETCH, PUT_UNDER, RESUME -> 1;
        };
    }

    private static int feedingRank(FarmeramaPosition game, int seat, int animal) {
        int stars = FarmeramaEvaluator.nextStars(game.values(), game.herd(seat), animal);
        return stars == 0 ? 1 : 10 + stars;
    }
}
