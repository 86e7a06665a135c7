package tilth.agricola;

import tilth.agricola.board.Rounds;
import tilth.agricola.cards.Improving;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Reactions;
import tilth.agricola.harvest.Breeding;
import tilth.agricola.harvest.Feeding;
import tilth.agricola.harvest.Harvest;
import tilth.agricola.pay.Paying;
import tilth.agricola.work.Keeping;
import tilth.agricola.work.Placing;
import tilth.agricola.work.Working;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Carries out a move, and whatever the game does by itself after it. */
final class Turns {

    private Turns() {}

    static void play(AgricolaPosition position, int seat, long move, Journal journal) {
        long question = position.question(seat);
        switch (Asks.of(question)) {
            case REVEAL -> Rounds.chooseCard(position, seat, Verb.first(move));
            case PLACE -> Placing.play(position, seat, move, journal);
            case WORK -> Working.play(position, seat, question, move, journal);
            case PAY -> Paying.play(position, seat, question, move, journal);
            case KEEP -> Keeping.play(position, seat, move, journal);
            case FEED -> Feeding.play(position, seat, move, journal);
            case BREED -> Breeding.play(position, seat, move, journal);
            case REACT -> Reactions.play(position, seat, question, move, journal);
        }
        goOn(position, journal);
    }

    /** Does everything that needs no answer. */
    static void goOn(AgricolaPosition position, Journal journal) {
        Agenda agenda = position.agenda();
        while (agenda.deedIsNext()) {
            carryOut(position, agenda.takeDeed(), journal);
        }
    }

    private static void carryOut(AgricolaPosition position, long deed, Journal journal) {
        switch (Deed.of(deed)) {
            case NEXT_ROUND -> Rounds.next(position, journal);
            case PREPARE -> Rounds.prepare(position, journal);
            case BEGIN_WORK -> Rounds.beginWork(position, journal);
            case NEXT_PERSON -> Rounds.nextPerson(position, Deed.seat(deed));
            case WORK_ON -> Working.workOn(position, Deed.seat(deed), Deed.content(deed), journal);
            case HAPPEN -> Reactions.happen(position, Deed.seat(deed), Deed.content(deed), journal);
            case COLLECT -> Rounds.collect(position, Deed.seat(deed), journal);
            case REACT_ON -> Reactions.reactOn(position, Deed.seat(deed), Deed.content(deed));
            case FIRE -> fire(position, Deed.seat(deed), Moment.of((int) Deed.content(deed)));
            case PLAY_CARD -> Improving.play(position, Deed.seat(deed), (int) Deed.content(deed), journal);
            case RETURN_HOME -> Rounds.returnHome(position, journal);
            case HARVEST -> Harvest.begin(position, journal);
            case REAP -> Harvest.reap(position, journal);
            case FEED -> Feeding.begin(position, journal);
            case BREED -> Breeding.begin(position, journal);
            case END_GAME -> journal.note(Happens.GAME_ENDED, Seats.NOBODY);
        }
    }

    private static void fire(AgricolaPosition position, int seat, Moment moment) {
        if (seat == Deed.EVERYBODY) {
            Reactions.fireForAll(position, moment);
        } else {
            Reactions.fire(position, moment, seat);
        }
    }
}
