package tilth.agricola;

import java.util.Map;
import java.util.Optional;
import tilth.agricola.acts.ActWhys;
import tilth.agricola.board.Stages;
import tilth.agricola.edition.Dealing;
import tilth.agricola.react.Asides;
import tilth.agricola.rounds.PlaceWhys;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Terms;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Target;

/** Says why something that is not offered may not be done, with the rule and nothing the asker does not know. */
final class Whys {

    private final AgricolaPosition position;
    private final int seat;
    private final Asks asked;

    private Whys(AgricolaPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = Asks.of(position.question(seat));
    }

    static Refusal refuse(AgricolaPosition position, int seat, Target target) {
        if (position.isOver()) {
            return gameOver();
        }
        return position.isAsked(seat) ? new Whys(position, seat).refuse(target) : notAsked(position);
    }

    @Rule("AGR-R1")
    private static Refusal gameOver() {
        return Refusal.of("AGR-R1", "game-over");
    }

    @Rule({"AGR-W1", "AGR-H4", "AGR-H6", "AGR-D16", "AGR-D18", "AGR-D21"})
    private static Refusal notAsked(AgricolaPosition position) {
        int other = Seats.first(position.openSeats());
        return switch (Asks.of(position.question(other))) {
            case FEED -> Refusal.of("AGR-H4", "fed-already");
            case BREED -> Refusal.of("AGR-H6", "bred-already");
            case PICK -> Refusal.of("AGR-D16", "packet-on-its-way");
            case REVEAL, PLACE, WORK, PAY, KEEP, REACT, CHOOSE, MULLIGAN, CHANGE, EXCHANGE, DRAW ->
                position.board().round() == 0
                        ? Refusal.of("AGR-D18", "hand-settled")
                        : Refusal.of("AGR-W1", "not-your-turn", Map.of("seat", other));
        };
    }

    private Refusal refuse(Target target) {
        Optional<Refusal> refusal = switch (target.kind()) {
            case "space" -> target.in(Terms.SPACE).map(this::refuseSpace);
            case "square" -> target.in(Terms.SQUARE).map(this::refuseSquare);
            case "field" -> target.in(Terms.FIELD).map(this::refuseField);
            case "card" -> target.in(Terms.CARD).map(this::refuseCard);
            case "good" -> target.in(Terms.GOOD).map(Terms.GOOD::write).map(this::refuseGood);
            case "count" -> Optional.of(refuseCount());
            case Target.DO -> Optional.of(refuseDeed(target.word()));
            default -> Optional.empty();
        };
        return refusal.orElseGet(Whys::nothingHere);
    }

    @Rule("AGR-L3")
    private Refusal refuseSpace(int space) {
        return switch (asked) {
            case PLACE -> PlaceWhys.why(position, seat, space);
            case REVEAL ->
                Refusal.of(
                        "AGR-L3",
                        "not-in-this-stage",
                        Map.of("stage", Stages.of(position.board().round())));
            case WORK, PAY, KEEP, FEED, BREED, REACT, CHOOSE, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> notNow();
        };
    }

    private Refusal refuseSquare(int square) {
        return asked == Asks.WORK
                ? ActWhys.square(position, seat, position.question(seat), square)
                        .orElseGet(this::notNow)
                : notNow();
    }

    private Refusal refuseField(int field) {
        return asked == Asks.WORK
                ? ActWhys.field(position, seat, position.question(seat), field).orElseGet(this::notNow)
                : notNow();
    }

    @Rule({"AGR-D15", "AGR-D16"})
    private Refusal refuseToPick(int card) {
        int slot = position.table().deck().slot(card);
        boolean isHeld = slot >= 0 && position.tableau().hand(seat).has(slot);
        Map<String, Object> what = Map.of("card", Terms.CARD.write(card));
        return Refusal.of("AGR-D15", isHeld ? "picked-already" : "not-to-be-picked", what);
    }

    private Refusal refuseCard(int card) {
        if (asked == Asks.PICK) {
            return refuseToPick(card);
        }
        return asked == Asks.WORK
                ? ActWhys.card(position, seat, position.question(seat), card)
                        .or(() -> refusePlayed(card))
                        .orElseGet(this::notNow)
                : refuseHeld(card).orElseGet(() -> refuseShown(card));
    }

    @Rule({"AGR-M5", "AGR-K2", "AGR-M3"})
    private Refusal refuseShown(int card) {
        Map<String, Object> what = Map.of("card", Terms.CARD.write(card));
        return switch (asked) {
            case FEED -> Refusal.of("AGR-M5", "cannot-craft", what);
            case PAY -> Refusal.of("AGR-M3", "cannot-return", what);
            case REACT, CHOOSE -> refusePlayed(card).orElseGet(() -> Refusal.of("AGR-K2", "card-not-asked", what));
            case PLACE -> refusePlayed(card).orElseGet(this::notNow);
            case REVEAL, WORK, KEEP, BREED, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> notNow();
        };
    }

