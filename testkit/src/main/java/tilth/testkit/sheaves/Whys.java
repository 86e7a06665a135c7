package tilth.testkit.sheaves;

import java.util.Map;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Target;

/** Says why something that is not offered may not be done, with the rule and nothing the asker does not know. */
final class Whys {

    private Whys() {}

    @Rule({"SHV-2", "SHV-6"})
    static Refusal refuse(SheavesPosition position, int seat, Target target) {
        if (position.isOver()) {
            return Refusal.of("SHV-6", "game-over");
        }
        return position.isAsked(seat)
                ? refuse(position, seat, Asks.of(position.question(seat)), target)
                : Refusal.of("SHV-2", "not-asked");
    }

    private static Refusal refuse(SheavesPosition position, int seat, Asks asked, Target target) {
        return switch (target.kind()) {
            case "card" -> asked == Asks.NAME ? nameFirst() : Refusal.of("SHV-2", "not-in-hand");
            case "seat" -> asked == Asks.NAME ? refuseName(seat, target) : Refusal.of("SHV-4", "nobody-to-name");
            case Target.DO -> asked == Asks.NAME ? nameFirst() : refuseSheaves(position, seat, asked, target);
            default -> Refusal.of("SHV-2", "nothing-to-do-here");
        };
    }

    private static Refusal nameFirst() {
        return Refusal.of("SHV-4", "name-first");
    }

    @Rule("SHV-4")
    private static Refusal refuseName(int seat, Target target) {
        return Refusal.of("SHV-4", target.word().equals(Terms.SEAT.write(seat)) ? "not-yourself" : "has-nothing");
    }

    @Rule({"SHV-4", "SHV-5"})
    private static Refusal refuseSheaves(SheavesPosition position, int seat, Asks asked, Target target) {
        if (target.word().equals(Does.THRESH.word())) {
            return asked == Asks.GIVE
                    ? Refusal.of("SHV-5", "not-now")
                    : Refusal.of("SHV-5", "too-few-sheaves", Map.of("need", 2, "have", (int) position.sheaves[seat]));
        }
        return asked == Asks.GIVE ? Refusal.of("SHV-4", "no-sheaf") : Refusal.of("SHV-4", "nothing-to-give");
    }
}
