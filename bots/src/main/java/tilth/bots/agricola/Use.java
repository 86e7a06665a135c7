package tilth.bots.agricola;

import tilth.agricola.acts.CardPlay;
import tilth.agricola.acts.Plans;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.farm.Enclosing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fields;
import tilth.agricola.farm.Rooms;
import tilth.agricola.farm.Stables;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Conditions;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;

/** What the use of a space would make of a farm, if everything it lets one do is done as far as that is good. */
final class Use {

    private static final float WORST = Float.NEGATIVE_INFINITY;
    private static final int NONE = -1;
    static final long STABLE_PRICE = Goods.of(2, Goods.WOOD);
    private static final Moment[] USES = {Moment.USE, Moment.USED, Moment.TURN_END};

    private final Judge judge;
    private final Windfall windfall;
    private final CardWorth worth;
    private final Homestead farm = new Homestead();
    private final Homestead tried = new Homestead();
    private int seat;

    Use(Judge judge, CardWorth worth) {
        this.judge = judge;
        this.worth = worth;
        windfall = new Windfall(worth);
    }

    /** The outlook after a person of a seat's farm has used a space. */
    float of(State position, int ofSeat, Homestead now, int space) {
        seat = ofSeat;
        Plan plan = Plans.ofSpace(position, seat, space);
        farm.copyFrom(now);
        farm.home--;
        farm.isFirst |= plan.makesFirst();
        farm.gain(plan.gets());
        if (plan.handsOver()) {
            farm.gain(position.board().goods(space));
        }
        float best = judge.of(farm);
        for (Moment moment : USES) {
            best = farm.cards.played().meets(farm.cards.deck().listening(moment))
                    ? react(position, moment, space, best)
                    : best;
        }
        for (int part = 0; part < plan.parts(); part++) {
            float after = act(position, plan.act(part), space, best);
            if (plan.join() == Plan.Join.EITHER && after > best) {
                return after;
            }
            best = after;
        }
        return best;
    }

    /** What cards in front of the seat bring when it uses a space; what may be let be only if it is good. */
    private float react(State position, Moment moment, int space, float before) {
        Deck deck = farm.cards.deck();
        CardSet listening = deck.listening(moment);
        CardSet played = farm.cards.played();
        float best = before;
        for (int slot = played.first(listening); slot >= 0; slot = played.next(listening, slot)) {
            for (int i = 0; i < deck.card(slot).hooks().size(); i++) {
                Hook hook = deck.card(slot).hooks().get(i);
                if (hook.moment() == moment
                        && hook.whose() != Hook.Whose.OTHERS
                        && SpaceUse.isOneOf(position, slot, space, hook.spaces())) {
                    tried.copyFrom(farm);
                    windfall.on(position, seat, tried, slot, hook.effect());
                    best = keepIfBetter(hook.isOptional() ? best : WORST);
                }
            }
        }
        return best;
    }

    /** Does an act as often as it makes the outlook better; the outlook then. */
    private float act(State position, Act act, int space, float before) {
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

    private float once(State position, Act act, int space, float before) {
        return switch (act.kind()) {
            case ROOM -> room(position, before);
            case STABLE -> stable(act.price() == Act.USUAL ? STABLE_PRICE : act.price(), before);
            case PLOW -> plow(before);
            case SOW, SOW_LESS, SOW_VEGETABLE, SOW_GOT -> sow(before);
            case BAKE -> bake(before);
            case MAJOR, MINOR, MAJOR_OR_MINOR, OCCUPATION -> play(position, act, before);
            case RENOVATE, RENOVATE_NEXT -> renovate(position, before);
            case FENCE -> fence(before);
            case GROW, GROW_ANYWAY -> grow(act, before);
            case BECOME_FIRST -> becomeFirst();
            case TAKE_ALL -> take(position.board().goods(space));
            case TAKE_RESOURCE -> takeOne(Goods.WOOD, Goods.STONE);
            case TAKE_REED_OR_STONE -> takeOne(Goods.REED, Goods.STONE);
            case TAKE_ANIMAL -> takeOne(Goods.SHEEP, Goods.CATTLE);
            // What a card does by itself is not foreseen.
            case CARD, FENCE_SQUARE, FENCE_STABLE, FENCE_FETCHED, MOVE_FENCES, FENCE_POST, REAP_GRAIN -> before;
        };
    }

    /** Keeps what was tried if it is better. */
    private float keepIfBetter(float before) {
        float after = judge.of(tried);
        if (after <= before) {
            return before;
        }
        farm.copyFrom(tried);
        return after;
    }

    private float room(State position, float before) {
        long price = Bargains.room(position, seat, farm.house);
        int free = Rooms.buildable(farm.rooms, farm.fields, farm.stables, farm.enclosed);
        if (free == 0 || !farm.covers(price)) {
            return before;
        }
        tried.copyFrom(farm);
        tried.buildRoom(Grounds.first(Grounds.ROOMS, free), price);
        return keepIfBetter(before);
    }

    private float stable(long price, float before) {
        int free = Stables.buildable(farm.rooms, farm.fields, farm.stables);
        if (free == 0 || !farm.covers(price) || Integer.bitCount(farm.stables) == Stables.MOST) {
            return before;
        }
        int fenced = free & farm.enclosed;
        tried.copyFrom(farm);
        tried.buildStable(Grounds.first(Grounds.STABLES, fenced == 0 ? free : fenced), price);
        return keepIfBetter(before);
    }

    private float plow(float before) {
        int free = Fields.plowable(farm.rooms, farm.fields, farm.stables, farm.enclosed);
        if (free == 0) {
            return before;
        }
        farm.plow(Grounds.first(Grounds.FIELDS, free));
        return judge.of(farm);
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
            float after = judge.of(tried);
            if (after > best) {
                best = after;
                baked = grain;
            }
        }
        farm.bake(baked);
        return best;
    }

