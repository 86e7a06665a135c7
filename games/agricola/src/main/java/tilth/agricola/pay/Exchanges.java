package tilth.agricola.pay;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Reactions;
import tilth.agricola.cards.Tableau;
import tilth.agricola.cards.Tallies;
import tilth.agricola.cards.Trade;
import tilth.agricola.work.Keeping;
import tilth.agricola.work.Shifting;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Turns goods into food, which is allowed at any time. */
public final class Exchanges {

    private static final int RAW = 1;

    private Exchanges() {}

    /** How much food one of a good can become at any time; nothing if it cannot be eaten. */
    @Rule({"AGR-X1", "AGR-X2"})
    public static int foodFor(AgricolaPosition position, int seat, int good) {
        int best = good == Goods.GRAIN || good == Goods.VEGETABLE ? RAW : 0;
        return good == Goods.GRAIN ? best : Math.max(best, cookedFor(position, seat, good));
    }

    /** How much food one of a good becomes by the best cooking improvement of a seat. */
    @Rule("AGR-X2")
    public static int cookedFor(AgricolaPosition position, int seat, int good) {
        Deck deck = position.table().deck();
        Tableau tableau = position.tableau();
        int best = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            long cooks = tableau.played(seat, word) & deck.capable(Deck.Capability.COOKING, word);
            for (; cooks != 0; cooks &= cooks - 1) {
                int slot = word * Long.SIZE + Long.numberOfTrailingZeros(cooks);
                best = Math.max(best, rate(deck.card(slot).cooking(), good));
            }
        }
        return best;
    }

    private static int rate(Cooking cooking, int good) {
        return switch (good) {
            case Goods.VEGETABLE -> cooking.vegetable();
            case Goods.SHEEP -> cooking.sheep();
            case Goods.WILD_BOAR -> cooking.wildBoar();
            case Goods.CATTLE -> cooking.cattle();
            default -> 0;
        };
    }

    /** Whether a seat could have so much food by now, apart from goods it has to give for the same thing. */
    public static boolean canRaise(AgricolaPosition position, int seat, int food, long given) {
        int total = position.holdings().food(seat);
        for (int good = Goods.GRAIN; good < Goods.KINDS && total < food; good++) {
            int spare = position.holdings().count(seat, good) - Goods.count(given, good);
            total += spare > 0 ? spare * foodFor(position, seat, good) : 0;
        }
        return total >= food;
    }

    /** Offers everything that turns one good into food now. */
    @Rule({"AGR-X1", "AGR-X2"})
    public static void addFoods(AgricolaPosition position, int seat, MoveList into) {
        for (int good = Goods.GRAIN; good < Goods.KINDS; good++) {
            if (position.holdings().count(seat, good) > 0) {
                addFood(position, seat, good, into);
            }
        }
    }

    private static void addFood(AgricolaPosition position, int seat, int good, MoveList into) {
        if (good != Goods.GRAIN && cookedFor(position, seat, good) > 0) {
            into.add(Does.COOK.with(good));
        } else if (good == Goods.GRAIN || good == Goods.VEGETABLE) {
            into.add(Does.EAT.with(good));
        }
    }

    /** Carries out one of the moves offered by {@link #addFoods} or beside other questions. */
    public static void play(AgricolaPosition position, int seat, long move, Journal journal) {
        exchange(position, seat, move, journal);
        announce(position, seat, move, journal);
    }

    /** Carries out a move without letting cards react to it. */
    public static void exchange(AgricolaPosition position, int seat, long move, Journal journal) {
        int first = Verb.first(move);
        switch (Does.of(move)) {
            case TRADE -> trade(position, seat, position.table().deck().slot(first), journal);
            case SHIFT -> Shifting.shift(position, seat, first, Verb.second(move), journal);
            default -> cook(position, seat, 1, first, journal);
        }
    }

    /** What follows such a move: cards react to cooking, animals got find room. */
    public static void announce(AgricolaPosition position, int seat, long move, Journal journal) {
        if (Does.of(move) == Does.COOK) {
            Reactions.fire(position, Moment.COOKED, seat);
        } else if (Does.of(move) == Does.TRADE) {
            Keeping.house(position, seat, journal);
        }
    }

    /** Turns so many of a good into food at the best rate. */
    @Rule({"AGR-X1", "AGR-X2"})
    public static void cook(AgricolaPosition position, int seat, int count, int good, Journal journal) {
        int food = count * foodFor(position, seat, good);
        position.holdings().lose(seat, count, good);
        position.holdings().gain(seat, food, Goods.FOOD);
        Tallies.count(position, seat, Goods.of(Math.min(food, Goods.MOST), Goods.FOOD));
        journal.note(Happens.COOKED, seat, good, count, food);
    }

    /** Offers the exchanges of a seat's cards. */
    @Rule("AGR-X3")
    public static void addTrades(AgricolaPosition position, int seat, MoveList into) {
        Deck deck = position.table().deck();
        for (int word = 0; word < Deck.WORDS; word++) {
            for (long rest = trades(position, seat, word); rest != 0; rest &= rest - 1) {
                into.add(Does.TRADE.with(deck.number(word * Long.SIZE + Long.numberOfTrailingZeros(rest))));
            }
        }
    }

    /** Whether a seat could exchange something by a card now. */
    @Rule("AGR-X3")
    public static boolean canTrade(AgricolaPosition position, int seat) {
        long trades = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            trades |= trades(position, seat, word);
        }
        return trades != 0;
    }

    /** One word of the cards by which a seat could exchange something now. */
    private static long trades(AgricolaPosition position, int seat, int word) {
        Deck deck = position.table().deck();
        long trades = 0;
        long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.TRADE, word);
        for (; cards != 0; cards &= cards - 1) {
            int slot = word * Long.SIZE + Long.numberOfTrailingZeros(cards);
            boolean can =
                    position.holdings().covers(seat, deck.card(slot).trade().given());
            trades |= can ? 1L << slot : 0;
        }
        return trades;
    }

    @Rule("AGR-X3")
    private static void trade(AgricolaPosition position, int seat, int slot, Journal journal) {
        Card card = position.table().deck().card(slot);
        Trade trade = card.trade();
        position.holdings().lose(seat, trade.given());
        journal.note(Happens.TRADED, seat, position.table().deck().number(slot));
        position.holdings().gain(seat, trade.got());
        Tallies.count(position, seat, trade.got());
    }
}
