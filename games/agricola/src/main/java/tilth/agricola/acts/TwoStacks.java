package tilth.agricola.acts;

import tilth.agricola.board.Act;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Sows two stacks of grain on one field, which a card allows once in an action of sowing. */
@Rule("AGR-K118")
final class TwoStacks {

    private static final int STACKS = 2;

    /** What it costs beside the grain. */
    private static final int WOOD = 1;

    private static final int NO_CARD = -1;

    private TwoStacks() {}

    /** Offers every empty field, but no card that is one. */
    static void maybeAdd(State position, int seat, MoveList into) {
        if (position.has(seat, Capability.SOWING_TWICE) && canPay(position, seat) && unspent(position, seat) >= 0) {
            for (int rest = position.farms().emptyFields(seat); rest != 0; rest &= rest - 1) {
                into.add(Does.SOW_TWICE.with(Integer.numberOfTrailingZeros(rest)));
            }
        }
    }

    private static boolean canPay(State position, int seat) {
        return position.holdings().count(seat, Goods.WOOD) >= WOOD
                && position.holdings().count(seat, Goods.GRAIN) >= STACKS;
    }

    /** A card of a seat that has not been used in the action of sowing, or -1. */
    private static int unspent(State position, int seat) {
        CardSet played = position.tableau().played(seat);
        CardSet cards = position.table().deck().with(Capability.SOWING_TWICE);
        for (int slot = played.first(cards); slot >= 0; slot = played.next(cards, slot)) {
            if (!position.tableau().isSpent(Period.ACTION, slot)) {
                return slot;
            }
        }
        return NO_CARD;
    }

    static void sow(State position, int seat, Act act, int field, Journal journal) {
        position.tableau().spend(Period.ACTION, unspent(position, seat));
        position.holdings().lose(seat, WOOD, Goods.WOOD);
        journal.note(Happens.PAID, seat, Goods.WOOD, WOOD);
        Sowing.sow(position, seat, act, Goods.GRAIN, field, journal);
        int count = position.farms().crops(seat, field);
        Sowing.sow(position, seat, act, Goods.GRAIN, field, journal);
        position.farms().putSecond(seat, field, count);
    }

    /** The second stack of a field gets as much more as the first. */
    static void maybeSowMore(State position, int seat, int field, int count, Journal journal) {
        Farmyards farms = position.farms();
        int second = farms.second(seat, field);
        if (second > 0) {
            farms.putSecond(seat, field, second + count);
            journal.note(Happens.SOWN_MORE, seat, Goods.GRAIN, count, field);
        }
    }

    /** An action of sowing is over; says how many more stacks than fields were sown in it. */
    static int finish(State position, int seat) {
        if (!position.has(seat, Capability.SOWING_TWICE)) {
            return 0;
        }
        CardSet cards = position.table().deck().with(Capability.SOWING_TWICE);
        CardSet played = position.tableau().played(seat);
        int more = 0;
        for (int slot = played.first(cards); slot >= 0; slot = played.next(cards, slot)) {
            more += position.tableau().isSpent(Period.ACTION, slot) ? 1 : 0;
        }
        position.tableau().refresh(Period.ACTION, cards);
        return more;
    }
}
