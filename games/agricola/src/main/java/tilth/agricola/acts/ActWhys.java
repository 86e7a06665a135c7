package tilth.agricola.acts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Purchase;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Stables;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Conditions;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.engine.Refusal;
import tilth.engine.Rule;

/** Why an act cannot be done, at all or somewhere. */
public final class ActWhys {

    private static final int GREAT = 100;
    private static final int GREATER = 1000;

    private ActWhys() {}

    /** Why nothing of a plan can be done: where one of several parts would do, what is easiest to mend. */
    @Rule({"AGR-W3", "AGR-W4", "AGR-W5"})
    public static Refusal easiest(State position, int seat, Plan plan) {
        int parts = plan.join() == Plan.Join.THEN ? 1 : plan.parts();
        return IntStream.range(0, parts)
                .mapToObj(part -> why(position, seat, plan.act(part)))
                .min(Comparator.comparingInt(ActWhys::effort))
                .orElseThrow();
    }

    /** How hard something is to mend: by goods, by other actions, or perhaps never. */
    private static int effort(Refusal why) {
        return switch (why.key()) {
            case "missing" ->
                (int) why.facts().getOrDefault("need", 0) - (int) why.facts().getOrDefault("have", 0);
            case "nothing-to-sow", "nothing-that-grows-here", "no-grain", "space-empty" -> 1;
            case "no-empty-field", "no-baking-improvement", "no-improvement-affordable", "no-free-room" -> GREAT;
            case "no-minor-playable", "no-occupation-playable", "no-improvement-playable" -> GREAT;
            default -> GREATER;
        };
    }

    /** Why an act cannot be done at all. */
    @Rule({"AGR-C1", "AGR-P1", "AGR-G1", "AGR-G3", "AGR-W6", "AGR-K3", "AGR-K5", "AGR-F15", "AGR-F16"})
    static Refusal why(State position, int seat, Act act) {
        if (position.board().round() < act.fromRound()) {
            return Refusal.of("AGR-G1", "from-round", Map.of("round", act.fromRound()));
        }
        if (Acting.isForbidden(position, seat, act.kind())) {
            return Refusal.of("AGR-K3", "forbidden-by-card");
        }
        return switch (act.kind()) {
            case ROOM -> whyNoRoom(position, seat);
            case STABLE -> whyNoStable(position, seat, act);
            case RENOVATE, RENOVATE_NEXT -> whyNoRenovation(position, seat);
            case FENCE, FENCE_FETCHED -> whyNoFence(position, seat, act);
            case MOVE_FENCES -> Refusal.of("AGR-F15", "no-fences-to-move");
            case FENCE_POST -> Refusal.of("AGR-F16", "no-square-for-post");
            case FENCE_SQUARE, FENCE_STABLE -> Refusal.of("AGR-F9", "no-square-to-fence");
            case PLOW -> Refusal.of("AGR-C1", "no-place-for-field");
            case SOW, SOW_LESS, SOW_VEGETABLE, SOW_GOT -> whyNoSowing(position, seat);
            case REAP_GRAIN -> Refusal.of("AGR-C9", "no-grain-to-reap");
            case BAKE -> whyNoBaking(position, seat);
            case MAJOR -> Refusal.of("AGR-P1", "no-improvement-affordable");
            case MINOR -> whyNoCard(position, seat, Capability.MINOR, "no-minor-playable");
            case MAJOR_OR_MINOR -> Refusal.of("AGR-D6", "no-improvement-playable");
            case OCCUPATION -> whyNoOccupation(position, seat, act);
            case GROW, GROW_ANYWAY ->
                Growing.canGrowAnyway(position, seat)
                        ? Refusal.of("AGR-G1", "no-free-room")
                        : Refusal.of("AGR-G3", "family-full");
            case BECOME_FIRST -> Refusal.of("AGR-W3", "first-already");
            case TAKE_ALL, TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL -> Refusal.of("AGR-W6", "space-empty");
            case CARD -> Refusal.of("AGR-K5", "card-offers-nothing");
        };
    }

