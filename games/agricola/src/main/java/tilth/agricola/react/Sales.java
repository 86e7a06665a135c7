package tilth.agricola.react;

import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Sells a good that a player puts up for sale: to another player who wants it, else to the supply. */
@Rule("AGR-K106")
final class Sales {

    /** How many questions to others are let be at most, to see how it goes on for a buyer. */
    private static final int PATIENCE = 16;

    private Sales() {}

    /** Puts a good up for sale; the others are asked one after the other, from the left of its owner. */
    static void begin(State position, int owner, int slot, Effect.Sell sell, Journal journal) {
        position.holdings().lose(owner, 1, sell.good());
        Gains.note(Happens.PAID, owner, Goods.of(1, sell.good()), journal);
        if (position.isTrial() && canAnybodyBuy(position, owner, sell)) {
            Gains.receive(position, owner, price(sell), journal);
        } else {
            offer(position, position.next(owner), owner, slot, sell, 0, journal);
        }
    }

    private static boolean canAnybodyBuy(State position, int owner, Effect.Sell sell) {
        for (int other = position.next(owner); other != owner; other = position.next(other)) {
            if (canBuy(position, other, sell)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat could pay for it, once it has made food. */
    private static boolean canBuy(State position, int seat, Effect.Sell sell) {
        return Paying.isWithinReach(position, seat, price(sell));
    }

    private static long price(Effect.Sell sell) {
        return Goods.of(sell.price(), Goods.FOOD);
    }

    /** Asks the next who could buy, from some seat on; when all have been asked, it is sold. */
    private static void offer(
            State position, int from, int owner, int slot, Effect.Sell sell, int buyers, Journal journal) {
        int other = from;
        while (other != owner && !canBuy(position, other, sell)) {
            other = position.next(other);
        }
        if (other == owner) {
            settle(position, owner, slot, sell, buyers, journal);
        } else {
            Effects.ask(position, other, slot, sell, buyers);
        }
    }

    /** Its owner chooses among several buyers. Without any, the supply pays. */
    private static void settle(State position, int owner, int slot, Effect.Sell sell, int buyers, Journal journal) {
        int able = able(position, sell, buyers);
        switch (Integer.bitCount(able)) {
            case 0 -> Gains.gain(position, owner, slot, Goods.of(sell.food(), Goods.FOOD), journal);
            case 1 -> sellTo(position, owner, Integer.numberOfTrailingZeros(able), sell, journal);
            default -> Effects.ask(position, owner, slot, sell, able);
        }
    }

    /** The buyers who still have what they would pay. */
    private static int able(State position, Effect.Sell sell, int buyers) {
        int able = 0;
        for (int rest = buyers; rest != 0; rest &= rest - 1) {
            int buyer = Integer.numberOfTrailingZeros(rest);
            able |= position.holdings().covers(buyer, price(sell)) ? 1 << buyer : 0;
        }
        return able;
    }

    private static void sellTo(State position, int owner, int buyer, Effect.Sell sell, Journal journal) {
        position.holdings().lose(buyer, price(sell));
        Gains.note(Happens.PAID, buyer, price(sell), journal);
        Gains.receive(position, owner, price(sell), journal);
        Gains.receive(position, buyer, Goods.of(1, sell.good()), journal);
    }

    /** Offers the buyers to its owner; to anybody else, to buy it, or what makes food for that, or to let it be. */
    static void add(State position, int seat, int slot, Effect.Sell sell, int buyers, MoveList into) {
        int owner = position.tableau().owner(slot);
        if (seat == owner) {
            for (int rest = buyers; rest != 0; rest &= rest - 1) {
                into.add(Does.SELL_TO.with(Integer.numberOfTrailingZeros(rest), sell.good()));
            }
            return;
        }
        if (!position.holdings().covers(seat, price(sell))) {
            Exchanges.addFoods(position, seat, into);
        } else if (isToSpare(position, seat, sell)) {
            into.add(Does.BUY_FROM.with(owner, sell.good()));
        }
        into.add(Does.DONE.bare());
    }

    /** Whether who is asked could still buy. Its owner has nothing else to do until it is sold. */
    static boolean canChoose(State position, int seat, int slot, Effect.Sell sell) {
        return seat != position.tableau().owner(slot) && canBuy(position, seat, sell);
    }

    static void play(State position, int seat, int slot, Effect.Sell sell, int buyers, long move, Journal journal) {
        int owner = position.tableau().owner(slot);
        boolean isBuying = Does.of(move) == Does.BUY_FROM;
        if (seat == owner) {
            sellTo(position, owner, Verb.first(move), sell, journal);
        } else if (isBuying && position.isTrial()) {
            sellTo(position, owner, seat, sell, journal);
        } else {
            int wanted = isBuying ? buyers | 1 << seat : buyers;
            offer(position, position.next(seat), owner, slot, sell, wanted, journal);
        }
    }

    /** Whether a buyer needs the food for nothing that they have begun. */
    @Rule("AGR-K16")
    private static boolean isToSpare(State position, int seat, Effect.Sell sell) {
        long payment = position.agenda().pending(seat, Asks.PAY);
        boolean isOwing =
                position.owed() != State.Owed.NOTHING && position.board().active() == seat;
        if (payment == Agenda.NONE && !isOwing) {
            return true;
        }
        State then = position.tried();
        then.holdings().lose(seat, price(sell));
        then.holdings().gain(seat, 1, sell.good());
        if (payment != Agenda.NONE && !Paying.isPayable(then, seat, payment)) {
            return false;
        }
        return !isOwing || canFinish(then, seat);
    }

    /** Whether a seat could finish what it has begun if everybody else let everything be. */
    private static boolean canFinish(State then, int seat) {
        then.agenda().answered(seat);
        then.goOn(Journal.SILENT);
        for (int i = 0; i < PATIENCE && then.openSeats() != 0 && !then.isAsked(seat); i++) {
            int other = Seats.first(then.openSeats());
            MoveList offered = then.bench();
            then.tried().moves(other, offered);
            then.play(other, lastAnswer(offered), Journal.SILENT);
        }
        return Foresight.canFinish(then, seat);
    }

    /** To stop is the last offer, apart from what is allowed at any time. */
    private static long lastAnswer(MoveList offered) {
        int last = offered.size() - 1;
        while (last > 0 && Does.of(offered.at(last)).isAside()) {
            last--;
        }
        return offered.at(last);
    }
}
