package tilth.finca;

import java.util.Map;
import java.util.Optional;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Target;
import tilth.engine.Verb;

/** Says why something that is not offered may not be done, with the rule. */
final class Whys {

    private final FincaPosition position;
    private final int seat;
    private final Asks asked;
    private final long question;

    private Whys(FincaPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        question = position.question(seat);
        asked = Asks.of(question);
    }

    static Refusal refuse(FincaPosition position, int seat, Target target) {
        if (position.isOver()) {
            return Refusal.of(position.woodenFincas() == 0 ? "FIN-E1" : "FIN-E5", "game-over");
        }
        return position.isAsked(seat)
                ? new Whys(position, seat).refuse(target)
                : Refusal.of(placing(position) ? "FIN-P1" : "FIN-T1", "not-your-turn");
    }

    private static boolean placing(FincaPosition position) {
        return Asks.of(position.question(Seats.first(position.openSeats()))) == Asks.PLACE;
    }

    private Refusal refuse(Target target) {
        Optional<Refusal> refusal = switch (target.kind()) {
            case "blade" -> target.in(Terms.BLADE).map(this::refuseBlade);
            case "tile" -> target.in(Terms.VILLAGE).map(this::refuseTile);
            case "action" -> target.in(Terms.ACTION).map(Action::of).map(this::refuseAction);
            case "fruit" -> target.in(Terms.FRUIT).map(this::refuseFruit);
            case Target.DO -> Optional.of(target.word().equals(Does.PAY_ALL.word()) ? refusePayAll() : refuseEnding());
            default -> Optional.empty();
        };
        return refusal.orElseGet(Whys::nothingHere);
    }

    @Rule({"FIN-M1", "FIN-D1"})
    private Refusal refuseBlade(int blade) {
        return switch (asked) {
            case TURN, MOVE, MOVE_AGAIN, LIFT ->
                Refusal.of("FIN-M1", "no-farmer-there", Map.of("blade", Terms.BLADE.write(blade)));
            case TILE, FRUIT, SPARE, SPARE_CHOSEN -> Refusal.of("FIN-D1", "delivering");
            case PLACE, LAND -> nothingHere(); // every blade is offered
        };
    }

    @Rule({"FIN-P1", "FIN-F5", "FIN-D1", "FIN-D2", "FIN-D4", "FIN-D5"})
    private Refusal refuseTile(int village) {
        String name = Terms.VILLAGE.write(village);
        if (position.isClosed(village)) {
            return Refusal.of("FIN-F5", "village-closed", Map.of("tile", name));
        }
        return switch (asked) {
            case PLACE -> Refusal.of("FIN-P1", "placing-first");
            case MOVE, MOVE_AGAIN, LIFT, LAND -> Refusal.of("FIN-A1", "action-under-way");
            case FRUIT -> Refusal.of("FIN-D4", "choose-fruit-first");
            case SPARE, SPARE_CHOSEN -> Refusal.of("FIN-A6", "choose-spared-first");
            case TURN ->
                position.carts(seat) == 0
                        ? Refusal.of("FIN-D1", "no-cart")
                        : refusePrice(village, Delivery.Cart.DONKEY_CART.room);
            case TILE ->
                position.delivery().includes(village)
                        ? Refusal.of("FIN-D5", "already-chosen", Map.of("tile", name))
                        : refusePrice(village, position.delivery().room());
        };
    }

    @Rule({"FIN-D2", "FIN-D3", "FIN-D4", "FIN-A5", "FIN-A6", "FIN-A7"})
    private Refusal refusePrice(int village, int room) {
        String name = Terms.VILLAGE.write(village);
        int tile = position.topTile(village);
        int value = Tiles.value(tile);
        boolean minusOne = position.delivery().cart() == Delivery.Cart.MINUS_ONE;
        if (minusOne && value == 1 && !position.table().onesComeAlong()) {
            return Refusal.of("FIN-A7", "no-ones", Map.of("tile", name));
        }
        if (position.delivery().mustSpare() && value >= Payment.LEAST_VALUE_TO_SPARE) {
            return refuseSparing(name, tile, room);
        }
        if (value > room) {
            return Refusal.of(roomRule(), "no-room", Map.of("tile", name, "need", value, "room", room));
        }
        long fruits = position.fruits(seat);
        if (Tiles.isQuestionMark(tile)) {
            return Refusal.of(
                    "FIN-D4", "missing-alike", Map.of("tile", name, "need", value, "have", Basket.most(fruits)));
        }
        return Basket.covers(fruits, Tiles.need(tile))
                ? Refusal.of("FIN-A7", "nothing-left-to-spare", Map.of("tile", name))
                : missing(name, Tiles.need(tile));
    }

    /** Why a tile cannot be taken although one of its fruits might be spared. */
    @Rule("FIN-A6")
    private Refusal refuseSparing(String name, int tile, int room) {
        int need = Tiles.value(tile) - 1;
        if (need > room) {
            return Refusal.of("FIN-A6", "no-room-sparing", Map.of("tile", name, "need", need, "room", room));
        }
        long fruits = position.fruits(seat);
        int lack = Tiles.isQuestionMark(tile) ? need - Basket.most(fruits) : lackInAll(fruits, Tiles.need(tile)) - 1;
        return Refusal.of("FIN-A6", "still-missing", Map.of("tile", name, "lack", lack));
    }

