package tilth.agricola.edition;

import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.VEGETABLE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import tilth.agricola.board.Act;
import tilth.agricola.board.Act.Kind;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Deck;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;

/** What differs between the editions, and what both have in common. */
public abstract sealed class Edition permits Classic, Revised {

    private static final int ALONE = 1;

    public abstract String word();

    public abstract int mostSeats();

    /** The spaces that depend on the number of players and the options of the table. */
    abstract void layExtensions(Layout layout, int seats);

    abstract Plan dayLaborer();

    /** All cards of some decks that can turn up at a table for so many; decks of another edition stand for all of this one. */
    abstract Deck deck(String decks, int seats);

    /** What a choice of decks means, which is all of them where the edition has no such decks. */
    @Rule("AGR-D2")
    static List<Deck> dealt(Map<String, List<Deck>> decks, String chosen, String all) {
        return Objects.requireNonNull(decks.get(decks.containsKey(chosen) ? chosen : all));
    }

    /** The fewest cards of each kind that everybody is dealt; decks with fewer are refused. */
    abstract int smallestHand();

    /** How many seats to the left of who hands on a packet of cards its next owner sits. */
    public abstract int draftStep();

    /** The start player's space where players have hands of cards. */
    abstract Plan meetingPlaceWithCards(Layout layout);

    /** The price in food of the first, the second … occupation on the space of the board. */
    abstract Act lessons();

    /** Whether accumulation spaces are filled up before players take what waits on the round space. */
    public abstract boolean replenishesFirst();

    /** Whether a player may beg although there is food. */
    public abstract boolean letsBegWithFood();

    /** Whether a card that is a field counts as an empty field while nothing lies on it. */
    public abstract boolean countsEmptyFieldCards();

    /** Whether somebody playing alone chooses the order of the round cards. */
    abstract boolean letsOrderCards();

    /** Whether more building resources win a tie. */
    public abstract boolean breaksTiesByResources();

    /** Whether the start player's space gets food each round. */
    public abstract boolean storesFood(int seats);

    /** Lays out all spaces of a table. */
    final void lay(Layout layout, int seats) {
        layBoard(layout, seats);
        layExtensions(layout, seats);
        layRoundCards(layout);
        if (layout.hasHands()) {
            layForHands(layout);
        }
    }

    @Rule({"AGR-B1", "AGR-B2", "AGR-B3", "AGR-L5"})
    private void layBoard(Layout layout, int seats) {
        layout.put(
                Space.FARM_EXPANSION,
                Plan.andOr(Act.any(Kind.ROOM), Act.any(Kind.STABLE).forWood(2)));
        Plan meetingPlace = Plan.NONE.makingFirst();
        layout.put(
                Space.MEETING_PLACE, storesFood(seats) ? meetingPlace.refilledWith(Goods.of(1, FOOD)) : meetingPlace);
        layout.put(Space.GRAIN_SEEDS, Plan.getting(Goods.of(1, GRAIN)));
        layout.put(Space.FARMLAND, Plan.doing(Act.once(Kind.PLOW)));
        layout.put(Space.SIDE_JOB, Plan.andOr(Act.once(Kind.STABLE).forWood(1), Act.once(Kind.BAKE)));
        layout.put(Space.DAY_LABORER, dayLaborer());
        layout.put(Space.FOREST, Plan.accumulating(seats == ALONE ? 2 : 3, WOOD));
        layout.put(Space.CLAY_PIT, Plan.accumulating(1, CLAY));
        layout.put(Space.REED_BANK, Plan.accumulating(1, REED));
        layout.put(Space.FISHING, Plan.accumulating(1, FOOD));
    }

    @Rule("AGR-B4")
    private static void layRoundCards(Layout layout) {
        layout.put(Space.GRAIN_UTILIZATION, Plan.andOr(Act.any(Kind.SOW), Act.once(Kind.BAKE)));
        layout.put(Space.MAJOR_IMPROVEMENT, Plan.doing(Act.once(Kind.MAJOR)));
        layout.put(Space.SHEEP_MARKET, Plan.accumulating(1, SHEEP));
        layout.put(Space.FENCING, Plan.doing(Act.any(Kind.FENCE)));
        layout.put(Space.WESTERN_QUARRY, Plan.accumulating(1, STONE));
        layout.put(Space.HOUSE_REDEVELOPMENT, Plan.then(Act.once(Kind.RENOVATE), Act.once(Kind.MAJOR)));
        layout.put(Space.BASIC_WISH, Plan.doing(Act.once(Kind.GROW)));
        layout.put(Space.VEGETABLE_SEEDS, Plan.getting(Goods.of(1, VEGETABLE)));
        layout.put(Space.PIG_MARKET, Plan.accumulating(1, WILD_BOAR));
        layout.put(Space.EASTERN_QUARRY, Plan.accumulating(1, STONE));
        layout.put(Space.CATTLE_MARKET, Plan.accumulating(1, CATTLE));
        layout.put(Space.CULTIVATION, Plan.andOr(Act.once(Kind.PLOW), Act.any(Kind.SOW)));
        layout.put(Space.URGENT_WISH, Plan.doing(Act.once(Kind.GROW_ANYWAY)));
        layout.put(Space.FARM_REDEVELOPMENT, Plan.then(Act.once(Kind.RENOVATE), Act.any(Kind.FENCE)));
    }

    /** With hands of cards, families take lessons instead of doing side jobs, and improvements may be minor ones. */
    @Rule({"AGR-B3", "AGR-D5", "AGR-D6", "AGR-D7"})
    private void layForHands(Layout layout) {
        layout.put(Space.MEETING_PLACE, meetingPlaceWithCards(layout));
        layout.put(Space.DAY_LABORER, Plan.getting(Goods.of(2, FOOD)));
        layout.put(Space.LESSONS, Plan.doing(lessons()));
        layout.drop(Space.SIDE_JOB);
        Act improvement = Act.once(Kind.MAJOR_OR_MINOR);
        layout.put(Space.MAJOR_IMPROVEMENT, Plan.doing(improvement));
        layout.put(Space.HOUSE_REDEVELOPMENT, Plan.then(Act.once(Kind.RENOVATE), improvement));
        layout.put(Space.BASIC_WISH, Plan.then(Act.once(Kind.GROW), Act.once(Kind.MINOR)));
    }

    /** What a room costs: five of what the house is made of, and two reed. */
    @Rule("AGR-F2")
    public long roomPrice(int house) {
        return Goods.of(5, material(house)) + Goods.of(2, REED);
    }

    /** What renovating a house costs: one of the new material for each room, and one reed. */
    @Rule("AGR-F4")
    public long renovationPrice(int to, int rooms) {
        return Goods.of(rooms, material(to)) + Goods.of(1, REED);
    }

    /** The good that a house is made of. */
    public static int material(int house) {
        return switch (house) {
            case Farmyards.WOODEN -> WOOD;
            case Farmyards.CLAY -> CLAY;
            default -> STONE;
        };
    }

    @Rule("AGR-F8")
    public long fencePrice(int fences) {
        return Goods.of(fences, WOOD);
    }

    /** What a family needs in a harvest. */
    @Rule({"AGR-H3", "AGR-L2"})
    public int need(int seats, int people, int newborns) {
        return (people - newborns) * (seats == ALONE ? 3 : 2) + newborns;
    }

    /** The food a player starts with. */
    @Rule({"AGR-S4", "AGR-L1"})
    public static int startFood(int seats, boolean isFirst) {
        return seats == ALONE ? 0 : isFirst ? 2 : 3;
    }
}
