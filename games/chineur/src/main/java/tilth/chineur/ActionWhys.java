package tilth.chineur;

import java.util.Map;
import java.util.Optional;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Target;

/** Why an action or something on the central board is not offered; nothing if another question comes first. */
final class ActionWhys {

    private final ChineurPosition position;
    private final Turn turn;
    private final int seat;
    private final Asks asked;

    ActionWhys(ChineurPosition position, int seat, Asks asked) {
        this.position = position;
        turn = position.turn();
        this.seat = seat;
        this.asked = asked;
    }

    Optional<Refusal> refuse(Target target) {
        return switch (target.kind()) {
            case "stall" -> target.in(Terms.STALL).flatMap(this::refuseStall);
            case "site" -> target.in(Terms.SITE).flatMap(this::refuseSite);
            case "tool" -> target.in(Terms.TOOL).flatMap(this::refuseTool);
            case "action" -> target.in(Terms.ACTION).flatMap(this::refuseRepeat);
            default -> refuseVerb(target.word());
        };
    }

    private static Optional<Refusal> refusal(String rule, String key) {
        return Optional.of(Refusal.of(rule, key));
    }

    private static Optional<Refusal> refusal(String rule, String key, Map<String, Object> facts) {
        return Optional.of(Refusal.of(rule, key, facts));
    }

    @Rule({"CHI-M2", "CHI-M3", "CHI-M4", "CHI-M5"})
    private Optional<Refusal> refuseStall(int stall) {
        if (asked == Asks.MARKET) {
            int free = position.board().freeStall();
            return free == ChineurPosition.NOTHING || free == stall
                    ? refusal("CHI-M3", "cannot-pay-market")
                    : refusal("CHI-M2", "free-stall-first", Map.of("stall", Terms.STALL.write(free)));
        }
        if (asked != Asks.ACT) {
            return Optional.empty();
        }
        int tile = position.board().marketTile(stall);
        if (tile == ChineurPosition.NOTHING) {
            return refusal("CHI-M4", "no-market-tile");
        }
        if (Market.usesLeft(position, seat, stall) == 0) {
            return refusal("CHI-M4", "used-up");
        }
        Values values = Components.VALUES;
        int resource = values.marketResource[tile];
        return refusal(
                "CHI-M5",
                "too-few-to-sell",
                Map.of(
                        "resource", Terms.RESOURCE.write(resource),
                        "need", values.marketGives[tile],
                        "have", Basket.count(position.holdings().goods(seat), resource)));
    }

    @Rule({"CHI-C2", "CHI-K4"})
    private Optional<Refusal> refuseSite(int site) {
        if (asked == Asks.SETTLE) {
            return refusal("CHI-C2", "free-site-first");
        }
        if (asked == Asks.TAKE_OVER) {
            return refusal(
                    "CHI-K4", position.board().farm(site) == ChineurPosition.NOTHING ? "no-farm-here" : "own-farm");
        }
        return asked == Asks.ACT ? refusal("CHI-C1", "buy-farm-first") : Optional.empty();
    }

    @Rule({"CHI-T2", "CHI-A1"})
    private Optional<Refusal> refuseTool(int tool) {
        if (asked != Asks.ACT) {
            return Optional.empty();
        }
        Map<String, Object> what = Map.of("tool", Terms.TOOL.write(tool));
        if ((position.board().openTools() >>> tool & 1) == 0) {
            return refusal("CHI-T2", "not-open", what);
        }
        return turn.hasDone(Action.TOOL)
                ? refusal("CHI-A1", "already-done", Map.of("action", "tool"))
                : cannotPay(tool);
    }

    @Rule({"CHI-T2", "CHI-A6"})
    private Optional<Refusal> cannotPay(int tool) {
        Values values = Components.VALUES;
        int gold = position.holdings().gold(seat);
        if (gold < values.toolGold[tool]) {
            return refusal("CHI-T2", "too-little-gold", Map.of("need", values.toolGold[tool], "have", gold));
        }
        int choice = values.toolChoice[tool];
        int goods = Basket.total(position.holdings().goods(seat));
        return goods < choice
                ? refusal("CHI-A6", "too-few-of-choice", Map.of("need", choice, "have", goods))
                : lacks("CHI-T2", values.toolGoods[tool]);
    }

    /** Names the first resource a seat has too few of. */
    private Optional<Refusal> lacks(String rule, long price) {
        long goods = position.holdings().goods(seat);
        int lacked = 0;
        while (Basket.count(goods, lacked) >= Basket.count(price, lacked)) {
            lacked++;
        }
        return refusal(
                rule,
                "lacks",
                Map.of(
                        "resource", Terms.RESOURCE.write(lacked),
                        "need", Basket.count(price, lacked),
                        "have", Basket.count(goods, lacked)));
    }

