package tilth.agricola.acts;

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

    /** Whether a seat could pay for an occupation with what its cards bring before that. */
    public static boolean canPay(State position, int seat, int slot, int food) {
        if (!position.hears(seat, Moment.BEFORE_OCCUPATION)) {
            return false;
        }
        Deck deck = position.table().deck();
        CardSet listening = deck.listening(Moment.BEFORE_OCCUPATION);
        CardSet played = position.tableau().played(seat);
        long price = Paying.basePrice(position, seat, Purchase.OCCUPATION, deck.number(slot), food);
        long given = price - Goods.of(Goods.count(price, Goods.FOOD), Goods.FOOD);
        int brought = 0;
        for (int card = played.first(listening); card >= 0; card = played.next(listening, card)) {
            for (Hook hook : deck.card(card).hooks()) {
                long cost = cost(hook);
                if (hook.moment() == Moment.BEFORE_OCCUPATION
                        && position.holdings().covers(seat, given + cost)
                        && !hasHadItsSay(position, card)) {
                    given += cost;
                    brought += food(position, seat, card, hook.effect());
                }
            }
        }
        return position.holdings().covers(seat, given)
                && Exchanges.canRaise(position, seat, Goods.count(price, Goods.FOOD) - brought, given);
    }

    private static boolean hasHadItsSay(State position, int card) {
        return position.occasions().isNow(Moment.BEFORE_OCCUPATION)
                && position.occasions().isAsked(card);
    }

    private static long cost(Hook hook) {
        return hook.effect() instanceof Effect.May may && may.effect() instanceof Effect.Pay pay
                ? pay.price()
                : Goods.NOTHING;
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
