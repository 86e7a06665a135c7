package tilth.finca;

import tilth.engine.Journal;
import tilth.engine.Rule;

/** Farmers on the windmill, and the fruits and carts they bring. */
final class Harvest {

    private Harvest() {}

    @Rule("FIN-P2")
    static void place(FincaPosition position, int seat, int blade, Journal journal) {
        position.setFarmers(seat, position.farmers(seat) + Windmill.one(blade));
        journal.note(Happens.PLACED, seat, blade);
        takeFruits(position, seat, position.fruitOf(blade), 1, journal);
    }

    @Rule({"FIN-M2", "FIN-M3", "FIN-M5"})
    static void walk(FincaPosition position, int seat, int from, Journal journal) {
        int steps = Windmill.at(position.crowd(), from);
        int to = Windmill.landing(from, steps);
        position.setFarmers(seat, position.farmers(seat) - Windmill.one(from) + Windmill.one(to));
        journal.note(Happens.MOVED, seat, from, to);
        takeFruits(position, seat, position.fruitOf(to), Windmill.at(position.crowd(), to), journal);
        int carts = Windmill.linesCrossed(from, steps);
        if (carts > 0) {
            takeCarts(position, seat, carts, journal);
        }
    }

    @Rule("FIN-A4")
    static void blow(FincaPosition position, int seat, int from, int to, Journal journal) {
        position.setFarmers(seat, position.farmers(seat) - Windmill.one(from) + Windmill.one(to));
        journal.note(Happens.BLOWN, seat, from, to);
        takeFruits(position, seat, position.fruitOf(to), Windmill.at(position.crowd(), to), journal);
    }

    @Rule({"FIN-M3", "FIN-M4", "FIN-M7"})
    private static void takeFruits(FincaPosition position, int seat, int fruit, int due, Journal journal) {
        if (Basket.count(position.supply(), fruit) < due) {
            journal.note(Happens.FRUIT_SHORTAGE, seat, fruit);
            returnAll(position, fruit, journal);
        }
        int taken = Math.min(due, Basket.count(position.supply(), fruit));
        long fruits = Basket.of(fruit, taken);
        position.setSupply(position.supply() - fruits);
        position.setFruits(seat, position.fruits(seat) + fruits);
        journal.note(Happens.HARVESTED, seat, fruit, taken);
    }

    private static void returnAll(FincaPosition position, int fruit, Journal journal) {
        int returned = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            int count = Basket.count(position.fruits(seat), fruit);
            if (count > 0) {
                returned += count;
                position.setFruits(seat, Basket.without(position.fruits(seat), fruit));
                journal.note(Happens.GAVE_FRUITS_BACK, seat, fruit, count);
            }
        }
        position.setSupply(position.supply() + Basket.of(fruit, returned));
    }

    @Rule({"FIN-M5", "FIN-M6"})
    private static void takeCarts(FincaPosition position, int seat, int due, Journal journal) {
        if (position.cartsInCentre() < due) {
            journal.note(Happens.CART_SHORTAGE, seat);
            returnAllCarts(position, journal);
        }
        position.setCartsInCentre(position.cartsInCentre() - due);
        position.setBelongings(seat, position.belongings(seat) + due);
        journal.note(Happens.CARTS_EARNED, seat, due);
    }

    private static void returnAllCarts(FincaPosition position, Journal journal) {
        for (int seat = 0; seat < position.seats(); seat++) {
            int carts = position.carts(seat);
            if (carts > 0) {
                position.setCartsInCentre(position.cartsInCentre() + carts);
                position.setBelongings(seat, position.belongings(seat) & Belongings.NO_CARTS);
                journal.note(Happens.GAVE_CARTS_BACK, seat, carts);
            }
        }
    }
}