    @Rule({"AGR-D5", "AGR-D6", "AGR-D8"})
    private static Refusal whyNoOccupation(State position, int seat, Act act) {
        Refusal why = whyNoCard(position, seat, Capability.OCCUPATION, "no-occupation-playable");
        long food = Goods.of(CardPlay.food(position, seat, act), Goods.FOOD);
        return why.key().equals("no-occupation-playable") && !Paying.isWithinReach(position, seat, food)
                ? missing(position, seat, "AGR-D5", food)
                : why;
    }

    @Rule({"AGR-D6", "AGR-D8"})
    private static Refusal whyNoCard(State position, int seat, Capability kind, String key) {
        boolean hasSome =
                position.tableau().hand(seat).meets(position.table().deck().with(kind));
        return hasSome ? Refusal.of("AGR-D8", key) : Refusal.of("AGR-D6", "no-such-card-in-hand");
    }

    @Rule({"AGR-F1", "AGR-F2"})
    private static Refusal whyNoRoom(State position, int seat) {
        return position.farms().buildableRooms(seat) == 0
                ? Refusal.of("AGR-F1", "no-place-for-room")
                : missing(position, seat, "AGR-F2", Paying.price(position, seat, Purchase.ROOM, 1, 0));
    }

    @Rule({"AGR-F6", "AGR-F7"})
    private static Refusal whyNoStable(State position, int seat, Act act) {
        Farmyards farms = position.farms();
        if (Integer.bitCount(farms.stables(seat)) == Stables.MOST) {
            return Refusal.of("AGR-F6", "no-stables-left");
        }
        return farms.buildableStables(seat) == 0
                ? Refusal.of("AGR-F6", "no-place-for-stable")
                : missing(position, seat, "AGR-F7", act.price());
    }

    @Rule({"AGR-F3", "AGR-F4", "AGR-F14"})
    private static Refusal whyNoRenovation(State position, int seat) {
        return Building.allowed(position, seat)
                .mapToObj(to -> Paying.price(position, seat, Purchase.RENOVATION, to, 0))
                .map(price -> missing(position, seat, "AGR-F4", price))
                .min(Comparator.comparingInt(ActWhys::effort))
                .orElseGet(() -> Refusal.of("AGR-F3", "stone-already"));
    }

    @Rule({"AGR-F8", "AGR-F9", "AGR-F13"})
    private static Refusal whyNoFence(State position, int seat, Act act) {
        if (position.farms().fencesLeft(seat) == 0) {
            return Refusal.of("AGR-F13", "no-fences-left");
        }
        int buildable = Fencing.buildable(position, seat, act);
        return buildable == 0
                ? missing(position, seat, "AGR-F8", Goods.of(1, Goods.WOOD))
                : Refusal.of("AGR-F9", "no-pasture-possible", Map.of("have", buildable));
    }

    @Rule({"AGR-C3", "AGR-C4", "AGR-C6"})
    private static Refusal whyNoSowing(State position, int seat) {
        boolean hasTile = position.farms().emptyFields(seat) != 0;
        return hasTile || Sowing.hasEmptyCard(position, seat)
                ? noCrop(position, seat)
                : Refusal.of("AGR-C4", "no-empty-field");
    }

    /** Who has no crop at all, or none that may grow on the field. */
    private static Refusal noCrop(State position, int seat) {
        boolean hasCrop = position.holdings().count(seat, Goods.GRAIN) > 0
                || position.holdings().count(seat, Goods.VEGETABLE) > 0
                || position.holdings().count(seat, Goods.WOOD) > 0 && Sowing.hasEmptyCard(position, seat);
        return hasCrop ? Refusal.of("AGR-C6", "nothing-that-grows-here") : Refusal.of("AGR-C3", "nothing-to-sow");
    }

    @Rule("AGR-X4")
    private static Refusal whyNoBaking(State position, int seat) {
        return Bread.most(position, seat) == 0
                ? Refusal.of("AGR-X4", "no-baking-improvement")
                : Refusal.of("AGR-X4", "no-grain");
    }

    /** The first good of a price of which there is not enough. */
    @Rule("AGR-P1")
    public static Refusal missing(State position, int seat, String rule, long price) {
        for (long rest = price; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            int need = Goods.count(rest, good);
            int have = position.holdings().count(seat, good);
            if (have < need) {
                Map<String, Object> facts = new LinkedHashMap<>();
                facts.put("good", Goods.WORDS.get(good));
                facts.put("need", need);
                facts.put("have", have);
                return Refusal.of(rule, "missing", facts);
            }
            rest = Goods.after(rest, good);
        }
        return Refusal.of(rule, "done-already");
    }

