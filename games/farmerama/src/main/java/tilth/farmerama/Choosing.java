package tilth.farmerama;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Phase 1: all players lay their cards face down, and turn them up together. */
final class Choosing {

    private Choosing() {}

    @Rule("FRM-C1")
    static void begin(FarmeramaPosition position) {
        position.agenda().then(Follows.REVEAL.bare());
        for (int seat = 0; seat < position.seats(); seat++) {
            position.agenda().askTogether(seat, Asks.CARD.bare());
        }
    }

    static void play(FarmeramaPosition position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        if (Does.of(move) == Does.PLAY) {
            lay(position, seat, Verb.first(move), journal);
        } else {
            journal.note(Happens.KEPT_TO_ONE_CARD, seat);
        }
    }

    @Rule({"FRM-C1", "FRM-C2", "FRM-C3", "FRM-C4"})
    private static void lay(FarmeramaPosition position, int seat, int card, Journal journal) {
        boolean isFirst = Work.cards(position.work(seat)) == 0;
        position.setWork(seat, Work.with(position.work(seat), card));
        journal.note(Happens.LAID, seat);
        journal.noteTo(1 << seat, Happens.CHOSEN, seat, card, 0, 0);
        if (isFirst && position.table().playsTwoCardsEach()) {
            position.agenda().askTogether(seat, Asks.SECOND_CARD.bare());
        } else if (isFirst && position.table().hasChiefSheep() && seat == position.firstSeat()) {
            position.agenda().askTogether(seat, Asks.CHIEF_CARD.bare());
        }
    }

    @Rule("FRM-C1")
    static void reveal(FarmeramaPosition position, Journal journal) {
        position.setRevealed(true);
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int cards = Work.cards(position.work(seat)); cards != 0; cards &= cards - 1) {
                journal.note(Happens.REVEALED, seat, Integer.numberOfTrailingZeros(cards));
            }
        }
    }
}
