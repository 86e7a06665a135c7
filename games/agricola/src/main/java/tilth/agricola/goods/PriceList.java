package tilth.agricola.goods;

import java.util.Arrays;

/**
 * Prices to choose from, each with the set of what it uses up beside goods, a bit each. A workbench that is filled anew each
 * time and grows as it has to.
 */
public final class PriceList {

    private static final int FEW = 16;

    private long[] prices = new long[FEW];
    private long[] uses = new long[FEW];
    private int size;

    public int size() {
        return size;
    }

    public long at(int index) {
        return prices[index];
    }

    /** What a price uses up beside goods. */
    public long uses(int index) {
        return uses[index];
    }

    public void clear() {
        size = 0;
    }

    /** Adds a price unless it is there already for no more. */
    public void add(long price, long using) {
        for (int index = 0; index < size; index++) {
            if (prices[index] == price && (uses[index] & ~using) == 0) {
                return;
            }
        }
        if (size == prices.length) {
            prices = Arrays.copyOf(prices, 2 * size);
            uses = Arrays.copyOf(uses, 2 * size);
        }
        prices[size] = price;
        uses[size++] = using;
    }

    /** Puts another price in the place of one. */
    public void set(int index, long price) {
        prices[index] = price;
    }

    /** Forgets whatever prices use up beside goods but for these. */
    public void keepUses(long these) {
        for (int index = 0; index < size; index++) {
            uses[index] &= these;
        }
    }

    /** Drops one; those after it move up. */
    public void drop(int index) {
        size--;
        for (int i = index; i < size; i++) {
            prices[i] = prices[i + 1];
            uses[i] = uses[i + 1];
        }
    }

    /** Drops every price that asks for all that another one does and for more. */
    public void dropDearer() {
        for (int index = size - 1; index >= 0; index--) {
            if (isDearer(index)) {
                drop(index);
            }
        }
    }

    private boolean isDearer(int index) {
        for (int other = 0; other < size; other++) {
            boolean sameBefore = prices[other] == prices[index] && other < index;
            boolean cheaper = prices[other] != prices[index] && Goods.isWithin(prices[other], prices[index]);
            if (sameBefore || cheaper) {
                return true;
            }
        }
        return false;
    }
}
