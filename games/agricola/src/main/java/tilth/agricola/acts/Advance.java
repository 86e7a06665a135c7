package tilth.agricola.acts;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Counts;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.engine.Rule;

/** Food that cards bring before an occupation is paid for, so that it can help to pay. */
@Rule("AGR-K11")
public final class Advance {

    private Advance() {}

    /** Whether a seat could pay for an occupation with what its cards and the occupation itself bring before that. */
    public static boolean canPay(State position, int seat, int slot, int food) {
        Deck deck = position.table().deck();
        boolean helpsItself = deck.listening(Moment.BEFORE_PLAYED).has(slot);
        if (!helpsItself && !position.hears(seat, Moment.BEFORE_OCCUPATION)) {
            return false;
        }
        CardSet listening = deck.listening(Moment.BEFORE_OCCUPATION);
        CardSet played = position.tableau().played(seat);
        long price = Paying.basePrice(position, seat, Purchase.OCCUPATION, deck.number(slot), food);
        long given = price - Goods.of(Goods.count(price, Goods.FOOD), Goods.FOOD);
        int brought = 0;
        for (int card = played.first(listening); card >= 0; card = played.next(listening, card)) {
            long cost = cost(position, card, Moment.BEFORE_OCCUPATION);
            if (position.holdings().covers(seat, given + cost)) {
                given += cost;
                brought += food(position, seat, card, Moment.BEFORE_OCCUPATION);
            }
        }
        brought += helpsItself ? food(position, seat, slot, Moment.BEFORE_PLAYED) : 0;
        return position.holdings().covers(seat, given)
                && Exchanges.canRaise(position, seat, Goods.count(price, Goods.FOOD) - brought, given);
    }

    /** Whether a card has brought already what it brings at a moment, or that was let be. */
    private static boolean hasHadItsSay(State position, int card, Moment moment) {
        boolean isOver = moment == Moment.BEFORE_PLAYED && position.occasions().isNow(Moment.BEFORE_OCCUPATION);
        return isOver
                || position.occasions().isNow(moment) && position.occasions().isAsked(card);
    }

    private static long cost(State position, int card, Moment moment) {
        Effect effect = effect(position, card, moment);
        return effect instanceof Effect.May may && may.effect() instanceof Effect.Pay pay ? pay.price() : Goods.NOTHING;
    }

    private static int food(State position, int seat, int card, Moment moment) {
        Effect effect = effect(position, card, moment);
        return effect == null ? 0 : food(position, seat, card, effect);
    }

    /** What a card can still do at a moment. */
    private static @Nullable Effect effect(State position, int card, Moment moment) {
        List<Hook> hooks = position.table().deck().card(card).hooks();
        for (int i = 0; i < hooks.size(); i++) {
            if (hooks.get(i).moment() == moment && !hasHadItsSay(position, card, moment)) {
                return hooks.get(i).effect();
            }
        }
        return null;
    }

    private static int food(State position, int seat, int slot, Effect effect) {
        return switch (effect) {
            case Effect.May may -> food(position, seat, slot, may.effect());
            case Effect.Pay pay -> food(position, seat, slot, pay.then());
            case Effect.Get get -> get.good() == Goods.FOOD ? Counts.of(position, seat, slot, get.count()) : 0;
            default -> 0;
        };
    }
}
