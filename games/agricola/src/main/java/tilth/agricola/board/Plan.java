package tilth.agricola.board;

import java.util.List;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;

/**
 * What a space brings at one table: what is added each round, what its user gets from the supply, whether it hands over the
 * start player's marker, and what it lets its user do. Cards that grant something have plans too.
 */
public final class Plan {

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

    private final long refill;
    private final long gets;
    private final boolean makesFirst;
    private final boolean handsOver;
    private final Join join;
    private final Act[] acts;

    private Plan(long refill, long gets, boolean makesFirst, Join join, List<Act> acts) {
        this.refill = refill;
        this.gets = gets;
        this.makesFirst = makesFirst;
        this.join = join;
        this.acts = acts.toArray(new Act[0]);
        boolean asks = false;
        for (Act act : this.acts) {
            asks |= act.kind() == Act.Kind.TAKE_ALL;
        }
        handsOver = !asks;
    }

    @Rule("AGR-B2")
    public static Plan accumulating(int count, int good) {
        return NONE.refilledWith(Goods.of(count, good));
    }

    public static Plan getting(long goods) {
        return NONE.with(goods);
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
        return new Plan(refill, gets + goods, makesFirst, join, List.of(acts));
    }

    /** The same with goods added each round. */
    public Plan refilledWith(long goods) {
        return new Plan(refill + goods, gets, makesFirst, join, List.of(acts));
    }

    public Plan makingFirst() {
        return new Plan(refill, gets, true, join, List.of(acts));
    }

    /** What is added each round. */
    public long refill() {
        return refill;
    }

    /** What its user gets from the supply. */
    public long gets() {
        return gets;
    }

    public boolean makesFirst() {
        return makesFirst;
    }

    /** Whether what lies on the space comes without asking; else taking it is one of the acts. */
    public boolean handsOver() {
        return handsOver;
    }

    /** Whether what lies on the space can be taken by whoever uses it, be it without asking or as one of the acts. */
    public boolean letsTake() {
        boolean lets = handsOver;
        for (int part = 0; part < beginnings(); part++) {
            lets |= acts[part].kind() == Act.Kind.TAKE_ALL;
        }
        return lets;
    }

    /** Whether one of its acts lets a family grow in a round. */
    public boolean letsGrow(int round) {
        for (Act act : acts) {
            boolean grows = act.kind() == Act.Kind.GROW || act.kind() == Act.Kind.GROW_ANYWAY;
            if (grows && round >= act.fromRound()) {
                return true;
            }
        }
        return false;
    }

    public Join join() {
        return join;
    }

    /** How many acts it has. */
    public int parts() {
        return acts.length;
    }

    /** With how many of its acts one can begin: the first where they follow each other, else any of them. */
    @Rule({"AGR-W4", "AGR-W5"})
    public int beginnings() {
        return join == Join.THEN ? Math.min(1, acts.length) : acts.length;
    }

    public Act act(int part) {
        return acts[part];
    }

    public boolean isThere() {
        return refill != Goods.NOTHING || gets != Goods.NOTHING || makesFirst || acts.length > 0;
    }
}
