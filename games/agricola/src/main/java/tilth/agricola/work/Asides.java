package tilth.agricola.work;

import java.util.function.Predicate;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.cards.Moment;
import tilth.agricola.pay.Exchanges;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** What cards let their owners do at any time. */
@Rule("AGR-X3")
public final class Asides {

    private Asides() {}

    /** Offers them beside the answers to a question. */
    public static void add(AgricolaPosition position, int seat, MoveList into) {
        if (position.table().deck().hasAsides()) {
            Exchanges.addTrades(position, seat, into);
            Shifting.add(position, seat, into);
        }
    }

    /** Offers those after which something still holds, so that nobody gives away what they have promised. */
    public static void add(AgricolaPosition position, int seat, Predicate<AgricolaPosition> holds, MoveList into) {
        MoveList asides = new MoveList();
        add(position, seat, asides);
        addSafe(position, seat, asides, holds, into);
    }

    /** Of some exchanges, offers those after which something still holds. */
    public static void addSafe(
            AgricolaPosition position, int seat, MoveList exchanges, Predicate<AgricolaPosition> holds, MoveList into) {
        for (int i = 0; i < exchanges.size(); i++) {
            AgricolaPosition after = (AgricolaPosition) position.copy();
            Exchanges.exchange(after, seat, exchanges.at(i), Journal.SILENT);
            if (holds.test(after)) {
                into.add(exchanges.at(i));
            }
        }
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
