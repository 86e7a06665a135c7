package tilth.chineur;

import tilth.engine.Agenda;
import tilth.engine.Deed;
import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Carries out a move, and what comes by itself between the questions of a turn. */
final class Turns {

    private Turns() {}

    static void answer(ChineurPosition position, int seat, long move, Journal journal) {
        long question = position.question(seat);
        switch (Asks.of(question)) {
            case START -> Drawing.start(position, seat, move, journal);
            case ROLL, DIE -> prepare(position, seat, move, journal);
            case STEAL -> Thefts.play(position, seat, move, journal);
            case STEAL_SECOND -> Thefts.stealSecond(position, seat, Verb.first(move), journal);
            case SEIZE -> Thefts.seize(position, seat, Verb.first(move), Verb.second(move), journal);
            case EXCHANGE, EXCHANGE_MORE -> Exchanges.swap(position, seat, move, journal);
            case ACT -> Actions.play(position, seat, move, journal);
            case DRAWN, GIFT, LOOT -> Drawing.play(position, seat, move, journal);
            case MARKET -> Market.play(position, seat, move, journal);
            case SETTLE -> Collectives.settle(position, seat, Verb.first(question), Verb.first(move), journal);
            case TAKE_OVER -> Collectives.takeOver(position, seat, Verb.first(move), journal);
            case TOOL -> Tools.house(position, seat, move, journal);
            case PAY -> Paying.play(position, seat, Verb.first(move), journal);
            case BARTER -> Exchanges.barter(position, seat, move, journal);
            case LOSS, DISCARD -> Losses.play(position, seat, move, journal);
            case KEEP -> Tools.keep(position, seat, Verb.first(question), Verb.first(move), journal);
        }
    }

    static void carryOut(ChineurPosition position, long deed, Journal journal) {
        switch (Follows.of(deed)) {
            case OPEN_GAME -> begin(position, position.turn().startSeat(), journal);
            case THEFTS -> Thefts.goOn(position, Deed.seat(deed), (int) Deed.content(deed), journal);
            case PAY_OWNER -> Harvest.payOwner(position, journal);
            case USE_TOOL -> Exchanges.maybeUse(position);
            case LET_ACT -> position.agenda().ask(position.turn().active(), Asks.ACT.bare());
        }
    }

    /** Begins a turn; only who can do something before rolling is asked. */
    @Rule({"CHI-R1", "CHI-R2", "CHI-R7", "CHI-K6"})
    static void begin(ChineurPosition position, int seat, Journal journal) {
        position.turn().pass(seat);
        position.board().clearUses();
        journal.note(Happens.TURN_BEGUN, seat);
        if (position.turn().round() == Turn.OPENING) {
            position.agenda().ask(seat, Asks.ACT.bare());
        } else if (position.holdings().setsDie(seat)) {
            position.agenda().ask(seat, Asks.DIE.bare());
        } else if (Tools.canFitAny(position, seat)) {
            position.agenda().ask(seat, Asks.ROLL.bare());
        } else {
            roll(position, seat, journal);
        }
    }

    @Rule({"CHI-R2", "CHI-R7", "CHI-K6"})
    private static void prepare(ChineurPosition position, int seat, long move, Journal journal) {
        if (Does.of(move) == Does.FIT) {
            Tools.fitAside(position, seat, Verb.first(move), Verb.second(move), journal);
            return;
        }
        position.agenda().answered(seat);
        if (Does.of(move) == Does.ROLL) {
            roll(position, seat, journal);
        } else {
            position.holdings().hasSetDie(seat);
            journal.note(Happens.DIE_SET, seat, Verb.first(move));
            show(position, Verb.first(move), journal);
        }
    }

    @Rule("CHI-R2")
    private static void roll(ChineurPosition position, int seat, Journal journal) {
        int shown = position.nextRoll();
        journal.note(Happens.ROLLED, seat, shown);
        show(position, shown, journal);
    }

    /** Harvest, thefts, gold, tools, actions, one after the other. */
    @Rule("CHI-R4")
    private static void show(ChineurPosition position, int die, Journal journal) {
        position.turn().setDie(die);
        Harvest.harvest(position, journal);
        Agenda agenda = position.agenda();
        agenda.then(Follows.LET_ACT.bare());
        agenda.then(Follows.USE_TOOL.bare());
        agenda.then(Follows.PAY_OWNER.bare());
        Thefts.begin(position);
    }

    /** Ends a turn: all farms are evaluated, and the next player follows unless the game is over. */
    @Rule({"CHI-A2", "CHI-E4", "CHI-E6"})
    static void end(ChineurPosition position, Journal journal) {
        Evaluation.evaluate(position, journal);
        Turn turn = position.turn();
        int next = position.next(turn.active());
        if (next == turn.startSeat()) {
            if (turn.isEnding() || turn.round() == Components.VALUES.lastRound) {
                Evaluation.endGame(position, journal);
                return;
            }
            turn.setRound(turn.round() + 1);
        }
        begin(position, next, journal);
    }
}
