package tilth.farmerama;

import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.Purpose;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Phase 2: garden objects for those who have played the same card. */
final class Awards {

    private static final Purpose LOT = Purpose.of("lot");

    private Awards() {}

    @Rule("FRM-G1")
    static void begin(FarmeramaPosition position, Journal journal) {
        position.agenda().then(Follows.LET_ACT.bare());
        int first = Seats.NOBODY;
        int second = Seats.NOBODY;
        int matches = 0;
        for (int card = 0; card < Card.COUNT; card++) {
            int players = playersOf(position, Card.of(card));
            if (Seats.count(players) > 1) {
                matches++;
                int winner = winner(position, players);
                if (winner == Seats.NOBODY) {
                    journal.note(Happens.NOBODY_STANDS_OUT, Seats.NOBODY, card);
                } else if (first == Seats.NOBODY) {
                    first = winner;
                } else {
                    second = winner;
                }
            }
        }
        if (matches > 1 && position.table().playsTwoCardsEach()) {
            maybeAwardOneByOne(position, first);
        } else {
            maybeAward(position, first, second, journal);
        }
    }

    /** With two players both matches have the same winner, or none; the second one is settled after the first. */
    @Rule("FRM-G6")
    private static void maybeAwardOneByOne(FarmeramaPosition position, int winner) {
        if (winner != Seats.NOBODY) {
            position.agenda().then(Follows.COMPARE_AGAIN.bare());
            position.agenda().ask(winner, Asks.OBJECT.bare());
        }
    }

    @Rule({"FRM-G3", "FRM-G5"})
    private static void maybeAward(FarmeramaPosition position, int first, int second, Journal journal) {
        if (second != Seats.NOBODY && first != second) {
            drawLots(position, first, second, journal);
            return;
        }
        if (second != Seats.NOBODY) {
            position.agenda().then(Follows.AWARD_THE_OTHER.with(second, 0));
        }
        if (first != Seats.NOBODY) {
            position.agenda().ask(first, Asks.OBJECT.bare());
        }
    }

    /** The seats that have played a card; one player's two cards are never the same. */
    static int playersOf(FarmeramaPosition position, Card card) {
        int players = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            players |= Work.has(position.work(seat), card) ? 1 << seat : 0;
        }
        return players;
    }

    /** The one of several players who stands out, or nobody. */
    @Rule({"FRM-G2", "FRM-X2"})
    static int winner(FarmeramaPosition position, int players) {
        int tied = players;
        for (Criterion criterion : position.table().award()) {
            int lowest = Integer.MAX_VALUE;
            int best = 0;
            for (int rest = tied; rest != 0; rest &= rest - 1) {
                int seat = Seats.first(rest);
                int measure = criterion.measure(position, seat);
                best = measure < lowest ? 1 << seat : measure == lowest ? best | 1 << seat : best;
                lowest = Math.min(lowest, measure);
            }
            tied = best;
        }
        return Seats.count(tied) == 1 ? Seats.first(tied) : Seats.NOBODY;
    }

    @Rule("FRM-G5")
    private static void drawLots(FarmeramaPosition position, int one, int other, Journal journal) {
        int place = position.seed().stream(LOT, position.round()).below(FarmeramaPosition.DISPLAY);
        journal.note(Happens.LOT_DRAWN, one, position.open(place));
        journal.note(Happens.LOT_DRAWN, other, position.open(1 - place));
        boolean oneFirst = placeInLine(position, one) < placeInLine(position, other);
        Agenda agenda = position.agenda();
        agenda.then(oneFirst ? Follows.AWARD.with(other, 1 - place) : Follows.AWARD.with(one, place));
        agenda.then(oneFirst ? Follows.AWARD.with(one, place) : Follows.AWARD.with(other, 1 - place));
    }

    /** How many seats come before one when players go one after the other. */
    static int placeInLine(FarmeramaPosition position, int seat) {
        int place = seat - position.firstSeat();
        return place < 0 ? place + position.seats() : place;
    }

    @Rule("FRM-G6")
    static void compareAgain(FarmeramaPosition position, Journal journal) {
        int winner = winner(position, Seats.all(position.seats()));
        if (winner == Seats.NOBODY) {
            journal.note(Happens.NOBODY_STANDS_OUT, Seats.NOBODY, lastMatch(position));
        } else {
            awardTheOther(position, winner, journal);
        }
    }

    private static int lastMatch(FarmeramaPosition position) {
        int last = 0;
        for (int card = 0; card < Card.COUNT; card++) {
            last = Seats.count(playersOf(position, Card.of(card))) > 1 ? card : last;
        }
        return last;
    }

    @Rule("FRM-G3")
    static void pick(FarmeramaPosition position, int seat, int object, Journal journal) {
        position.agenda().answered(seat);
        award(position, seat, position.open(0) == object ? 0 : 1, journal);
    }

    static void awardTheOther(FarmeramaPosition position, int seat, Journal journal) {
        award(position, seat, position.open(0) == FarmeramaPosition.NO_OBJECT ? 1 : 0, journal);
    }

    @Rule({"FRM-G3", "FRM-G4"})
    static void award(FarmeramaPosition position, int seat, int place, Journal journal) {
        int object = position.open(place);
        position.setOpen(place, FarmeramaPosition.NO_OBJECT);
        position.setGarden(seat, position.garden(seat) | 1 << object);
        journal.note(Happens.OBJECT_TAKEN, seat, object, Scoring.stars(position.values(), object));
        Rewards.give(position, seat, object, journal);
    }
}
