package tilth.bots.agricola;

import tilth.agricola.board.Stages;
import tilth.agricola.box.Components;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Craft;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Prize;
import tilth.agricola.farm.Stables;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;

/**
 * What a farm will be worth in the end. It goes through the harvests to come: crops come in, the family eats, animals
 * breed. Food that is missing costs actions, and what cannot be found is begged for. Then points are counted; to them come
 * the actions that are left, and what can still be made of resources, rooms and fields.
 */
final class Outlook implements Judge {

    private static final Worth ACTION = new Worth(1.51f, 1.705f);

    /** How much less the thirtieth action is worth than the first one. */
    private static final Worth DULL = new Worth(0.062f, 0.014f);

    /** What each round of each person is worth besides, for actions that come early serve longer. */
    private static final Worth ACTION_EARLY = new Worth(0.15f, 0.093f);

    /** How much food an action brings, and how much more for who can cook. */
    private static final Worth FOOD_OF_ACTION = new Worth(5.45f, 3.45f);

    private static final Worth FOOD_COOKING = new Worth(0.2f, 0.33f);

    /** What it costs that a food is missing for the next harvest, beside the action. */
    private static final Worth NEXT_MISSING = new Worth(0.022f, 0.081f);

    private static final Worth FOOD_LEFT = new Worth(0.061f, 0.2f);

    /** So much grain is not baked. */
    private static final Worth KEEP_GRAIN = new Worth(2.37f, 1.86f);

    /** How much of an unused square's cost will be saved in time, at the beginning. */
    private static final Worth UNUSED = new Worth(0.076f, 0.012f);

    /** What a person at home is worth besides, who can still go where it is best. */
    private static final float AT_HOME = 1;

    private static final Worth FIRST = new Worth(0.33f, 0.15f);

    /** What each round is worth besides in which a seat would begin. */
    private static final Worth FIRST_ROUND = new Worth(0f, 0.3f);

    private static final int MANY_ACTIONS = 30;
    private static final float BEGGING = 3;
    private static final int PERSON = 3;
    private static final int PAIR = 2;
    private static final int RAW = 1;

    /** The food of a craft whose good has to be fetched first, less what that action would have brought. */
    private static final int FETCHED = 1;

    private static final int STAGES = Stages.CARDS.size();

    // Points for so many of each, with what lies between two steps in between.
    private static final float[] FIELDS = between("fields");
    private static final float[] PASTURES = between("pastures");
    private static final float[] GRAIN = between("grain");
    private static final float[] VEGETABLES = between("vegetable");
    private static final float[] SHEEP = between("sheep");
    private static final float[] WILD_BOAR = between("wild-boar");
    private static final float[] CATTLE = between("cattle");

    // The farm as the harvests pass.
    private int food;
    private int grain;
    private int vegetables;
    private int sheep;
    private int boar;
    private int cattle;
    private int reaped;
    private final int[] stock = new int[Goods.KINDS];
    private float actions;
    private float begged;

    /** What is missing in the harvest under way, and what was in the first one. */
    private float missing;

    private float missingSoon;
    private boolean isFirst;

    private static float[] between(String category) {
        int[] steps = Components.steps(category);
        float[] points = new float[steps[steps.length - 1] + 1];
        int reached = 0;
        for (int count = 0; count < points.length; count++) {
            reached += count == steps[reached] ? 1 : 0;
            int from = reached == 0 ? 0 : steps[reached - 1];
            float part = reached == steps.length ? 0 : (float) (count - from) / (steps[reached] - from);
            points[count] = (reached == 0 ? -1 : reached) + part;
        }
        return points;
    }

    /** It thinks of the farm alone. */
    @Override
    public void lookAround(State position, int seat, Homestead now, CardWorth worth) {}

    @Override
    public float of(Homestead farm) {
        begin(farm);
        harvests(farm);
        int left = Stages.ROUNDS - farm.round;
        boolean isLast = left == 0;
        return points(farm, isLast)
                - BEGGING * begged
                + (ACTION.to(farm) - DULL.to(farm) * actions / MANY_ACTIONS) * actions
                + ACTION_EARLY.to(farm) * left * farm.people
                + Promise.of(farm)
                + farm.promised
                + AT_HOME * farm.home
                - NEXT_MISSING.to(farm) * missingSoon
                + FOOD_LEFT.to(farm) * food / (1 + food)
                + (farm.isFirst && left > 0 ? first(farm, left) : 0);
    }

