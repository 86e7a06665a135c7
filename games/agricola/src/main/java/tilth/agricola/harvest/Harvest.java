package tilth.agricola.harvest;

import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Moment;
import tilth.agricola.edition.Dealing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Absence;
import tilth.agricola.state.State;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** The course of a harvest: fields, feeding, breeding. */
public final class Harvest {

    private Harvest() {}

    @Rule({"AGR-R1", "AGR-H1"})
    public static void begin(State position, Journal journal) {
        if (!Stages.endsWithHarvest(position.board().round())) {
            return;
        }
        journal.note(Happens.HARVEST_BEGUN, Seats.NOBODY);
        position.board()
                .setHarvest(!position.table().deck().listening(Moment.GOT).isEmpty());
        position.tableau().refresh(Period.HARVEST);
        refreshCrafts(position);
        Agenda agenda = position.agenda();
        int first = position.board().firstSeat();
        letChange(position, first);
        position.announceLater(Moment.HARVEST_END, first);
        agenda.then(Follows.BREED.bare());
        agenda.then(Follows.FEED.bare());
        position.announceLater(Moment.FEEDING_START, first);
        position.announceLater(Moment.FIELDS_END, first);
        position.announceLater(Moment.FIELDS, first);
        agenda.then(Follows.REAP.bare());
        position.announce(Moment.FIELDS_START, first);
    }

    /** After a harvest everybody may change a card, where the table says so; the first player is asked first. */
    @Rule("AGR-D22")
    private static void letChange(State position, int first) {
        if (position.table().dealing() == Dealing.HARVEST_CHANGE && !isLast(position)) {
            for (int turn = position.seats() - 1; turn >= 0; turn--) {
                position.agenda().then(Follows.MAY_CHANGE.with((first + turn) % position.seats(), 0));
            }
        }
    }

    /** How often crafts were used is counted anew. */
    @Rule("AGR-M5")
    private static void refreshCrafts(State position) {
        Deck deck = position.table().deck();
        CardSet crafts = deck.with(Deck.Capability.CRAFT);
        for (int slot = crafts.first(); slot >= 0; slot = crafts.next(slot)) {
            if (deck.card(slot).craft().most() > 1) {
                position.tableau().keep(deck.keptAt(slot), 0);
            }
        }
    }

    public static boolean isLast(State position) {
        return position.board().round() == Stages.ROUNDS;
    }

    /** Everybody takes one crop off every sown field. */
    @Rule("AGR-H2")
    public static void reap(State position, Journal journal) {
        forgetReaped(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (!Absence.isAbsent(position, seat)) {
                reap(position, seat, journal);
            }
        }
    }

    /** Nothing has just been harvested from any card. */
    @Rule("AGR-K43")
    private static void forgetReaped(State position) {
        position.tableau().refresh(Period.ACTION, position.table().deck().with(Deck.Capability.FIELD));
    }

    /** One seat takes a crop off every sown field; nothing else of a harvest comes with it. */
    @Rule("AGR-K64")
    public static void reapAlone(State position, int seat, Journal journal) {
        position.announceLater(Moment.REAPED_ALONE, seat);
        forgetReaped(position);
        reap(position, seat, journal);
    }

    /** Takes one crop off every sown field of a seat; vegetables come from the supply where a card lets them stay. */
    @Rule({"AGR-H2", "AGR-K72", "AGR-K118"})
    private static void reap(State position, int seat, Journal journal) {
        Farmyards farms = position.farms();
        int vegetables = Integer.bitCount(farms.vegetableFields(seat));
        int grain = Integer.bitCount(farms.sown(seat)) + Integer.bitCount(farms.twoStacks(seat)) - vegetables;
        reap(position, seat, grain, Goods.GRAIN, journal);
        if (position.has(seat, Capability.EVERGREEN)) {
            farms.reapGrain(seat);
            supply(position, seat, vegetables, journal);
        } else {
            farms.reap(seat);
            reap(position, seat, vegetables, Goods.VEGETABLE, journal);
        }
        reapCards(position, seat, journal);
    }

    private static void reap(State position, int seat, int count, int crop, Journal journal) {
        if (count > 0) {
            position.holdings().gain(seat, count, crop);
            journal.note(Happens.REAPED, seat, crop, count);
        }
    }

    @Rule({"AGR-H2", "AGR-C6", "AGR-K43", "AGR-K72"})
    private static void reapCards(State position, int seat, Journal journal) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet fields = deck.with(Capability.FIELD);
        for (int slot = played.first(fields); slot >= 0; slot = played.next(fields, slot)) {
            for (int plot = 0; plot < deck.plots(slot); plot++) {
                reapPlot(position, seat, slot, deck.keptAt(slot) + plot, journal);
            }
        }
    }

    private static void reapPlot(State position, int seat, int slot, int at, Journal journal) {
        long crops = position.tableau().kept(at);
        if (crops != Goods.NOTHING) {
            int crop = Goods.first(crops);
            position.tableau().spend(Period.ACTION, slot);
            if (crop == Goods.VEGETABLE && position.has(seat, Capability.EVERGREEN)) {
                supply(position, seat, 1, journal);
            } else {
                position.tableau().keep(at, crops - Goods.of(1, crop));
                reap(position, seat, 1, crop, journal);
            }
        }
    }

    /** Vegetables that come from the supply, for those on the fields stay. */
    @Rule("AGR-K72")
    private static void supply(State position, int seat, int vegetables, Journal journal) {
        if (vegetables > 0) {
            Gains.note(Happens.GAINED, seat, Goods.of(vegetables, Goods.VEGETABLE), journal);
            position.holdings().gain(seat, vegetables, Goods.VEGETABLE);
        }
    }
}
