package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.cards.Deck;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.pay.Paying;
import tilth.agricola.pay.Purchase;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Builds rooms and stables, and renovates houses. */
final class Building {

    private static final int ONE = 1;

    private Building() {}

    @Rule({"AGR-F1", "AGR-F2"})
    static boolean canBuildRoom(AgricolaPosition position, int seat) {
        return Paying.isAffordable(position, seat, Purchase.ROOM, ONE)
                && position.farms().buildableRooms(seat) != 0;
    }

    @Rule({"AGR-F1", "AGR-F2"})
    static void buildRoom(AgricolaPosition position, int seat, int square, Journal journal) {
        position.farms().buildRoom(seat, square);
        journal.note(Happens.ROOM_BUILT, seat, square);
        Paying.pay(position, seat, Purchase.ROOM, ONE, journal);
    }

    /** What a house could become now, as a bit set: the next material, and those that cards let it leap to. */
    @Rule({"AGR-F3", "AGR-F5", "AGR-F14"})
    static int renovations(AgricolaPosition position, int seat) {
        int next = position.farms().house(seat) + 1;
        int found = 0;
        for (int to = next; to <= Farmyards.STONE; to++) {
            boolean isAllowed = to == next || canLeap(position, seat, to);
            found |= isAllowed && Paying.isAffordable(position, seat, Purchase.RENOVATION, to) ? 1 << to : 0;
        }
        return found;
    }

    @Rule("AGR-F14")
    private static boolean canLeap(AgricolaPosition position, int seat, int to) {
        Deck deck = position.table().deck();
        int leaps = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.LEAP, word);
            for (; cards != 0; cards &= cards - 1) {
                leaps |= deck.card(word * Long.SIZE + Long.numberOfTrailingZeros(cards))
                        .leaps();
            }
        }
        return (leaps >>> to & 1) != 0;
    }

    @Rule({"AGR-F3", "AGR-F14"})
    static void addRenovations(AgricolaPosition position, int seat, MoveList into) {
        for (int rest = renovations(position, seat); rest != 0; rest &= rest - 1) {
            int to = Integer.numberOfTrailingZeros(rest);
            boolean isNext = to == position.farms().house(seat) + 1;
            into.add(isNext ? Does.RENOVATE.bare() : Does.RENOVATE_TO.with(to));
        }
    }

    /** All rooms at once. */
    @Rule({"AGR-F3", "AGR-F4", "AGR-F5"})
    static void renovate(AgricolaPosition position, int seat, int to, Journal journal) {
        position.farms().setHouse(seat, to);
        journal.note(Happens.RENOVATED, seat, to);
        Paying.pay(position, seat, Purchase.RENOVATION, to, journal);
    }

    @Rule({"AGR-F6", "AGR-F7"})
    static boolean canBuildStable(AgricolaPosition position, int seat, int wood) {
        return Paying.isAffordable(position, seat, Purchase.STABLE, wood)
                && position.farms().buildableStables(seat) != 0;
    }

    @Rule({"AGR-F6", "AGR-F7"})
    static void buildStable(AgricolaPosition position, int seat, int square, int wood, Journal journal) {
        position.farms().buildStable(seat, square);
        journal.note(Happens.STABLE_BUILT, seat, square);
        Paying.pay(position, seat, Purchase.STABLE, wood, journal);
    }
}
