package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Cards of both decks that touch the same people, fields, animals or points. */
class BothDecksFarmTest extends HandScenario {

    private static final String WOODEN_HOUSE = """
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private static final String STONE_HOUSE = WOODEN_HOUSE.replace('W', 'S');

    private static final String SMALL_PASTURE = """
            +   +   +   +   +---+
              .   .   .   . |   |
            +   +   +   +   +---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class People {

        @Test
        @Rule({"AGR-K3", "AGR-K13"})
        void a_newborn_goes_home_from_a_space_that_two_families_share() {
            given(
                    bothDecks(),
                    out("urgent-wish"),
                    RED.hasPlayed("a026-sleeping-corner", "a092-adoptive-parents"),
                    RED.has("1 food"),
                    GREEN.toMove());
            GREEN.plays("place urgent-wish");
            meanwhile();
            RED.plays("place urgent-wish", "use a092-adoptive-parents");
            changed("red food: 1 > 0", "red people: 2 > 3", "on urgent-wish: 2 green > 1 red 2 green");
            GREEN.isAsked("place");
        }

        @Test
        @Rule({"AGR-K13", "AGR-K14", "AGR-X3"})
        void a_lasso_may_be_thrown_by_a_newborn_whom_nobody_has_called_yet() {
            given(
                    bothDecks(),
                    out("urgent-wish", "sheep-market"),
                    holds("sheep-market", "1 sheep"),
                    RED.hasPlayed("b024-lasso", "a092-adoptive-parents"),
                    RED.has("1 food"));
            RED.plays("place urgent-wish", "done", "done");
            GREEN.plays("place grain-seeds");
            meanwhile();
            RED.plays("place sheep-market");
            RED.isOffered("trade a092-adoptive-parents 0", "done");
            RED.plays("trade a092-adoptive-parents 0", "use b024-lasso", "place day-laborer");
            now("red food", "2");
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-K13")
        void every_newborn_that_works_costs_a_food() {
            given(
                    bothDecks(),
                    out("urgent-wish", "basic-wish"),
                    RED.hasPlayed("a092-adoptive-parents", "b010-caravan"),
                    RED.farm(THREE_ROOMS),
                    RED.has("2 food"),
                    GREEN.home(0));
            RED.plays("place basic-wish", "done", "place urgent-wish", "done");
            changed(
                    "red people: 2 > 4",
                    "red newborns: 0 > 2",
                    "red home: 2 > 0",
                    "on basic-wish: > 2 red",
                    "on urgent-wish: > 2 red");
            RED.plays("use a092-adoptive-parents");
            now("red food", "1");
            RED.plays("trade a092-adoptive-parents 0");
            now("red food", "0");
            now("red home", "2");
            now("red newborns", "0");
        }

        @Test
        @Rule({"AGR-K6", "AGR-G1"})
        void a_caravan_houses_but_neither_taxes_nor_heats() {
            given(
                    bothDecks(),
                    out("house-redevelopment"),
                    RED.hasPlayed("b010-caravan", "a086-animal-tamer", "b123-roof-ballaster"),
                    RED.people(3),
                    RED.has("2 clay 1 reed 2 sheep"));
            RED.plays("place house-redevelopment");
            RED.changed("house: wood > clay", "clay: 2 > 0", "reed: 1 > 0", "home: 3 > 2");
        }

        @Test
        @Rule({"AGR-E11", "AGR-D5"})
        void the_tutor_counts_an_occupation_that_the_scholar_plays() {
            given(
                    bothDecks(),
                    beforeTheNextRound(),
                    RED.hasPlayed("b099-tutor", "b097-scholar"),
                    onCardNoted("b099-tutor", 1),
                    RED.holds("a125-priest"),
                    RED.farm(STONE_HOUSE),
                    RED.has("1 food"));
            goOn();
            RED.plays("use b097-scholar", "play a125-priest");
            assertThat(RED.points("bonus")).isEqualTo(2);
            now("red food", "0");
        }
    }

    @Nested
    class Fields {

        @Test
        @Rule({"AGR-K2", "AGR-C2"})
        void two_plows_at_the_start_of_a_round_go_in_any_order() {
            given(
                    bothDecks(),
                    beforeTheNextRound(),
                    round(6),
                    RED.hasPlayed("a019-handplow", "a090-plow-driver"),
                    onCardNoted("a019-handplow", 1 << 7),
                    RED.farm(STONE_HOUSE),
                    RED.has("1 food"));
            goOn();
            RED.isOffered("use a019-handplow", "use a090-plow-driver", "done");
            RED.plays("use a090-plow-driver", "plow c1", "use a019-handplow");
            RED.isOffered("plow b1", "plow d1", "plow c2");
            RED.plays("plow c2");
            RED.changed("food: 1 > 0", "c1: - > field", "c2: - > field");
            RED.isAsked("place");
        }

        @Test
        @Rule({"AGR-C7", "AGR-C9"})
        void a_spade_spreads_grain_before_the_scythe_takes_it() {
            given(
                    bothDecks(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("a071-clearing-spade", "a112-scythe-worker"),
                    RED.farm(WOODEN_HOUSE.replaceFirst("W   \\.   \\.", "W  F3g  F ")),
                    RED.has("4 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.plays("done");
            RED.isOffered("use a112-scythe-worker", "shift b2 c2", "done");
            RED.plays("shift b2 c2", "use a112-scythe-worker", "reap b2", "reap c2");
            RED.changed("grain: 0 > 3", "b2: field 3 grain > field", "food: 4 > 0");
        }

        @Test
        @Rule({"AGR-C8", "AGR-H1"})
        void three_fields_are_looked_at_before_anything_is_moved_or_taken() {
            given(
                    bothDecks(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b061-three-field-rotation", "a071-clearing-spade", "b068-beanfield"),
                    onCard("b068-beanfield", "1 vegetable"),
                    RED.farm(WOODEN_HOUSE.replaceFirst("W   \\.   \\.", "W  F2g  F ")),
                    RED.has("1 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.isOffered("shift b2 c2", "done");
            RED.plays("shift b2 c2");
            now("red begging", "0");
            now("red grain", "2");
        }

        @Test
        @Rule("AGR-X3")
        void nobody_is_asked_to_move_crops_when_only_points_are_left() {
            given(
                    bothDecks(),
                    round(14),
                    beforeTheNextRound(),
                    RED.hasPlayed("a071-clearing-spade"),
                    RED.farm(WOODEN_HOUSE.replaceFirst("W   \\.   \\.", "W  F2g  F ")));
            goOn();
            assertThat(position().isOver()).isTrue();
            meanwhile();
        }
    }

    @Nested
    class Animals {

        @Test
        @Rule({"AGR-E12", "AGR-A2"})
        void a_trough_makes_a_small_pasture_roomy() {
            given(
                    bothDecks(),
                    RED.hasPlayed("b098-organic-farmer", "a012-drinking-trough"),
                    RED.farm(SMALL_PASTURE),
                    RED.has("1 sheep"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(
                    bothDecks(),
                    RED.hasPlayed("b098-organic-farmer", "a012-drinking-trough"),
                    RED.farm(SMALL_PASTURE),
                    RED.has("3 sheep"));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule({"AGR-H1", "AGR-K1"})
        void the_loom_and_the_churn_both_count_the_sheep_before_they_breed() {
            given(
                    bothDecks(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b039-loom", "b050-butter-churn", "a012-drinking-trough"),
                    RED.farm(SMALL_PASTURE),
                    RED.has("3 sheep 2 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.changed("food: 2 > 0", "sheep: 3 > 4");
        }
    }

    @Nested
    class Renovations {

        @Test
        @Rule("AGR-P2")
        void a_frame_and_brushwood_pay_for_all_of_a_renovation() {
            given(
                    bothDecks(),
                    players(3),
                    out("house-redevelopment"),
                    RED.hasPlayed("a123-frame-builder", "b145-brushwood-collector"),
                    RED.has("2 wood"));
            RED.plays("place house-redevelopment");
            RED.changed("house: wood > clay", "wood: 2 > 0", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K2", "AGR-K1"})
        void the_windmill_adds_to_the_bread_of_the_paddle() {
            given(
                    bothDecks(),
                    round(5),
                    RED.hasPlayed("b025-bread-paddle", "a063-dutch-windmill", "fireplace-2"),
                    RED.holds("a112-scythe-worker"));
            RED.plays("place lessons", "play a112-scythe-worker", "use b025-bread-paddle", "bake 1");
            now("red food", "5");
        }
    }
}
