package tilth.finca;

import tilth.engine.Digest;

/** The fruits being put on tiles: which cart carries them, what it can still take, and the villages in order. */
final class Delivery {

    /** What carries the fruits. */
    enum Cart {
        DONKEY_CART(6),
        BIG_CART(10),
        MINUS_ONE(6);

        final int room;

        Cart(int room) {
            this.room = room;
        }
    }

    private static final Cart[] CARTS = Cart.values();

    private byte cart;
    private byte room;
    private byte count;
    private boolean spares;

    /** The villages in the order chosen, four bits each. */
    private long order;

    void copyFrom(Delivery other) {
        cart = other.cart;
        room = other.room;
        count = other.count;
        spares = other.spares;
        order = other.order;
    }

    void begin(Cart with) {
        cart = (byte) with.ordinal();
        room = (byte) with.room;
        spares = with == Cart.MINUS_ONE;
    }

    void rest() {
        cart = 0;
        room = 0;
        count = 0;
        spares = false;
        order = 0;
    }

    Cart cart() {
        return CARTS[cart];
    }

    boolean isUnderWay() {
        return room > 0 || count > 0;
    }

    /** How many fruits the cart can still take. */
    int room() {
        return room;
    }

    /** Whether a fruit has still to be spared, with Minus one. */
    boolean mustSpare() {
        return spares;
    }

    void spared() {
        spares = false;
    }

    /** Notes that this many fruits lie on the tile of a village. */
    void load(int village, int fruits) {
        order |= (long) village << 4 * count;
        count++;
        room -= (byte) fruits;
    }

    /** How many tiles have their fruits. */
    int count() {
        return count;
    }

    /** The village chosen at a place in the order, from 0. */
    int village(int place) {
        return (int) (order >>> 4 * place) & 0xF;
    }

    boolean includes(int village) {
        return (villages() >>> village & 1) != 0;
    }

    /** The villages chosen so far, as a bit set. */
    int villages() {
        int set = 0;
        for (int place = 0; place < count; place++) {
            set |= 1 << village(place);
        }
        return set;
    }

    long digest(long digest) {
        long state = cart | room << 8 | count << 16 | (spares ? 1 << 24 : 0);
        return Digest.add(Digest.add(digest, state), order);
    }
}
