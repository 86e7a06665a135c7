package tilth.agricola.work;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.Holdings;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Improving;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Stables;
import tilth.agricola.farm.Yard;
import tilth.agricola.pay.Goods;
import tilth.agricola.pay.Paying;
import tilth.agricola.pay.Purchase;
import tilth.engine.Refusal;
import tilth.engine.Rule;

/** Why an act cannot be done, at all or somewhere. */
public final class ActWhys {

    private static final int GREAT = 100;
    private static final int GREATER = 1000;

    private ActWhys() {}

    /** Why nothing of a plan can be done: where one of several parts would do, what is easiest to mend. */
    @Rule({"AGR-W3", "AGR-W4", "AGR-W5"})
    static Refusal easiest(AgricolaPosition position, int seat, Plan plan) {
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
            case "nothing-to-sow", "no-grain", "space-empty" -> 1;
            case "no-empty-field", "no-baking-improvement", "no-improvement-affordable", "no-free-room" -> GREAT;
            default -> GREATER;
        };
    }

    /** Why an act cannot be done at all. */
    @Rule({"AGR-C1", "AGR-P1", "AGR-G1", "AGR-G3", "AGR-W6", "AGR-K3", "AGR-K5"})
    static Refusal why(AgricolaPosition position, int seat, Act act) {
        if (position.board().round() < act.fromRound()) {
            return Refusal.of("AGR-G1", "from-round", Map.of("round", act.fromRound()));
        }
        if (Acting.isForbidden(position, seat, act.kind())) {
            return Refusal.of("AGR-K3", "forbidden-by-card");
        }
        return switch (act.kind()) {
            case ROOM -> whyNoRoom(position, seat);
            case STABLE -> whyNoStable(position, seat, act);
            case RENOVATE -> whyNoRenovation(position, seat);
            case FENCE -> whyNoFence(position, seat);
            case PLOW -> Refusal.of("AGR-C1", "no-place-for-field");
            case SOW -> whyNoSowing(position, seat);
            case BAKE -> whyNoBaking(position, seat);
            case IMPROVE -> Refusal.of("AGR-P1", "no-improvement-affordable");
            case GROW, GROW_ANYWAY ->
                position.holdings().people(seat) == Holdings.MOST_PEOPLE
                        ? Refusal.of("AGR-G3", "family-full")
                        : Refusal.of("AGR-G1", "no-free-room");
            case TAKE_ALL, TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL -> Refusal.of("AGR-W6", "space-empty");
            case CARD -> Refusal.of("AGR-K5", "card-offers-nothing");
        };
    }

    @Rule({"AGR-F1", "AGR-F2"})
    private static Refusal whyNoRoom(AgricolaPosition position, int seat) {
        return position.farms().buildableRooms(seat) == 0
                ? Refusal.of("AGR-F1", "no-place-for-room")
                : missing(position, seat, "AGR-F2", Paying.basePrice(position, seat, Purchase.ROOM, 1));
    }

    @Rule({"AGR-F6", "AGR-F7"})
    private static Refusal whyNoStable(AgricolaPosition position, int seat, Act act) {
        Farmyards farms = position.farms();
        if (Integer.bitCount(farms.stables(seat)) == Stables.MOST) {
            return Refusal.of("AGR-F6", "no-stables-left");
        }
        return farms.buildableStables(seat) == 0
                ? Refusal.of("AGR-F6", "no-place-for-stable")
                : missing(position, seat, "AGR-F7", Goods.of(act.wood(), Goods.WOOD));
    }

    @Rule({"AGR-F3", "AGR-F4"})
    private static Refusal whyNoRenovation(AgricolaPosition position, int seat) {
        int house = position.farms().house(seat);
        return house == Farmyards.STONE
                ? Refusal.of("AGR-F3", "stone-already")
                : missing(position, seat, "AGR-F4", Paying.basePrice(position, seat, Purchase.RENOVATION, house + 1));
    }

    @Rule({"AGR-F8", "AGR-F9", "AGR-F13"})
    private static Refusal whyNoFence(AgricolaPosition position, int seat) {
        if (position.farms().fencesLeft(seat) == 0) {
            return Refusal.of("AGR-F13", "no-fences-left");
        }
        int wood = position.holdings().count(seat, Goods.WOOD);
        return wood == 0
                ? missing(position, seat, "AGR-F8", Goods.of(1, Goods.WOOD))
                : Refusal.of("AGR-F9", "no-pasture-possible", Map.of("have", wood));
    }

    @Rule({"AGR-C3", "AGR-C4"})
    private static Refusal whyNoSowing(AgricolaPosition position, int seat) {
        return position.farms().emptyFields(seat) == 0
                ? Refusal.of("AGR-C4", "no-empty-field")
                : Refusal.of("AGR-C3", "nothing-to-sow");
    }

    @Rule("AGR-X4")
    private static Refusal whyNoBaking(AgricolaPosition position, int seat) {
        return Bread.most(position, seat) == 0
                ? Refusal.of("AGR-X4", "no-baking-improvement")
                : Refusal.of("AGR-X4", "no-grain");
    }

    /** The first good of a price of which there is not enough. */
    @Rule("AGR-P1")
    static Refusal missing(AgricolaPosition position, int seat, String rule, long price) {
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
    @Rule({"AGR-F1", "AGR-F6", "AGR-C1", "AGR-C2", "AGR-F10", "AGR-F12"})
    public static Optional<Refusal> square(AgricolaPosition position, int seat, long question, int square) {
        long progress = Progress.of(question);
        Plan plan = plan(position, seat, question);
        List<Refusal> whys = new ArrayList<>();
        for (int rest = Progress.unfinished(progress); rest != 0; rest &= rest - 1) {
            Act act = plan.act(Integer.numberOfTrailingZeros(rest));
            boolean canBe = Acting.isPossible(position, seat, act, Progress.source(progress));
            switch (act.kind()) {
                case ROOM -> whys.add(canBe ? notForRoom(position, seat, square) : whyNoRoom(position, seat));
                case PLOW -> whys.add(notForField(position, seat, square));
                case STABLE -> whys.add(canBe ? used("AGR-F6", square) : whyNoStable(position, seat, act));
                case FENCE -> whys.add(notForPasture(position, seat, square));
                default -> {}
            }
        }
        return whys.stream().min(Comparator.comparingInt(ActWhys::effort));
    }

    private static Refusal notForRoom(AgricolaPosition position, int seat, int square) {
        return isUnused(position, seat, square)
                ? Refusal.of("AGR-F1", "not-beside-room", where(square))
                : used("AGR-F1", square);
    }

    private static Refusal notForField(AgricolaPosition position, int seat, int square) {
        return isUnused(position, seat, square)
                ? Refusal.of("AGR-C2", "not-beside-field", where(square))
                : used("AGR-C1", square);
    }

    private static Refusal notForPasture(AgricolaPosition position, int seat, int square) {
        boolean hasTile = (position.farms().tiles(seat) >>> square & 1) != 0;
        return hasTile
                ? Refusal.of("AGR-F12", "tile-cannot-be-enclosed", where(square))
                : Refusal.of("AGR-F10", "no-pasture-with-it", where(square));
    }

    private static boolean isUnused(AgricolaPosition position, int seat, int square) {
        return (position.farms().unused(seat) >>> square & 1) != 0;
    }

    private static Refusal used(String rule, int square) {
        return Refusal.of(rule, "square-used", where(square));
    }

    private static Map<String, Object> where(int square) {
        return Map.of("square", Yard.name(square));
    }

    /** Why a field is not offered for sowing. */
    @Rule({"AGR-C4", "AGR-C3"})
    public static Optional<Refusal> field(AgricolaPosition position, int seat, long question, int field) {
        if (!has(position, seat, question, Act.Kind.SOW)) {
            return Optional.empty();
        }
        boolean isField = field < Yard.SQUARES && (position.farms().fields(seat) >>> field & 1) != 0;
        if (!isField) {
            return Optional.of(Refusal.of("AGR-C4", "no-field-here"));
        }
        boolean isEmpty = (position.farms().emptyFields(seat) >>> field & 1) != 0;
        return Optional.of(isEmpty ? Refusal.of("AGR-C3", "nothing-to-sow") : Refusal.of("AGR-C4", "field-not-empty"));
    }

    /** Why an improvement is not offered. */
    @Rule({"AGR-M1", "AGR-P1"})
    public static Optional<Refusal> card(AgricolaPosition position, int seat, long question, int card) {
        if (!has(position, seat, question, Act.Kind.IMPROVE)) {
            return Optional.empty();
        }
        Deck deck = position.table().deck();
        int slot = deck.slot(card);
        boolean isOpen = slot >= 0 && slot < Long.SIZE && (Improving.display(position) >>> slot & 1) != 0;
        return Optional.of(
                isOpen
                        ? missing(position, seat, "AGR-P1", deck.card(slot).price())
                        : Refusal.of(
                                "AGR-M1",
                                "not-on-display",
                                Map.of("card", Cards.all().get(card).word())));
    }

    /** Why a good is not offered to be taken. */
    @Rule({"AGR-B9", "AGR-B5"})
    public static Optional<Refusal> good(AgricolaPosition position, int seat, long question, String good) {
        Map<String, Object> what = Map.of("good", good);
        if (has(position, seat, question, Act.Kind.TAKE_ANIMAL)) {
            return Optional.of(Refusal.of("AGR-B9", good.equals("cattle") ? "cattle-cost-food" : "not-here", what));
        }
        boolean takes = has(position, seat, question, Act.Kind.TAKE_RESOURCE)
                || has(position, seat, question, Act.Kind.TAKE_REED_OR_STONE);
        return takes ? Optional.of(Refusal.of("AGR-B5", "not-here", what)) : Optional.empty();
    }

    private static boolean has(AgricolaPosition position, int seat, long question, Act.Kind kind) {
        Plan plan = plan(position, seat, question);
        for (int part = 0; part < plan.parts(); part++) {
            if (plan.act(part).kind() == kind) {
                return true;
            }
        }
        return false;
    }

    private static Plan plan(AgricolaPosition position, int seat, long question) {
        return Working.plan(position, seat, Progress.source(Progress.of(question)));
    }
}
