package tilth.agricola.edition;

import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.board.Act.Kind;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Deck;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;

/** The edition of 2007, as a family game. */
final class Classic extends Edition {

    private static final int FIRST_GROWTH_ROUND = 5;

    @Override
    public String word() {
        return "classic";
    }

    @Override
    public int mostSeats() {
        return 5;
    }

    @Override
    @Rule("AGR-B5")
    void layExtensions(Layout layout, int seats) {
        switch (seats) {
            case 3 -> {
                layout.put(Space.HOLLOW, Plan.accumulating(1, CLAY));
                layout.put(Space.GROVE, Plan.accumulating(2, WOOD));
                layout.put(Space.ONE_RESOURCE, Plan.doing(Act.once(Kind.TAKE_RESOURCE)));
                layout.put(Space.TWO_RESOURCES, Plan.doing(Act.upTo(2, Kind.TAKE_RESOURCE)));
            }
            case 4 -> {
                layout.put(Space.COPSE, Plan.accumulating(1, WOOD));
                layout.put(Space.GROVE, Plan.accumulating(2, WOOD));
                layout.put(Space.HOLLOW, Plan.accumulating(2, CLAY));
                layout.put(
                        Space.RESOURCE_MARKET,
                        Plan.getting(Goods.of(1, REED) + Goods.of(1, STONE) + Goods.of(1, FOOD)));
                layout.put(Space.TWO_RESOURCES, Plan.doing(Act.upTo(2, Kind.TAKE_RESOURCE)));
                layout.put(Space.TRAVELING_PLAYERS, Plan.accumulating(1, FOOD));
            }
            case 5 -> layForFive(layout);
            default -> {}
        }
    }

    @Rule("AGR-B5")
    private static void layForFive(Layout layout) {
        layout.put(Space.GROVE, Plan.accumulating(4, WOOD));
        layout.put(Space.HOLLOW, Plan.accumulating(3, CLAY));
        Plan pond = Plan.accumulating(1, REED);
        layout.put(Space.REED_POND, layout.hasPlainReed() ? pond : pond.with(Goods.of(1, STONE) + Goods.of(1, WOOD)));
        layout.put(Space.ANIMAL_MARKET, Plan.doing(Act.once(Kind.TAKE_ANIMAL)));
        layout.put(
                Space.ROOM_OR_PLAYERS,
                Plan.either(Act.once(Kind.ROOM), Act.once(Kind.TAKE_ALL)).refilledWith(Goods.of(1, FOOD)));
        layout.put(
                Space.RESOURCES_OR_GROWTH,
                Plan.either(Act.upTo(2, Kind.TAKE_RESOURCE), Act.once(Kind.GROW).from(FIRST_GROWTH_ROUND)));
    }

    @Override
    @Rule("AGR-B3")
    Plan dayLaborer() {
        return Plan.doing(Act.once(Kind.TAKE_RESOURCE)).with(Goods.of(1, FOOD));
    }

    /** Its hands of cards are not there yet. */
    @Override
    @Rule("AGR-D1")
    Deck deck(String decks, int seats) {
        return Deck.MAJORS;
    }

    @Override
    @Rule("AGR-D7")
    Plan meetingPlaceWithCards() {
        return Plan.maybe(Act.once(Kind.MINOR)).makingFirst();
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
