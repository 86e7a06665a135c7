package tilth.agricola.react;

import java.util.List;
import tilth.agricola.acts.Working;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Seen;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.engine.Digest;
import tilth.engine.Journal;
import tilth.engine.Rule;

/**
 * Looks ahead at exchanges that cards allow at any time: whether they would bring what a card or a space asks for. Who could
 * do something only after them has to be asked, for goods may have come since the last question.
 */
@Rule("AGR-X3")
public final class Trades {

    /** How many are looked at one after the other. Goods that were there before could be exchanged before. */
    private static final int IN_A_ROW = 4;

    private Trades() {}

    /** What a seat would like to be able to do. */
    @FunctionalInterface
    private interface Wish {
        boolean holds(State position, int seat, long about);
    }

    /** Whether they would help with some work that is under way. */
    public static boolean canHelp(State position, int seat, long question) {
        return areAny(position, seat)
                && canBring(position, seat, Working::canGoOn, question, IN_A_ROW, position.seen());
    }

    /** Whether they would help with what a card may do at the occasion. */
    static boolean canHelpReact(State position, int seat) {
        return areAny(position, seat)
                && Reactions.isAnyThinkable(position, seat)
                && canBring(
                        position,
                        seat,
                        (then, who, _) -> Reactions.isAnyWithinReach(then, who),
                        0,
                        IN_A_ROW,
                        position.seen());
    }

    private static boolean areAny(State position, int seat) {
        return position.tableau().played(seat).meets(position.table().deck().with(Capability.ANY_TIME));
    }

    private static boolean canBring(State position, int seat, Wish wish, long about, int depth, Seen seen) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet trading = deck.with(Capability.ANY_TIME);
        boolean isFoodShort = false;
        for (int slot = played.first(trading); slot >= 0; slot = played.next(trading, slot)) {
            List<Effect> effects = deck.card(slot).anyTime();
            for (int i = 0; i < effects.size(); i++) {
                if (Prospects.isPossible(position, seat, slot, effects.get(i))) {
                    State then = position.tried();
                    Effects.carryOut(then, seat, slot, effects.get(i), Journal.SILENT);
                    if (isBrought(then, seat, wish, about, depth, seen)) {
                        return true;
                    }
                } else {
                    isFoodShort |= Prospects.isWithinReach(position, seat, slot, effects.get(i));
                }
            }
        }
        return isFoodShort && canCookFirst(position, seat, wish, about, depth, seen);
    }

    private static boolean canCookFirst(State position, int seat, Wish wish, long about, int depth, Seen seen) {
        for (int good = Goods.GRAIN; good < Goods.KINDS; good++) {
            if (position.holdings().count(seat, good) > 0 && Exchanges.foodFor(position, seat, good) > 0) {
                State then = position.tried();
                Exchanges.cook(then, seat, 1, good, Journal.SILENT);
                if (isBrought(then, seat, wish, about, depth, seen)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isBrought(State then, int seat, Wish wish, long about, int depth, Seen seen) {
        if (seen.isOld(key(then, seat, depth))) {
            return false;
        }
        return wish.holds(then, seat, about) || depth > 1 && canBring(then, seat, wish, about, depth - 1, seen);
    }

    /** What decides how it goes on: the goods of a seat, what lies on its trading cards, and how far one still looks. */
    private static long key(State position, int seat, int depth) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet trading = deck.with(Capability.ANY_TIME);
        long key = Digest.add(position.holdings().digestOfGoods(seat), depth);
        for (int slot = played.first(trading); slot >= 0; slot = played.next(trading, slot)) {
            key = deck.keptAt(slot) < 0
                    ? key
                    : Digest.add(key, position.tableau().kept(deck.keptAt(slot)));
        }
        return key;
    }
}
