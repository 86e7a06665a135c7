package tilth.chineur;

import java.util.Map;
import java.util.Optional;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Target;
import tilth.engine.Verb;

/** Says why something that is not offered may not be done, with the rule and nothing the asker does not know. */
final class Whys {

    private final ChineurPosition position;
    private final int seat;
    private final Asks asked;

    private Whys(ChineurPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = Asks.of(position.question(seat));
    }

    static Refusal refuse(ChineurPosition position, int seat, Target target) {
        if (position.isOver()) {
            return gameOver(position);
        }
        return position.isAsked(seat) ? new Whys(position, seat).refuse(target) : notAsked(position, seat);
    }

    @Rule({"CHI-E4", "CHI-E6"})
    private static Refusal gameOver(ChineurPosition position) {
        return Refusal.of(position.turn().isEnding() ? "CHI-E4" : "CHI-E6", "game-over");
    }

    @Rule({"CHI-S4", "CHI-A1"})
    private static Refusal notAsked(ChineurPosition position, int seat) {
        int other = Seats.first(position.openSeats());
        if (Asks.of(position.question(other)) == Asks.START) {
            return Refusal.of("CHI-S4", "tiles-placed");
        }
        boolean ownTurn = seat == position.turn().active();
        return Refusal.of("CHI-A1", ownTurn ? "wait-for-answer" : "not-your-turn", Map.of("seat", other));
    }

    private Refusal refuse(Target target) {
        Optional<Refusal> refusal = switch (target.kind()) {
            case "cell" -> target.in(Terms.CELL).map(this::refuseCell);
            case "tile" -> target.in(Terms.TILE).map(this::refuseTile);
            case "cocorico" -> target.in(Terms.COCORICO).map(this::refuseCocorico);
            case "pile" -> target.in(Terms.PILE).map(this::refusePile);
            case "spot" -> target.in(Terms.SPOT).map(this::refuseSpot);
            case "resource" -> target.in(Terms.RESOURCE).map(this::refuseResource);
            case "die" -> target.in(Terms.DIE).map(_ -> refuseDie());
            case "stall", "site", "tool", "action", Target.DO ->
                new ActionWhys(position, seat, asked).refuse(target).or(() -> Optional.of(notNow()));
            default -> Optional.empty();
        };
        return refusal.orElseGet(Whys::nothingHere);
    }

    @Rule({"CHI-F3", "CHI-F4", "CHI-T3", "CHI-T4", "CHI-K7"})
    private Refusal refuseCell(int cell) {
        Map<String, Object> where = Map.of("cell", Terms.CELL.write(cell));
        return switch (asked) {
            case START, DRAWN, GIFT, LOOT -> refusePlace(where);
            case TOOL -> refuseFit(Verb.first(position.question(seat)), cell, where);
            case LOSS ->
                position.cell(seat, cell) == 0
                        ? Refusal.of("CHI-K7", "cell-empty", where)
                        : Refusal.of("CHI-K7", "too-few-tiles");
            case DISCARD -> Refusal.of("CHI-K7", "cell-empty", where);
            case ACT, ROLL, DIE ->
                position.holdings().hasAside(seat)
                        ? Refusal.of("CHI-T3", "no-tool-fits", where)
                        : Refusal.of("CHI-T4", "nothing-aside");
            case STEAL, STEAL_SECOND, SEIZE, EXCHANGE, EXCHANGE_MORE, MARKET, SETTLE, PAY, TAKE_OVER, BARTER, KEEP ->
                notNow();
        };
    }

    @Rule({"CHI-F2", "CHI-F3", "CHI-F4", "CHI-F5"})
    private Refusal refusePlace(Map<String, Object> where) {
        if ((position.turn().drawn() & FarmTiles.COCORICOS) != 0) {
            return Refusal.of("CHI-F2", "cocorico-first");
        }
        if (asked == Asks.DRAWN && !canPayAny()) {
            return Refusal.of("CHI-F3", "cannot-pay-tiles");
        }
        return Refusal.of("CHI-F4", "no-room", where);
    }

    private boolean canPayAny() {
        int faces = position.table().tiles().faces(position.turn().drawn());
        for (; faces != 0; faces &= faces - 1) {
            if (TileOffers.isPaid(position, seat, asked, Integer.numberOfTrailingZeros(faces))) {
                return true;
            }
        }
        return false;
    }

    @Rule({"CHI-T3", "CHI-T5"})
    private Refusal refuseFit(int tool, int cell, Map<String, Object> where) {
        return Tools.fits(tool, position.cell(seat, cell))
                ? Refusal.of("CHI-T5", "same-tool", where)
                : Refusal.of("CHI-T3", "does-not-fit", where);
    }

    @Rule({"CHI-F2", "CHI-F7"})
    private Refusal refuseTile(int face) {
        Map<String, Object> what = Map.of("tile", Terms.TILE.write(face));
        if (asked != Asks.DRAWN && asked != Asks.GIFT && asked != Asks.LOOT) {
            return asked == Asks.START ? Refusal.of("CHI-S4", "place-first") : notNow();
        }
        if ((position.turn().drawn() & FarmTiles.COCORICOS) != 0) {
            return Refusal.of("CHI-F2", "cocorico-first");
        }
        boolean inHand = (position.table().tiles().faces(position.turn().drawn()) >>> face & 1) != 0;
        return inHand ? Refusal.of("CHI-F7", "must-place", what) : Refusal.of("CHI-F3", "not-drawn", what);
    }

