package tilth.agricola.cards;

import java.util.Arrays;

/** Rebates that change one price, each with its card and its amount. A workbench that grows as it has to. */
public final class RebateList {

    private static final int FEW = 8;

    private Rebate[] found = new Rebate[FEW];
    private int[] slots = new int[FEW];
    private long[] amounts = new long[FEW];
    private int count;

    public void clear() {
        count = 0;
    }

    public void add(Rebate rebate, int slot, long amount) {
        if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
            slots = Arrays.copyOf(slots, 2 * count);
            amounts = Arrays.copyOf(amounts, 2 * count);
        }
        found[count] = rebate;
        slots[count] = slot;
        amounts[count++] = amount;
    }

    public int count() {
        return count;
    }

    public Rebate at(int index) {
        return found[index];
    }

    /** The slot of the card. */
    public int slot(int index) {
        return slots[index];
    }

    /** The base price that it makes, or how many of a good it takes off. */
    public long amount(int index) {
        return amounts[index];
    }

    /** The bit of one that can be used once in a period only; else none. */
    public long limit(int index) {
        return found[index].limit() == Effect.Period.ALWAYS ? 0 : 1L << index;
    }
}
