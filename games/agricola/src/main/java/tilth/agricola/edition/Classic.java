package tilth.agricola.edition;

import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilth.agricola.board.Act;
import tilth.agricola.board.Act.Kind;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Deck;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;

/** The edition of 2007: its family game, and its game with hands of cards. */
final class Classic extends Edition {

    private static final String ALL = "eik";
    private static final int MOST_SEATS = 5;
    private static final int FIRST_GROWTH_ROUND = 5;

    /** The mixes of its decks, each with or without the bonus deck, for each number of players. */
    private static final Map<String, List<Deck>> DECKS = Stream.of(ALL, "ei", "ek", "ik", "e", "i", "k")
            .flatMap(mix -> Stream.of(mix, mix + "z"))
            .collect(Collectors.toMap(mix -> mix, mix -> Hands.decks(mix.toUpperCase(Locale.ROOT), MOST_SEATS)));

    @Override
    public String word() {
        return "classic";
    }

    @Override
    public int mostSeats() {
        return MOST_SEATS;
    }

    @Override
    @Rule("AGR-B5")
    void layExtensions(Layout layout, int seats) {
        switch (seats) {
            case 3 -> {
                layout.put(Space.HOLLOW, Plan.accumulating(1, CLAY));
                layout.put(Space.GROVE, Plan.accumulating(2, WOOD));
                layout.put(Space.ONE_RESOURCE, Plan.doing(Act.once(Kind.TAKE_RESOURCE)));
                layTwoResources(layout, Act.occupation(2));
            }
            case 4 -> {
                layout.put(Space.COPSE, Plan.accumulating(1, WOOD));
                layout.put(Space.GROVE, Plan.accumulating(2, WOOD));
                layout.put(Space.HOLLOW, Plan.accumulating(2, CLAY));
                layout.put(
                        Space.RESOURCE_MARKET,
                        Plan.getting(Goods.of(1, REED) + Goods.of(1, STONE) + Goods.of(1, FOOD)));
                layTwoResources(layout, Act.occupation(1, 1, 2));
                layout.put(Space.TRAVELING_PLAYERS, Plan.accumulating(1, FOOD));
            }
            case 5 -> layForFive(layout);
            default -> {}
        }
    }

    @Rule({"AGR-B5", "AGR-D5"})
    private static void layForFive(Layout layout) {
        layout.put(Space.GROVE, Plan.accumulating(4, WOOD));
        layout.put(Space.HOLLOW, Plan.accumulating(3, CLAY));
        Plan pond = Plan.accumulating(1, REED);
        layout.put(Space.REED_POND, layout.hasPlainReed() ? pond : pond.with(Goods.of(1, STONE) + Goods.of(1, WOOD)));
        layout.put(Space.ANIMAL_MARKET, Plan.doing(Act.once(Kind.TAKE_ANIMAL)));
        layout.put(
                Space.ROOM_OR_PLAYERS,
                Plan.either(Act.once(Kind.ROOM), Act.once(Kind.TAKE_ALL)).refilledWith(Goods.of(1, FOOD)));
        Act growth = Act.once(Kind.GROW).from(FIRST_GROWTH_ROUND);
        if (layout.hasHands()) {
            layout.put(Space.MORE_LESSONS, Plan.either(Act.occupation(1, 1, 2), growth));
        } else {
            layout.put(Space.RESOURCES_OR_GROWTH, Plan.either(Act.upTo(2, Kind.TAKE_RESOURCE), growth));
        }
    }

    /** The card with two resources, on whose other side families take lessons. */
    @Rule({"AGR-B5", "AGR-D5"})
    private static void layTwoResources(Layout layout, Act lessons) {
        if (layout.hasHands()) {
            layout.put(Space.MORE_LESSONS, Plan.doing(lessons));
        } else {
            layout.put(Space.TWO_RESOURCES, Plan.doing(Act.upTo(2, Kind.TAKE_RESOURCE)));
        }
    }

    @Override
    @Rule("AGR-B3")
    Plan dayLaborer() {
        return Plan.doing(Act.once(Kind.TAKE_RESOURCE)).with(Goods.of(1, FOOD));
    }

    @Override
    @Rule({"AGR-D1", "AGR-D2"})
    Deck deck(String decks, int seats) {
        return dealt(DECKS, decks, ALL).get(seats - 1);
    }

    @Override
    @Rule("AGR-D4")
    int smallestHand() {
        return Hands.FULL;
    }

    @Override
    @Rule("AGR-D15")
    public int draftStep() {
        return -1;
    }

    @Override
    @Rule({"AGR-D7", "AGR-D12"})
    Plan meetingPlaceWithCards(Layout layout) {
        return layout.hasFreeMarker()
                ? Plan.andOr(Act.once(Kind.BECOME_FIRST), Act.once(Kind.MINOR))
                : Plan.maybe(Act.once(Kind.MINOR)).makingFirst();
    }

    @Override
    @Rule("AGR-D5")
    Act lessons() {
        return Act.occupation(0, 1);
    }

    @Override
    @Rule("AGR-R3")
    public boolean replenishesFirst() {
        return false;
    }

    @Override
    @Rule("AGR-C8")
    public boolean countsEmptyFieldCards() {
        return false;
    }

    @Override
    @Rule("AGR-H5")
    public boolean letsBegWithFood() {
        return true;
    }

    @Override
    @Rule("AGR-L3")
    boolean letsOrderCards() {
        return false;
    }

    @Override
    @Rule("AGR-E4")
    public boolean breaksTiesByResources() {
        return false;
    }

    @Override
    @Rule("AGR-L4")
    public boolean storesFood(int seats) {
        return seats > 1;
    }
}
