package tilth.agricola.react;

import java.util.List;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.Occasions;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.Purpose;
import tilth.engine.Rng;
import tilth.engine.Rule;

/** What cards keep for their owners, on themselves or elsewhere: goods, animals that were cooked, fences. */
public final class Depots {

    // How many fences wait, four bits for each round.
    private static final int FENCE_BITS = 4;
    private static final long FENCES = 0xF;

    private static final Purpose ANIMALS = Purpose.of("animals");

    private Depots() {}

    /** Puts goods from the supply on a card. */
    @Rule("AGR-K18")
    static void put(State position, int seat, int slot, int count, int good, Journal journal) {
        Effects.keep(position, slot, Goods.plus(Effects.kept(position, slot), Goods.of(count, good)));
        journal.note(Happens.PUT_ON_CARD, seat, good, count, number(position, slot));
    }

    /** Gives goods that lie on a card to a seat. */
    @Rule("AGR-K18")
    static void take(State position, int seat, int slot, long goods, Journal journal) {
        if (!Goods.covers(Effects.kept(position, slot), goods)) {
            return;
        }
        Effects.keep(position, slot, Effects.kept(position, slot) - goods);
        int good = Goods.first(goods);
        journal.note(Happens.TOOK_FROM_CARD, seat, good, Goods.count(goods, good), number(position, slot));
        Gains.take(position, seat, slot, goods);
    }

    /** The goods of the pile that a card begins with, the top one first. */
    private static List<Integer> pile(State position, int slot) {
        return ((Store.Pile) position.table().deck().card(slot).store()).goods();
    }

    /** The good on top of the pile on a card, or -1. */
    static int top(State position, int slot) {
        int gone = (int) Effects.kept(position, slot);
        List<Integer> pile = pile(position, slot);
        return gone < pile.size() ? pile.get(gone) : -1;
    }

    static void takeTop(State position, int seat, int slot, Journal journal) {
        int top = top(position, slot);
        Effects.keep(position, slot, Effects.kept(position, slot) + 1);
        Gains.gain(position, seat, slot, Goods.of(1, top), journal);
    }

    /** Whether the top good of the pile on a card has just come. */
    @Rule("AGR-K121")
    static boolean canMatch(State position, int slot) {
        int top = top(position, slot);
        return top >= 0 && (position.occasions().kinds() >>> top & 1) != 0;
    }

    /** Takes from the top what has just come, each kind once; that comes together, and may let more follow. */
    @Rule("AGR-K121")
    static void takeMatching(State position, int seat, int slot, Journal journal) {
        int left = position.occasions().kinds();
        long taken = Goods.NOTHING;
        int top = top(position, slot);
        while (top >= 0 && (left >>> top & 1) != 0) {
            left &= ~(1 << top);
            taken = Goods.plus(taken, Goods.of(1, top));
            Effects.keep(position, slot, Effects.kept(position, slot) + 1);
            top = top(position, slot);
        }
        Gains.gain(position, seat, slot, taken, journal);
    }