    @Rule("CHI-F2")
    private Refusal refuseCocorico(int cocorico) {
        return asked == Asks.DRAWN || asked == Asks.GIFT
                ? Refusal.of("CHI-F2", "not-drawn", Map.of("cocorico", Terms.COCORICO.write(cocorico)))
                : notNow();
    }

    @Rule({"CHI-H2", "CHI-T7", "CHI-K5"})
    private Refusal refusePile(int pile) {
        int owner = pile / Basket.RESOURCES;
        String rule = switch (asked) {
            case STEAL, STEAL_SECOND -> "CHI-H2";
            case EXCHANGE, EXCHANGE_MORE -> "CHI-T7";
            case BARTER -> "CHI-K5";
            case START, ROLL, DIE, SEIZE, LOOT, ACT, DRAWN, GIFT, MARKET, SETTLE -> "";
            case TOOL, PAY, TAKE_OVER, LOSS, DISCARD, KEEP -> "";
        };
        if (rule.isEmpty()) {
            return notNow();
        }
        if (owner == seat || owner >= position.seats()) {
            return Refusal.of(rule, "no-opponent");
        }
        boolean bound = asked == Asks.STEAL_SECOND || asked == Asks.EXCHANGE_MORE;
        if (bound && owner != Verb.first(position.question(seat))) {
            return Refusal.of(rule, "another-opponent");
        }
        int resource = pile % Basket.RESOURCES;
        Map<String, Object> what = Map.of("resource", Terms.RESOURCE.write(resource), "seat", owner);
        boolean none = Basket.count(position.holdings().goods(owner), resource) == 0;
        return Refusal.of(rule, none && asked != Asks.BARTER ? "has-none" : "same-resource", what);
    }

    @Rule("CHI-H3")
    private Refusal refuseSpot(int spot) {
        if (asked != Asks.SEIZE) {
            return asked == Asks.STEAL ? Refusal.of("CHI-H3", "open-chest-first") : notNow();
        }
        int owner = spot / ChineurPosition.CELLS;
        return Refusal.of("CHI-H3", owner == seat || owner >= position.seats() ? "no-opponent" : "cell-empty");
    }

    @Rule({"CHI-A6", "CHI-X2", "CHI-T10", "CHI-K7"})
    private Refusal refuseResource(int resource) {
        Map<String, Object> what = Map.of("resource", Terms.RESOURCE.write(resource));
        return switch (asked) {
            case PAY -> Refusal.of("CHI-A6", "none-left", what);
            case LOSS ->
                Losses.canPay(position, seat)
                        ? Refusal.of("CHI-A6", "none-left", what)
                        : Refusal.of("CHI-K7", "too-few-resources");
            case KEEP -> Refusal.of("CHI-T10", "not-on-cell", what);
            case ACT ->
                position.table().discountsFarms()
                        ? Refusal.of(
                                "CHI-X2", Collectives.hasDiscount(position, seat) ? "cannot-spare" : "not-behind", what)
                        : Refusal.of("CHI-C1", "no-discount");
            case START, ROLL, DIE, STEAL, STEAL_SECOND, SEIZE, LOOT, EXCHANGE, EXCHANGE_MORE -> notNow();
            case DRAWN, GIFT, MARKET, SETTLE, TOOL, TAKE_OVER, BARTER, DISCARD -> notNow();
        };
    }

    @Rule({"CHI-R2", "CHI-K6"})
    private Refusal refuseDie() {
        return asked == Asks.ROLL ? Refusal.of("CHI-K6", "roll-instead") : Refusal.of("CHI-R2", "no-die-now");
    }

    /** What has to come first. */
    @Rule({"CHI-S4", "CHI-R2", "CHI-H2", "CHI-T7", "CHI-A1", "CHI-F3", "CHI-M1", "CHI-C2", "CHI-T3", "CHI-A6"})
    private Refusal notNow() {
        return switch (asked) {
            case START -> Refusal.of("CHI-S4", "place-first");
            case ROLL -> Refusal.of("CHI-R2", "roll-first");
            case DIE -> Refusal.of("CHI-R2", "set-die-first");
            case STEAL, STEAL_SECOND -> Refusal.of("CHI-H2", "steal-first");
            case SEIZE -> Refusal.of("CHI-H3", "seize-first");
            case EXCHANGE, EXCHANGE_MORE -> Refusal.of("CHI-T7", "swap-first");
            case DRAWN, GIFT, LOOT -> Refusal.of("CHI-F3", "tiles-first");
            case MARKET -> Refusal.of("CHI-M1", "market-first");
            case SETTLE -> Refusal.of("CHI-C1", "settle-first");
            case TOOL -> Refusal.of("CHI-T3", "tool-first");
            case PAY -> Refusal.of("CHI-A6", "pay-first");
            case TAKE_OVER -> Refusal.of("CHI-K4", "take-over-first");
            case BARTER -> Refusal.of("CHI-K5", "barter-first");
            case LOSS, DISCARD -> Refusal.of("CHI-K7", "lose-first");
            case KEEP -> Refusal.of("CHI-T10", "keep-first");
            case ACT -> nothingHere();
        };
    }

    private static Refusal nothingHere() {
        return Refusal.of("CHI-A1", "nothing-to-do-here");
    }
}
