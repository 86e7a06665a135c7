package tilth.agricola;

import static tilth.agricola.pay.Goods.CLAY;
import static tilth.agricola.pay.Goods.FOOD;
import static tilth.agricola.pay.Goods.REED;
import static tilth.agricola.pay.Goods.STONE;
import static tilth.agricola.pay.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.board.Act.Kind;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.pay.Goods;
import tilth.engine.Rule;

/** The edition of 2007, as a family game. */
final class Classic extends Edition {

    private static final int FIRST_GROWTH_ROUND = 5;

    @Override
    String word() {
        return "classic";
    }

    @Override
    int mostSeats() {
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
    boolean storesFood(int seats) {
        return seats > 1;
    }
}