    /** Why a square is not offered in the middle of some work: of several reasons, the one that is easiest to mend. */
    @Rule({"AGR-F1", "AGR-F6", "AGR-C1", "AGR-C2", "AGR-F10", "AGR-F12", "AGR-F17"})
    public static Optional<Refusal> square(State position, int seat, long question, int square) {
        long headway = Headway.of(question);
        Plan plan = plan(position, seat, question);
        List<Refusal> whys = new ArrayList<>();
        for (int part = 0; part < plan.parts(); part++) {
            Act act = plan.act(part);
            if (Headway.isOver(headway, part) || Headway.count(headway, part) == act.most()) {
                continue;
            }
            boolean canBe = Acting.isPossible(position, seat, act, Headway.source(headway));
            switch (act.kind()) {
                case ROOM -> whys.add(canBe ? notForRoom(position, seat, square) : whyNoRoom(position, seat));
                case PLOW -> whys.add(notForField(position, seat, square));
                case STABLE ->
                    whys.add(canBe ? notForStable(position, seat, square) : whyNoStable(position, seat, act));
                case FENCE_POST -> whys.add(used("AGR-F16", square));
                case FENCE, FENCE_SQUARE, FENCE_STABLE, FENCE_FETCHED, MOVE_FENCES ->
                    whys.add(notForPasture(position, seat, square));
                default -> {}
            }
        }
        return whys.stream().min(Comparator.comparingInt(ActWhys::effort));
    }

    private static Refusal notForRoom(State position, int seat, int square) {
        return isUnused(position, seat, square)
                ? Refusal.of("AGR-F1", "not-beside-room", where(square))
                : used("AGR-F1", square);
    }

    private static Refusal notForStable(State position, int seat, int square) {
        return isUnused(position, seat, square)
                ? Refusal.of("AGR-F17", "not-beside-anything", where(square))
                : used("AGR-F6", square);
    }

    private static Refusal notForField(State position, int seat, int square) {
        if (!isUnused(position, seat, square)) {
            return used("AGR-C1", square);
        }
        return position.farms().fields(seat) == 0
                ? Refusal.of("AGR-F17", "not-beside-anything", where(square))
                : Refusal.of("AGR-C2", "not-beside-field", where(square));
    }

    private static Refusal notForPasture(State position, int seat, int square) {
        boolean hasTile = (position.farms().tiles(seat) >>> square & 1) != 0;
        return hasTile
                ? Refusal.of("AGR-F12", "tile-cannot-be-enclosed", where(square))
                : Refusal.of("AGR-F10", "no-pasture-with-it", where(square));
    }

    private static boolean isUnused(State position, int seat, int square) {
        return (position.farms().unused(seat) >>> square & 1) != 0;
    }

    private static Refusal used(String rule, int square) {
        return Refusal.of(rule, "square-used", where(square));
    }

    private static Map<String, Object> where(int square) {
        return Map.of("square", Yard.name(square));
    }

    /** Why a field is not offered for sowing. */
    @Rule({"AGR-C4", "AGR-C3", "AGR-C6"})
    public static Optional<Refusal> field(State position, int seat, long question, int field) {
        if (!has(position, seat, question, Act.Kind.SOW) && !has(position, seat, question, Act.Kind.SOW_LESS)) {
            return Optional.empty();
        }
        if (!Sowing.isField(position, seat, field)) {
            return Optional.of(Refusal.of("AGR-C4", "no-field-here"));
        }
        boolean isEmpty = Sowing.isEmpty(position, seat, field);
        return Optional.of(isEmpty ? noCrop(position, seat) : Refusal.of("AGR-C4", "field-not-empty"));
    }

