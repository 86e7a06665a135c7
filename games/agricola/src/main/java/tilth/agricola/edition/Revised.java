package tilth.agricola.edition;

import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import java.util.Map;
import tilth.agricola.board.Act;
import tilth.agricola.board.Act.Kind;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Deck;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;

/** The edition of 2016: its game for beginners, and its game with hands of cards. */
final class Revised extends Edition {

    private static final String ALL = "both";
    private static final int MOST_SEATS = 4;
    private static final int FIRST_WISH_ROUND = 5;

    /** The decks that a table may choose, for each number of players. */
    private static final Map<String, List<Deck>> DECKS = Map.of(
            ALL, Hands.decks("AB", MOST_SEATS), "a", Hands.decks("A", MOST_SEATS), "b", Hands.decks("B", MOST_SEATS));

    @Override
    public String word() {
        return "revised";
    }

    @Override
    public int mostSeats() {
        return MOST_SEATS;
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
            layMoreLessons(layout, Act.occupation(2));
        } else if (seats == 4) {
            layout.put(Space.COPSE, Plan.accumulating(1, WOOD));
            layout.put(Space.GROVE, Plan.accumulating(2, WOOD));
            layout.put(Space.RESOURCE_MARKET, Plan.getting(Goods.of(1, REED) + Goods.of(1, STONE) + Goods.of(1, FOOD)));
            layout.put(Space.HOLLOW, Plan.accumulating(2, CLAY));
            layout.put(Space.TRAVELING_PLAYERS, Plan.accumulating(1, FOOD));
            layMoreLessons(layout, Act.occupation(1, 1, 2));
        }
        if (layout.hasExtraActions()) {
            layTile(layout, seats);
        }
    }

    @Rule("AGR-D5")
    private static void layMoreLessons(Layout layout, Act lessons) {
        if (layout.hasHands()) {
            layout.put(Space.MORE_LESSONS, Plan.doing(lessons));
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
    @Rule({"AGR-D1", "AGR-D2"})
    Deck deck(String decks, int seats) {
        return dealt(DECKS, decks, ALL).get(seats - 1);
    }

    @Override
    @Rule("AGR-D4")
    int smallestHand() {
        return 1;
    }

    @Override
    @Rule("AGR-D15")
    public int draftStep() {
        return 1;
    }

    @Override
    @Rule("AGR-D7")
    Plan meetingPlaceWithCards(Layout layout) {
        return Plan.andOr(Act.once(Kind.BECOME_FIRST), Act.once(Kind.MINOR));
    }

    @Override
    @Rule("AGR-D5")
    Act lessons() {
        return Act.occupation(0, 1);
    }

    @Override
    @Rule("AGR-R3")
    public boolean replenishesFirst() {
        return true;
    }

    @Override
    @Rule("AGR-C8")
    public boolean countsEmptyFieldCards() {
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
    public boolean storesFood(int seats) {
        return true;
    }
}
