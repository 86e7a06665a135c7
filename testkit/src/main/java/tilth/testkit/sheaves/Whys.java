package tilth.testkit.sheaves;

import java.util.Map;
import java.util.Optional;
import tilth.engine.MoveList;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Says why something that is not offered may not be done, with the rule and nothing the asker does not know. */
final class Whys {

    private Whys() {}

    @Rule({"SHV-2", "SHV-6"})
    static Optional<Refusal> why(SheavesPosition position, int seat, String target) {
        if (position.isOver()) {
            return Optional.of(Refusal.of("SHV-6", "game-over"));
        }
        if (!Seats.has(position.openSeats(), seat)) {
            return Optional.of(Refusal.of("SHV-2", "not-asked"));
        }
        MoveList offered = new MoveList();
        position.moves(seat, offered);
        for (int i = 0; i < offered.size(); i++) {
            if (Sheaves.MOVES.target(offered.at(i)).equals(target)) {
                return Optional.empty();
            }
        }
        return Optional.of(refuse(position, seat, Asks.of(position.question(seat)), target));
    }

    private static Refusal refuse(SheavesPosition position, int seat, Asks asked, String target) {
        String kind = target.substring(0, target.indexOf(':') + 1);
        return switch (kind) {
            case "card:" -> asked == Asks.NAME ? nameFirst() : Refusal.of("SHV-2", "not-in-hand");
            case "seat:" -> asked == Asks.NAME ? refuseName(seat, target) : Refusal.of("SHV-4", "nobody-to-name");
            case "do:" -> asked == Asks.NAME ? nameFirst() : refuseSheaves(position, seat, asked, target);
            default -> Refusal.of("SHV-2", "nothing-to-do-here");
        };
    }

    private static Refusal nameFirst() {
        return Refusal.of("SHV-4", "name-first");
    }

    @Rule("SHV-4")
    private static Refusal refuseName(int seat, String target) {
        return Refusal.of("SHV-4", target.equals("seat:" + seat) ? "not-yourself" : "has-nothing");
    }

    @Rule({"SHV-4", "SHV-5"})
    private static Refusal refuseSheaves(SheavesPosition position, int seat, Asks asked, String target) {
        if (target.equals("do:thresh")) {
            return asked == Asks.GIVE
                    ? Refusal.of("SHV-5", "not-now")
                    : Refusal.of("SHV-5", "too-few-sheaves", Map.of("need", 2, "have", (int) position.sheaves[seat]));
        }
        return asked == Asks.GIVE ? Refusal.of("SHV-4", "no-sheaf") : Refusal.of("SHV-4", "nothing-to-give");
    }
}
