package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.cards.Moment;
import tilth.agricola.pay.Exchanges;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** What cards let their owners do at any time. */
@Rule("AGR-X3")
public final class Asides {

    private Asides() {}

    /** Offers them beside the answers to a question. */
    public static void add(AgricolaPosition position, int seat, MoveList into) {
        Exchanges.addTrades(position, seat, into);
        Shifting.add(position, seat, into);
    }

    /** Whether a seat has to be asked at a moment because it has something left to do that soon would come too late. */
    public static boolean isLastChance(AgricolaPosition position, int seat, Moment moment) {
        return switch (moment) {
            case FIELDS_START -> Shifting.canShift(position, seat);
            case GAME_END -> Exchanges.canTrade(position, seat) || Shifting.canShift(position, seat);
            default -> false;
        };
    }
}
