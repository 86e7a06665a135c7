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

/** The edition of 2016, as its game for beginners. */
final class Revised extends Edition {

    private static final int FIRST_WISH_ROUND = 5;

    @Override
    String word() {
        return "revised";
    }

    @Override
    int mostSeats() {
        return 4;
    }

    @Override
    @Rule("AGR-B6")
    void layExtensions(Layout layout, int seats) {
        if (seats == 3) {
            layout.put(Space.GROVE, Plan.accumulating(2, WOOD));
            layout.put(
                    Space.RESOURCE_MARKET,
                    Plan.doing(Act.once(Kind.TAKE_REED_OR_STONE)).with(Goods.of(1, FOOD)));
            layout.put(Space.HOLLOW, Plan.accumulating(1, CLAY));
        } else if (seats == 4) {
            layout.put(Space.COPSE, Plan.accumulating(1, WOOD));
            layout.put(Space.GROVE, Plan.accumulating(2, WOOD));
            layout.put(Space.RESOURCE_MARKET, Plan.getting(Goods.of(1, REED) + Goods.of(1, STONE) + Goods.of(1, FOOD)));
            layout.put(Space.HOLLOW, Plan.accumulating(2, CLAY));
            layout.put(Space.TRAVELING_PLAYERS, Plan.accumulating(1, FOOD));
        }
        if (layout.hasExtraActions()) {
            layTile(layout, seats);
        }
    }

    @Rule("AGR-B7")
    private static void layTile(Layout layout, int seats) {
        if (seats == 1) {
            return;
        }
        if (seats == 2) {
            layout.putOnTile(Space.COPSE, Plan.accumulating(1, WOOD));
            layout.putOnTile(Space.RESOURCE_MARKET, Plan.getting(Goods.of(1, STONE) + Goods.of(1, FOOD)));
        }
        layout.putOnTile(Space.ANIMAL_MARKET, Plan.doing(Act.once(Kind.TAKE_ANIMAL)));
        layout.putOnTile(Space.MODEST_WISH, Plan.doing(Act.once(Kind.GROW).from(FIRST_WISH_ROUND)));
    }

    @Override
    @Rule("AGR-B3")
    Plan dayLaborer() {
        return Plan.getting(Goods.of(2, FOOD));
    }

    @Override
    @Rule("AGR-R3")
    public boolean replenishesFirst() {
        return true;
    }

    @Override
    @Rule("AGR-H5")
    public boolean letsBegWithFood() {
        return false;
    }

    @Override
    @Rule("AGR-L3")
    boolean letsOrderCards() {
        return true;
    }

    @Override
    @Rule("AGR-E4")
    public boolean breaksTiesByResources() {
        return true;
    }

    @Override
    @Rule("AGR-L4")
    boolean storesFood(int seats) {
        return true;
    }
}
