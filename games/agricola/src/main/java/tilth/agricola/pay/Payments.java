package tilth.agricola.pay;

import java.util.List;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Price;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.RebateList;
import tilth.agricola.cards.Traits;
import tilth.agricola.edition.Edition;
import tilth.agricola.farm.Fences;
import tilth.agricola.goods.Goods;
import tilth.agricola.goods.PriceList;
import tilth.agricola.measure.Conditions;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.engine.Rule;

/**
 * The ways in which a seat could pay for something: every base price with every use of its cards, without those that it
 * cannot afford and those that cost more than another. The one place where prices are made.
 */
final class Payments {

    private Payments() {}

    /** Works out all ways to pay that are worth considering, in a fixed order. */
    @Rule({"AGR-P1", "AGR-P2"})
    static PriceList list(State position, int seat, Purchase purchase, int what, int more) {
        PriceList prices = position.prices();
        prices.clear();
        Bases.add(position, seat, purchase, what, more, prices);
        return change(position, seat, purchase, what, prices);
    }

    /** Of all ways to pay, affordable or not, the price of which the fewest goods are missing. */
    @Rule("AGR-P2")
    static long nearest(State position, int seat, Purchase purchase, int what, int more) {
        PriceList prices = position.prices();
        prices.clear();
        Bases.add(position, seat, purchase, what, more, prices);
        rebate(position, seat, purchase, what, prices);
        int nearest = 0;
        for (int way = 1; way < prices.size(); way++) {
            boolean isNearer = missing(position, seat, prices.at(way)) < missing(position, seat, prices.at(nearest));
            nearest = isNearer ? way : nearest;
        }
        return prices.size() == 0 ? Bases.of(position, seat, purchase, what, more) : prices.at(nearest);
    }

    private static int missing(State position, int seat, long price) {
        int missing = 0;
        for (long rest = price; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            missing += Math.max(0, Goods.count(rest, good) - position.holdings().count(seat, good));
            rest = Goods.after(rest, good);
        }
        return missing;
    }

    private static void rebate(State position, int seat, Purchase purchase, int what, PriceList prices) {
        if (hasRebates(position, seat, purchase)) {
            RebateList rebates = gather(position, seat, purchase, what);
            addBases(rebates, prices);
            addSwaps(rebates, prices);
            takeOff(rebates, prices);
        }
    }

    /** What base prices become by the cards of a seat, without what it cannot pay. */
    static PriceList change(State position, int seat, Purchase purchase, int what, PriceList prices) {
        rebate(position, seat, purchase, what, prices);
        for (int index = prices.size() - 1; index >= 0; index--) {
            if (!canPay(position, seat, prices.at(index))) {
                prices.drop(index);
            }
        }
        prices.dropDearer();
        return prices;
    }

    static boolean hasRebates(State position, int seat, Purchase purchase) {
        return position.tableau().mayHave(seat, Traits.of(purchase))
                && position.tableau().played(seat).meets(position.table().deck().rebating(purchase));
    }

    static boolean canPay(State position, int seat, long price) {
        if (position.holdings().covers(seat, price)) {
            return true;
        }
        int food = Goods.count(price, Goods.FOOD);
        long rest = price - Goods.of(food, Goods.FOOD);
        return food > 0 && position.holdings().covers(seat, rest) && Exchanges.canRaise(position, seat, food, rest);
    }

