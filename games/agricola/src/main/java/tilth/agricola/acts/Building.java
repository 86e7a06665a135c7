package tilth.agricola.acts;

import java.util.stream.IntStream;
import tilth.agricola.board.Act;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Builds rooms and stables, and renovates houses. */
final class Building {

    private static final int ONE = 1;

    private Building() {}

    @Rule({"AGR-F1", "AGR-F2"})
    static boolean canBuildRoom(State position, int seat, Act act) {
        return position.farms().buildableRooms(seat) != 0
                && (act.isFree() || Paying.isAffordable(position, seat, Purchase.ROOM, ONE, 0));
    }

    @Rule({"AGR-F1", "AGR-F2"})
    static void buildRoom(State position, int seat, int square, Act act, Journal journal) {
        position.farms().buildRoom(seat, square);
        journal.note(Happens.ROOM_BUILT, seat, square);
        if (!act.isFree()) {
            Paying.pay(position, seat, Purchase.ROOM, ONE, 0, journal);
        }
    }

    /** What a house could become now, as a bit set: the next material, and those that cards let it leap to. */
    @Rule({"AGR-F3", "AGR-F5", "AGR-F14"})
    static int renovations(State position, int seat) {
        int next = position.farms().house(seat) + 1;
        int found = 0;
        for (int to = next; to <= Farmyards.STONE; to++) {
            found |= isAllowed(position, seat, to) && Paying.isAffordable(position, seat, Purchase.RENOVATION, to, 0)
                    ? 1 << to
                    : 0;
        }
        return found;
    }

    /** Whether a house could become what comes next, whatever cards let it leap to. */
    @Rule({"AGR-F3", "AGR-F14"})
    static boolean canRenovateToNext(State position, int seat) {
        return (renovations(position, seat) >>> position.farms().house(seat) + 1 & 1) != 0;
    }

    /** What a house might become, if it could be paid for. */
    @Rule({"AGR-F3", "AGR-F14"})
    static IntStream allowed(State position, int seat) {
        return IntStream.rangeClosed(position.farms().house(seat) + 1, Farmyards.STONE)
                .filter(to -> isAllowed(position, seat, to));
    }

    private static boolean isAllowed(State position, int seat, int to) {
        return to == position.farms().house(seat) + 1
                || position.has(seat, Deck.Capability.LEAP) && canLeap(position, seat, to);
    }

    @Rule("AGR-F14")
    private static boolean canLeap(State position, int seat, int to) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet leaping = deck.with(Deck.Capability.LEAP);
        for (int slot = played.first(leaping); slot >= 0; slot = played.next(leaping, slot)) {
            if ((deck.card(slot).leaps() >>> to & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    @Rule({"AGR-F3", "AGR-F14"})
    static void addRenovations(State position, int seat, MoveList into) {
        for (int rest = renovations(position, seat); rest != 0; rest &= rest - 1) {
            int to = Integer.numberOfTrailingZeros(rest);
            boolean isNext = to == position.farms().house(seat) + 1;
            into.add(isNext ? Does.RENOVATE.bare() : Does.RENOVATE_TO.with(to));
        }
    }

    /** All rooms at once. */
    @Rule({"AGR-F3", "AGR-F4", "AGR-F5"})
    static void renovate(State position, int seat, int to, Journal journal) {
        // Cards react when it has been paid for.
        position.announce(Moment.RENOVATED, seat, ONE, position.farms().house(seat));
        position.farms().setHouse(seat, to);
        journal.note(Happens.RENOVATED, seat, to);
        Paying.pay(position, seat, Purchase.RENOVATION, to, 0, journal);
    }

    @Rule({"AGR-F6", "AGR-F7"})
    static boolean canBuildStable(State position, int seat, Act act) {
        return position.farms().buildableStables(seat) != 0
                && (act.isFree() || Paying.isAffordable(position, seat, Purchase.STABLE, wood(act), 0));
    }

    private static int wood(Act act) {
        return Goods.count(act.price(), Goods.WOOD);
    }

    @Rule({"AGR-F6", "AGR-F7"})
    static void buildStable(State position, int seat, int square, Act act, Journal journal) {
        position.farms().buildStable(seat, square);
        journal.note(Happens.STABLE_BUILT, seat, square);
        position.announce(
                Moment.STABLE_BUILT, seat, Integer.bitCount(position.farms().stables(seat)), square);
        if (!act.isFree()) {
            Paying.pay(position, seat, Purchase.STABLE, wood(act), 0, journal);
        }
    }
}
