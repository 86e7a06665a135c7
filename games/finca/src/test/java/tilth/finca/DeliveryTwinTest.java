package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Setup;
import tilth.engine.Verb;

/**
 * The deliveries reached by answering question after question, against all deliveries the rules allow, found by trying
 * everything: the same tiles in the same orders for the same fruits, no more and no fewer.
 */
class DeliveryTwinTest {

    private static final int GAMES = 400;

    @ParameterizedTest
    @Rule({"FIN-D2", "FIN-D3", "FIN-D4", "FIN-D5", "FIN-A5", "FIN-A6", "FIN-A7"})
    @ValueSource(strings = {"pay-ones", "no-ones"})
    void what_the_questions_reach_is_what_the_rules_allow(String minusOne) {
        int positions = 0;
        int deliveries = 0;
        for (int game = 0; game < GAMES; game++) {
            Setup setup = MidGame.setup(2 + game % 3, Map.of("minus-one", minusOne), game);
            Optional<FincaPosition> turn = MidGame.turn(setup, game, game % 200);
            if (turn.isPresent()) {
                positions++;
                deliveries += compare(turn.get(), new QuickRng(game));
            }
        }
        assertThat(positions).as("positions compared").isGreaterThan(300);
        assertThat(deliveries).as("deliveries compared").isGreaterThan(30_000);
    }

    /** Compares all deliveries of who is to move, equipped by chance, and says how many there are. */
    private static int compare(FincaPosition position, Rng rng) {
        int seat = Seats.first(position.openSeats());
        equip(position, seat, rng);
        int deliveries = 0;
        for (Delivery.Cart cart : Delivery.Cart.values()) {
            Map<String, List<Integer>> allowed = new AllDeliveries(position, seat, cart).find();
            assertThat(reached(position, seat, cart)).as("%s", cart).isEqualTo(allowed);
            deliveries += allowed.size();
        }
        return deliveries;
    }

    /** Gives a player a cart, all action tiles and a few fruits, without minding the others. */
    private static void equip(FincaPosition position, int seat, Rng rng) {
        position.setBelongings(seat, position.belongings(seat) & Belongings.NO_CARTS | Belongings.atStart() | 1);
        long basket = Basket.EMPTY;
        int most = 2 + rng.below(6);
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            basket += Basket.of(fruit, rng.below(most));
        }
        position.setFruits(seat, basket);
    }

    /** Every delivery, as tiles in order with what was chosen and spared, and the fruits left after it. */
    private static Map<String, List<Integer>> reached(FincaPosition position, int seat, Delivery.Cart cart) {
        Map<String, List<Integer>> reached = new TreeMap<>();
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        for (long move : moves.toArray()) {
            boolean begins = switch (cart) {
                case DONKEY_CART -> Does.of(move) == Does.DELIVER;
                case BIG_CART -> move == Does.USE.with(Action.BIG_CART.ordinal());
                case MINUS_ONE -> move == Does.USE.with(Action.MINUS_ONE.ordinal());
            };
            if (begins) {
                follow(position, seat, move, "", reached);
            }
        }
        return reached;
    }

    private static void follow(
            FincaPosition from, int seat, long move, String path, Map<String, List<Integer>> reached) {
        if (Does.of(move) == Does.DONE) {
            assertThat(reached.put(path, AllDeliveries.counts(from.fruits(seat))))
                    .as(path)
                    .isNull();
            return;
        }
        String longer = path
                + switch (Does.of(move)) {
                    case DELIVER -> " " + Terms.VILLAGE.write(Verb.first(move));
                    case FRUIT -> "=" + Terms.FRUIT.write(Verb.first(move));
                    case SPARE -> "-" + Terms.FRUIT.write(Verb.first(move));
                    case PAY_ALL, USE -> "";
                    case PLACE, MOVE, LIFT, LAND, DONE -> throw new AssertionError("not part of a delivery");
                };
        FincaPosition position = (FincaPosition) from.copy();
        position.play(seat, move, Journal.SILENT);
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        if (moves.isEmpty()) {
            throw new AssertionError("no answer is left after" + longer);
        }
        for (long next : moves.toArray()) {
            follow(position, seat, next, longer, reached);
        }
    }
}