    private static int lackInAll(long fruits, long need) {
        int lack = 0;
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            lack += Math.max(0, lack(fruits, need, fruit));
        }
        return lack;
    }

    private String roomRule() {
        return switch (position.delivery().cart()) {
            case DONKEY_CART -> "FIN-D3";
            case BIG_CART -> "FIN-A5";
            case MINUS_ONE -> "FIN-A6";
        };
    }

    /** Names the fruit that lacks most. */
    private Refusal missing(String name, long need) {
        long fruits = position.fruits(seat);
        int worst = 0;
        for (int fruit = 1; fruit < Basket.FRUITS; fruit++) {
            if (lack(fruits, need, fruit) > lack(fruits, need, worst)) {
                worst = fruit;
            }
        }
        return Refusal.of(
                "FIN-D2",
                "missing",
                Map.of(
                        "tile", name,
                        "fruit", Terms.FRUIT.write(worst),
                        "need", Basket.count(need, worst),
                        "have", Basket.count(fruits, worst)));
    }

    private static int lack(long fruits, long need, int fruit) {
        return Basket.count(need, fruit) - Basket.count(fruits, fruit);
    }

    @Rule({"FIN-A1", "FIN-A5", "FIN-A6"})
    private Refusal refuseAction(Action action) {
        Map<String, Object> facts = Map.of("action", Terms.ACTION.write(action.ordinal()));
        if (!position.hasAction(seat, action)) {
            return Refusal.of("FIN-A1", "action-used", facts);
        }
        if (asked == Asks.PLACE) {
            return Refusal.of("FIN-P1", "placing-first");
        }
        if (asked != Asks.TURN) {
            return Refusal.of("FIN-A1", "one-thing-a-turn");
        }
        return switch (action) {
            case STRONG_WIND, GUST -> nothingHere(); // always offered
            case BIG_CART -> Refusal.of("FIN-A5", "nothing-to-deliver");
            case MINUS_ONE ->
                position.carts(seat) == 0
                        ? Refusal.of("FIN-A6", "minus-one-needs-cart")
                        : Refusal.of("FIN-A6", "nothing-to-spare");
        };
    }

    @Rule({"FIN-D4", "FIN-A6"})
    private Refusal refuseFruit(int fruit) {
        String name = Terms.FRUIT.write(fruit);
        int have = Basket.count(position.fruits(seat), fruit);
        return switch (asked) {
            case FRUIT ->
                Refusal.of("FIN-D4", "too-few-alike", Map.of("fruit", name, "need", alikeNeeded(), "have", have));
            case SPARE ->
                Basket.count(Tiles.need(position.topTile(Verb.first(question))), fruit) == 0
                        ? Refusal.of("FIN-A6", "not-on-tile", Map.of("fruit", name))
                        : missing(
                                Terms.VILLAGE.write(Verb.first(question)),
                                Tiles.need(position.topTile(Verb.first(question))) - Basket.of(fruit, 1));
            case SPARE_CHOSEN -> Refusal.of("FIN-A6", "not-on-tile", Map.of("fruit", name));
            case PLACE, TURN, MOVE, MOVE_AGAIN, LIFT, LAND, TILE -> Refusal.of("FIN-D4", "no-fruit-asked");
        };
    }

    private int alikeNeeded() {
        int value = Tiles.value(position.topTile(Verb.first(question)));
        return position.delivery().mustSpare() ? value - 1 : value;
    }

    @Rule({"FIN-D2", "FIN-A6", "FIN-A7"})
    private Refusal refusePayAll() {
        if (asked != Asks.SPARE && asked != Asks.SPARE_CHOSEN) {
            return nothingHere();
        }
        int village = Verb.first(question);
        String name = Terms.VILLAGE.write(village);
        long price = Tiles.price(position.topTile(village), Verb.second(question));
        return Basket.covers(position.fruits(seat), price)
                ? Refusal.of("FIN-A7", "nothing-left-to-spare", Map.of("tile", name))
                : missing(name, price);
    }

    @Rule({"FIN-T1", "FIN-A6", "FIN-D2"})
    private Refusal refuseEnding() {
        return switch (asked) {
            case PLACE -> Refusal.of("FIN-P1", "placing-first");
            case TURN -> Refusal.of("FIN-T1", "no-passing");
            case MOVE, LIFT, LAND -> Refusal.of("FIN-A1", "action-under-way");
            case TILE ->
                position.delivery().mustSpare()
                        ? Refusal.of("FIN-A6", "must-spare")
                        : Refusal.of("FIN-D2", "nothing-chosen");
            case FRUIT -> Refusal.of("FIN-D4", "choose-fruit-first");
            case SPARE, SPARE_CHOSEN -> Refusal.of("FIN-A6", "choose-spared-first");
            case MOVE_AGAIN -> nothingHere();
        };
    }

    private static Refusal nothingHere() {
        return Refusal.of("FIN-T1", "nothing-to-do-here");
    }
}
