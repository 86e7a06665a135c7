package tilth.agricola.rounds;

import java.util.Map;
import tilth.agricola.acts.ActWhys;
import tilth.agricola.acts.Plans;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.words.Terms;
import tilth.engine.Refusal;
import tilth.engine.Rule;

/** Why nobody can be placed on a space. */
public final class PlaceWhys {

    private PlaceWhys() {}

    @Rule({"AGR-B5", "AGR-R2", "AGR-W2", "AGR-B7", "AGR-K5", "AGR-K14"})
    public static Refusal why(State position, int seat, int space) {
        Plan plan = Plans.ofSpace(position, seat, space);
        Map<String, Object> where = Map.of("space", Terms.space(space));
        if (!plan.isThere()) {
            return Refusal.of("AGR-B5", "not-at-this-table", where);
        }
        if (((position.board().open() & ~SpaceUse.early(position, seat)) >>> space & 1) == 0) {
            return space >= Space.COUNT
                    ? Refusal.of("AGR-K5", "card-not-played", where)
                    : Refusal.of("AGR-R2", "not-out-yet", where);
        }
        int toll = SpaceUse.toll(position, seat, space);
        boolean isPaid = Exchanges.canRaise(position, seat, toll, Goods.NOTHING);
        if (isPaid && (SpaceUse.open(position, seat) >>> space & 1) == 0) {
            boolean isOccupied = (position.board().occupied() >>> space & 1) != 0;
            return isOccupied ? Refusal.of("AGR-W2", "occupied", where) : Refusal.of("AGR-B7", "tile-taken", where);
        }
        if (position.board().isSecond() && (position.board().againOn() >>> space & 1) == 0) {
            return Refusal.of("AGR-K14", "second-elsewhere", where);
        }
        return isPaid
                ? unusable(position, seat, plan)
                : ActWhys.missing(position, seat, "AGR-K5", Goods.of(toll, Goods.FOOD));
    }

    @Rule({"AGR-W3", "AGR-W6"})
    private static Refusal unusable(State position, int seat, Plan plan) {
        if (plan.parts() > 0) {
            return ActWhys.easiest(position, seat, plan);
        }
        return plan.makesFirst() && plan.refill() == Goods.NOTHING
                ? Refusal.of("AGR-W3", "first-already")
                : Refusal.of("AGR-W6", "space-empty");
    }
}
