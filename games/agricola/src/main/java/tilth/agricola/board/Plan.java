package tilth.agricola.board;

import java.util.List;
import tilth.agricola.pay.Goods;
import tilth.engine.Rule;

/**
 * What a space brings at one table: what is added each round, what its user gets from the supply, whether it hands over the
 * starting player's marker, and what it lets its user do.
 */
public record Plan(long refill, long gets, boolean makesFirst, Join join, List<Act> acts) {

    /** How several acts hang together. */
    public enum Join {
        /** One or both, in any order. */
        AND_OR,
        /** The first has to be done, the second may follow. */
        THEN,
        /** Exactly one of them. */
        EITHER,
        /** Any or none of them, in any order. */
        MAYBE
    }

    /** A space that is not there. */
    public static final Plan NONE = new Plan(Goods.NOTHING, Goods.NOTHING, false, Join.AND_OR, List.of());

    public Plan {
        acts = List.copyOf(acts);
    }

    @Rule("AGR-B2")
    public static Plan accumulating(int count, int good) {
        return new Plan(Goods.of(count, good), Goods.NOTHING, false, Join.AND_OR, List.of());
    }

    public static Plan getting(long goods) {
        return new Plan(Goods.NOTHING, goods, false, Join.AND_OR, List.of());
    }

    public static Plan doing(Act act) {
        return joined(Join.THEN, act);
    }

    @Rule("AGR-W4")
    public static Plan andOr(Act one, Act other) {
        return joined(Join.AND_OR, one, other);
    }

    @Rule("AGR-W5")
    public static Plan then(Act first, Act second) {
        return joined(Join.THEN, first, second);
    }

    public static Plan either(Act... acts) {
        return joined(Join.EITHER, acts);
    }

    public static Plan maybe(Act... acts) {
        return joined(Join.MAYBE, acts);
    }

    private static Plan joined(Join join, Act... acts) {
        return new Plan(Goods.NOTHING, Goods.NOTHING, false, join, List.of(acts));
    }

    /** The same with goods from the supply on top. */
    public Plan with(long goods) {
        return new Plan(refill, gets + goods, makesFirst, join, acts);
    }

    /** The same with food added each round. */
    public Plan refilledWith(long goods) {
        return new Plan(refill + goods, gets, makesFirst, join, acts);
    }

    public Plan makingFirst() {
        return new Plan(refill, gets, true, join, acts);
    }

    public boolean isThere() {
        return refill != Goods.NOTHING || gets != Goods.NOTHING || makesFirst || !acts.isEmpty();
    }

    /** Whether what lies on the space comes without asking; else taking it is one of the acts. */
    public boolean handsOver() {
        return !isChosen();
    }

    private boolean isChosen() {
        for (int part = 0; part < acts.size(); part++) {
            if (acts.get(part).kind() == Act.Kind.TAKE_ALL) {
                return true;
            }
        }
        return false;
    }
}
