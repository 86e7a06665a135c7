package tilth.finca;

import static tilth.finca.Place.ARTA;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The six kinds of fruit tiles the rulebook pictures, and what pays each. */
class FruitTileTest extends FincaScenario {

    private void givenArtaShows(String tile, Given... fruits) {
        given(players(3), RED.carts(1), village(ARTA).shows(tile), all(fruits));
    }

    @Test
    @Rule("FIN-D2")
    void one_lemon() {
        givenArtaShows("1 lemon", RED.has(1, LEMON));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, LEMON).and(1, CART).took("1 lemon").nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D2")
    void two_oranges() {
        givenArtaShows("2 orange", RED.has(3, ORANGES));
        RED.plays("deliver arta", "done");
        then(RED).lost(2, ORANGES).and(1, CART).took("2 orange").nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D2")
    void two_oranges_and_two_grapes() {
        givenArtaShows("2 orange 2 grape", RED.has(2, ORANGES), RED.has(2, GRAPES));
        RED.plays("deliver arta", "done");
        then(RED)
                .lost(2, ORANGES)
                .and(2, GRAPES)
                .and(1, CART)
                .took("2 orange 2 grape")
                .nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D4")
    void four_alike_here_four_almonds() {
        givenArtaShows("4 any", RED.has(5, ALMONDS), RED.has(3, FIGS));
        RED.plays("deliver arta");
        expectQuestion(RED, "fruit arta");
        then(RED).lost(1, CART);
        RED.isOffered("fruit almond");
        RED.plays("fruit almond", "done");
        then(RED).lost(4, ALMONDS).took("4 any").nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D2")
    void two_olives_and_three_figs() {
        givenArtaShows("2 olive 3 fig", RED.has(2, OLIVES), RED.has(3, FIGS));
        RED.plays("deliver arta", "done");
        then(RED)
                .lost(2, OLIVES)
                .and(3, FIGS)
                .and(1, CART)
                .took("2 olive 3 fig")
                .nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D2")
    void one_of_each_kind() {
        givenArtaShows(
                SIX_DIFFERENT,
                RED.has(1, ORANGE),
                RED.has(1, GRAPE),
                RED.has(2, LEMONS),
                RED.has(1, OLIVE),
                RED.has(1, ALMOND),
                RED.has(1, FIG));
        RED.plays("deliver arta", "done");
        then(RED)
                .lost(1, ORANGE)
                .and(1, GRAPE)
                .and(1, LEMON)
                .and(1, OLIVE)
                .and(1, ALMOND)
                .and(1, FIG)
                .and(1, CART)
                .took(SIX_DIFFERENT)
                .nothingElse();
        then(ARTA).tilesLeft(3);
    }
}
