package tilth.bots.agricola;

import tilth.agricola.board.Act;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.AsMinor;
import tilth.agricola.cards.Baking;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Craft;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Prize;
import tilth.agricola.cards.Store;

/** What it is worth that a card lets its owner do something that others may not, or that it forbids something. */
final class Privileges {

    private static final float ANY_TIME = 0.2f;
    private static final float JOINING = 1.5f;
    private static final float AS_MINOR = 0.7f;
    private static final float COOKING_MORE = 0.5f;
    private static final float COOKING_PAIRS = 1f;
    private static final float LEAP = 0.2f;
    private static final float SHIFTING = 0.8f;
    private static final float SOWING_TWICE = 1.5f;
    private static final float SPACE = 3f;
    private static final float TOLL = 0.3f;
    private static final float FEEDING_LAST = 0.1f;
    private static final float ORDERING = 0.4f;
    private static final float DRAWING = 0.8f;
    private static final float COUNTING_TWICE = 0.3f;
    private static final float FORGIVING = 2f;
    private static final float FRUGAL = 0.5f;
    private static final float TWINS = 0.2f;
    private static final float EVERGREEN = 1f;
    private static final float CROWDING = 0.4f;
    private static final float EARLY = 1f;
    private static final float HOLDING_UP = 1.5f;
    private static final float IDLENESS = 0.5f;

    private static final float OFFSPRING_KEPT = 0.8f;

    /** The last round in which such a card does anything. */
    private static final int LAST_OF_USE = 12;

    /** A round in which nobody works. */
    private static final float REST = 7.5f;

    /** A bed is less than the room it counts as: the house does not grow, and later rooms make it superfluous. */
    private static final float NO_ROOM = 2.5f;

    private static final float FIRE = 2f;
    private static final float OVEN = 1f;
    private static final float CRAFT = 1f;
    private static final float PRIZE = 1f;
    private static final float FIELD = 1.2f;

    private Privileges() {}

    /** What lasts, at a table of so many in a round. */
    static float of(Card card, int round, int seats) {
        float share = (float) (Stages.ROUNDS - round) / Stages.ROUNDS;
        float sum = ANY_TIME * Math.min(1, card.anyTime().size())
                + JOINING * card.sharings().size()
                + (card.asMinor().equals(AsMinor.NONE) ? 0 : AS_MINOR)
                + COOKING_MORE * rates(card.cooksMore())
                + (card.isCookingPairs() ? COOKING_PAIRS : 0)
                + (card.leaps() == 0 ? 0 : LEAP)
                + (card.isShifting() ? SHIFTING : 0)
                + (card.isHoldingUpGoods() ? HOLDING_UP : 0)
                + (card.isSowingTwice() ? SOWING_TWICE : 0)
                + (card.tollSpaces() != 0 ? TOLL * (seats - 1) : 0)
                + (card.space().isThere() ? SPACE + TOLL * card.space().toll() * (seats - 1) : 0);
        return order(card, round) + share * (sum - forbidden(card.forbids()) - NO_ROOM * beds(card));
    }

    /** What it is worth to choose the order of things, and to leave a round out. */
    private static float order(Card card, int round) {
        int rests = Integer.bitCount(card.rests() & -1 << round + 1);
        return (card.isFeedingLast() ? FEEDING_LAST : 0)
                + (card.isOrderingRoundCards() ? ORDERING : 0)
                + (card.isCountingTwice() ? COUNTING_TWICE : 0)
                + (card.isForgiving() ? FORGIVING : 0)
                + (card.fullEaters() > 0 ? FRUGAL * harvests(round) : 0)
                + (card.twinsFrom() > 0 ? TWINS * harvests(round) : 0)
                + (card.foodForDrawing() > 0 ? DRAWING : 0)
                + (card.isKeepingVegetables() ? EVERGREEN : 0)
                + (card.isCrowding() ? CROWDING : 0)
                + (card.isUsingEarly() ? EARLY : 0)
                + (card.isSittingOut() ? IDLENESS : 0)
                + (card.isKeepingOffspringHome() && round <= LAST_OF_USE ? OFFSPRING_KEPT : 0)
                - REST * rests;
    }

    /** The harvests that are still to come. */
    private static int harvests(int round) {
        int harvests = 0;
        for (int later = round; later <= Stages.ROUNDS; later++) {
            harvests += Stages.endsWithHarvest(later) ? 1 : 0;
        }
        return harvests;
    }

    private static int beds(Card card) {
        int beds = 0;
        for (int i = 0; i < card.lodgings().size(); i++) {
            beds += card.lodgings().get(i).where() == Lodging.Where.PEOPLE ? 1 : 0;
        }
        return beds;
    }

    private static int rates(Cooking cooking) {
        return cooking.vegetable() + cooking.sheep() + cooking.wildBoar() + cooking.cattle();
    }

    private static float forbidden(int acts) {
        float sum = 0;
        for (Act.Kind kind : KINDS) {
            sum += (acts >>> kind.ordinal() & 1) != 0 ? forbidden(kind) : 0;
        }
        return sum;
    }

    private static final Act.Kind[] KINDS = Act.Kind.values();

    private static float forbidden(Act.Kind kind) {
        return switch (kind) {
            case GROW, PLOW, SOW -> 6;
            case RENOVATE, ROOM -> 5;
            case FENCE, GROW_ANYWAY, MAJOR, MAJOR_OR_MINOR -> 4;
            case STABLE, BAKE, MINOR, OCCUPATION -> 1.5f;
            case FENCE_SQUARE, FENCE_STABLE, FENCE_FETCHED, MOVE_FENCES, FENCE_POST -> 0.5f;
            case SOW_LESS, SOW_VEGETABLE, SOW_GOT, RENOVATE_NEXT, BECOME_FIRST, REAP_GRAIN -> 0.5f;
            case TAKE_ALL, TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL, CARD -> 0.5f;
        };
    }

    /** Fires, ovens, crafts, fields and room, which an outlook counts by itself once they are there. */
    static float atHome(Card card) {
        float sum = card.cooking().equals(Cooking.NONE) ? 0 : FIRE;
        sum += card.baking().equals(Baking.NONE) ? 0 : OVEN;
        sum += card.craft().equals(Craft.NONE) ? 0 : CRAFT;
        sum += card.prize().equals(Prize.NONE) ? 0 : PRIZE;
        sum += card.store() instanceof Store.Field field ? FIELD * field.plots() : 0;
        for (int i = 0; i < card.lodgings().size(); i++) {
            sum += room(card.lodgings().get(i));
        }
        return sum;
    }

    private static float room(Lodging lodging) {
        return switch (lodging.where()) {
            case PEOPLE -> 4f;
            case HOUSE, PASTURE, FLOCK, STABLE, ONE_STABLE, MIXED_PASTURES, HERD, MIX -> 1f;
            case NO_HOUSE -> -0.5f;
            case SMALL_PASTURE -> 0.5f;
        };
    }
}
