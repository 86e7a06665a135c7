package tilth.agricola.cards;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Deed;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.pay.Paying;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Builds major improvements. */
public final class Improving {

    private Improving() {}

    /** The slots of major improvements that nobody has. */
    @Rule({"AGR-M1", "AGR-M3"})
    public static long display(AgricolaPosition position) {
        return position.table().deck().majors() & ~position.tableau().playedByAny(0);
    }

    @Rule("AGR-P1")
    public static boolean canImprove(AgricolaPosition position, int seat) {
        for (long rest = display(position); rest != 0; rest &= rest - 1) {
            if (Paying.canHave(position, seat, Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    @Rule({"AGR-M1", "AGR-P1"})
    public static void add(AgricolaPosition position, int seat, MoveList into) {
        Deck deck = position.table().deck();
        for (long rest = display(position); rest != 0; rest &= rest - 1) {
            int slot = Long.numberOfTrailingZeros(rest);
            if (Paying.canHave(position, seat, slot)) {
                into.add(Does.BUILD.with(deck.number(slot)));
            }
        }
    }

    /** Pays for a card and puts it in front of its builder. */
    @Rule("AGR-M1")
    public static void build(AgricolaPosition position, int seat, int number, Journal journal) {
        Deck deck = position.table().deck();
        int slot = deck.slot(number);
        position.agenda().then(Deed.PLAY_CARD.with(seat, slot));
        Paying.pay(position, seat, deck.card(slot).kind().purchase(), number, journal);
    }

    /** Puts a card in front of a seat, and opens the space it brings. */
    @Rule("AGR-K5")
    public static void lay(AgricolaPosition position, int seat, int slot) {
        position.tableau().play(seat, slot);
        Card card = position.table().deck().card(slot);
        if (card.space().isThere()) {
            position.board().open(1L << CardSpaces.number(card));
        }
    }

    /** Puts a card in front of a seat and lets it do what it does when played. */
    public static void play(AgricolaPosition position, int seat, int slot, Journal journal) {
        lay(position, seat, slot);
        journal.note(Happens.CARD_PLAYED, seat, position.table().deck().number(slot));
        if (!position.table().deck().isSilent(Moment.IMPROVEMENT_BUILT)) {
            position.agenda().then(Deed.FIRE.with(seat, Moment.IMPROVEMENT_BUILT.ordinal()));
        }
        Reactions.firePlayed(position, seat, slot);
    }
}
