package tilth.agricola.board;

import java.util.ArrayList;
import java.util.List;

/**
 * An act with which the use of some spaces can begin. Who wants to know which spaces can be used looks at each act once, on
 * however many spaces it is.
 */
public record Beginning(Act act, long spaces) {

    /** Everything with which the use of spaces can begin, apart from taking what lies there. */
    public static List<Beginning> of(List<Plan> plans) {
        List<Beginning> all = new ArrayList<>();
        for (int space = 0; space < plans.size(); space++) {
            Plan plan = plans.get(space);
            for (int part = 0; part < plan.beginnings(); part++) {
                if (plan.act(part).kind() != Act.Kind.TAKE_ALL) {
                    enter(plan.act(part), space, all);
                }
            }
        }
        return List.copyOf(all);
    }

    private static void enter(Act act, int space, List<Beginning> all) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).act().equals(act)) {
                all.set(i, new Beginning(act, all.get(i).spaces() | 1L << space));
                return;
            }
        }
        all.add(new Beginning(act, 1L << space));
    }
}
