package tilth.bots.agricola;

import tilth.agricola.acts.Plans;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Craft;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.agricola.goods.PriceList;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.engine.MoveList;
import tilth.engine.Rng;
import tilth.engine.Verb;

/** Plays Agricola without much thought: whatever gives the farm the best outlook once it is done. */
final class Habit {

    /** How much whim there is in the choice of a space. */
    private static final float WHIM = 0.3f / 1024;

    /** How much a square is worth less for each one that would be better. */
    private static final float LATER_SQUARE = 0.01f;

    private static final float NEVER = -1000;
    private static final int RAW = 1;

    /** What it is about worth to do something that cards allow and nothing here counts. */
    private static final float SOMETHING = 0.5f;

    private final Judge judge;
    private final CardWorth worth;
    private final Use use;
    private final Windfall windfall;
    private final Homestead now = new Homestead();
    private final Homestead then = new Homestead();

    Habit(Judge judge, CardWorth worth) {
        this.judge = judge;
        this.worth = worth;
        use = new Use(judge, worth);
        windfall = new Windfall(worth);
    }

    long of(State position, int seat, MoveList offered, Rng rng) {
        if (offered.size() == 1) {
            return offered.at(0);
        }
        now.read(position, seat, worth);
        judge.lookAround(position, seat, now, worth);
        return switch (Asks.of(position.question(seat))) {
            case PLACE -> place(position, seat, offered, rng);
            case WORK, REACT, CHOOSE -> work(position, seat, offered);
            case KEEP, BREED -> keep(offered);
            case FEED -> feed(offered);
            case PAY -> pay(position, seat, offered);
            // To stop is the last answer.
            case MULLIGAN, CHANGE -> offered.at(offered.size() - 1);
            case REVEAL, PICK, EXCHANGE, DRAW -> offered.any(rng);
        };
    }