    private static float first(Homestead farm, int left) {
        return FIRST.to(farm) + FIRST_ROUND.to(farm) * left;
    }

    private void begin(Homestead farm) {
        food = farm.goods[Goods.FOOD];
        grain = farm.goods[Goods.GRAIN];
        vegetables = farm.goods[Goods.VEGETABLE];
        sheep = farm.goods[Goods.SHEEP];
        boar = farm.goods[Goods.WILD_BOAR];
        cattle = farm.goods[Goods.CATTLE];
        reaped = 0;
        System.arraycopy(farm.goods, 0, stock, 0, stock.length);
        actions = farm.home;
        begged = farm.begging;
        missingSoon = 0;
        isFirst = true;
    }

    /** Lets all harvests pass. */
    private void harvests(Homestead farm) {
        int round = farm.round;
        for (int stage = Stages.of(round); stage <= STAGES; stage++) {
            int last = Stages.lastRound(stage);
            food += farm.waitingFood[stage];
            actions += (farm.people + farm.boarders) * (last - round);
            harvest(farm, last);
            isFirst = false;
            round = last;
        }
        // What is still on the fields counts too.
        grain += leftOn(farm.grainFields, reaped);
        vegetables += leftOn(farm.vegetableFields, reaped);
    }

    private void harvest(Homestead farm, int round) {
        boolean isNow = round == farm.round;
        Harvest ahead = isNow ? farm.harvest : Harvest.AHEAD;
        if (ahead == Harvest.AHEAD) {
            grain += sown(farm.grainFields, reaped);
            vegetables += sown(farm.vegetableFields, reaped);
            reaped++;
        }
        if (ahead.compareTo(Harvest.FEEDING) <= 0) {
            feed(farm, isNow ? farm.need() : farm.eaten(farm.people + farm.boarders));
        }
        if (ahead != Harvest.OVER) {
            breed(farm);
        }
    }

    /** How many fields bring a crop in a harvest after so many others. */
    private static int sown(int[] fields, int before) {
        int count = 0;
        for (int crops = before + 1; crops < fields.length; crops++) {
            count += fields[crops];
        }
        return count;
    }

    private static int leftOn(int[] fields, int reaped) {
        int count = 0;
        for (int crops = reaped + 1; crops < fields.length; crops++) {
            count += fields[crops] * (crops - reaped);
        }
        return count;
    }

    private void feed(Homestead farm, int need) {
        missing = need - food;
        food = Math.max(0, (int) -missing);
        missingSoon = isFirst ? Math.max(0, missing) : missingSoon;
        if (missing > 0) {
            craft(farm);
            eatSpare(farm);
        }
        if (missing > 0 && actions >= 1 && grain > KEEP_GRAIN.to(farm) && farm.kitchen.bread(1) > 0) {
            bake(farm);
        }
        if (missing > 0) {
            work(FOOD_OF_ACTION.to(farm) + (farm.kitchen.cooked[Goods.SHEEP] > 0 ? FOOD_COOKING.to(farm) : 0));
            eatAll(farm);
            begged += Math.max(0, missing);
        }
    }

    /** Eats what neither breeding nor points need. */
    private void eatSpare(Homestead farm) {
        sheep -= eaten(sheep - PAIR, farm.kitchen.cooked[Goods.SHEEP]);
        boar -= eaten(boar - PAIR, farm.kitchen.cooked[Goods.WILD_BOAR]);
        cattle -= eaten(cattle - PAIR, farm.kitchen.cooked[Goods.CATTLE]);
        vegetables -= eaten(vegetables - PAIR, farm.kitchen.cooked[Goods.VEGETABLE]);
    }

    private void eatAll(Homestead farm) {
        grain -= eaten(grain, RAW);
        vegetables -= eaten(vegetables, Math.max(RAW, farm.kitchen.cooked[Goods.VEGETABLE]));
        sheep -= eaten(sheep, farm.kitchen.cooked[Goods.SHEEP]);
        boar -= eaten(boar, farm.kitchen.cooked[Goods.WILD_BOAR]);
        cattle -= eaten(cattle, farm.kitchen.cooked[Goods.CATTLE]);
    }

