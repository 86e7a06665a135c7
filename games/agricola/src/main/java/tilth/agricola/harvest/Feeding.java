package tilth.agricola.harvest;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Craft;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Absence;
import tilth.agricola.react.Asides;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Feeds the families, all at the same time. */
public final class Feeding {

    private Feeding() {}

    /** Asks everybody who has something to decide; the others are fed. */
    @Rule({"AGR-H3", "AGR-H4", "AGR-K74"})
    public static void begin(State position, Journal journal) {
        position.board().setFeeding(true);
        letFeedLast(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (!position.has(seat, Capability.FEEDING_LAST) && !Absence.isAbsent(position, seat)) {
                askOrFeed(position, seat, journal);
            }
        }
    }

    /** Who feeds last is asked when all others have answered, one after the other in the order of play. */
    @Rule("AGR-H9")
    private static void letFeedLast(State position) {
        int seat = position.board().firstSeat();
        for (int i = 0; i < position.seats(); i++) {
            seat = seat == 0 ? position.seats() - 1 : seat - 1;
            if (position.has(seat, Capability.FEEDING_LAST) && !Absence.isAbsent(position, seat)) {
                position.agenda().then(Follows.FEED_ON.with(seat, 0));
            }
        }
    }

    /** Asks a seat that has something to decide; else feeds its family. */
    public static void askOrFeed(State position, int seat, Journal journal) {
        if (isAsked(position, seat)) {
            position.agenda().askTogether(seat, Asks.FEED.bare());
        } else {
            feed(position, seat, missing(position, seat), journal);
        }
    }

    /** The food a family needs. */
    @Rule("AGR-H3")
    public static int need(State position, int seat) {
        return need(position, seat, position.holdings().newborns(seat));
    }

    /** The same with so many newborns; with some cards only a few people eat as much as usual, all others 1 food. */
    @Rule({"AGR-H3", "AGR-K53", "AGR-K105"})
    static int need(State position, int seat, int newborns) {
        int adults = position.holdings().people(seat) + position.holdings().lodgers(seat) - newborns;
        int full = fullEaters(position, seat, adults);
        return position.table().edition().need(position.seats(), full + newborns, newborns) + adults - full;
    }

    private static int fullEaters(State position, int seat, int adults) {
        if (!position.has(seat, Capability.FRUGAL)) {
            return adults;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet frugal = deck.with(Capability.FRUGAL);
        int full = adults;
        for (int slot = played.first(frugal); slot >= 0; slot = played.next(frugal, slot)) {
            full = Math.min(full, deck.card(slot).fullEaters());
        }
        return full;
    }

    /** How much food is missing, if any. */
    @Rule("AGR-H4")
    public static int missing(State position, int seat) {
        return Math.max(0, need(position, seat) - position.holdings().food(seat));
    }

    private static boolean isAsked(State position, int seat) {
        if (mayBegWithFood(position, seat) || hasCraft(position, seat) || Asides.canDoAny(position, seat)) {
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
    private static boolean mayBegWithFood(State position, int seat) {
        return position.table().edition().letsBegWithFood()
                && !Harvest.isLast(position)
                && position.holdings().food(seat) > 0;
    }

    private static boolean hasCraft(State position, int seat) {
        return nextCraft(position, seat, -1) >= 0;
    }

    /** The next card after one that can turn a good into food now; after the last harvest only for food that is missing. */
    @Rule("AGR-M5")
    private static int nextCraft(State position, int seat, int after) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet crafts = deck.with(Deck.Capability.CRAFT);
        int slot = played.next(crafts, after);
        if (slot < 0 || Harvest.isLast(position) && missing(position, seat) == 0) {
            return -1;
        }
        while (slot >= 0 && !canCraft(position, seat, slot)) {
            slot = played.next(crafts, slot);
        }
        return slot;
    }

    private static boolean canCraft(State position, int seat, int slot) {
        Craft craft = position.table().deck().card(slot).craft();
        return !position.tableau().isSpent(Period.HARVEST, slot)
                && position.holdings().count(seat, craft.good()) > 0;
    }

    @Rule({"AGR-H4", "AGR-H5", "AGR-X1", "AGR-M5"})
    public static void add(State position, int seat, MoveList into) {
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

    private static void addCrafts(State position, int seat, MoveList into) {
        for (int slot = nextCraft(position, seat, -1); slot >= 0; slot = nextCraft(position, seat, slot)) {
            into.add(Does.CRAFT.with(position.table().deck().number(slot)));
        }
    }

    public static void play(State position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        switch (Does.of(move)) {
            case FEED -> feed(position, seat, missing(position, seat), journal);
            case BEG -> feed(position, seat, Verb.first(move), journal);
            case CRAFT -> {
                position.agenda().then(Follows.FEED_ON.with(seat, 0));
                craft(position, seat, position.table().deck().slot(Verb.first(move)), journal);
            }
            default -> {
                // The family goes on when all is done that follows.
                position.agenda().then(Follows.FEED_ON.with(seat, 0));
                Asides.play(position, seat, move, journal);
            }
        }
    }

    @Rule({"AGR-M5", "AGR-K42"})
    private static void craft(State position, int seat, int slot, Journal journal) {
        Craft craft = position.table().deck().card(slot).craft();
        spend(position, slot, craft);
        position.holdings().lose(seat, 1, craft.good());
        position.holdings().gain(seat, craft.food(), Goods.FOOD);
        journal.note(Happens.CRAFTED, seat, position.table().deck().number(slot), craft.food());
        position.announce(Moment.CRAFTED, seat, slot, 1, craft.good(), 0);
    }

    /** A card that can be used several times in a harvest notes how often it was. */
    @Rule("AGR-M5")
    private static void spend(State position, int slot, Craft craft) {
        int at = position.table().deck().keptAt(slot);
        int uses = craft.most() == 1 ? 1 : (int) position.tableau().kept(at) + 1;
        if (uses == craft.most()) {
            position.tableau().spend(Period.HARVEST, slot);
        }
        if (craft.most() > 1) {
            position.tableau().keep(at, uses % craft.most());
        }
    }

    /** Pays for the family but for so much food, which is begged for. */
    @Rule({"AGR-H3", "AGR-H4", "AGR-H5"})
    private static void feed(State position, int seat, int begged, Journal journal) {
        int paid = need(position, seat) - begged;
        position.holdings().lose(seat, paid, Goods.FOOD);
        journal.note(Happens.FED, seat, paid);
        if (begged > 0) {
            position.holdings().beg(seat, begged);
            journal.note(Happens.BEGGED, seat, begged);
        }
    }
}
