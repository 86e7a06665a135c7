package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007, E172 to E210: the Chief, and those that ask what a space has brought. */
class OccupationsE171TakingTest extends ClassicScenario {

    @Nested
    class Chief {

        private static final String CARD = "e172-chief";

        @Test
        @Rule("AGR-D5")
        void costs_two_food_on_top_of_what_an_occupation_costs() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("e150-baker"), RED.has("3 food"));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(
                    "food: 3 > 0", "hand: e172-chief >", "cards: e150-baker > e150-baker, e172-chief", "home: 2 > 1");
            given(eikz(), RED.holds(CARD), RED.has("1 food"));
            RED.mayNot("place lessons");
        }

        @Test
        @Rule("AGR-E11")
        void scores_for_rooms_of_stone_only() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE));
            assertThat(RED.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed(CARD, "e21-half-timbered-house"), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(4);
        }
    }

    @Nested
    class Woodcutter {

        private static final String CARD = "e176-woodcutter";

        @Test
        @Rule("AGR-K81")
        void gets_a_wood_more_wherever_a_space_brings_some() {
            given(eikz(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 4", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take wood");
            RED.changed("wood: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void not_for_other_goods_nor_for_wood_of_a_card() {
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take clay");
            RED.changed("clay: 0 > 1", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.holds("e16-building-material"));
            RED.plays("place meeting-place", "play e16-building-material", "choose 0 e16-building-material");
            RED.changed("wood: 0 > 1", "hand: e16-building-material >", "home: 2 > 1");
        }
    }

    @Nested
    class ClayMixer {

        private static final String CARD = "e188-clay-mixer";

        @Test
        @Rule("AGR-K81")
        void gets_two_clay_more_where_a_space_brings_clay_alone() {
            given(eikz(), RED.hasPlayed(CARD), holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 3", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take clay");
            RED.changed("clay: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void what_cards_add_does_not_spoil_it() {
            given(eikz(), RED.hasPlayed(CARD, "k290-clay-worker"), holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 4", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void not_beside_other_goods_nor_for_clay_of_a_card() {
            given(eikz(), RED.hasPlayed(CARD), holds("clay-pit", "1 wood 1 clay"));
            RED.plays("place clay-pit");
            RED.changed("wood: 0 > 1", "clay: 0 > 1", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD, "k131-clay-pit"));
            RED.plays("place day-laborer");
            RED.changed("clay: 0 > 3", "food: 0 > 2", "home: 2 > 1");
        }
    }

    @Nested
    class MushroomCollector {

        private static final String CARD = "e196-mushroom-collector";

        @Test
        @Rule("AGR-K12")
        void a_wood_may_be_left_for_two_food() {
            given(eikz(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest", "use " + CARD);
            changed(
                    "red wood: 0 > 2",
                    "red food: 0 > 2",
                    "red home: 2 > 1",
                    "forest: 3 wood > 1 wood",
                    "on forest: > 1 red");
        }

        @Test
        @Rule("AGR-K12")
        void along_with_the_basket() {
            given(eikz(), RED.hasPlayed(CARD, "e34-basket"), holds("forest", "3 wood"));
            RED.plays("place forest", "use " + CARD, "use e34-basket");
            changed("red food: 0 > 5", "red home: 2 > 1", "on forest: > 1 red");
        }

        @Test
        @Rule("AGR-K122")
        void not_for_wood_of_the_supply_once_all_that_lay_there_has_been_left() {
            given(eikz(), RED.hasPlayed(CARD, "e34-basket"), RED.has("3 wood"), holds("forest", "2 wood"));
            RED.plays("place forest", "use e34-basket");
            GREEN.isAsked("place");
            changed("red food: 0 > 3", "red home: 2 > 1", "on forest: > 1 red");
            given(eikz(), RED.hasPlayed(CARD, "e34-basket"), RED.has("3 wood"), holds("forest", "2 wood"));
            RED.plays("place forest", "use " + CARD);
            GREEN.isAsked("place");
            changed(
                    "red food: 0 > 2",
                    "red wood: 3 > 4",
                    "red home: 2 > 1",
                    "forest: 2 wood > 1 wood",
                    "on forest: > 1 red");
        }

        @Test
        @Rule("AGR-K12")
        void not_for_wood_that_did_not_lie_there() {
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take wood");
            GREEN.isAsked("place");
            RED.changed("wood: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class StoneCarrier {

        private static final String CARD = "e210-stone-carrier";

        @Test
        @Rule({"AGR-K1", "AGR-X1"})
        void food_is_made_for_it_or_comes_of_a_card_at_the_same_moment() {
            given(eikz(), players(5), holds("reed-pond", "1 reed"), RED.hasPlayed(CARD), RED.has("1 grain"));
            RED.plays("place reed-pond");
            RED.isOffered("eat grain", "done");
            RED.plays("eat grain", "use " + CARD);
            RED.changed("grain: 1 > 0", "reed: 0 > 1", "wood: 0 > 1", "stone: 0 > 2", "home: 2 > 1");
            given(eikz(), players(5), holds("reed-pond", "1 reed"), RED.hasPlayed(CARD, "k126-landing-net"));
            RED.plays("place reed-pond", "use " + CARD);
            RED.changed("reed: 0 > 1", "wood: 0 > 1", "stone: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K94")
        void gets_a_stone_more_for_nothing() {
            given(eikz(), out("western-quarry"), RED.hasPlayed(CARD), holds("western-quarry", "2 stone"));
            RED.plays("place western-quarry");
            RED.changed("stone: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K94")
        void for_a_food_where_other_building_resources_come_along() {
            given(eikz(), players(4), RED.hasPlayed(CARD));
            RED.plays("place resource-market");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.changed("reed: 0 > 1", "stone: 0 > 2", "home: 2 > 1");
            given(eikz(), players(4), RED.hasPlayed(CARD));
            RED.plays("place resource-market", "done");
            RED.changed("reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K94")
        void nothing_without_stone() {
            given(eikz(), RED.hasPlayed(CARD), holds("forest", "3 wood"), RED.has("1 food"));
            RED.plays("place forest");
            GREEN.isAsked("place");
            RED.changed("wood: 0 > 3", "home: 2 > 1");
        }
    }
}
