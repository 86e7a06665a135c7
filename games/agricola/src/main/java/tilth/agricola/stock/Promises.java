package tilth.agricola.stock;

import java.util.List;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** Goods that cards have put on the spaces of rounds to come. */
public final class Promises {

    private Promises() {}

    /** A card is handed back: what it has put on rounds to come goes back to the supply, but not what a well has. */
    @Rule("AGR-K127")
    public static void withdraw(State position, int seat, int slot, Journal journal) {
        Card card = position.table().deck().card(slot);
        List<Hook> hooks = card.hooks();
        for (int i = 0; i < hooks.size() && !card.isMarked(Mark.WELL.bit()); i++) {
            if (hooks.get(i).moment() == Moment.PLAYED && hooks.get(i).effect() instanceof Effect.PutOnRounds put) {
                remove(position, seat, rounds(position, slot, put), put.goods(), journal);
            }
        }
    }

    /** The rounds to come on which a card has put something, a bit each. */
    private static int rounds(State position, int slot, Effect.PutOnRounds put) {
        int round = position.board().round();
        return position.table().deck().card(slot).store() instanceof Store.Rounds
                ? (int) position.tableau().kept(position.table().deck().keptAt(slot)) & -2 << round
                : put.rounds().from(round);
    }

    private static void remove(State position, int seat, int rounds, long goods, Journal journal) {
        int good = Goods.first(goods);
        for (int rest = rounds; rest != 0; rest &= rest - 1) {
            int round = Integer.numberOfTrailingZeros(rest);
            if (Goods.isWithin(goods, position.board().waiting(seat, round))) {
                position.board().schedule(seat, round, -goods);
                journal.note(Happens.WITHDRAWN, seat, good, Goods.count(goods, good), round);
            }
        }
    }
}
