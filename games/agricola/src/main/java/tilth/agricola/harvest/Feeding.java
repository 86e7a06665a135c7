package tilth.agricola.harvest;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Asks;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.Holdings;
import tilth.agricola.cards.Craft;
import tilth.agricola.cards.Deck;
import tilth.agricola.pay.Exchanges;
import tilth.agricola.pay.Goods;
import tilth.agricola.work.Asides;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Feeds the families, all at the same time. */
public final class Feeding {

    private Feeding() {}

    /** Asks everybody who has something to decide; the others are fed. */
    @Rule({"AGR-H3", "AGR-H4"})
    public static void begin(AgricolaPosition position, Journal journal) {
        for (int seat = 0; seat < position.seats(); seat++) {
            askOrFeed(position, seat, journal);
        }
    }

    private static void askOrFeed(AgricolaPosition position, int seat, Journal journal) {
        if (isAsked(position, seat)) {
            position.agenda().askTogether(seat, Asks.FEED.bare());
        } else {
            feed(position, seat, missing(position, seat), journal);
        }
    }

    /** The food a family needs. */
    @Rule("AGR-H3")
    public static int need(AgricolaPosition position, int seat) {
        Holdings holdings = position.holdings();
        return position.table().edition().need(position.seats(), holdings.people(seat), holdings.newborns(seat));
    }

    /** How much food is missing, if any. */
    @Rule("AGR-H4")
    public static int missing(AgricolaPosition position, int seat) {
        return Math.max(0, need(position, seat) - position.holdings().food(seat));
    }

    private static boolean isAsked(AgricolaPosition position, int seat) {
        if (mayBegWithFood(position, seat) || hasCraft(position, seat) || Exchanges.canTrade(position, seat)) {
            return true;
        }
        if (missing(position, seat) == 0) {
            return false;
        }
        for (int good = Goods.GRAIN; good < Goods.KINDS; good++) {
            if (position.holdings().count(seat, good) > 0 && Exchanges.foodFor(position, seat, good) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Food is worth nothing after the last harvest, so that nobody could want to save it then. */
    @Rule("AGR-H5")
    private static boolean mayBegWithFood(AgricolaPosition position, int seat) {
        return position.table().edition().letsBegWithFood()
                && !Harvest.isLast(position)
                && position.holdings().food(seat) > 0;
    }

    private static boolean hasCraft(AgricolaPosition position, int seat) {
        for (int word = 0; word < Deck.WORDS; word++) {
            if (crafts(position, seat, word) != 0) {
                return true;
            }
        }
        return false;
    }

    /** One word of the cards that can turn a good into food now; after the last harvest only for food that is missing. */
    @Rule("AGR-M5")
    private static long crafts(AgricolaPosition position, int seat, int word) {
        Deck deck = position.table().deck();
        long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.CRAFT, word);
        cards &= ~position.tableau().spent(word);
        if (cards == 0 || Harvest.isLast(position) && missing(position, seat) == 0) {
            return 0;
        }
        long possible = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int slot = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
            Craft craft = deck.card(slot).craft();
            possible |= position.holdings().count(seat, craft.good()) > 0 ? 1L << slot : 0;
        }
        return possible;
    }

    @Rule({"AGR-H4", "AGR-H5", "AGR-X1", "AGR-M5"})
    public static void add(AgricolaPosition position, int seat, MoveList into) {
        into.add(Does.FEED.bare());
        int missing = missing(position, seat);
        if (missing > 0) {
            Exchanges.addFoods(position, seat, into);
        }
        addCrafts(position, seat, into);
        if (mayBegWithFood(position, seat)) {
            for (int count = missing + 1; count <= need(position, seat); count++) {
                into.add(Does.BEG.with(count));
            }
        }
        Asides.add(position, seat, into);
    }

    private static void addCrafts(AgricolaPosition position, int seat, MoveList into) {
        Deck deck = position.table().deck();
        for (int word = 0; word < Deck.WORDS; word++) {
            for (long rest = crafts(position, seat, word); rest != 0; rest &= rest - 1) {
                int slot = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                into.add(Does.CRAFT.with(deck.number(slot)));
            }
        }
    }

    public static void play(AgricolaPosition position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        switch (Does.of(move)) {
            case FEED -> feed(position, seat, missing(position, seat), journal);
            case BEG -> feed(position, seat, Verb.first(move), journal);
            case CRAFT -> {
                craft(position, seat, position.table().deck().slot(Verb.first(move)), journal);
                askOrFeed(position, seat, journal);
            }
            default -> {
                // The family's own question lies below what cards do, so that it does not wait for them.
                Exchanges.exchange(position, seat, move, journal);
                askOrFeed(position, seat, journal);
                Exchanges.announce(position, seat, move, journal);
            }
        }
    }

    @Rule("AGR-M5")
    private static void craft(AgricolaPosition position, int seat, int slot, Journal journal) {
        Craft craft = position.table().deck().card(slot).craft();
        position.tableau().spend(slot);
        position.holdings().lose(seat, 1, craft.good());
        position.holdings().gain(seat, craft.food(), Goods.FOOD);
        journal.note(Happens.CRAFTED, seat, position.table().deck().number(slot), craft.food());
    }

    /** Pays for the family but for so much food, which is begged for. */
    @Rule({"AGR-H3", "AGR-H4", "AGR-H5"})
    private static void feed(AgricolaPosition position, int seat, int begged, Journal journal) {
        int paid = need(position, seat) - begged;
        position.holdings().lose(seat, paid, Goods.FOOD);
        journal.note(Happens.FED, seat, paid);
        if (begged > 0) {
            position.holdings().beg(seat, begged);
            journal.note(Happens.BEGGED, seat, begged);
        }
    }
}
