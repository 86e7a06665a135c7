package tilth.agricola;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilth.agricola.board.Stages;
import tilth.agricola.work.ActWhys;
import tilth.agricola.work.PlaceWhys;
import tilth.engine.MoveList;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Term;
import tilth.engine.Verb;

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

    static Optional<Refusal> why(AgricolaPosition position, int seat, String target) {
        if (position.isOver()) {
            return Optional.of(gameOver());
        }
        if (!Seats.has(position.openSeats(), seat)) {
            return Optional.of(notAsked(position));
        }
        if (isOffered(position, seat, target)) {
            return Optional.empty();
        }
        return Optional.of(new Whys(position, seat).refuse(target));
    }

    @Rule("AGR-R1")
    private static Refusal gameOver() {
        return Refusal.of("AGR-R1", "game-over");
    }

    @Rule({"AGR-W1", "AGR-H4", "AGR-H6"})
    private static Refusal notAsked(AgricolaPosition position) {
        int other = Seats.first(position.openSeats());
        return switch (Asks.of(position.question(other))) {
            case FEED -> Refusal.of("AGR-H4", "fed-already");
            case BREED -> Refusal.of("AGR-H6", "bred-already");
            case REVEAL, PLACE, WORK, PAY, KEEP, REACT -> Refusal.of("AGR-W1", "not-your-turn", Map.of("seat", other));
        };
    }

    private static boolean isOffered(AgricolaPosition position, int seat, String target) {
        MoveList offered = new MoveList();
        position.moves(seat, offered);
        for (int i = 0; i < offered.size(); i++) {
            if (isTarget(offered.at(i), target)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a move touches a target, without writing the target down: this is asked very often. */
    private static boolean isTarget(long move, String target) {
        Does does = Does.of(move);
        List<Term> operands = does.operands();
        int last = operands.size() - 1;
        String kind = last < 0 ? "do" : operands.get(last).name();
        String word = last < 0 ? does.word() : operands.get(last).write(Verb.operand(move, last));
        return target.length() == kind.length() + 1 + word.length()
                && target.startsWith(kind)
                && target.charAt(kind.length()) == ':'
                && target.endsWith(word);
    }

    private Refusal refuse(String target) {
        int colon = target.indexOf(':');
        String kind = colon < 0 ? "" : target.substring(0, colon);
        String word = target.substring(colon + 1);
        return switch (kind) {
            case "space" -> known(Terms.SPACE, word) ? refuseSpace(Terms.SPACE.read(word)) : nothingHere();
            case "square" -> known(Terms.SQUARE, word) ? refuseSquare(Terms.SQUARE.read(word)) : nothingHere();
            case "field" -> known(Terms.FIELD, word) ? refuseField(Terms.FIELD.read(word)) : nothingHere();
            case "card" -> known(Terms.CARD, word) ? refuseCard(Terms.CARD.read(word)) : nothingHere();
            case "good" -> known(Terms.GOOD, word) ? refuseGood(word) : nothingHere();
            case "count" -> refuseCount();
            case "do" -> refuseDeed(word);
            default -> nothingHere();
        };
    }

    private static boolean known(Term term, String word) {
        return term.read(word) >= 0;
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
            case WORK, PAY, KEEP, FEED, BREED, REACT -> notNow();
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

    @Rule({"AGR-M5", "AGR-K2", "AGR-M3"})
    private Refusal refuseCard(int card) {
        Map<String, Object> what = Map.of("card", Terms.CARD.write(card));
        return switch (asked) {
            case WORK ->
                ActWhys.card(position, seat, position.question(seat), card).orElseGet(this::notNow);
            case FEED -> Refusal.of("AGR-M5", "cannot-craft", what);
            case PAY -> Refusal.of("AGR-M3", "cannot-return", what);
            case REACT -> Refusal.of("AGR-K2", "card-not-asked", what);
            case REVEAL, PLACE, KEEP, BREED -> notNow();
        };
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
            case REVEAL, PLACE, PAY, KEEP, BREED, REACT -> notNow();
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
            case REVEAL, PLACE, PAY, KEEP, BREED, REACT -> notNow();
        };
    }

    @Rule({"AGR-W7", "AGR-W3", "AGR-W4", "AGR-F9"})
    private Refusal refuseDeed(String word) {
        if (asked == Asks.PLACE && word.equals(Does.PASS.word())) {
            return Refusal.of("AGR-W7", position.table().allowsPassing() ? "all-have-passed" : "no-passing");
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
    @Rule({"AGR-L3", "AGR-W1", "AGR-W3", "AGR-P2", "AGR-A5", "AGR-H4", "AGR-H7", "AGR-K2"})
    private Refusal notNow() {
        return switch (asked) {
            case REVEAL -> Refusal.of("AGR-L3", "reveal-first");
            case PLACE -> Refusal.of("AGR-W1", "place-first");
            case WORK -> Refusal.of("AGR-W3", "act-first");
            case PAY -> Refusal.of("AGR-P2", "pay-first");
            case KEEP -> Refusal.of("AGR-A5", "keep-first");
            case FEED -> Refusal.of("AGR-H4", "feed-first");
            case BREED -> Refusal.of("AGR-H7", "breed-first");
            case REACT -> Refusal.of("AGR-K2", "card-first");
        };
    }

    private static Refusal nothingHere() {
        return Refusal.of("AGR-W3", "nothing-to-do-here");
    }
}
