package tilth.agricola.pay;

import java.util.List;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Price;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Traits;
import tilth.agricola.farm.Fences;
import tilth.agricola.goods.Goods;
import tilth.agricola.goods.PriceList;
import tilth.agricola.measure.Workers;
import tilth.agricola.state.State;
import tilth.agricola.stock.Gains;
import tilth.agricola.stock.Promises;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Pays for what has been chosen, in the numbers of {@link Bases}; asks how, if there are several ways. */
public final class Paying {

    private static final long CARD_REBATES =
            Traits.of(Purchase.MAJOR) | Traits.of(Purchase.MINOR) | Traits.of(Purchase.OCCUPATION);

    /** In place of how many cards have been handed back: none has, but there is no other way to pay. */
    private static final int ONLY_BACK = 63;

    private Paying() {}

    /** What something costs before any card changes it. */
    public static long basePrice(State position, int seat, Purchase purchase, int what, int more) {
        return Bases.of(position, seat, purchase, what, more);
    }

    /** What something costs a seat now: the first way to pay, or the one that lacks least if it could not be paid. */
    @Rule({"AGR-P1", "AGR-P2"})
    public static long price(State position, int seat, Purchase purchase, int what, int more) {
        PriceList prices = Payments.list(position, seat, purchase, what, more);
        return prices.size() == 0 ? Payments.nearest(position, seat, purchase, what, more) : prices.at(0);
    }

    /** Whether a seat could pay for something with goods. */
    @Rule("AGR-P1")
    public static boolean isAffordable(State position, int seat, Purchase purchase, int what, int more) {
        boolean isPlain =
                !purchase.isCard() || Payments.card(position, what).prices().size() == 1;
        if (isPlain) {
            int handedBack = purchase.isCard() && purchase != Purchase.OCCUPATION ? more : 0;
            boolean isForGoods = !purchase.isCard()
                    || Payments.card(position, what).prices().getFirst().handedBack() == handedBack;
            boolean canPay =
                    isForGoods && Payments.canPay(position, seat, Bases.of(position, seat, purchase, what, more));
            // Cards only make things cheaper, so that ways to pay are worked out only for what is too dear without
            // them.
            if (canPay || !Payments.hasRebates(position, seat, purchase)) {
                return canPay;
            }
        }
        return Payments.list(position, seat, purchase, what, more).size() > 0;
    }

    /** A bound on how many pieces at a wood each a seat could pay for: its wood, unless cards change the price. */
    @Rule("AGR-P1")
    public static int most(State position, int seat, Purchase purchase, int atMost) {
        if (!Payments.hasRebates(position, seat, purchase)) {
            return Math.min(atMost, position.holdings().count(seat, Goods.WOOD));
        }
        int standing = Fences.count(position.farms().fences(seat));
        int free = Bases.free(position, seat, atMost, standing);
        return Math.min(atMost, free + Payments.payable(position, seat, purchase));
    }

    /** How many fences a seat may add for nothing to those it builds. */
    @Rule("AGR-K9")
    public static int moreFences(State position, int seat) {
        return Bases.more(position, seat);
    }

    /** A seat has built fences; it adds none for nothing in the same turn again. */
    @Rule("AGR-K9")
    public static void haveFenced(State position, int seat) {
        if (Bases.more(position, seat) > 0) {
            Bases.useUpMore(position, seat);
        }
    }

    /** Whether a seat could have a card, by paying for it or by handing others back. */
    @Rule({"AGR-P1", "AGR-M3"})
    public static boolean canHave(State position, int seat, int slot, int food) {
        Card card = position.table().deck().card(slot);
        Purchase purchase = card.kind().purchase();
        boolean canPay = Payments.hasRebates(position, seat, purchase)
                ? isAffordable(position, seat, purchase, position.table().deck().number(slot), food)
                : canPayPlainly(position, seat, card, food);
        return canPay || canHandBack(position, seat, position.table().deck().number(slot), 0);
    }

    /** Whether one look tells that a seat cannot pay for a card: it lacks goods of each price, and no card takes any off. */
    @Rule("AGR-P1")
    public static boolean isTooDear(State position, int seat, int slot) {
        return !position.holdings().covers(seat, position.table().deck().least(slot))
                && !position.tableau().mayHave(seat, CARD_REBATES);
    }

