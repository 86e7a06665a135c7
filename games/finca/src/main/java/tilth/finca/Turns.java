package tilth.finca;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Carries out a move and hands on to the next question. */
final class Turns {

    private Turns() {}

    static void answer(FincaPosition position, int seat, long move, Journal journal) {
        long question = position.question(seat);
        position.agenda().answered(seat);
        switch (Does.of(move)) {
            case PLACE -> place(position, seat, Verb.first(move), journal);
            case MOVE -> move(position, seat, Verb.first(move), Asks.of(question), journal);
            case USE -> use(position, seat, Action.of(Verb.first(move)), journal);
            case LIFT -> position.agenda().ask(seat, Asks.LAND.with(Verb.first(move)));
            case LAND -> {
                Harvest.blow(position, seat, Verb.first(question), Verb.first(move), journal);
                endTurn(position, seat, journal);
            }
            case DELIVER -> deliver(position, seat, Verb.first(move), Asks.of(question), journal);
            case FRUIT -> chooseFruit(position, seat, Verb.first(question), Verb.first(move), journal);
            case SPARE -> {
                Loading.sparing(position, seat, Verb.first(question), Verb.first(move), journal);
                position.agenda().ask(seat, Asks.TILE.bare());
            }
            case PAY_ALL -> {
                Loading.inFull(position, seat, Verb.first(question), Verb.second(question), journal);
                position.agenda().ask(seat, Asks.TILE.bare());
            }
            case DONE -> {
                if (Asks.of(question) == Asks.TILE) {
                    Settling.settle(position, seat, journal);
                }
                endTurn(position, seat, journal);
            }
        }
    }

    @Rule({"FIN-P1", "FIN-P3"})
    private static void place(FincaPosition position, int seat, int blade, Journal journal) {
        Harvest.place(position, seat, blade, journal);
        boolean allPlaced = placed(position) == position.table().farmersInAll();
        if (allPlaced) {
            position.agenda().ask(position.startSeat(), Asks.TURN.bare());
        } else {
            position.agenda().ask(position.next(seat), Asks.PLACE.bare());
        }
    }

    private static int placed(FincaPosition position) {
        long crowd = position.crowd();
        int placed = 0;
        for (int blade = 0; blade < Windmill.BLADES; blade++) {
            placed += Windmill.at(crowd, blade);
        }
        return placed;
    }

    @Rule("FIN-A3")
    private static void move(FincaPosition position, int seat, int blade, Asks asked, Journal journal) {
        Harvest.walk(position, seat, blade, journal);
        if (asked == Asks.MOVE) {
            position.agenda().ask(seat, Asks.MOVE_AGAIN.bare());
        } else {
            endTurn(position, seat, journal);
        }
    }

    @Rule({"FIN-A1", "FIN-A2", "FIN-A4", "FIN-A5", "FIN-A6"})
    private static void use(FincaPosition position, int seat, Action action, Journal journal) {
        position.setBelongings(seat, Belongings.used(position.belongings(seat), action));
        journal.note(Happens.ACTION_USED, seat, action.ordinal());
        switch (action) {
            case STRONG_WIND -> position.agenda().ask(seat, Asks.MOVE.bare());
            case GUST -> position.agenda().ask(seat, Asks.LIFT.bare());
            case BIG_CART -> {
                Loading.begin(position, seat, Delivery.Cart.BIG_CART, journal);
                position.agenda().ask(seat, Asks.TILE.bare());
            }
            case MINUS_ONE -> {
                Loading.begin(position, seat, Delivery.Cart.MINUS_ONE, journal);
                position.agenda().ask(seat, Asks.TILE.bare());
            }
        }
    }

    private static void deliver(FincaPosition position, int seat, int village, Asks asked, Journal journal) {
        if (asked == Asks.TURN) {
            Loading.begin(position, seat, Delivery.Cart.DONKEY_CART, journal);
        }
        int tile = position.topTile(village);
        if (Tiles.isQuestionMark(tile)) {
            position.agenda().ask(seat, Asks.FRUIT.with(village));
        } else if (position.delivery().mustSpare() && Tiles.value(tile) >= Payment.LEAST_VALUE_TO_SPARE) {
            position.agenda().ask(seat, Asks.SPARE.with(village));
        } else {
            Loading.inFull(position, seat, village, 0, journal);
            position.agenda().ask(seat, Asks.TILE.bare());
        }
    }

    private static void chooseFruit(FincaPosition position, int seat, int village, int fruit, Journal journal) {
        if (position.delivery().mustSpare()) {
            position.agenda().ask(seat, Asks.SPARE_CHOSEN.with(village, fruit));
        } else {
            Loading.inFull(position, seat, village, fruit, journal);
            position.agenda().ask(seat, Asks.TILE.bare());
        }
    }

    @Rule({"FIN-E1", "FIN-E5"})
    private static void endTurn(FincaPosition position, int seat, Journal journal) {
        FincaTable table = position.table();
        int next = position.next(seat);
        if (next == position.startSeat()) {
            position.setRound(position.round() + 1);
        }
        boolean complete = position.woodenFincas() == 0;
        boolean capped = table.turnCap() != FincaTable.NO_CAP && position.round() == table.turnCap();
        if (capped && !complete) {
            journal.note(Happens.CAP_REACHED, Seats.NOBODY);
        }
        if (complete || capped) {
            journal.note(Happens.GAME_ENDED, Seats.NOBODY);
        } else {
            position.agenda().ask(next, Asks.TURN.bare());
        }
    }
}