    /** Why a card is not offered where cards can be built or played. */
    @Rule({"AGR-M1", "AGR-M3", "AGR-P1", "AGR-D6", "AGR-D8"})
    public static Optional<Refusal> card(State position, int seat, long question, int card) {
        Plan plan = plan(position, seat, question);
        Deck deck = position.table().deck();
        int source = Headway.source(Headway.of(question));
        int slot = deck.slot(card);
        for (int part = 0; part < plan.parts() && slot >= 0; part++) {
            if (CardPlay.isMeant(position, seat, plan.act(part), source, slot)) {
                if (CardPlay.isUpgrade(position, seat, plan.act(part), source, slot)) {
                    return Optional.of(Refusal.of(
                            "AGR-M3",
                            "hand-back-only",
                            Map.of("card", deck.card(slot).word())));
                }
                int food = CardPlay.food(position, seat, plan.act(part));
                return Optional.of(card(position, seat, slot, food).orElseGet(() -> Refusal.of("AGR-W3", "act-first")));
            }
        }
        Map<String, Object> what = Map.of("card", Cards.all().get(card).word());
        boolean isHeld = slot >= 0 && position.tableau().hand(seat).has(slot);
        if (isHeld) {
            return Optional.of(Refusal.of("AGR-D6", "not-this-kind-now", what));
        }
        boolean isAboutMajors = has(plan, Act.Kind.MAJOR) || has(plan, Act.Kind.MAJOR_OR_MINOR);
        return isAboutMajors ? Optional.of(Refusal.of("AGR-M1", "not-on-display", what)) : Optional.empty();
    }

    /** The food an occupation costs where a seat is asked which one to play; nothing where it is not. */
    @Rule("AGR-D5")
    public static OptionalInt occupationFood(State position, int seat) {
        boolean isAtWork = position.isAsked(seat) && Asks.of(position.question(seat)) == Asks.WORK;
        Plan plan = isAtWork ? plan(position, seat, position.question(seat)) : Plan.NONE;
        for (int part = 0; part < plan.parts(); part++) {
            if (plan.act(part).kind() == Act.Kind.OCCUPATION) {
                return OptionalInt.of(CardPlay.food(position, seat, plan.act(part)));
            }
        }
        return OptionalInt.empty();
    }

    /** What stands in the way of a card, apart from the action that plays it; nothing if it could be played. */
    @Rule({"AGR-P1", "AGR-D8", "AGR-D9"})
    public static Optional<Refusal> card(State position, int seat, int slot, int food) {
        Deck deck = position.table().deck();
        Card card = deck.card(slot);
        if (CardPlay.canPlay(position, seat, slot, food)) {
            return Optional.empty();
        }
        Map<String, Object> what = Map.of("card", card.word());
        if (!Conditions.hold(position, seat, slot, card.needs())) {
            return Optional.of(Refusal.of("AGR-D8", "needs-not-met", what));
        }
        if (Paying.canHave(position, seat, slot, food)) {
            return Optional.of(Refusal.of("AGR-D9", "card-cannot-do-it", what));
        }
        long price = Paying.price(position, seat, card.kind().purchase(), deck.number(slot), food);
        return Optional.of(missing(position, seat, "AGR-P1", price));
    }

    /** Why a good is not offered to be taken. */
    @Rule({"AGR-B9", "AGR-B5"})
    public static Optional<Refusal> good(State position, int seat, long question, String good) {
        Map<String, Object> what = Map.of("good", good);
        if (has(position, seat, question, Act.Kind.TAKE_ANIMAL)) {
            return Optional.of(Refusal.of("AGR-B9", good.equals("cattle") ? "cattle-cost-food" : "not-here", what));
        }
        boolean takes = has(position, seat, question, Act.Kind.TAKE_RESOURCE)
                || has(position, seat, question, Act.Kind.TAKE_REED_OR_STONE);
        return takes ? Optional.of(Refusal.of("AGR-B5", "not-here", what)) : Optional.empty();
    }

    private static boolean has(State position, int seat, long question, Act.Kind kind) {
        return has(plan(position, seat, question), kind);
    }

    private static boolean has(Plan plan, Act.Kind kind) {
        for (int part = 0; part < plan.parts(); part++) {
            if (plan.act(part).kind() == kind) {
                return true;
            }
        }
        return false;
    }

    private static Plan plan(State position, int seat, long question) {
        return Plans.of(position, seat, Headway.of(question));
    }
}