    /** Whether a seat could pay for a card whose price nothing changes. */
    private static boolean canPayPlainly(State position, int seat, Card card, int food) {
        List<Price> prices = card.prices();
        for (int i = 0; i < prices.size(); i++) {
            Price price = prices.get(i);
            if (price.handedBack() == 0
                    && Payments.canPay(
                            position, seat, Payments.goods(position, seat, price) + Goods.of(food, Goods.FOOD))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat could pay a price that no card changes, food made of other goods included. */
    @Rule({"AGR-P1", "AGR-X1"})
    public static boolean isWithinReach(State position, int seat, long price) {
        return Payments.canPay(position, seat, price);
    }

    // Handing cards back.

    /** Whether a seat could have a card by handing others back. */
    @Rule("AGR-M3")
    public static boolean canHandBack(State position, int seat, int what) {
        return canHandBack(position, seat, what, 0);
    }

    /** Pays for a card by handing others back and in no other way. */
    @Rule("AGR-M3")
    public static void handBack(State position, int seat, int what, Journal journal) {
        int only = onlyReturn(position, seat, what);
        if (only >= 0) {
            giveBack(position, seat, what, 0, only, journal);
        } else {
            Purchase purchase = Payments.card(position, what).kind().purchase();
            position.agenda().ask(seat, Asks.PAY.with(purchase.ordinal(), what, ONLY_BACK));
        }
    }

    /** How many cards have been handed back for what a question is about. */
    private static int already(long question) {
        int more = Verb.operand(question, 2);
        return more == ONLY_BACK ? 0 : more;
    }

    /** Whether a seat could hand back what one of the prices of a card asks for beside so many, and pay its goods. */
    @Rule({"AGR-M3", "AGR-K7"})
    private static boolean canHandBack(State position, int seat, int what, int already) {
        return backPrice(position, seat, what, already).handedBack() > 0;
    }

    /** The price of a card for which a seat could hand cards back now, or one that is free if there is none. */
    private static Price backPrice(State position, int seat, int what, int already) {
        List<Price> prices = Payments.card(position, what).prices();
        for (int i = 0; i < prices.size(); i++) {
            Price price = prices.get(i);
            if (price.handedBack() > already
                    && returnable(position, seat, price) >= price.handedBack() - already
                    && canPayBeside(position, seat, what, price)) {
                return price;
            }
        }
        return Price.FREE;
    }

    /** Whether a seat could pay the goods that a price asks for beside cards. */
    private static boolean canPayBeside(State position, int seat, int what, Price price) {
        Purchase purchase = Payments.card(position, what).kind().purchase();
        return price.goods() == Goods.NOTHING || isAffordable(position, seat, purchase, what, price.handedBack());
    }

    private static int returnable(State position, int seat, Price price) {
        CardSet played = position.tableau().played(seat);
        int count = 0;
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            count += isReturnable(position, slot, price) ? 1 : 0;
        }
        return count;
    }

    /** Whether a card can be handed back for a price. */
    @Rule("AGR-K7")
    private static boolean isReturnable(State position, int slot, Price price) {
        return position.table().deck().card(slot).isMarked(price.marks());
    }

    /** Who lives on a card that is handed back leaves at once, or when everybody comes home if they have been placed. */
    @Rule("AGR-K105")
    private static void maybeEvict(State position, int seat, int slot, Journal journal) {
        boolean isHome = position.table().deck().with(Capability.LODGER).has(slot);
        if (isHome && Workers.isLodgerIn(position, seat)) {
            position.holdings().leave(seat);
            journal.note(Happens.LODGER_LEFT, seat);
        }
    }

    /** Pays, or asks how. */
    @Rule("AGR-P2")
    public static void pay(State position, int seat, Purchase purchase, int what, int more, Journal journal) {
        boolean mayHandBack = mayHandBack(position, seat, purchase, what, more);
        PriceList prices = Payments.list(position, seat, purchase, what, more);
        if (prices.size() == 1 && !mayHandBack && position.holdings().covers(seat, prices.at(0))) {
            debit(position, seat, 0, journal);
        } else if (prices.size() == 0 && mayHandBack && onlyReturn(position, seat, what) >= 0) {
            giveBack(position, seat, what, 0, onlyReturn(position, seat, what), journal);
        } else {
            position.agenda().ask(seat, Asks.PAY.with(purchase.ordinal(), what, more));
        }
    }

    /** Whether a card may be paid for by handing others back, of which none has been. */
    private static boolean mayHandBack(State position, int seat, Purchase purchase, int what, int more) {
        boolean isBegun = purchase != Purchase.OCCUPATION && more > 0;
        return purchase.isCard() && !isBegun && canHandBack(position, seat, what, 0);
    }

    /** The slot of the one card that can be handed back, or -1 if there are several. */
    private static int onlyReturn(State position, int seat, int what) {
        MoveList ways = position.bench();
        ways.clear();
        addReturns(position, seat, what, 0, ways);
        return ways.size() == 1 ? position.table().deck().slot(Verb.first(ways.at(0))) : -1;
    }

    private static void debit(State position, int seat, int way, Journal journal) {
        long price = position.prices().at(way);
        Payments.spend(position, position.prices().uses(way));
        position.holdings().lose(seat, price);
        Gains.note(Happens.PAID, seat, price, journal);
    }

    /** The space that a card has brought goes with it. */
    @Rule("AGR-K5")
    private static void closeSpace(State position, int slot) {
        if (position.table().deck().card(slot).space().isThere()) {
            position.board().close(1L << position.table().deck().spaceOf(slot));
        }
    }

    /** Hands a card back with what grows on it; what else the price asks for is paid when all of them are. */
    @Rule({"AGR-M3", "AGR-K7"})
    private static void giveBack(State position, int seat, int what, int already, int slot, Journal journal) {
        Card card = Payments.card(position, what);
        Price price = backPrice(position, seat, what, already);
        Promises.withdraw(position, seat, slot, journal);
        maybeEvict(position, seat, slot, journal);
        position.tableau().giveBack(seat, slot);
        closeSpace(position, slot);
        if (position.table().deck().card(slot).kind() != Card.Kind.MAJOR) {
            position.tableau().remove(seat, slot);
        }
        journal.note(Happens.CARD_RETURNED, seat, position.table().deck().number(slot));
        Purchase purchase = card.kind().purchase();
        if (already + 1 < price.handedBack()) {
            position.agenda().ask(seat, Asks.PAY.with(purchase.ordinal(), what, already + 1));
        } else if (price.goods() != Goods.NOTHING) {
            pay(position, seat, purchase, what, price.handedBack(), journal);
        }
        if (!position.table().deck().card(slot).lodgings().isEmpty()) {
            position.house(seat);
        }
    }

    // The question how to pay.

    /** Works out the ways to pay that a question is about. */
    public static PriceList list(State position, int seat, long question) {
        return Payments.list(
                position, seat, Purchase.of(Verb.first(question)), Verb.second(question), Verb.operand(question, 2));
    }

    /** Whether more cards have to be handed back, so that there is no other way any more. */
    private static boolean isHandingBack(State position, long question) {
        Purchase purchase = Purchase.of(Verb.first(question));
        int already = Verb.operand(question, 2);
        if (purchase == Purchase.OCCUPATION || !purchase.isCard() || already == 0) {
            return false;
        }
        if (already == ONLY_BACK) {
            return true;
        }
        List<Price> prices = Payments.card(position, Verb.second(question)).prices();
        for (int i = 0; i < prices.size(); i++) {
            if (prices.get(i).handedBack() == already) {
                return false;
            }
        }
        return true;
    }

    /** Offers every way to pay with what there is; says whether some way lacks food. */
    @Rule({"AGR-P2", "AGR-X1"})
    public static boolean add(State position, int seat, long question, MoveList into) {
        boolean isShort = false;
        if (!isHandingBack(position, question)) {
            PriceList prices = list(position, seat, question);
            for (int way = 0; way < prices.size(); way++) {
                if (position.holdings().covers(seat, prices.at(way))) {
                    into.add(Does.PAY.with(way));
                } else {
                    isShort = true;
                }
            }
        }
        Purchase purchase = Purchase.of(Verb.first(question));
        if (isHandingBack(position, question)) {
            addReturns(position, seat, Verb.second(question), already(question), into);
        } else if (mayHandBack(position, seat, purchase, Verb.second(question), Verb.operand(question, 2))) {
            addReturns(position, seat, Verb.second(question), 0, into);
        }
        return isShort;
    }

    @Rule({"AGR-M3", "AGR-K7"})
    private static void addReturns(State position, int seat, int what, int already, MoveList into) {
        Price price = backPrice(position, seat, what, already);
        CardSet played = position.tableau().played(seat);
        for (int slot = price.isFree() ? -1 : played.first(); slot >= 0; slot = played.next(slot)) {
            if (isReturnable(position, slot, price)) {
                into.add(Does.RETURN.with(position.table().deck().number(slot)));
            }
        }
    }

    /** Whether what a question is about can be paid for in some way. */
    @Rule("AGR-P1")
    public static boolean isPayable(State position, int seat, long question) {
        Purchase purchase = Purchase.of(Verb.first(question));
        int what = Verb.second(question);
        int more = Verb.operand(question, 2);
        if (isHandingBack(position, question)) {
            return true;
        }
        return isAffordable(position, seat, purchase, what, more) || mayHandBack(position, seat, purchase, what, more);
    }

    /** Pays as chosen. */
    @Rule("AGR-P2")
    public static void play(State position, int seat, long question, long move, Journal journal) {
        position.agenda().answered(seat);
        if (Does.of(move) == Does.PAY) {
            list(position, seat, question);
            debit(position, seat, Verb.first(move), journal);
        } else {
            int already = isHandingBack(position, question) ? already(question) : 0;
            int slot = position.table().deck().slot(Verb.first(move));
            giveBack(position, seat, Verb.second(question), already, slot, journal);
        }
    }
}
