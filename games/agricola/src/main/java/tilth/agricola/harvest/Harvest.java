package tilth.agricola.harvest;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Deed;
import tilth.agricola.Happens;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Reactions;
import tilth.agricola.cards.Tableau;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.pay.Goods;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** The course of a harvest: fields, feeding, breeding. */
public final class Harvest {

    private Harvest() {}

    @Rule({"AGR-R1", "AGR-H1"})
    public static void begin(AgricolaPosition position, Journal journal) {
        if (!Stages.endsWithHarvest(position.board().round())) {
            return;
        }
        journal.note(Happens.HARVEST_BEGUN, Seats.NOBODY);
        position.tableau().refresh();
        Agenda agenda = position.agenda();
        Deck deck = position.table().deck();
        if (!deck.isSilent(Moment.HARVEST_END)) {
            agenda.then(Deed.FIRE.with(Deed.EVERYBODY, Moment.HARVEST_END.ordinal()));
        }
        agenda.then(Deed.BREED.bare());
        agenda.then(Deed.FEED.bare());
        if (!deck.isSilent(Moment.FIELDS)) {
            agenda.then(Deed.FIRE.with(Deed.EVERYBODY, Moment.FIELDS.ordinal()));
        }
        agenda.then(Deed.REAP.bare());
        Reactions.fireForAll(position, Moment.FIELDS_START);
    }

    public static boolean isLast(AgricolaPosition position) {
        return position.board().round() == Stages.ROUNDS;
    }

    /** Everybody takes one crop off every sown field. */
    @Rule("AGR-H2")
    public static void reap(AgricolaPosition position, Journal journal) {
        for (int seat = 0; seat < position.seats(); seat++) {
            Farmyards farms = position.farms();
            int vegetables = Integer.bitCount(farms.vegetableFields(seat));
            int grain = Integer.bitCount(farms.sown(seat)) - vegetables;
            farms.reap(seat);
            reap(position, seat, grain, Goods.GRAIN, journal);
            reap(position, seat, vegetables, Goods.VEGETABLE, journal);
            reapCards(position, seat, journal);
        }
    }

    private static void reap(AgricolaPosition position, int seat, int count, int crop, Journal journal) {
        if (count > 0) {
            position.holdings().gain(seat, count, crop);
            journal.note(Happens.REAPED, seat, crop, count);
        }
    }

    @Rule({"AGR-H2", "AGR-C6"})
    private static void reapCards(AgricolaPosition position, int seat, Journal journal) {
        Deck deck = position.table().deck();
        Tableau tableau = position.tableau();
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = tableau.played(seat, word) & deck.capable(Deck.Capability.FIELD, word);
            for (; cards != 0; cards &= cards - 1) {
                int at = deck.keptAt(word * Long.SIZE + Long.numberOfTrailingZeros(cards));
                long crops = tableau.kept(at);
                if (crops != Goods.NOTHING) {
                    int crop = Goods.first(crops);
                    tableau.keep(at, crops - Goods.of(1, crop));
                    reap(position, seat, 1, crop, journal);
                }
            }
        }
    }
}
