package tilth.finca;

import static tilth.finca.Does.DELIVER;
import static tilth.finca.Does.DONE;
import static tilth.finca.Does.FRUIT;
import static tilth.finca.Does.LAND;
import static tilth.finca.Does.LIFT;
import static tilth.finca.Does.MOVE;
import static tilth.finca.Does.PAY_ALL;
import static tilth.finca.Does.PLACE;
import static tilth.finca.Does.SPARE;
import static tilth.finca.Does.USE;

import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** The legal answers to every question. In a delivery only what can still be completed is offered. */
final class FincaOffers {

    private FincaOffers() {}

    static void add(FincaPosition position, int seat, MoveList into) {
        long question = position.question(seat);
        switch (Asks.of(question)) {
            case PLACE -> addBlades(PLACE, into);
            case TURN -> addTurn(position, seat, into);
            case MOVE -> addFarmers(position, seat, MOVE, into);
            case MOVE_AGAIN -> {
                addFarmers(position, seat, MOVE, into);
                into.add(DONE.bare());
            }
            case LIFT -> addFarmers(position, seat, LIFT, into);
            case LAND -> addBlades(LAND, into);
            case TILE -> addTiles(position, seat, into);
            case FRUIT -> addFruits(position, seat, Verb.first(question), into);
            case SPARE -> addSpared(position, seat, Verb.first(question), into);
            case SPARE_CHOSEN -> addSparedChosen(position, seat, question, into);
        }
    }

    @Rule({"FIN-P1", "FIN-A4"})
    private static void addBlades(Does does, MoveList into) {
        for (int blade = 0; blade < Windmill.BLADES; blade++) {
            into.add(does.with(blade));
        }
    }

    @Rule("FIN-M1")
    private static void addFarmers(FincaPosition position, int seat, Does does, MoveList into) {
        for (long ring = Windmill.occupied(position.farmers(seat)); ring != 0; ring &= ring - 1) {
            into.add(does.with(Windmill.first(ring)));
        }
    }

    @Rule({"FIN-T1", "FIN-D1", "FIN-A1"})
    private static void addTurn(FincaPosition position, int seat, MoveList into) {
        addFarmers(position, seat, MOVE, into);
        if (position.carts(seat) > 0) {
            addTilesInFull(position, seat, Delivery.Cart.DONKEY_CART.room, 0, into);
        }
        long belongings = position.belongings(seat);
        if (Belongings.has(belongings, Action.STRONG_WIND)) {
            into.add(USE.with(Action.STRONG_WIND.ordinal()));
        }
        if (Belongings.has(belongings, Action.GUST)) {
            into.add(USE.with(Action.GUST.ordinal()));
        }
        if (Belongings.has(belongings, Action.BIG_CART) && canUseBigCart(position, seat)) {
            into.add(USE.with(Action.BIG_CART.ordinal()));
        }
        if (Belongings.has(belongings, Action.MINUS_ONE) && canUseMinusOne(position, seat)) {
            into.add(USE.with(Action.MINUS_ONE.ordinal()));
        }
    }

    @Rule("FIN-A5")
    static boolean canUseBigCart(FincaPosition position, int seat) {
        return Payment.someInFull(position, position.fruits(seat), Delivery.Cart.BIG_CART.room);
    }

    @Rule("FIN-A6")
    static boolean canUseMinusOne(FincaPosition position, int seat) {
        return position.carts(seat) > 0
                && Payment.someSparingOne(position, position.fruits(seat), Delivery.Cart.MINUS_ONE.room, 0);
    }

    @Rule("FIN-D5")
    private static void addTiles(FincaPosition position, int seat, MoveList into) {
        Delivery delivery = position.delivery();
        int chosen = delivery.villages();
        if (!delivery.mustSpare()) {
            addTilesInFull(position, seat, delivery.room(), chosen, into);
            if (chosen != 0) {
                into.add(DONE.bare());
            }
            return;
        }
        for (int village = 0; village < Components.VILLAGES; village++) {
            if ((chosen >>> village & 1) == 0
                    && !position.isClosed(village)
                    && canJoinMinusOne(position, seat, village)) {
                into.add(DELIVER.with(village));
            }
        }
    }

    private static void addTilesInFull(FincaPosition position, int seat, int room, int chosen, MoveList into) {
        long fruits = position.fruits(seat);
        boolean withOnes = position.delivery().cart() != Delivery.Cart.MINUS_ONE
                || position.table().onesComeAlong();
        for (int village = 0; village < Components.VILLAGES; village++) {
            if ((chosen >>> village & 1) == 0 && !position.isClosed(village)) {
                int tile = position.topTile(village);
                if (Payment.inFull(fruits, tile, room) && (withOnes || Tiles.value(tile) > 1)) {
                    into.add(DELIVER.with(village));
                }
            }
        }
    }

    /** Whether a tile can be taken while a fruit has still to be spared, on it or on one after it. */
    @Rule("FIN-A7")
    static boolean canJoinMinusOne(FincaPosition position, int seat, int village) {
        int tile = position.topTile(village);
        int room = position.delivery().room();
        long fruits = position.fruits(seat);
        if (Tiles.value(tile) >= Payment.LEAST_VALUE_TO_SPARE) {
            return Payment.sparingOne(fruits, tile, room);
        }
        return position.table().onesComeAlong() && canPayAllNow(position, seat, village, Tiles.need(tile));
    }

    /** Whether this tile can be paid in full and the spared fruit left to another one. */
    static boolean canPayAllNow(FincaPosition position, int seat, int village, long price) {
        Delivery delivery = position.delivery();
        long fruits = position.fruits(seat);
        int room = delivery.room() - Basket.total(price);
        return room >= 0
                && Basket.covers(fruits, price)
                && Payment.someSparingOne(position, fruits - price, room, delivery.villages() | 1 << village);
    }

    @Rule("FIN-D4")
    private static void addFruits(FincaPosition position, int seat, int village, MoveList into) {
        int needed =
                Tiles.value(position.topTile(village)) - (position.delivery().mustSpare() ? 1 : 0);
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            if (Basket.count(position.fruits(seat), fruit) >= needed) {
                into.add(FRUIT.with(fruit));
            }
        }
    }

    @Rule("FIN-A6")
    private static void addSpared(FincaPosition position, int seat, int village, MoveList into) {
        long need = Tiles.need(position.topTile(village));
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            if (Basket.count(need, fruit) > 0 && Basket.covers(position.fruits(seat), need - Basket.of(fruit, 1))) {
                into.add(SPARE.with(fruit));
            }
        }
        if (canPayAllNow(position, seat, village, need)) {
            into.add(PAY_ALL.bare());
        }
    }

    private static void addSparedChosen(FincaPosition position, int seat, long question, MoveList into) {
        int village = Verb.first(question);
        int fruit = Verb.second(question);
        into.add(SPARE.with(fruit));
        if (canPayAllNow(position, seat, village, Tiles.price(position.topTile(village), fruit))) {
            into.add(PAY_ALL.bare());
        }
    }
}