    static boolean areGoods(List<Effect> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (!(parts.get(i) instanceof Effect.Get)) {
                return false;
            }
        }
        return true;
    }

    /** Goods that a card gives come together where a pile asks for it, so that their order is the best. */
    @Rule("AGR-K121")
    static void getAll(State position, int seat, int slot, List<Effect> parts, Journal journal) {
        long bundle = Goods.NOTHING;
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof Effect.Get get) {
                int count = Math.min(Goods.MOST, Counts.of(position, seat, slot, get.count()));
                bundle = Goods.plus(bundle, Goods.of(count, get.good()));
            }
        }
        Gains.gain(position, seat, slot, bundle, journal);
    }

    /** Whether at least two animals lie on a card. */
    @Rule("AGR-K83")
    static boolean canDrawPair(State position, int slot) {
        return animals(Effects.kept(position, slot)) > 1;
    }

    /** Draws two animals from a card. If they are alike, a seat gets one of them; all else goes back. */
    @Rule("AGR-K83")
    static void drawPair(State position, int seat, int slot, Journal journal) {
        long kept = Effects.kept(position, slot);
        if (animals(kept) < 2) {
            return;
        }
        Rng lots = position.chance(ANIMALS);
        int one = lot(kept, lots.below(animals(kept)));
        int other = lot(kept - Goods.of(1, one), lots.below(animals(kept) - 1));
        if (one == other) {
            take(position, seat, slot, Goods.of(1, one), journal);
        } else {
            journal.note(Happens.DREW_UNLIKE, seat);
        }
    }

    private static int animals(long bundle) {
        int count = 0;
        for (int good = Goods.SHEEP; good <= Goods.CATTLE; good++) {
            count += Goods.count(bundle, good);
        }
        return count;
    }

    /** The species of an animal of a bundle, by its place among all. */
    private static int lot(long bundle, int place) {
        int good = Goods.SHEEP;
        for (int left = place; left >= Goods.count(bundle, good); good++) {
            left -= Goods.count(bundle, good);
        }
        return good;
    }

    /** Whether an animal was just cooked that a card may still take. */
    @Rule("AGR-K19")
    static boolean canTakeCooked(State position, Effect.Claim claim) {
        Occasions occasion = position.occasions();
        if (!occasion.isNow(Moment.COOKED) || occasion.from() < Goods.SHEEP) {
            return false;
        }
        int others = switch (claim) {
            case ALONE -> Math.max(occasion.shared(), occasion.counted());
            case SHARED -> occasion.shared();
        };
        return occasion.taken() + others < occasion.count();
    }

    @Rule("AGR-K19")
    static void takeCooked(State position, int seat, int slot, Effect.Claim claim, Journal journal) {
        if (canTakeCooked(position, claim)) {
            int good = position.occasions().from();
            switch (claim) {
                case ALONE -> position.occasions().take();
                case SHARED -> position.occasions().share();
            }
            put(position, seat, slot, 1, good, journal);
        }
    }

    /** Whether an animal was just cooked that a card may count, for none has taken it for itself. */
    @Rule("AGR-K19")
    static boolean canCountCooked(State position) {
        Occasions occasion = position.occasions();
        return occasion.isNow(Moment.COOKED) && occasion.taken() + occasion.counted() < occasion.count();
    }

    /** A good that lies on a card becomes food. */
    @Rule("AGR-K18")
    static void cookFromCard(State position, int seat, int slot, int good, Journal journal) {
        Effects.keep(position, slot, Effects.kept(position, slot) - Goods.of(1, good));
        position.holdings().gain(seat, 1, good);
        journal.note(Happens.TOOK_FROM_CARD, seat, good, 1, number(position, slot));
        Exchanges.cook(position, seat, 1, good, journal);
    }

    /** Spreads what lies on a space over others in equal parts. */
    @Rule("AGR-K23")
    static void spread(State position, int seat, Effect.Spread spread, Journal journal) {
        int from = spread.from().ordinal();
        int good = spread.good();
        long goods = position.board().takeAll(from);
        int each = Goods.count(goods, good) / spread.over().size();
        for (Space over : spread.over()) {
            position.board().add(over.ordinal(), Goods.of(each, good));
            journal.note(Happens.SPREAD, seat, good, each, over.ordinal());
        }
        position.board().add(from, goods - Goods.of(each * spread.over().size(), good));
    }

    @Rule("AGR-K23")
    static boolean canSpread(State position, Effect.Spread spread) {
        long goods = position.board().goods(spread.from().ordinal());
        return Goods.count(goods, spread.good()) >= spread.over().size();
    }

    /** The card goes back to the hand, as if it had not been played. */
    @Rule("AGR-K22")
    static void backToHand(State position, int seat, int slot, Journal journal) {
        position.tableau().takeBack(seat, slot);
        journal.note(Happens.CARD_TAKEN_BACK, seat, number(position, slot));
    }

    /** Goods from the supply come onto a space, for whoever uses it next. */
    @Rule("AGR-K12")
    static void putGoods(State position, int seat, int space, long goods, Journal journal) {
        position.board().add(space, goods);
        int good = Goods.first(goods);
        journal.note(Happens.PUT_ON_SPACE, seat, good, Goods.count(goods, good), space);
    }

    // Fences that stand or wait somewhere else.

    /** Puts a fence on a space, which the card notes. */
    @Rule("AGR-K21")
    static void putFence(State position, int seat, int space, Journal journal) {
        position.farms().park(seat, 1);
        journal.note(Happens.FENCE_PUT, seat, space);
    }

    /** Lets fences wait on round spaces, the nearest first, as far as there are enough. */
    @Rule("AGR-K21")
    static void sendFences(State position, int seat, int slot, Effect.FencesOnRounds send, Journal journal) {
        for (int rest = send.rounds().from(position.board().round()); rest != 0; rest &= rest - 1) {
            int round = Integer.numberOfTrailingZeros(rest);
            int count = Math.min(send.count(), position.farms().fencesLeft(seat));
            if (count > 0) {
                position.farms().park(seat, count);
                Effects.keep(position, slot, Effects.kept(position, slot) | (long) count << FENCE_BITS * round);
                journal.note(Happens.FENCES_SENT, seat, count, round);
            }
        }
    }

    /** How many fences wait on the space of a round. */
    @Rule("AGR-K21")
    public static int waitingFences(State position, int slot, int round) {
        return (int) (Effects.kept(position, slot) >>> FENCE_BITS * round & FENCES);
    }

    static boolean areFencesWaiting(State position, int slot) {
        return waitingFences(position, slot, position.board().round()) > 0;
    }

    @Rule("AGR-K21")
    static void fetchFences(State position, int seat, int slot, Journal journal) {
        int round = position.board().round();
        int count = waitingFences(position, slot, round);
        position.farms().fetch(seat, count);
        Effects.keep(position, slot, Effects.kept(position, slot) & ~(FENCES << FENCE_BITS * round));
        journal.note(Happens.FENCES_FETCHED, seat, count);
    }

    private static int number(State position, int slot) {
        return position.table().deck().number(slot);
    }
}
