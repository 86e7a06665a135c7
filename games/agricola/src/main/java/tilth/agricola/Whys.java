package tilth.agricola;

import java.util.Map;
import java.util.Optional;
import tilth.engine.MoveList;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Says why something that is not offered may not be done, with the rule and nothing the asker does not know. */
final class Whys {

    private Whys() {}

    static Optional<Refusal> why(AgricolaPosition position, int seat, String target) {
        if (position.isOver()) {
            return Optional.of(Refusal.of("AGR-R1", "game-over"));
        }
        if (!Seats.has(position.openSeats(), seat)) {
            return Optional.of(notAsked(position));
        }
        if (isOffered(position, seat, target)) {
            return Optional.empty();
        }
        return Optional.of(Refusal.of("AGR-W3", "nothing-to-do-here"));
    }

    @Rule("AGR-W1")
    private static Refusal notAsked(AgricolaPosition position) {
        return Refusal.of("AGR-W1", "not-your-turn", Map.of("seat", Seats.first(position.openSeats())));
    }

    private static boolean isOffered(AgricolaPosition position, int seat, String target) {
        MoveList offered = new MoveList();
        position.moves(seat, offered);
        for (int i = 0; i < offered.size(); i++) {
            if (Agricola.MOVES.target(offered.at(i)).equals(target)) {
                return true;
            }
        }
        return false;
    }
}
