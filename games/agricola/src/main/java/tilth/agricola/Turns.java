package tilth.agricola;

import tilth.agricola.acts.CardPlay;
import tilth.agricola.acts.Working;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Moment;
import tilth.agricola.hands.Changing;
import tilth.agricola.hands.Drafting;
import tilth.agricola.harvest.Breeding;
import tilth.agricola.harvest.Feeding;
import tilth.agricola.harvest.Harvest;
import tilth.agricola.pay.Paying;
import tilth.agricola.react.Asides;
import tilth.agricola.react.Choices;
import tilth.agricola.react.Effects;
import tilth.agricola.react.Reactions;
import tilth.agricola.react.Trades;
import tilth.agricola.rounds.Placing;
import tilth.agricola.rounds.Rounds;
import tilth.agricola.state.State;
import tilth.agricola.stock.Gains;
import tilth.agricola.stock.Keeping;
import tilth.agricola.stock.Pairs;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Agenda;
import tilth.engine.Deed;
import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Carries out a move, and whatever the game does by itself after it. */
final class Turns {

    private Turns() {}

    static void answer(State position, int seat, long move, Journal journal) {
        long question = position.question(seat);
        Asks asked = Asks.of(question);
        if (!isCooking(position, asked, question, Does.of(move))) {
            Pairs.breakOff(position, seat);
            position.holdings().stopCooking(seat);
        }
        if (!Does.of(move).isAside() && !position.farms().areLifted(seat)) {
            position.tableau().refresh(Period.STEP);
        }
        if (Does.of(move).isAside() && asked != Asks.FEED) {
            playAside(position, seat, asked, question, move, journal);
        } else {
            answer(position, seat, asked, question, move, journal);
        }
    }

    /** Whether goods become food by a move, so that it belongs to those just before it; or a card reacts to just that. */
    @Rule("AGR-X8")
    private static boolean isCooking(State position, Asks asked, long question, Does does) {
        return does == Does.COOK
                || does == Does.BAKE
                || does == Does.KEEP
                || position.occasions().isNow(Moment.COOKED)
                || asked == Asks.CHOOSE && Choices.isCooking(position, question);
    }

    private static void answer(State position, int seat, Asks asked, long question, long move, Journal journal) {
        switch (asked) {
            case REVEAL -> Rounds.chooseCard(position, seat, Verb.first(move));
            case PLACE -> Placing.play(position, seat, move, journal);
            case WORK -> work(position, seat, question, move, journal);
            case PAY -> Paying.play(position, seat, question, move, journal);
            case KEEP -> Keeping.play(position, seat, move, journal);
            case FEED -> Feeding.play(position, seat, move, journal);
            case BREED -> Breeding.play(position, seat, question, move, journal);
            case REACT -> {
                if (Does.of(move) == Does.COLLECT) {
                    Rounds.collectNow(position, seat, journal);
                } else {
                    Reactions.play(position, seat, move, journal);
                }
            }
            case CHOOSE -> Choices.play(position, seat, question, move, journal);
            case PICK -> Drafting.play(position, seat, move);
            case MULLIGAN, CHANGE, EXCHANGE, DRAW -> Changing.play(position, seat, question, move, journal);
        }
    }

    /** Works on; or uses a card that comes with the space. Who has done enough lets all such cards be. */
    @Rule("AGR-K2")
    private static void work(State position, int seat, long question, long move, Journal journal) {
        boolean isExtraTime = Working.isOnSpace(position, question) && Reactions.isExtraTime(position, seat);
        if (isExtraTime && Reactions.isUse(position, seat, move)) {
            position.agenda().answered(seat);
            Working.resume(position, seat, question);
            Reactions.use(position, seat, move, journal);
            return;
        }
        if (isExtraTime && Does.of(move) == Does.DONE) {
            Reactions.decline(position, seat);
        }
        Working.play(position, seat, question, move, journal);
    }

    /** Does something that is allowed at any time, and comes back to the question. */
    @Rule("AGR-X3")
    private static void playAside(State position, int seat, Asks asked, long question, long move, Journal journal) {
        Agenda agenda = position.agenda();
        agenda.answered(seat);
        switch (asked) {
            case PLACE -> Rounds.samePerson(position, seat);
            case WORK -> Working.resume(position, seat, question);
            case KEEP -> agenda.then(Follows.HOUSE.with(seat, 0));
            case REACT -> agenda.then(Follows.REACT_ON.with(seat, Reactions.ASKING));
            default -> agenda.ask(seat, question);
        }
        if (Does.of(move) == Does.EXCHANGE) {
            Changing.beginExchange(position, seat);
        } else {
            Asides.play(position, seat, move, journal);
        }
    }

    static void carryOut(State position, long deed, Journal journal) {
        int seat = Deed.seat(deed);
        long content = Deed.content(deed);
        switch (Follows.of(deed)) {
            case NEXT_ROUND -> Rounds.next(position, journal);
            case PREPARE -> Rounds.prepare(position, journal);
            case BEGIN_WORK -> Rounds.beginWork(position, journal);
            case NEXT_PERSON -> Rounds.nextPerson(position, seat, content);
            case WORK_ON -> Working.workOn(position, seat, content, Trades::canHelp, journal);
            case COLLECT -> Rounds.collect(position, seat, content, journal);
            case ANNOUNCE -> position.announce(Moment.of((int) content), seat);
            case FIRE -> Reactions.fire(position);
            case REACT_ON -> Reactions.reactOn(position, seat, content, journal);
            case CLOSE -> position.occasions().close();
            case CARRY_OUT -> Effects.carryOn(position, seat, content, journal);
            case HOUSE -> Keeping.house(position, seat, journal);
            case PAY_FOR -> CardPlay.payFor(position, seat, content, journal);
            case PLAY_CARD -> CardPlay.play(position, seat, content, journal);
            case PASS_CARD -> CardPlay.pass(position, seat, (int) content, journal);
            case RETURN_HOME -> Rounds.returnHome(position, journal);
            case HARVEST -> Harvest.begin(position, journal);
            case REAP -> Harvest.reap(position, journal);
            case REAP_ALONE -> Harvest.reapAlone(position, seat, journal);
            case TELL_GOT -> Gains.tell(position, seat, content);
            case TELL_BROUGHT -> Gains.tellBrought(position, seat);
            case FEED -> Feeding.begin(position, journal);
            case FEED_ON -> Feeding.askOrFeed(position, seat, journal);
            case BREED -> Breeding.begin(position, journal);
            case BREED_SOME -> Breeding.breed(position, seat, (int) content, journal);
            case LAST_MOVES -> Rounds.lastMoves(position, seat, content);
            case MOVE -> Placing.move(position, seat, content, journal);
            case MOVED -> Placing.endMove(position);
            case DRAW_CARD -> Changing.askForKind(position, seat, 0, journal);
            case MAY_CHANGE -> Changing.askForChange(position, seat, 1);
            case END_GAME -> journal.note(Happens.GAME_ENDED, Seats.NOBODY);
        }
    }
}