    /** What stands in the way of a card in front of the asker. */
    @Rule({"AGR-K2", "AGR-X3"})
    private Optional<Refusal> refusePlayed(int card) {
        int slot = position.table().deck().slot(card);
        return slot >= 0 && position.tableau().hasPlayed(seat, slot)
                ? Optional.of(Asides.why(position, seat, slot))
                : Optional.empty();
    }

    /** What stands in the way of a card in the hand. */
    @Rule({"AGR-D6", "AGR-D8"})
    private Optional<Refusal> refuseHeld(int card) {
        int slot = position.table().deck().slot(card);
        if (slot < 0 || !position.tableau().hand(seat).has(slot)) {
            return Optional.empty();
        }
        Map<String, Object> what = Map.of("card", Terms.CARD.write(card));
        return Optional.of(ActWhys.card(position, seat, slot, HandViewer.food(position, seat))
                .orElseGet(() -> Refusal.of("AGR-D6", "needs-an-action", what)));
    }

    @Rule({"AGR-X1", "AGR-X2", "AGR-H4"})
    private Refusal refuseGood(String good) {
        Map<String, Object> what = Map.of("good", good);
        return switch (asked) {
            case FEED ->
                position.holdings().count(seat, Terms.GOOD.read(good)) == 0
                        ? Refusal.of("AGR-X1", "none-left", what)
                        : Refusal.of("AGR-X2", "cannot-be-eaten-now", what);
            case WORK ->
                ActWhys.good(position, seat, position.question(seat), good).orElseGet(this::notNow);
            case REVEAL, PLACE, PAY, KEEP, BREED, REACT, CHOOSE, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> notNow();
        };
    }

    @Rule({"AGR-H5", "AGR-X5"})
    private Refusal refuseCount() {
        return switch (asked) {
            case FEED ->
                position.table().edition().letsBegWithFood()
                        ? Refusal.of("AGR-H5", "nothing-to-save")
                        : Refusal.of("AGR-H5", "food-has-to-be-paid");
            case WORK -> Refusal.of("AGR-X5", "cannot-bake-so-many");
            case REVEAL, PLACE, PAY, KEEP, BREED, REACT, CHOOSE, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> notNow();
        };
    }

    @Rule({"AGR-W7", "AGR-W3", "AGR-W4", "AGR-F9", "AGR-D19"})
    private Refusal refuseDeed(String word) {
        if (asked == Asks.PLACE && word.equals(Does.PASS.word())) {
            return Refusal.of("AGR-W7", position.table().allowsPassing() ? "all-have-passed" : "no-passing");
        }
        if (asked == Asks.PLACE && word.equals(Does.EXCHANGE.word())) {
            boolean isAllowed = position.table().dealing() == Dealing.THREE_FOR_ONE;
            return Refusal.of("AGR-D19", isAllowed ? "too-few-to-exchange" : "no-exchange");
        }
        if (asked == Asks.WORK && word.equals(Does.DONE.word())) {
            boolean half = position.farms().marked(seat) != 0;
            return half ? Refusal.of("AGR-F9", "close-first") : Refusal.of("AGR-W3", "do-something-first");
        }
        if (asked == Asks.WORK && word.equals(Does.CLOSE.word())) {
            return Refusal.of("AGR-F9", "no-pasture-yet");
        }
        return notNow();
    }

    /** What has to come first. */
    @Rule({
        "AGR-L3", "AGR-W1", "AGR-W3", "AGR-P2", "AGR-A5", "AGR-H4", "AGR-H7", "AGR-K2", "AGR-D15", "AGR-D18", "AGR-D20",
        "AGR-D23"
    })
    private Refusal notNow() {
        return switch (asked) {
            case REVEAL -> Refusal.of("AGR-L3", "reveal-first");
            case PLACE -> Refusal.of("AGR-W1", "place-first");
            case WORK -> Refusal.of("AGR-W3", "act-first");
            case PAY -> Refusal.of("AGR-P2", "pay-first");
            case KEEP -> Refusal.of("AGR-A5", "keep-first");
            case FEED -> Refusal.of("AGR-H4", "feed-first");
            case BREED -> Refusal.of("AGR-H7", "breed-first");
            case REACT, CHOOSE -> Refusal.of("AGR-K2", "card-first");
            case PICK -> Refusal.of("AGR-D15", "pick-first");
            case MULLIGAN -> Refusal.of("AGR-D18", "settle-hand-first");
            case CHANGE, EXCHANGE -> Refusal.of("AGR-D23", "lay-aside-first");
            case DRAW -> Refusal.of("AGR-D20", "draw-first");
        };
    }

    private static Refusal nothingHere() {
        return Refusal.of("AGR-W3", "nothing-to-do-here");
    }
}
