package tilth.agricola.pay;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Asks;
import tilth.agricola.Does;
import tilth.agricola.Edition;
import tilth.agricola.Happens;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.agricola.work.Asides;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/**
 * Pays for what has been chosen; asks how, if there are several ways. What is bought is named by a number: the wood a stable
 * costs, how many fences, what the house becomes, the food of a toll, the
 * card.
 */
public final class Paying {

    private Paying() {}

    /** What something costs before any card changes it. */
    public static long basePrice(AgricolaPosition position, int seat, Purchase purchase, int what) {
        Edition edition = position.table().edition();
        return switch (purchase) {
            case ROOM -> edition.roomPrice(position.farms().house(seat));
            case STABLE -> Goods.of(what, Goods.WOOD);
            case FENCE -> edition.fencePrice(what);
            case TOLL -> Goods.of(what, Goods.FOOD);
            case RENOVATION -> edition.renovationPrice(what, position.farms().roomCount(seat));
            case MAJOR, MINOR, OCCUPATION ->
                position.table().deck().card(position.table().deck().slot(what)).price(position, seat);
        };
    }

    /** What something costs a seat now: the first way to pay, or the price without cards if it could not be paid. */
    @Rule({"AGR-P1", "AGR-P2"})
    public static long price(AgricolaPosition position, int seat, Purchase purchase, int what) {
        long base = basePrice(position, seat, purchase, what);
        position.payments().list(position, seat, purchase, base);
        return position.payments().size() == 0 ? base : position.payments().at(0);
    }

    /** Whether a seat could pay for something with goods. */
    @Rule("AGR-P1")
    public static boolean isAffordable(AgricolaPosition position, int seat, Purchase purchase, int what) {
        return position.payments().isAffordable(position, seat, purchase, basePrice(position, seat, purchase, what));
    }

    /** A bound on how many pieces at a wood each a seat could pay for: its wood, unless cards change the price. */
    @Rule("AGR-P1")
    public static int most(AgricolaPosition position, int seat, Purchase purchase, int atMost) {
        return Payments.hasRebates(position, seat, purchase)
                ? atMost
                : Math.min(atMost, position.holdings().count(seat, Goods.WOOD));
    }

    /** Whether a seat could have a card, by paying for it or by handing another one back. */
    @Rule({"AGR-P1", "AGR-M3"})
    public static boolean canHave(AgricolaPosition position, int seat, int slot) {
        Card card = position.table().deck().card(slot);
        return position.payments().isAffordable(position, seat, card.kind().purchase(), card.price(position, seat))
                || returnable(position, seat, card.returns()) != 0;
    }

    /** The major improvements of a seat with a mark; they are in the first word. */
    @Rule("AGR-M3")
    static long returnable(AgricolaPosition position, int seat, Card.Mark mark) {
        if (mark == Card.Mark.NONE) {
            return 0;
        }
        Deck deck = position.table().deck();
        long found = 0;
        for (long rest = position.tableau().played(seat, 0); rest != 0; rest &= rest - 1) {
            int slot = Long.numberOfTrailingZeros(rest);
            found |= deck.card(slot).mark() == mark ? 1L << slot : 0;
        }
        return found;
    }

    /** Pays, or asks how. */
    @Rule("AGR-P2")
    public static void pay(AgricolaPosition position, int seat, Purchase purchase, int what, Journal journal) {
        long returnable = returnable(position, seat, purchase, what);
        Payments payments = position.payments();
        payments.list(position, seat, purchase, basePrice(position, seat, purchase, what));
        boolean oneWay = payments.size() + Long.bitCount(returnable) == 1;
        if (!oneWay || payments.size() == 1 && !position.holdings().covers(seat, payments.at(0))) {
            position.agenda().ask(seat, Asks.PAY.with(purchase.ordinal(), what));
        } else if (payments.size() == 1) {
            debit(position, seat, payments.at(0), journal);
        } else {
            giveBack(position, seat, Long.numberOfTrailingZeros(returnable), journal);
        }
    }

    private static long returnable(AgricolaPosition position, int seat, Purchase purchase, int what) {
        if (!purchase.isCard()) {
            return 0;
        }
        Deck deck = position.table().deck();
        return returnable(position, seat, deck.card(deck.slot(what)).returns());
    }

    private static void debit(AgricolaPosition position, int seat, long price, Journal journal) {
        position.holdings().lose(seat, price);
        for (long rest = price; rest != Goods.NOTHING && !journal.isSilent(); ) {
            int good = Goods.first(rest);
            journal.note(Happens.PAID, seat, good, Goods.count(rest, good));
            rest = Goods.after(rest, good);
        }
    }

    @Rule("AGR-M3")
    private static void giveBack(AgricolaPosition position, int seat, int slot, Journal journal) {
        position.tableau().giveBack(seat, slot);
        journal.note(Happens.CARD_RETURNED, seat, position.table().deck().number(slot));
    }

    /** Works out the ways to pay that a question is about. */
    public static void list(AgricolaPosition position, int seat, long question) {
        Purchase purchase = Purchase.of(Verb.first(question));
        position.payments().list(position, seat, purchase, basePrice(position, seat, purchase, Verb.second(question)));
    }

    /** Offers every way to pay; while food is short, whatever brings some and leaves what else has to be paid. */
    @Rule({"AGR-P2", "AGR-X1"})
    public static void add(AgricolaPosition position, int seat, long question, MoveList into) {
        Purchase purchase = Purchase.of(Verb.first(question));
        int what = Verb.second(question);
        Payments payments = position.payments();
        payments.list(position, seat, purchase, basePrice(position, seat, purchase, what));
        boolean isShort = false;
        for (int way = 0; way < payments.size(); way++) {
            if (position.holdings().covers(seat, payments.at(way))) {
                into.add(Does.PAY.with(way));
            } else {
                isShort = true;
            }
        }
        Deck deck = position.table().deck();
        for (long rest = returnable(position, seat, purchase, what); rest != 0; rest &= rest - 1) {
            into.add(Does.RETURN.with(deck.number(Long.numberOfTrailingZeros(rest))));
        }
        if (isShort) {
            MoveList foods = new MoveList();
            Exchanges.addFoods(position, seat, foods);
            Asides.addSafe(position, seat, foods, after -> isPayable(after, seat, purchase, what), into);
        }
        if (deck.hasAsides()) {
            Asides.add(position, seat, after -> isPayable(after, seat, purchase, what), into);
        }
    }

    /** Whether what has been chosen can be paid for in some way. */
    @Rule("AGR-P1")
    private static boolean isPayable(AgricolaPosition position, int seat, Purchase purchase, int what) {
        return isAffordable(position, seat, purchase, what) || returnable(position, seat, purchase, what) != 0;
    }

    /** Pays as chosen. */
    @Rule("AGR-P2")
    public static void play(AgricolaPosition position, int seat, long question, long move, Journal journal) {
        Purchase purchase = Purchase.of(Verb.first(question));
        int what = Verb.second(question);
        position.agenda().answered(seat);
        switch (Does.of(move)) {
            case PAY -> {
                position.payments().list(position, seat, purchase, basePrice(position, seat, purchase, what));
                debit(position, seat, position.payments().at(Verb.first(move)), journal);
            }
            case RETURN -> giveBack(position, seat, position.table().deck().slot(Verb.first(move)), journal);
            default -> {
                position.agenda().ask(seat, question);
                Exchanges.play(position, seat, move, journal);
            }
        }
    }
}
