package tilth.agricola.work;

import java.util.Map;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.Terms;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.CardSpaces;
import tilth.agricola.pay.Exchanges;
import tilth.agricola.pay.Goods;
import tilth.engine.Refusal;
import tilth.engine.Rule;

/** Why nobody can be placed on a space. */
public final class PlaceWhys {

    private PlaceWhys() {}

    @Rule({"AGR-B5", "AGR-R2", "AGR-W2", "AGR-B7", "AGR-K5"})
    public static Refusal why(AgricolaPosition position, int seat, int space) {
        Plan plan = Working.plan(position, seat, space);
        Map<String, Object> where = Map.of("space", Terms.space(space));
        if (!plan.isThere()) {
            return Refusal.of("AGR-B5", "not-at-this-table", where);
        }
        if ((position.board().open() >>> space & 1) == 0) {
            return CardSpaces.isOne(space)
                    ? Refusal.of("AGR-K5", "card-not-played", where)
                    : Refusal.of("AGR-R2", "not-out-yet", where);
        }
        if ((position.board().occupied() >>> space & 1) != 0) {
            return Refusal.of("AGR-W2", "occupied", where);
        }
        if ((Placing.free(position) >>> space & 1) == 0) {
            return Refusal.of("AGR-B7", "tile-taken", where);
        }
        int toll = CardSpaces.toll(position, seat, space);
        return Exchanges.canRaise(position, seat, toll, Goods.NOTHING)
                ? unusable(position, seat, plan)
                : ActWhys.missing(position, seat, "AGR-K5", Goods.of(toll, Goods.FOOD));
    }

    @Rule({"AGR-W3", "AGR-W6"})
    private static Refusal unusable(AgricolaPosition position, int seat, Plan plan) {
        if (plan.parts() > 0) {
            return ActWhys.easiest(position, seat, plan);
        }
        return plan.makesFirst() && plan.refill() == Goods.NOTHING
                ? Refusal.of("AGR-W3", "first-already")
                : Refusal.of("AGR-W6", "space-empty");
    }
}