    @Rule({"CHI-A3", "CHI-A4"})
    private Optional<Refusal> refuseRepeat(int number) {
        if (asked != Asks.ACT) {
            return Optional.empty();
        }
        Action action = Action.of(number);
        Map<String, Object> what = Map.of("action", Terms.ACTION.write(number));
        if (turn.hasRepeated()) {
            return refusal("CHI-A3", "repeated-already");
        }
        if (action == Action.TRADE ? !hasTraded() : !turn.hasDone(action)) {
            return refusal("CHI-A3", "not-done-yet", what);
        }
        int gold = position.holdings().gold(seat);
        if (gold < Components.VALUES.again) {
            return refusal("CHI-A3", "too-little-gold", Map.of("need", Components.VALUES.again, "have", gold));
        }
        return refusal(action == Action.TRADE ? "CHI-A4" : "CHI-A3", "of-no-use", what);
    }

    private boolean hasTraded() {
        for (int stall = 0; stall < ChineurPosition.STALLS; stall++) {
            if (position.board().uses(stall) > 0) {
                return true;
            }
        }
        return false;
    }

    private Optional<Refusal> refuseVerb(String word) {
        return switch (word) {
            case "farm" -> refuseAction(Action.FARM, "CHI-F1", "deck-empty");
            case "market" -> refuseAction(Action.MARKET, "CHI-M1", "deck-empty");
            case "collective" -> refuseCollective();
            case "extra" -> refuseExtra();
            case "refresh" -> refuseRefresh();
            case "shed" -> refuseShed();
            case "open-chest" -> refuseChest();
            case "done" -> refuseDone();
            case "roll" -> asked == Asks.ACT ? refusal("CHI-R2", "rolled-already") : Optional.empty();
            default -> Optional.empty();
        };
    }

    @Rule("CHI-A1")
    private Optional<Refusal> refuseAction(Action action, String rule, String otherwise) {
        if (asked != Asks.ACT) {
            return Optional.empty();
        }
        return turn.hasDone(action)
                ? refusal("CHI-A1", "already-done", Map.of("action", Terms.ACTION.write(action.ordinal())))
                : refusal(rule, otherwise);
    }

    @Rule({"CHI-C1", "CHI-C3", "CHI-X2"})
    private Optional<Refusal> refuseCollective() {
        if (position.collectiveDeck().size() == 0) {
            return refuseAction(Action.COLLECTIVE, "CHI-C3", "deck-empty");
        }
        boolean lacksResources =
                asked == Asks.ACT && !turn.hasDone(Action.COLLECTIVE) && !Collectives.hasDiscount(position, seat);
        return lacksResources
                ? lacks("CHI-C1", Components.VALUES.collectiveCost)
                : refuseAction(Action.COLLECTIVE, "CHI-X2", "spare-one");
    }

    @Rule({"CHI-X1", "CHI-X3"})
    private Optional<Refusal> refuseExtra() {
        if (asked != Asks.DRAWN) {
            return asked == Asks.ACT ? refusal("CHI-X1", "with-farm-only") : Optional.empty();
        }
        ChineurTable table = position.table();
        if (!table.lastDrawerTurnsUpMore() && !table.manyCocoricosTurnUpMore()) {
            return refusal("CHI-X1", "not-at-this-table");
        }
        return refusal(table.lastDrawerTurnsUpMore() ? "CHI-X1" : "CHI-X3", "no-extra-now");
    }

    @Rule("CHI-A5")
    private Optional<Refusal> refuseRefresh() {
        if (asked != Asks.ACT) {
            return Optional.empty();
        }
        int gold = position.holdings().gold(seat);
        if (gold < Components.VALUES.refresh) {
            return refusal("CHI-A5", "too-little-gold", Map.of("need", Components.VALUES.refresh, "have", gold));
        }
        return refusal("CHI-A5", position.toolDeck().size() == 0 ? "deck-empty" : "refreshed-already");
    }

    @Rule("CHI-K8")
    private Optional<Refusal> refuseShed() {
        if (!position.holdings().isBurdened(seat)) {
            return refusal("CHI-K8", "no-burden");
        }
        int gold = position.holdings().gold(seat);
        return asked == Asks.ACT || asked == Asks.DRAWN
                ? refusal("CHI-K8", "too-little-gold", Map.of("need", Components.VALUES.burdenGold, "have", gold))
                : Optional.empty();
    }

    @Rule("CHI-H3")
    private Optional<Refusal> refuseChest() {
        if (asked != Asks.STEAL) {
            return asked == Asks.ACT ? refusal("CHI-H3", "with-thefts-only") : Optional.empty();
        }
        if (seat != turn.active()) {
            return refusal("CHI-H3", "own-turn-only");
        }
        return refusal("CHI-H3", turn.isChestOpened() ? "opened-already" : "no-chest");
    }

    @Rule({"CHI-H2", "CHI-F3", "CHI-C1", "CHI-A6", "CHI-K7"})
    private Optional<Refusal> refuseDone() {
        return asked == Asks.GIFT ? refusal("CHI-F7", "gifts-first") : Optional.empty();
    }
}
