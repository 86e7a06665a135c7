package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Happens;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.pay.Paying;
import tilth.agricola.pay.Purchase;
import tilth.engine.Journal;
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

    @Rule({"AGR-F3", "AGR-F5"})
    static boolean canRenovate(AgricolaPosition position, int seat) {
        int house = position.farms().house(seat);
        return house != Farmyards.STONE && Paying.isAffordable(position, seat, Purchase.RENOVATION, house);
    }

    /** All rooms at once, one step at a time. */
    @Rule({"AGR-F3", "AGR-F4", "AGR-F5"})
    static void renovate(AgricolaPosition position, int seat, Journal journal) {
        int house = position.farms().house(seat);
        position.farms().setHouse(seat, house + 1);
        journal.note(Happens.RENOVATED, seat, house + 1);
        Paying.pay(position, seat, Purchase.RENOVATION, house, journal);
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
