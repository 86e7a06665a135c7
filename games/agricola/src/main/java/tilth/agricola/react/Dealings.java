package tilth.agricola.react;

import tilth.agricola.board.Board;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.stock.Delays;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What players get of what others have, or of what lies where others work. */
final class Dealings {

    private Dealings() {}

    /** Who acts hands over goods, which cannot be refused. */
    @Rule("AGR-K77")
    static void takeFromActor(State position, int seat, Effect.TakeFromActor take, Journal journal) {
        long goods = take.goods();
        int actor = position.occasions().actor();
        Delays.maybeFetch(position, actor, goods, journal);
        if (position.holdings().covers(actor, goods)) {
            position.holdings().lose(actor, goods);
            Gains.note(Happens.PAID, actor, goods, journal);
            Gains.receive(position, seat, goods, journal);
            Gains.gain(position, actor, take.gift(), journal);
        }
    }

    /** All of a good that lies on a space, without using it. */
    @Rule("AGR-K78")
    static void takeFromSpace(State position, int seat, Effect.TakeFromSpace take, Journal journal) {
        takePart(position, seat, take.space().ordinal(), take.good(), Integer.MAX_VALUE, journal);
    }

    /** A part of what lies on the space that is used, before its user takes the rest. */
    @Rule("AGR-K61")
    static void levy(State position, int seat, Effect.Levy levy, Journal journal) {
        takePart(position, seat, position.occasions().space(), levy.good(), levy.count(), journal);
    }

    private static void takePart(State position, int seat, int space, int good, int most, Journal journal) {
        int count = Math.min(Goods.count(position.board().goods(space), good), most);
        if (count > 0) {
            position.board().remove(space, Goods.of(count, good));
            journal.note(Happens.TOOK, seat, good, count, space);
            Gains.take(position, seat, Goods.of(count, good));
        }
    }

    /** Whether there was something to double. */
    @Rule("AGR-K79")
    static boolean isAnyTaken(State position, Effect.DoubleTaken taken) {
        return Goods.count(position.board().tookOff(), taken.good()) > 0;
    }

    /** How much more is owed for doubling than comes of it. */
    @Rule("AGR-K79")
    static int lacking(State position, int seat, Effect.DoubleTaken taken) {
        int owed = 0;
        for (int other = position.next(seat); other != seat; other = position.next(other)) {
            owed += marked(position, other, taken.marks());
        }
        return Math.max(0, owed - Goods.count(position.board().tookOff(), taken.good()));
    }

    @Rule("AGR-K79")
    static void doubleTaken(State position, int seat, Effect.DoubleTaken taken, Journal journal) {
        int good = taken.good();
        Gains.gain(position, seat, Goods.of(Goods.count(position.board().tookOff(), good), good), journal);
        for (int other = position.next(seat); other != seat; other = position.next(other)) {
            int owed = marked(position, other, taken.marks());
            if (owed > 0) {
                position.holdings().lose(seat, Goods.of(owed, good));
                Gains.note(Happens.PAID, seat, Goods.of(owed, good), journal);
                Gains.receive(position, other, Goods.of(owed, good), journal);
            }
        }
    }

    /** How many of a good the space in use lacked to bring so many; none where nothing of it was taken. */
    static int missing(State position, Effect.TopUp up) {
        Board board = position.board();
        int lay = Goods.count(board.tookOff(), up.good());
        int kept = Goods.count(Goods.less(board.tookOff(), board.putBack()), up.good());
        return lay > 0 ? Math.max(0, up.least() - kept) : 0;
    }

    static void topUp(State position, int seat, Effect.TopUp up, Journal journal) {
        Gains.gain(position, seat, Goods.of(missing(position, up), up.good()), journal);
    }

    /** Whether cards are still face down, and one of those of a stage can come first. */
    @Rule("AGR-K80")
    static boolean canTurnUp(State position, Space first) {
        Board board = position.board();
        int stage = firstRound(first);
        boolean isSettled = board.round() >= stage;
        return board.round() < Stages.ROUNDS
                && (board.open() & 1L << board.card(Stages.ROUNDS)) == 0
                && (!isSettled || board.card(stage) == first.ordinal());
    }

    /** Turns up all cards of rounds to come, with one of its stage first. */
    @Rule("AGR-K80")
    static void turnUpAll(State position, Space first, Journal journal) {
        Board board = position.board();
        int stage = firstRound(first);
        if (board.card(stage) != first.ordinal()) {
            board.setCard(stage + 1, board.card(stage));
            board.setCard(stage, first.ordinal());
        }
        for (int round = board.round() + 1; round <= Stages.ROUNDS; round++) {
            board.open(1L << board.card(round));
            journal.note(Happens.REVEALED, Seats.NOBODY, board.card(round));
        }
    }

    /** The first round of the stage of a round card. */
    private static int firstRound(Space card) {
        int stage = 1;
        while (!Stages.CARDS.get(stage - 1).contains(card)) {
            stage++;
        }
        return stage == 1 ? 1 : Stages.lastRound(stage - 1) + 1;
    }

    private static int marked(State position, int seat, int marks) {
        CardSet played = position.tableau().played(seat);
        int count = 0;
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            count += position.table().deck().card(slot).isMarked(marks) ? 1 : 0;
        }
        return count;
    }
}
