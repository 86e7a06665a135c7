package tilth.agricola.cards;

import java.util.List;

/**
 * How a card changes the price of some purchases; of cards only those with certain marks, if any are named. The kinds of
 * change do not depend on their order: one base price is chosen, then swaps are used, and what is taken off comes last and
 * never goes below nothing.
 */
public record Rebate(int purchases, int marks, int material, Condition when, Effect.Period limit, Change change) {

    /** Whatever a house becomes by a renovation. */
    private static final int ANY_MATERIAL = -1;

    /** One thing that is paid in place of another. */
    public record Swap(long from, long to) {}

    /** What it does to a price. */
    public sealed interface Change {}

    /** Another base price. */
    public record Base(long price) implements Change {}

    /** Another base price: so many of what the house is made of, and something more. */
    public record OfHouse(int count, long more) implements Change {}

    /** One of several swaps, once for what is bought. */
    public record OneSwap(List<Swap> swaps) implements Change {}

    /** A swap, as often as it can be used. */
    public record AnySwaps(Swap swap) implements Change {}

    /** All of one good that a price asks for, for something else. */
    public record SwapAll(int good, long to) implements Change {}

    /** So many of a good less. */
    public record Off(Count count, int good) implements Change {}

    /** So many building resources of one's choice less. */
    public record OffOfChoice(int count) implements Change {}

    /** The first so many pieces of an action cost nothing. */
    public record FirstFree(int pieces) implements Change {}

    /** Whoever pays for one piece of an action at least gets so many more for nothing. */
    public record MoreFree(int pieces) implements Change {}

    /** Every piece whose number on the farm can be divided by this costs nothing. */
    public record EveryFree(int nth) implements Change {}

    /** A change without a limit for all of what is bought. */
    public static Rebate of(int purchases, Change change) {
        return new Rebate(purchases, 0, ANY_MATERIAL, new Condition.Always(), Effect.Period.ALWAYS, change);
    }

    /** Only where something holds. */
    public Rebate when(Condition condition) {
        return new Rebate(purchases, marks, material, condition, limit, change);
    }

    /** Only for cards with one of these marks. */
    public Rebate forMarks(Mark... which) {
        return new Rebate(purchases, Mark.set(which), material, when, limit, change);
    }

    /** Only once in a period. */
    public Rebate once(Effect.Period period) {
        return new Rebate(purchases, marks, material, when, period, change);
    }

    /** Only for a renovation to this material. */
    public Rebate becoming(int what) {
        return new Rebate(purchases, marks, what, when, limit, change);
    }

    /** Whether a house may become this at the changed price. */
    public boolean isForMaterial(int what) {
        return material == ANY_MATERIAL || material == what;
    }

    public boolean isFor(Purchase purchase) {
        return (purchases & purchase.bit()) != 0;
    }
}