    /** A bound on how much wood of a price a seat could pay: with wood, and with what its cards let it pay instead. */
    @Rule("AGR-P2")
    static int payable(State position, int seat, Purchase purchase) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet rebating = deck.rebating(purchase);
        int wood = position.holdings().count(seat, Goods.WOOD);
        for (int slot = played.first(rebating); slot >= 0; slot = played.next(rebating, slot)) {
            List<Rebate> all = deck.card(slot).rebates();
            for (int i = 0; i < all.size(); i++) {
                wood += switch (all.get(i).change()) {
                    case Rebate.AnySwaps any -> swapped(position, seat, any.swap());
                    case Rebate.Off off -> Counts.of(position, seat, slot, off.count());
                    case Rebate.OffOfChoice off -> off.count();
                    case Rebate.FirstFree _, Rebate.MoreFree _, Rebate.EveryFree _ -> 0;
                    case Rebate.Base _, Rebate.OfHouse _, Rebate.OneSwap _, Rebate.SwapAll _ -> Fences.MOST;
                };
            }
        }
        return wood;
    }

    /** What a swap could pay for at most, if it is used for every good that it takes. */
    private static int swapped(State position, int seat, Rebate.Swap swap) {
        int most = swap.to() == Goods.NOTHING ? Fences.MOST : 0;
        for (long rest = swap.to(); rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            most += position.holdings().count(seat, good) * Goods.count(swap.from(), Goods.first(swap.from()));
            rest = Goods.after(rest, good);
        }
        return most;
    }

    private static RebateList gather(State position, int seat, Purchase purchase, int what) {
        RebateList rebates = position.rebates();
        rebates.clear();
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet rebating = deck.rebating(purchase);
        for (int slot = played.first(rebating); slot >= 0; slot = played.next(rebating, slot)) {
            List<Rebate> all = deck.card(slot).rebates();
            for (int i = 0; i < all.size(); i++) {
                Rebate rebate = all.get(i);
                if (applies(position, seat, slot, rebate, purchase, what)) {
                    rebates.add(rebate, slot, amount(position, seat, slot, rebate));
                }
            }
        }
        return rebates;
    }

    @Rule("AGR-K8")
    private static boolean applies(State position, int seat, int slot, Rebate rebate, Purchase purchase, int what) {
        Deck deck = position.table().deck();
        boolean isMarked = rebate.marks() == 0
                || purchase.isCard() && deck.card(deck.slot(what)).isMarked(rebate.marks());
        return rebate.isFor(purchase)
                && isMarked
                && (purchase != Purchase.RENOVATION || rebate.isForMaterial(what))
                && (rebate.limit() == Period.ALWAYS || !position.tableau().isSpent(rebate.limit(), slot))
                && Conditions.hold(position, seat, slot, rebate.when());
    }

    private static long amount(State position, int seat, int slot, Rebate rebate) {
        return switch (rebate.change()) {
            case Rebate.Base base -> base.price();
            case Rebate.OfHouse base ->
                Goods.of(base.count(), Edition.material(position.farms().house(seat))) + base.more();
            case Rebate.Off off ->
                Goods.of(Math.clamp(Counts.of(position, seat, slot, off.count()), 0, Goods.MOST), off.good());
            default -> Goods.NOTHING;
        };
    }

    private static void addBases(RebateList rebates, PriceList prices) {
        for (int i = 0; i < rebates.count(); i++) {
            Rebate.Change change = rebates.at(i).change();
            if (change instanceof Rebate.Base || change instanceof Rebate.OfHouse) {
                prices.add(rebates.amount(i), rebates.limit(i));
            }
        }
    }

    /**
     * Adds what prices become by swaps, in any order; a card is used once unless it may be used at will. Meanwhile a price
     * notes all cards that have swapped: who has come to the same with fewer of them can go on just as far.
     */
    private static void addSwaps(RebateList rebates, PriceList prices) {
        long limited = 0;
        for (int i = 0; i < rebates.count(); i++) {
            limited |= rebates.limit(i);
        }
        for (int index = 0; index < prices.size(); index++) {
            for (int i = 0; i < rebates.count(); i++) {
                boolean isUsed = (prices.uses(index) >>> i & 1) != 0;
                if (!isUsed && !isLikeAnotherBefore(rebates, prices.uses(index), i)) {
                    addSwapped(rebates, prices, index, i);
                }
            }
        }
        prices.keepUses(limited);
    }

    /** Whether another card could swap just the same, so that only one of them has to be looked at. */
    private static boolean isLikeAnotherBefore(RebateList rebates, long used, int index) {
        for (int i = 0; i < index; i++) {
            boolean isFree = (used >>> i & 1) == 0 && rebates.limit(i) == 0 && rebates.limit(index) == 0;
            if (isFree && rebates.at(i).change().equals(rebates.at(index).change())) {
                return true;
            }
        }
        return false;
    }

    private static void addSwapped(RebateList rebates, PriceList prices, int index, int with) {
        long used = prices.uses(index) | 1L << with;
        switch (rebates.at(with).change()) {
            case Rebate.OneSwap one -> {
                for (int j = 0; j < one.swaps().size(); j++) {
                    addSwapped(prices, index, one.swaps().get(j), used);
                }
            }
            case Rebate.AnySwaps any -> addSwapped(prices, index, any.swap(), prices.uses(index) | rebates.limit(with));
            case Rebate.SwapAll all -> {
                long from = Goods.of(Goods.count(prices.at(index), all.good()), all.good());
                addSwapped(prices, index, new Rebate.Swap(from, all.to()), used);
            }
            case Rebate.Base _, Rebate.OfHouse _, Rebate.Off _, Rebate.OffOfChoice _ -> {}
            case Rebate.FirstFree _, Rebate.MoreFree _, Rebate.EveryFree _ -> {}
        }
    }

    private static void addSwapped(PriceList prices, int index, Rebate.Swap swap, long used) {
        long price = prices.at(index);
        if (swap.from() != Goods.NOTHING && Goods.isWithin(swap.from(), price)) {
            prices.add(price - swap.from() + swap.to(), used);
        }
    }

    private static void takeOff(RebateList rebates, PriceList prices) {
        for (int i = 0; i < rebates.count(); i++) {
            Rebate.Change change = rebates.at(i).change();
            if (change instanceof Rebate.Off) {
                takeOff(rebates.amount(i), rebates.limit(i), prices);
            } else if (change instanceof Rebate.OffOfChoice off) {
                for (int count = 0; count < off.count(); count++) {
                    takeOffOneOfChoice(rebates.limit(i), prices);
                }
            }
        }
    }

    private static void takeOff(long discount, long limit, PriceList prices) {
        int before = prices.size();
        for (int index = 0; index < before; index++) {
            long less = Goods.less(prices.at(index), discount);
            if (limit == 0) {
                prices.set(index, less);
            } else if (less != prices.at(index)) {
                prices.add(less, prices.uses(index) | limit);
            }
        }
    }

    private static void takeOffOneOfChoice(long limit, PriceList prices) {
        int before = prices.size();
        for (int index = 0; index < before; index++) {
            for (int good = Goods.WOOD; good <= Goods.STONE; good++) {
                if (Goods.count(prices.at(index), good) > 0) {
                    prices.add(prices.at(index) - Goods.of(1, good), prices.uses(index) | limit);
                }
            }
        }
    }

    /** The cards that one way uses have been used for a period. */
    static void spend(State position, long uses) {
        RebateList rebates = position.rebates();
        for (long rest = uses; rest != 0; rest &= rest - 1) {
            int index = Long.numberOfTrailingZeros(rest);
            position.tableau().spend(rebates.at(index).limit(), rebates.slot(index));
        }
    }

    /** The goods that one price of a card asks for. */
    static long goods(State position, int seat, Price price) {
        return price.each() == Goods.NOTHING
                ? price.goods()
                : price.goods() + price.each() * Counts.of(position, seat, price.per());
    }

    static Card card(State position, int number) {
        Deck deck = position.table().deck();
        return deck.card(deck.slot(number));
    }
}