    private long place(State position, int seat, MoveList offered, Rng rng) {
        long best = offered.at(0);
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < offered.size(); i++) {
            long move = offered.at(i);
            if (Does.of(move) == Does.PLACE) {
                float worth = use.of(position, seat, now, Verb.first(move)) + WHIM * rng.below(1024);
                if (worth > most) {
                    most = worth;
                    best = move;
                }
            }
        }
        return best;
    }

    private long work(State position, int seat, MoveList offered) {
        long best = offered.at(0);
        float most = NEVER;
        boolean fences = false;
        for (int i = 0; i < offered.size(); i++) {
            long move = offered.at(i);
            Does does = Does.of(move);
            fences |= does == Does.MARK || does == Does.CLOSE;
            // All fields are alike.
            boolean isSame = does == Does.SOW && i > 0 && Verb.first(offered.at(i - 1)) == Verb.first(move);
            float worth = isSame ? NEVER : after(position, seat, move);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return fences ? fence(offered, position.farms().marked(seat), most, best) : best;
    }

    /** The outlook after a small move. */
    private float after(State position, int seat, long move) {
        int first = Verb.first(move);
        then.copyFrom(now);
        switch (Does.of(move)) {
            case BUILD_ROOM -> then.buildRoom(first, Bargains.room(position, seat, then.house));
            case BUILD_STABLE -> then.buildStable(first, stablePrice(position, seat));
            case PLOW -> then.plow(first);
            case SOW -> then.sow(first);
            case SOW_TWICE -> then.sowTwice();
            case BAKE -> then.bake(first);
            case BUILD, PLAY ->
                windfall.onPlaying(position, seat, then, then.cards.deck().slot(first), 0);
            case RENOVATE_TO -> {
                then.pay(position.table().edition().renovationPrice(first, Integer.bitCount(then.rooms)));
                then.house = first;
            }
            case RENOVATE ->
                then.renovate(Bargains.renovation(position, seat, then.house, Integer.bitCount(then.rooms)));
            case GROW, MOVE_IN -> then.grow();
            case TAKE -> then.take(first);
            case BECOME_FIRST -> then.isFirst = true;
            case USE, CHOOSE -> useCard(position, seat, move);
            case REAP, REAP_FROM, REAP_LESS_FROM -> then.promised += SOMETHING;
            case COLLECT, FENCE_SQUARE, PUT_FENCE, CHOOSE_SPACE, DRAW -> then.promised += SOMETHING;
            case BUY_FROM -> buy(position, seat);
            case DONE, LEAVE_FENCES, SELL_TO -> {}
            case REVEAL,
                    PLACE,
                    PASS,
                    MARK,
                    CLOSE,
                    PAY,
                    RETURN,
                    KEEP,
                    FEED,
                    PICK,
                    REDRAW,
                    LAY_ASIDE,
                    EXCHANGE,
                    DRAW_NEW -> {
                return NEVER;
            }
            case EAT, COOK, CRAFT, TRADE, SHIFT, BEG, LET_GO -> {
                return NEVER;
            }
        }
        return judge.of(then) - LATER_SQUARE * lateness(Does.of(move), first);
    }

    /** What is up for sale comes for its price. */
    private void buy(State position, int seat) {
        long question = position.question(seat);
        int slot = then.cards.deck().slot(Verb.first(question));
        if (then.cards.deck().card(slot).script().at(Verb.second(question)) instanceof Effect.Sell sell) {
            then.pay(Goods.of(sell.price(), Goods.FOOD));
            then.gain(Goods.of(1, sell.good()));
        }
    }

    /** What the effect brings that a move chooses. */
    private void useCard(State position, int seat, long move) {
        boolean isChoice = Does.of(move) == Does.CHOOSE;
        int slot = then.cards.deck().slot(isChoice ? Verb.second(move) : Verb.first(move));
        windfall.on(position, seat, then, slot, Chosen.by(position, seat, slot, move));
    }

    private static long stablePrice(State position, int seat) {
        int source = Verb.first(position.question(seat));
        if (source < Space.MOST) {
            Plan plan = Plans.ofSpace(position, seat, source);
            for (int part = 0; part < plan.parts(); part++) {
                if (plan.act(part).kind() == Act.Kind.STABLE && plan.act(part).price() != Act.USUAL) {
                    return plan.act(part).price();
                }
            }
        }
        return Goods.NOTHING;
    }

    private static int lateness(Does does, int square) {
        return switch (does) {
            case BUILD_ROOM -> Grounds.place(Grounds.ROOMS, square);
            case PLOW -> Grounds.place(Grounds.FIELDS, square);
            case BUILD_STABLE -> Grounds.place(Grounds.STABLES, square);
            default -> 0;
        };
    }

    /** Marks and closes the best pasture, if it is better than the best of the other moves. */
    private long fence(MoveList offered, int marked, float most, long otherwise) {
        int pasture = use.pasture(now, marked, most);
        if (pasture != 0 && pasture == marked) {
            return Does.CLOSE.bare();
        }
        for (int i = 0; i < offered.size(); i++) {
            long move = offered.at(i);
            if (Does.of(move) == Does.MARK && (pasture >>> Verb.first(move) & 1) != 0) {
                return move;
            }
        }
        return most == NEVER && offered.contains(Does.CLOSE.bare()) ? Does.CLOSE.bare() : otherwise;
    }

    private long keep(MoveList offered) {
        long best = offered.at(0);
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < offered.size(); i++) {
            long move = offered.at(i);
            then.copyFrom(now);
            for (int species = 0; species < Goods.SPECIES; species++) {
                then.keep(Verb.operand(move, species), Goods.SHEEP + species);
            }
            float worth = judge.of(then);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    /** Feeds the family, or first makes food of something if that is better. */
    private long feed(MoveList offered) {
        then.copyFrom(now);
        then.feed();
        long best = Does.FEED.bare();
        float most = judge.of(then);
        for (int i = 0; i < offered.size(); i++) {
            float worth = afterExchange(offered.at(i));
            if (worth > most) {
                most = worth;
                best = offered.at(i);
            }
        }
        return best;
    }

    private float afterExchange(long move) {
        int first = Verb.first(move);
        then.copyFrom(now);
        switch (Does.of(move)) {
            case EAT -> then.exchange(first, RAW);
            case COOK -> then.exchange(first, then.kitchen.cooked[first]);
            case CRAFT -> {
                Craft craft = then.cards.card(then.cards.deck().slot(first)).craft();
                then.exchange(craft.good(), craft.food());
            }
            default -> {
                return NEVER;
            }
        }
        return judge.of(then);
    }

    /** Rather hands a card back than pays, and pays what leaves the best outlook. */
    private long pay(State position, int seat, MoveList offered) {
        long best = offered.at(0);
        float most = Float.NEGATIVE_INFINITY;
        PriceList prices = Paying.list(position, seat, position.question(seat));
        for (int i = 0; i < offered.size(); i++) {
            long move = offered.at(i);
            if (Does.of(move) == Does.RETURN) {
                return move;
            }
            if (Does.of(move) == Does.PAY) {
                then.copyFrom(now);
                then.pay(prices.at(Verb.first(move)));
                float after = judge.of(then);
                best = after > most ? move : best;
                most = Math.max(most, after);
            }
        }
        return best;
    }
}