    /** Makes food of goods by cards that do so in each harvest, as long as there are such goods. */
    private void craft(Homestead farm) {
        CardSet played = farm.cards.played();
        CardSet crafting = farm.cards.deck().with(Deck.Capability.CRAFT);
        for (int slot = played.first(crafting); slot >= 0; slot = played.next(crafting, slot)) {
            Craft craft = farm.cards.card(slot).craft();
            for (int times = 0; times < craft.most() && missing > 0; times++) {
                missing -= crafted(craft);
            }
        }
    }

    /** Crops come from fields, and stone is seldom there; other resources can be had in time, for an action. */
    private int crafted(Craft craft) {
        int good = craft.good();
        boolean has = switch (good) {
            case Goods.GRAIN -> grain-- > 0;
            case Goods.VEGETABLE -> vegetables-- > 0;
            default -> stock[good]-- > 0;
        };
        grain = Math.max(0, grain);
        vegetables = Math.max(0, vegetables);
        return has ? craft.food() : Goods.isBuildingResource(good) && good != Goods.STONE ? FETCHED : 0;
    }

    /** Spends an action on bread, if that brings more than other actions do. */
    private void bake(Homestead farm) {
        int spare = grain - (int) KEEP_GRAIN.to(farm);
        int used = Math.min(spare, (int) Math.ceil(missing / farm.kitchen.bread(1)));
        int bread = farm.kitchen.bread(used);
        if (bread > FOOD_OF_ACTION.to(farm)) {
            grain -= used;
            actions--;
            missing -= bread;
            food += Math.max(0, (int) -missing);
        }
    }

    /** Eats some of a spare good as long as food is missing; how many. */
    private int eaten(int spare, int rate) {
        if (spare <= 0 || rate == 0 || missing <= 0) {
            return 0;
        }
        int needed = (int) Math.ceil(missing / rate);
        int used = Math.min(spare, needed);
        missing -= used * rate;
        food += Math.max(0, (int) -missing);
        return used;
    }

    /** Spends actions on food. */
    private void work(float foodEach) {
        float spent = Math.min(actions, missing / foodEach);
        actions -= spent;
        missing -= spent * foodEach;
    }

    private void breed(Homestead farm) {
        if (sheep >= PAIR && farm.stalls.house(sheep + 1, boar, cattle)) {
            sheep++;
        }
        if (boar >= PAIR && farm.stalls.house(sheep, boar + 1, cattle)) {
            boar++;
        }
        if (cattle >= PAIR && farm.stalls.house(sheep, boar, cattle + 1)) {
            cattle++;
        }
    }

    private float points(Homestead farm, boolean isLast) {
        return steps(FIELDS, Integer.bitCount(farm.fields), isLast)
                + steps(PASTURES, farm.stalls.pastures, isLast)
                + steps(GRAIN, grain, isLast)
                + steps(VEGETABLES, vegetables, isLast)
                + steps(SHEEP, sheep, isLast)
                + steps(WILD_BOAR, boar, isLast)
                + steps(CATTLE, cattle, isLast)
                - farm.unused() * (1 - UNUSED.to(farm) * (Stages.ROUNDS - farm.round) / Stages.ROUNDS)
                + Integer.bitCount(Stables.fenced(farm.stables, farm.enclosed))
                + farm.house * Integer.bitCount(farm.rooms)
                + PERSON * farm.people
                + farm.booked
                + cards(farm);
    }

    private static float steps(float[] points, int count, boolean isLast) {
        float reached = points[Math.min(count, points.length - 1)];
        return isLast ? (float) Math.floor(reached) : reached;
    }

    /** Points on cards, and for goods that cards reward. */
    private static int cards(Homestead farm) {
        int points = farm.cards.points();
        CardSet played = farm.cards.played();
        CardSet rewarding = farm.cards.deck().with(Deck.Capability.PRIZE);
        for (int slot = played.first(rewarding); slot >= 0; slot = played.next(rewarding, slot)) {
            Prize prize = farm.cards.card(slot).prize();
            points += prize.points(farm.goods[prize.good()]);
        }
        return points;
    }
}
