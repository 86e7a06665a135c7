package tilth.finca;

import tilth.engine.Journal;
import tilth.engine.Rule;

/** Puts fruits on tiles, one tile after the other, before any tile is taken. */
final class Loading {

    private Loading() {}

    @Rule({"FIN-D1", "FIN-A5", "FIN-A6"})
    static void begin(FincaPosition position, int seat, Delivery.Cart cart, Journal journal) {
        position.delivery().begin(cart);
        if (cart != Delivery.Cart.BIG_CART) {
            position.setBelongings(seat, position.belongings(seat) - 1);
            position.setCartsInCentre(position.cartsInCentre() + 1);
            journal.note(Happens.CART_RETURNED, seat);
        }
    }

    static void inFull(FincaPosition position, int seat, int village, int chosenFruit, Journal journal) {
        load(position, seat, village, Tiles.price(position.topTile(village), chosenFruit), journal);
    }

    @Rule({"FIN-A6", "FIN-A7"})
    static void sparing(FincaPosition position, int seat, int village, int fruit, Journal journal) {
        position.delivery().spared();
        journal.note(Happens.SPARED, seat, village, fruit);
        long price = Tiles.price(position.topTile(village), fruit) - Basket.of(fruit, 1);
        load(position, seat, village, price, journal);
    }

    // No fruit comes out of the supply before the turn ends, so fruits can go back there at once.
    @Rule({"FIN-D2", "FIN-D7"})
    private static void load(FincaPosition position, int seat, int village, long price, Journal journal) {
        position.setFruits(seat, position.fruits(seat) - price);
        position.setSupply(position.supply() + price);
        position.delivery().load(village, Basket.total(price));
        if (!journal.isSilent()) {
            notePaid(seat, village, price, journal);
        }
    }

    private static void notePaid(int seat, int village, long price, Journal journal) {
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            if (Basket.count(price, fruit) > 0) {
                journal.note(Happens.PAID, seat, village, fruit, Basket.count(price, fruit));
            }
        }
    }
}
