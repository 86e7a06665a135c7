package tilth.finca;

import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Rule;

/** Bonus tiles for complete sets of the values 1 to 6. */
class BonusTest extends FincaScenario {

    private static final String[] TWO_TO_SIX = {"2 fig", "3 lemon", "4 any", "5 any", "6 any"};

    @Test
    @Rule({"FIN-B1", "FIN-S8"})
    void the_first_complete_set_earns_the_seven_at_once() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.carts(1),
                RED.won(TWO_TO_SIX),
                village(ARTA).shows("1 fig"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").tookBonus(7).nothingElse();
        then(ARTA).tilesLeft(3);
        thenBonusPileIs(6, 5, 4);
    }

    @Test
    @Rule("FIN-B1")
    void the_next_set_of_anybody_earns_the_six() {
        given(
                players(3),
                GREEN.wonSets(1),
                GREEN.hasBonus(7),
                RED.has(1, FIG),
                RED.carts(1),
                RED.won(TWO_TO_SIX),
                village(ARTA).shows("1 fig"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").tookBonus(6).nothingElse();
        then(GREEN).unchanged();
        then(ARTA).tilesLeft(3);
        thenBonusPileIs(5, 4);
    }

    @ParameterizedTest
    @Rule("FIN-B1")
    @ValueSource(strings = {"2 fig", "3 lemon", "4 any", "5 any", "6 any"})
    void six_tiles_are_no_set_if_a_value_is_missing(String missing) {
        given(
                players(3),
                RED.has(1, FIG),
                RED.carts(1),
                RED.won("1 lemon"),
                RED.won(Stream.of(TWO_TO_SIX)
                        .filter(tile -> !tile.equals(missing))
                        .toArray(String[]::new)),
                village(ARTA).shows("1 fig"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3);
        thenBonusPileIs(7, 6, 5, 4);
    }

    @Test
    @Rule("FIN-B1")
    void the_bonus_counts_before_the_finca_of_the_same_tile_is_awarded() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.carts(1),
                RED.won(TWO_TO_SIX),
                village(ARTA).lastTile("1 fig").finca("fig"));
        RED.plays("deliver arta", "done");
        then(RED)
                .lost(1, FIG)
                .and(1, CART)
                .took("1 fig")
                .tookBonus(7)
                .wonFinca("fig")
                .nothingElse();
        then(ARTA).isClosed();
        itHappened(
                "red cart-returned",
                "red paid arta fig 1",
                "red tile-taken arta 1",
                "red bonus-taken 7",
                "red finca-won arta",
                "wooden-finca-placed arta");
    }

    @Test
    @Rule("FIN-B2")
    void f19_no_tile_counts_for_two_sets() {
        given(
                players(3),
                RED.wonSets(1),
                RED.hasBonus(7),
                RED.has(1, FIG),
                RED.carts(1),
                village(ARTA).shows("1 fig"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3);
        thenBonusPileIs(6, 5, 4);
    }

    @Test
    @Rule("FIN-B2")
    void f19_a_second_set_of_the_same_player_earns_the_next_bonus() {
        given(
                players(3),
                RED.wonSets(1),
                RED.won(TWO_TO_SIX),
                RED.hasBonus(7),
                RED.has(1, FIG),
                RED.carts(1),
                village(ARTA).shows("1 fig"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").tookBonus(6).nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-B2")
    void f19_a_set_completed_when_the_pile_is_empty_earns_nothing() {
        given(
                players(3),
                GREEN.wonSets(2),
                GREEN.hasBonus(7, 5),
                BLUE.wonSets(2),
                BLUE.hasBonus(6, 4),
                RED.has(1, FIG),
                RED.carts(1),
                RED.won(TWO_TO_SIX),
                village(ARTA).shows("1 fig"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(1);
        thenBonusPileIs();
    }

    @Test
    @Rule("FIN-B2")
    void f20_one_big_cart_delivery_can_earn_two_bonus_tiles() {
        given(
                players(3),
                RED.has(2, FIGS),
                RED.has(1, LEMON),
                RED.won(TWO_TO_SIX),
                RED.won("2 orange", "3 orange", "4 any", "5 any", "6 any"),
                village(ARTA).shows("1 fig").hides("2 almond"),
                village(INCA).shows("1 lemon").hides("3 almond"),
                village(PALMA).shows("2 grape"));
        RED.plays("use big-cart", "deliver arta", "deliver inca", "done");
        then(RED)
                .used(Action.BIG_CART)
                .lost(1, FIG)
                .and(1, LEMON)
                .took("1 fig", "1 lemon")
                .tookBonus(7)
                .tookBonus(6)
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
        itHappened(
                "red action-used big-cart",
                "red paid arta fig 1",
                "red paid inca lemon 1",
                "red tile-taken arta 1",
                "red bonus-taken 7",
                "tile-turned-up arta 2",
                "red tile-taken inca 1",
                "red bonus-taken 6",
                "tile-turned-up inca 3");
    }

    @Test
    @Rule("FIN-B2")
    void f20_the_second_of_two_sets_in_one_delivery_gets_nothing_if_the_pile_ends_in_between() {
        given(
                players(3),
                GREEN.wonSets(2),
                GREEN.hasBonus(7, 6),
                BLUE.wonSets(1),
                BLUE.hasBonus(5),
                RED.has(1, FIG),
                RED.has(1, LEMON),
                RED.carts(1),
                RED.won(TWO_TO_SIX),
                RED.won("2 olive", "3 olive", "4 any", "5 any", "6 any"),
                village(ARTA).shows("1 fig").tilesLeft(2),
                village(INCA).shows("1 lemon").tilesLeft(2),
                village(PALMA).closed());
        thenBonusPileIs(4);
        RED.plays("deliver inca", "deliver arta", "done");
        then(RED)
                .lost(1, FIG)
                .and(1, LEMON)
                .and(1, CART)
                .took("1 fig", "1 lemon")
                .tookBonus(4)
                .nothingElse();
        then(ARTA).tilesLeft(1);
        then(INCA).tilesLeft(1);
        thenBonusPileIs();
    }
}
