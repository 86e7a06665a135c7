package tilth.agricola.pay;

import java.util.List;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Price;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.edition.Edition;
import tilth.agricola.farm.Fences;
import tilth.agricola.goods.Goods;
import tilth.agricola.goods.PriceList;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/**
 * What things cost before cards change it. What is bought is named by a number: the wood a stable costs, how many fences, what
 * the house becomes, the food of a toll, the card. A second number says more: how many fences stood before these, the food for
 * an occupation, how many cards have been handed back already.
 */
final class Bases {

    private Bases() {}

    /** All base prices that ask for goods alone. */
    static void add(State position, int seat, Purchase purchase, int what, int more, PriceList into) {
        if (!purchase.isCard()) {
            into.add(of(position, seat, purchase, what, more), 0);
            return;
        }
        long food = purchase == Purchase.OCCUPATION ? Goods.of(more, Goods.FOOD) : Goods.NOTHING;
        int handedBack = purchase == Purchase.OCCUPATION ? 0 : more;
        List<Price> alternatives = Payments.card(position, what).prices();
        for (int i = 0; i < alternatives.size(); i++) {
            if (alternatives.get(i).handedBack() == handedBack) {
                into.add(Payments.goods(position, seat, alternatives.get(i)) + food, 0);
            }
        }
    }

    /** The first base price. */
    static long of(State position, int seat, Purchase purchase, int what, int more) {
        Edition edition = position.table().edition();
        return switch (purchase) {
            case ROOM -> edition.roomPrice(position.farms().house(seat));
            case STABLE -> Goods.of(what, Goods.WOOD);
            case FENCE -> edition.fencePrice(what - free(position, seat, what, more));
            case TOLL -> Goods.of(what, Goods.FOOD);
            case RENOVATION -> edition.renovationPrice(what, position.farms().roomCount(seat));
            case MAJOR, MINOR ->
                Payments.goods(
                        position, seat, Payments.card(position, what).prices().getFirst());
            case OCCUPATION ->
                Payments.goods(
                                position,
                                seat,
                                Payments.card(position, what).prices().getFirst())
                        + Goods.of(more, Goods.FOOD);
        };
    }

    /** How many of so many new fences cost nothing, where so many stood before them. */
    @Rule("AGR-K9")
    static int free(State position, int seat, int fences, int standing) {
        if (!Payments.hasRebates(position, seat, Purchase.FENCE)) {
            return 0;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet rebating = deck.rebating(Purchase.FENCE);
        int first = 0;
        int every = 0;
        for (int slot = played.first(rebating); slot >= 0; slot = played.next(rebating, slot)) {
            List<Rebate> all = deck.card(slot).rebates();
            for (int i = 0; i < all.size(); i++) {
                Rebate.Change change = all.get(i).change();
                first += change instanceof Rebate.FirstFree free ? free.pieces() : 0;
                every |= change instanceof Rebate.EveryFree free ? 1 << free.nth() : 0;
            }
        }
        int more = more(position, seat);
        int before = standing - Fences.count(position.farms().fencesBefore(seat));
        return first + more + every == 0 ? 0 : free(fences, standing, before, first, more, every);
    }

    /** How many more fences cost nothing for who builds one, once in a turn. */
    @Rule("AGR-K9")
    static int more(State position, int seat) {
        if (!Payments.hasRebates(position, seat, Purchase.FENCE)) {
            return 0;
        }
        CardSet played = position.tableau().played(seat);
        CardSet rebating = position.table().deck().rebating(Purchase.FENCE);
        int more = 0;
        for (int slot = played.first(rebating); slot >= 0; slot = played.next(rebating, slot)) {
            more += position.tableau().isSpent(Period.ACTION, slot) ? 0 : moreBy(position, slot);
        }
        return more;
    }

    /** Cards that let more fences be built for nothing have done so in this turn. */
    @Rule("AGR-K9")
    static void useUpMore(State position, int seat) {
        CardSet played = position.tableau().played(seat);
        CardSet rebating = position.table().deck().rebating(Purchase.FENCE);
        for (int slot = played.first(rebating); slot >= 0; slot = played.next(rebating, slot)) {
            if (moreBy(position, slot) > 0) {
                position.tableau().spend(Period.ACTION, slot);
            }
        }
    }

    private static int moreBy(State position, int slot) {
        List<Rebate> all = position.table().deck().card(slot).rebates();
        int more = 0;
        for (int i = 0; i < all.size(); i++) {
            more += all.get(i).change() instanceof Rebate.MoreFree free ? free.pieces() : 0;
        }
        return more;
    }

    /** Looks at every fence of an action in its turn, for none is free twice. */
    @Rule("AGR-K9")
    private static int free(int fences, int standing, int before, int first, int more, int every) {
        int firstLeft = first;
        int moreLeft = more;
        int free = 0;
        for (int built = 0; built < before + fences; built++) {
            boolean isFree = isMultiple(standing - before + built + 1, every);
            if (!isFree && firstLeft > 0) {
                firstLeft--;
                isFree = true;
            } else if (!isFree && built > 0 && moreLeft > 0) {
                moreLeft--;
                isFree = true;
            }
            free += isFree && built >= before ? 1 : 0;
        }
        return free;
    }

    /** Whether a number can be divided by one of some others, a bit each. */
    private static boolean isMultiple(int number, int others) {
        for (int rest = others; rest != 0; rest &= rest - 1) {
            if (number % Integer.numberOfTrailingZeros(rest) == 0) {
                return true;
            }
        }
        return false;
    }
}
