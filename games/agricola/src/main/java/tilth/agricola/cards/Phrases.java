package tilth.agricola.cards;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Happens;
import tilth.agricola.board.Board;
import tilth.agricola.board.Columns;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.pay.Exchanges;
import tilth.agricola.pay.Goods;
import tilth.agricola.work.Gains;
import tilth.agricola.work.Working;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** What several cards say, once. */
public final class Phrases {

    private Phrases() {}

    /** You get so many of a good. */
    public static Effect get(int count, int good) {
        return (position, seat, slot, journal) -> Gains.gain(position, seat, Goods.of(count, good), journal);
    }

    /** Put goods on each of the next so many round spaces; you get them when those rounds begin. */
    @Rule("AGR-M7")
    public static Effect onNextRounds(int rounds, int count, int good) {
        return (position, seat, slot, journal) -> {
            int now = position.board().round();
            int last = Math.min(Stages.ROUNDS, now + rounds);
            for (int round = now + 1; round <= last; round++) {
                position.board().schedule(seat, round, Goods.of(count, good));
                journal.note(Happens.SCHEDULED, seat, good, count, round);
            }
        };
    }

    /** You may do what the card grants. */
    public static Effect grant() {
        return new Effect() {
            @Override
            public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
                Working.beginGrant(position, seat, slot);
            }

            @Override
            public boolean isPossible(AgricolaPosition position, int seat, int slot) {
                return Working.isGrantPossible(position, seat, slot);
            }
        };
    }

    /** You pay so many of a good for something; food may be made of other goods first. */
    @Rule({"AGR-P1", "AGR-X1"})
    public static Effect paying(int count, int good, Effect effect) {
        return new Effect() {
            @Override
            public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
                position.holdings().lose(seat, count, good);
                journal.note(Happens.PAID, seat, good, count);
                effect.happen(position, seat, slot, journal);
            }

            @Override
            public boolean isPossible(AgricolaPosition position, int seat, int slot) {
                return position.holdings().count(seat, good) >= count && effect.isPossible(position, seat, slot);
            }

            @Override
            public boolean isWithinReach(AgricolaPosition position, int seat, int slot) {
                boolean canPay = good == Goods.FOOD
                        ? Exchanges.canRaise(position, seat, count, Goods.NOTHING)
                        : position.holdings().count(seat, good) >= count;
                return canPay && effect.isWithinReach(position, seat, slot);
            }
        };
    }

    /** You place another person before the next player does. */
    @Rule("AGR-K3")
    public static Effect placeAgain() {
        return (position, seat, slot, journal) -> position.board().setAgain(seat);
    }

    /** One of your newborns goes home and counts as grown up, so that it works this round. */
    @Rule("AGR-K3")
    public static Effect newbornWorks() {
        Effect effect = (position, seat, slot, journal) -> {
            position.board().leave(position.board().shared(seat), seat);
            position.holdings().growUpAtOnce(seat);
        };
        return effect.provided((position, seat, slot) ->
                position.holdings().newborns(seat) > 0 && position.board().shared(seat) != Board.NOWHERE);
    }

    /** The space in use lies above another on the board. */
    @Rule("AGR-B10")
    public static Condition above(Space space) {
        return (position, seat, slot) -> {
            Board board = position.board();
            return board.inUse() != Board.NOWHERE && (Columns.above(board, space) >>> board.inUse() & 1) != 0;
        };
    }

    /** The card has counted so many building resources in this work phase. */
    @Rule("AGR-K4")
    public static Condition countedResources(int least) {
        return (position, seat, slot) -> Tallies.buildingResources(position, slot) >= least;
    }

    /** Note down bonus points. */
    public static Effect book(int points) {
        return (position, seat, slot, journal) -> position.holdings().book(seat, points);
    }
}
