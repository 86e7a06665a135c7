package tilth.bots.agricola;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Edition;
import tilth.agricola.Holdings;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Improving;
import tilth.agricola.farm.Enclosing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fields;
import tilth.agricola.farm.Rooms;
import tilth.agricola.farm.Stables;
import tilth.agricola.pay.Goods;

/** What the use of a space would make of a farm, if everything it lets one do is done as far as that is good. */
final class Use {

    private static final float WORST = Float.NEGATIVE_INFINITY;
    private static final int NOTHING = 0;
    private static final int NONE = -1;

    private final Outlook outlook;
    private final Homestead farm = new Homestead();
    private final Homestead tried = new Homestead();

    Use(Outlook outlook) {
        this.outlook = outlook;
    }

    /** The outlook after a person of a farm has used a space. */
    float of(AgricolaPosition position, Homestead now, int space) {
        Plan plan = position.table().plan(space);
        farm.copyFrom(now);
        farm.home--;
        farm.isFirst |= plan.makesFirst();
        farm.gain(plan.gets());
        if (plan.handsOver()) {
            farm.gain(position.board().goods(space));
        }
        float best = outlook.of(farm);
        for (int part = 0; part < plan.parts(); part++) {
            best = act(position, plan.act(part), space, best);
        }
        return best;
    }

    /** Does an act as often as it makes the outlook better; the outlook then. */
    private float act(AgricolaPosition position, Act act, int space, float before) {
        float best = before;
        for (int times = 0; times < act.most(); times++) {
            float after = once(position, act, space, best);
            if (after == best) {
                return best;
            }
            best = after;
        }
        return best;
    }

    private float once(AgricolaPosition position, Act act, int space, float before) {
        return switch (act.kind()) {
            case ROOM -> room(position.table().edition(), before);
            case STABLE -> stable(act.wood(), before);
            case PLOW -> plow(before);
            case SOW -> sow(before);
            case BAKE -> bake(before);
            case IMPROVE -> improve(position, before);
            case RENOVATE -> renovate(position.table().edition(), before);
            case FENCE -> fence(before);
            case GROW, GROW_ANYWAY -> grow(act, before);
            case TAKE_ALL -> take(position.board().goods(space));
            case TAKE_RESOURCE -> takeOne(Goods.WOOD, Goods.STONE);
            case TAKE_REED_OR_STONE -> takeOne(Goods.REED, Goods.STONE);
            case TAKE_ANIMAL -> takeOne(Goods.SHEEP, Goods.CATTLE);
            // What a card does by itself is not foreseen.
            case CARD -> before;
        };
    }

    /** Keeps what was tried if it is better. */
    private float keepIfBetter(float before) {
        float after = outlook.of(tried);
        if (after <= before) {
            return before;
        }
        farm.copyFrom(tried);
        return after;
    }

    private float room(Edition edition, float before) {
        long price = edition.roomPrice(farm.house);
        int free = Rooms.buildable(farm.rooms, farm.fields, farm.stables, farm.enclosed);
        if (free == 0 || !farm.covers(price)) {
            return before;
        }
        tried.copyFrom(farm);
        tried.buildRoom(Grounds.first(Grounds.ROOMS, free), price);
        return keepIfBetter(before);
    }

    private float stable(int wood, float before) {
        int free = Stables.buildable(farm.rooms, farm.fields, farm.stables);
        if (free == 0 || !farm.has(wood, Goods.WOOD) || Integer.bitCount(farm.stables) == Stables.MOST) {
            return before;
        }
        int fenced = free & farm.enclosed;
        tried.copyFrom(farm);
        tried.buildStable(Grounds.first(Grounds.STABLES, fenced == 0 ? free : fenced), wood);
        return keepIfBetter(before);
    }

    private float plow(float before) {
        int free = Fields.plowable(farm.rooms, farm.fields, farm.stables, farm.enclosed);
        if (free == 0) {
            return before;
        }
        farm.plow(Grounds.first(Grounds.FIELDS, free));
        return outlook.of(farm);
    }

    /** Vegetables come first. */
    private float sow(float before) {
        float after = sow(Goods.VEGETABLE, before);
        return after == before ? sow(Goods.GRAIN, before) : after;
    }

    private float sow(int crop, float before) {
        if (!farm.has(1, crop) || farm.emptyFields == 0) {
            return before;
        }
        tried.copyFrom(farm);
        tried.sow(crop);
        return keepIfBetter(before);
    }

    private float bake(float before) {
        if (farm.kitchen.bread(1) == 0) {
            return before;
        }
        float best = before;
        int baked = 0;
        for (int grain = 1; grain <= Math.min(Kitchen.MOST_BAKED, farm.goods[Goods.GRAIN]); grain++) {
            tried.copyFrom(farm);
            tried.bake(grain);
            float after = outlook.of(tried);
            if (after > best) {
                best = after;
                baked = grain;
            }
        }
        farm.bake(baked);
        return best;
    }

    private float improve(AgricolaPosition position, float before) {
        float best = before;
        int built = NONE;
        for (long rest = Improving.display(position); rest != 0; rest &= rest - 1) {
            int slot = Long.numberOfTrailingZeros(rest);
            if (farm.canBuild(slot)) {
                tried.copyFrom(farm);
                tried.build(slot);
                float after = outlook.of(tried);
                if (after > best) {
                    best = after;
                    built = slot;
                }
            }
        }
        if (built != NONE) {
            farm.build(built);
        }
        return best;
    }

    private float renovate(Edition edition, float before) {
        long price = farm.house == Farmyards.STONE ? NOTHING : farm.renovationPrice(edition);
        if (price == NOTHING || !farm.covers(price)) {
            return before;
        }
        farm.renovate(price);
        return outlook.of(farm);
    }

    private float fence(float before) {
        int pasture = pasture(farm, 0, before);
        if (pasture == 0) {
            return before;
        }
        farm.fence(pasture);
        return outlook.of(farm);
    }

    /** The pasture with all marked squares that gives the best outlook, if that is better than another one. */
    int pasture(Homestead of, int marked, float before) {
        float best = before;
        int chosen = 0;
        int wood = of.goods[Goods.WOOD];
        for (int pasture : Grounds.PASTURES) {
            if ((marked & ~pasture) == 0
                    && Enclosing.price(of.fences, pasture) <= wood
                    && Enclosing.closable(of.fences, of.rooms | of.fields, wood, pasture)) {
                tried.copyFrom(of);
                tried.fence(pasture);
                float after = outlook.of(tried);
                if (after > best) {
                    best = after;
                    chosen = pasture;
                }
            }
        }
        return chosen;
    }

    private float grow(Act act, float before) {
        int most = act.kind() == Act.Kind.GROW ? Integer.bitCount(farm.rooms) : Holdings.MOST_PEOPLE;
        if (farm.people >= Math.min(most, Holdings.MOST_PEOPLE) || farm.round < act.fromRound()) {
            return before;
        }
        farm.grow();
        return outlook.of(farm);
    }

    private float take(long goods) {
        farm.gain(goods);
        return outlook.of(farm);
    }

    /** Takes the best one of some goods. */
    private float takeOne(int from, int to) {
        float best = WORST;
        int taken = from;
        for (int good = from; good <= to; good++) {
            tried.copyFrom(farm);
            tried.take(good);
            float after = outlook.of(tried);
            if (after > best) {
                best = after;
                taken = good;
            }
        }
        farm.take(taken);
        return best;
    }
}
