package tilth.finca;

import static tilth.testkit.Invariants.require;

import tilth.engine.Position;

/** What is in the box is on the table, all of it, once, in every position of Finca. */
final class FincaInvariants {

    private FincaInvariants() {}

    static void check(Position any) {
        FincaPosition position = (FincaPosition) any;
        checkFruits(position);
        checkCarts(position);
        checkFarmers(position);
        checkTiles(position);
        checkFincas(position);
        checkBonuses(position);
        checkDelivery(position);
    }

    private static void checkFruits(FincaPosition position) {
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            int count = Basket.count(position.supply(), fruit);
            for (int seat = 0; seat < FincaPosition.MOST_SEATS; seat++) {
                count += Basket.count(position.fruits(seat), fruit);
            }
            require(count == position.table().fruitsOfEach(), "fruits have come or gone");
        }
        require(position.supply() >>> 8 * Basket.FRUITS == 0, "the supply has a seventh fruit");
    }

    private static void checkCarts(FincaPosition position) {
        int count = position.cartsInCentre();
        require(count >= 0, "there are fewer carts than none");
        for (int seat = 0; seat < FincaPosition.MOST_SEATS; seat++) {
            count += position.carts(seat);
        }
        require(count == position.table().carts(), "carts have come or gone");
    }

    private static void checkFarmers(FincaPosition position) {
        int each = position.table().farmersEach();
        boolean placing = isPlacing(position);
        int all = 0;
        for (int seat = 0; seat < FincaPosition.MOST_SEATS; seat++) {
            int farmers = 0;
            for (int blade = 0; blade < Windmill.BLADES; blade++) {
                farmers += Windmill.at(position.farmers(seat), blade);
            }
            require(position.farmers(seat) >>> 4 * Windmill.BLADES == 0, "a farmer stands beside the windmill");
            boolean seated = seat < position.seats();
            require(
                    placing ? farmers <= (seated ? each : 0) : farmers == (seated ? each : 0),
                    "farmers are miscounted");
            all += farmers;
        }
        require(placing == all < position.table().farmersInAll(), "placing goes on until all farmers stand");
    }

    private static boolean isPlacing(FincaPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if ((position.openSeats() >>> seat & 1) != 0) {
                return Asks.of(position.question(seat)) == Asks.PLACE;
            }
        }
        return false;
    }

    private static void checkTiles(FincaPosition position) {
        long met = 0;
        int count = 0;
        for (int seat = 0; seat < FincaPosition.MOST_SEATS; seat++) {
            require((met & position.tiles(seat)) == 0, "a tile is won twice");
            met |= position.tiles(seat);
            count += Long.bitCount(position.tiles(seat));
        }
        for (int village = 0; village < Components.VILLAGES; village++) {
            require(position.tilesLeft(village) <= Village.STACK, "a stack is too high");
            for (int level = 0; level < position.tilesLeft(village); level++) {
                long tile = 1L << Village.tile(position.village(village), level);
                require((met & tile) == 0, "a tile is in two places");
                met |= tile;
                count++;
            }
        }
        require((met & ~Tiles.ALL) == 0, "there is a tile that does not exist");
        require(count == Components.VILLAGES * Village.STACK, "tiles have come or gone");
    }

    private static void checkFincas(FincaPosition position) {
        int inVillages = 0;
        int ofClosed = 0;
        int closed = 0;
        for (int village = 0; village < Components.VILLAGES; village++) {
            inVillages |= 1 << position.fincaOf(village);
            if (position.isClosed(village)) {
                closed++;
                ofClosed |= 1 << position.fincaOf(village);
            }
        }
        require(inVillages == (1 << Components.VILLAGES) - 1, "a finca tile is missing");
        int won = 0;
        for (int seat = 0; seat < FincaPosition.MOST_SEATS; seat++) {
            require((won & position.fincas(seat)) == 0, "a finca tile is won twice");
            won |= position.fincas(seat);
        }
        require((won & ~ofClosed) == 0, "a finca tile is won before its village is closed");
        int wooden = position.table().woodenFincas();
        require(position.woodenFincas() == wooden - Math.min(closed, wooden), "wooden fincas are miscounted");
    }

    private static void checkBonuses(FincaPosition position) {
        int owned = 0;
        for (int seat = 0; seat < FincaPosition.MOST_SEATS; seat++) {
            int bonuses = Belongings.bonuses(position.belongings(seat));
            require((owned & bonuses) == 0, "a bonus tile is taken twice");
            require(Integer.bitCount(bonuses) <= Tiles.sets(position.tiles(seat)), "a bonus tile without a set");
            owned |= bonuses;
        }
        require(owned == (1 << position.bonusTaken()) - 1, "bonus tiles go from the top of the pile");
    }

    private static void checkDelivery(FincaPosition position) {
        Delivery delivery = position.delivery();
        require(delivery.room() >= 0, "a cart is overloaded");
        require(Integer.bitCount(delivery.villages()) == delivery.count(), "a village is delivered to twice");
        for (int place = 0; place < delivery.count(); place++) {
            require(!position.isClosed(delivery.village(place)), "a delivery goes to a closed village");
        }
        require(!position.isOver() || !delivery.isUnderWay(), "a delivery is left unsettled");
    }
}