    /** Builds the best major improvement or plays the best card of the hand, if that makes the outlook better. */
    private float play(State position, Act act, float before) {
        boolean isOccupation = act.kind() == Act.Kind.OCCUPATION;
        float best = before;
        int built = NONE;
        if (act.kind() == Act.Kind.MAJOR || act.kind() == Act.Kind.MAJOR_OR_MINOR) {
            CardSet majors = farm.cards.deck().with(Capability.MAJOR);
            for (int slot = majors.first(); slot >= 0; slot = majors.next(slot)) {
                if (CardPlay.isOnDisplay(position, slot) && farm.canHave(slot, 0)) {
                    float after = afterPlaying(position, slot, 0);
                    built = after > best ? slot : built;
                    best = Math.max(best, after);
                }
            }
        }
        int food = isOccupation ? act.food(occupations()) : 0;
        if (act.kind() != Act.Kind.MAJOR) {
            int slot = ofHand(position, isOccupation ? Card.Kind.OCCUPATION : Card.Kind.MINOR, food);
            float after = slot == NONE ? WORST : afterPlaying(position, slot, food);
            built = after > best ? slot : built;
            best = Math.max(best, after);
        }
        if (built != NONE) {
            afterPlaying(position, built, food);
            farm.copyFrom(tried);
        }
        return best;
    }

    private int occupations() {
        return farm.cards.played().size(farm.cards.deck().with(Capability.OCCUPATION));
    }

    /** The card of the hand that promises most of those that can be played, or -1 if none promises anything. */
    private int ofHand(State position, Card.Kind kind, int food) {
        CardSet kinds = farm.cards.deck().with(kind == Card.Kind.OCCUPATION ? Capability.OCCUPATION : Capability.MINOR);
        CardSet hand = farm.cards.hand();
        float most = 0;
        int best = NONE;
        for (int slot = hand.first(kinds); slot >= 0; slot = hand.next(kinds, slot)) {
            if (farm.canHave(slot, food) && isAllowed(position, slot)) {
                float playing = worth.playing(position, seat, slot);
                best = playing > most ? slot : best;
                most = Math.max(most, playing);
            }
        }
        return best;
    }

    private boolean isAllowed(State position, int slot) {
        return Conditions.hold(position, seat, slot, farm.cards.card(slot).needs());
    }

    /** The outlook of the farm with a card more in front of it. */
    private float afterPlaying(State position, int slot, int food) {
        tried.copyFrom(farm);
        windfall.onPlaying(position, seat, tried, slot, food);
        return judge.of(tried);
    }

    private float renovate(State position, float before) {
        if (farm.house == Farmyards.STONE) {
            return before;
        }
        long price = Bargains.renovation(position, seat, farm.house, Integer.bitCount(farm.rooms));
        if (!farm.covers(price)) {
            return before;
        }
        farm.renovate(price);
        return judge.of(farm);
    }

    private float fence(float before) {
        int pasture = pasture(farm, 0, before);
        if (pasture == 0) {
            return before;
        }
        farm.fence(pasture);
        return judge.of(farm);
    }

    /** The pasture with all marked squares that gives the best outlook, if that is better than another one. */
    int pasture(Homestead of, int marked, float before) {
        float best = before;
        int chosen = 0;
        int wood = of.goods[Goods.WOOD] + of.freeFences;
        for (int pasture : Grounds.PASTURES) {
            if ((marked & ~pasture) == 0
                    && Enclosing.price(of.fences, pasture) <= wood
                    && Enclosing.closable(of.fences, of.rooms | of.fields, wood, pasture)) {
                tried.copyFrom(of);
                tried.fence(pasture);
                float after = judge.of(tried);
                if (after > best) {
                    best = after;
                    chosen = pasture;
                }
            }
        }
        return chosen;
    }

    private float grow(Act act, float before) {
        int most = act.kind() == Act.Kind.GROW ? farm.beds() : Holdings.MOST_PEOPLE;
        if (farm.people >= Math.min(most, Holdings.MOST_PEOPLE) || farm.round < act.fromRound()) {
            return before;
        }
        farm.grow();
        return judge.of(farm);
    }

    private float becomeFirst() {
        farm.isFirst = true;
        return judge.of(farm);
    }

    private float take(long goods) {
        farm.gain(goods);
        return judge.of(farm);
    }

    /** Takes the best one of some goods. */
    private float takeOne(int from, int to) {
        float best = WORST;
        int taken = from;
        for (int good = from; good <= to; good++) {
            tried.copyFrom(farm);
            tried.take(good);
            float after = judge.of(tried);
            if (after > best) {
                best = after;
                taken = good;
            }
        }
        farm.take(taken);
        return best;
    }
}
