package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The occupations of deck B that do something on spaces, at the start of a round or when a condition is met. */
class DeckBOccupationTest extends DeckBScenario {

    @Nested
    class Cottager {

        @Test
        void builds_a_room_with_the_day_laborer() {
            given(deckB(), RED.hasPlayed("b087-cottager"), RED.has("10 wood 4 reed"));
            RED.plays("place day-laborer");
            RED.isOffered("use b087-cottager", "done");
            RED.plays("use b087-cottager");
            RED.isOffered("build-room a1", "build-room b2", "build-room b3");
            RED.plays("build-room a1");
            RED.changed("wood: 10 > 5", "reed: 4 > 2", "food: 0 > 2", "a1: - > room", "home: 2 > 1");
            GREEN.isAsked("place");
        }

        @Test
        void renovates_instead() {
            given(deckB(), RED.hasPlayed("b087-cottager"), RED.has("5 wood 3 reed 2 clay"));
            RED.plays("place day-laborer", "use b087-cottager");
            RED.isOffered("build-room a1", "build-room b2", "build-room b3", "renovate");
            RED.plays("renovate");
            RED.changed("clay: 2 > 0", "reed: 3 > 2", "food: 0 > 2", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        void is_silent_without_goods_elsewhere_and_for_others() {
            given(deckB(), RED.hasPlayed("b087-cottager"), RED.has("4 wood 2 reed"));
            RED.plays("place day-laborer");
            GREEN.isAsked("place");
            meanwhile();
            given(deckB(), RED.hasPlayed("b087-cottager"), RED.has("5 wood 2 reed"));
            RED.plays("place grain-seeds");
            GREEN.isAsked("place");
            meanwhile();
            given(deckB(), GREEN.hasPlayed("b087-cottager"), RED.has("5 wood 2 reed"));
            RED.plays("place day-laborer");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        void may_be_declined() {
            given(deckB(), RED.hasPlayed("b087-cottager"), RED.has("5 wood 2 reed"));
            RED.plays("place day-laborer", "done");
            RED.changed("food: 0 > 2", "home: 2 > 1");
        }
    }

    @Nested
    class Groom {

        @Test
        void builds_a_stable_for_a_wood_at_the_start_of_a_round() {
            given(deckB(), beforeTheNextRound(), RED.farm(STONE_HOUSE), RED.hasPlayed("b089-groom"), RED.has("2 wood"));
            goOn();
            RED.isOffered("use b089-groom", "done");
            RED.plays("use b089-groom", "build-stable e1");
            RED.isAsked("place");
            RED.changed("wood: 2 > 1", "e1: - > stable");
        }

        @Test
        void is_silent_in_other_houses_and_without_wood() {
            given(deckB(), beforeTheNextRound(), RED.farm(CLAY_HOUSE), RED.hasPlayed("b089-groom"), RED.has("2 wood"));
            goOn();
            RED.isAsked("place");
            RED.changed();
            given(deckB(), beforeTheNextRound(), RED.farm(STONE_HOUSE), RED.hasPlayed("b089-groom"));
            goOn();
            RED.isAsked("place");
            RED.changed();
        }

        @Test
        void brings_a_wood_when_played_and_may_be_declined() {
            given(deckB(), RED.holds("b089-groom"));
            RED.plays("place lessons", "play b089-groom");
            RED.changed("wood: 0 > 1", "hand: b089-groom >", "cards: > b089-groom", "home: 2 > 1");
            given(deckB(), beforeTheNextRound(), RED.farm(STONE_HOUSE), RED.hasPlayed("b089-groom"), RED.has("2 wood"));
            goOn();
            RED.plays("done");
            RED.isAsked("place");
            RED.changed();
        }
    }

    @Nested
    class AssistantTiller {

        @Test
        void plows_with_the_day_laborer() {
            given(deckB(), RED.hasPlayed("b091-assistant-tiller"));
            RED.plays("place day-laborer", "use b091-assistant-tiller", "plow c2");
            RED.changed("food: 0 > 2", "c2: - > field", "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b091-assistant-tiller"));
            RED.plays("place day-laborer", "done");
            RED.changed("food: 0 > 2", "home: 2 > 1");
        }

        @Test
        void is_silent_elsewhere_and_for_others() {
            given(deckB(), RED.hasPlayed("b091-assistant-tiller"));
            RED.plays("place grain-seeds");
            GREEN.isAsked("place");
            meanwhile();
            given(deckB(), GREEN.hasPlayed("b091-assistant-tiller"));
            RED.plays("place day-laborer");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Manservant {

        @Test
        void puts_food_on_all_rounds_as_soon_as_the_house_is_of_stone() {
            given(
                    deckB(),
                    round(12),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed("b107-manservant"),
                    RED.has("2 stone 1 reed"));
            RED.plays("place house-redevelopment");
            changed(
                    "red stone: 2 > 0",
                    "red reed: 1 > 0",
                    "red house: clay > stone",
                    "red home: 2 > 1",
                    "round 13 for red: > 3 food",
                    "round 14 for red: > 3 food",
                    "on house-redevelopment: > 1 red");
        }

        @Test
        void does_so_at_once_in_a_stone_house() {
            given(deckB(), round(13), RED.farm(STONE_HOUSE), RED.holds("b107-manservant"));
            RED.plays("place lessons", "play b107-manservant");
            changed(
                    "red hand: b107-manservant >",
                    "red cards: > b107-manservant",
                    "red home: 2 > 1",
                    "round 14 for red: > 3 food",
                    "on lessons: > 1 red");
        }

        @Test
        void does_nothing_in_a_clay_house_or_for_others() {
            given(deckB(), round(12), RED.hasPlayed("b107-manservant"), RED.has("2 clay 1 reed"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
            now("round 13 for red", "");
            given(
                    deckB(),
                    round(12),
                    RED.farm(CLAY_HOUSE),
                    GREEN.hasPlayed("b107-manservant"),
                    RED.has("2 stone 1 reed"));
            RED.plays("place house-redevelopment");
            now("round 13 for green", "");
        }
    }

    @Nested
    class OvenFiringBoy {

        @Test
        void bakes_where_wood_gathers() {
            given(
                    deckB(),
                    players(4),
                    RED.hasPlayed("b108-oven-firing-boy", "fireplace-2"),
                    RED.has("2 grain"),
                    holds("copse", "1 wood"));
            RED.plays("place copse");
            RED.isOffered("use b108-oven-firing-boy", "done");
            RED.plays("use b108-oven-firing-boy", "bake 2");
            RED.changed("wood: 0 > 1", "grain: 2 > 0", "food: 0 > 4", "home: 2 > 1");
        }

        @Test
        void is_silent_elsewhere_without_an_oven_and_for_others() {
            given(
                    deckB(),
                    RED.hasPlayed("b108-oven-firing-boy", "fireplace-2"),
                    RED.has("2 grain"),
                    holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            GREEN.isAsked("place");
            meanwhile();
            given(deckB(), RED.hasPlayed("b108-oven-firing-boy"), RED.has("2 grain"), holds("forest", "3 wood"));
            RED.plays("place forest");
            GREEN.isAsked("place");
            meanwhile();
            given(
                    deckB(),
                    GREEN.hasPlayed("b108-oven-firing-boy"),
                    RED.hasPlayed("fireplace-2"),
                    RED.has("2 grain"),
                    holds("forest", "3 wood"));
            RED.plays("place forest");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Childless {

        @Test
        void brings_food_and_a_crop_to_two_people_in_three_rooms() {
            given(deckB(), beforeTheNextRound(), RED.farm(LARGE_HOUSE), RED.hasPlayed("b114-childless"));
            goOn();
            RED.isOffered("choose 0 b114-childless", "choose 1 b114-childless");
            RED.plays("choose 1 b114-childless");
            RED.isAsked("place");
            RED.changed("food: 0 > 1", "vegetable: 0 > 1");
            given(deckB(), beforeTheNextRound(), RED.farm(LARGE_HOUSE), RED.hasPlayed("b114-childless"));
            goOn();
            RED.plays("choose 0 b114-childless");
            RED.changed("food: 0 > 1", "grain: 0 > 1");
        }

        @Test
        void brings_nothing_to_three_people_or_in_two_rooms_and_a_caravan() {
            given(deckB(), beforeTheNextRound(), RED.people(3), RED.farm(LARGE_HOUSE), RED.hasPlayed("b114-childless"));
            goOn();
            RED.changed();
            given(deckB(), beforeTheNextRound(), RED.hasPlayed("b114-childless", "b010-caravan"));
            goOn();
            RED.changed();
        }
    }

    @Nested
    class SmallScaleFarmer {

        @Test
        void brings_a_wood_in_a_house_of_two_rooms() {
            given(deckB(), beforeTheNextRound(), RED.hasPlayed("b118-small-scale-farmer", "b010-caravan"));
            goOn();
            RED.changed("wood: 0 > 1");
            given(deckB(), beforeTheNextRound(), RED.farm(LARGE_HOUSE), RED.hasPlayed("b118-small-scale-farmer"));
            goOn();
            RED.changed();
        }
    }

    @Nested
    class Geologist {

        @Test
        void brings_clay_on_forest_and_reed_bank() {
            given(deckB(), RED.hasPlayed("b121-geologist"), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 3", "clay: 0 > 1", "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b121-geologist"), holds("reed-bank", "1 reed"));
            RED.plays("place reed-bank");
            RED.changed("reed: 0 > 1", "clay: 0 > 1", "home: 2 > 1");
        }

        @Test
        void brings_clay_on_the_clay_pit_from_three_players_on() {
            given(deckB(), players(3), RED.hasPlayed("b121-geologist"), holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 2", "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b121-geologist"), holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 1", "home: 2 > 1");
        }

        @Test
        void is_silent_elsewhere_and_for_others() {
            given(deckB(), players(4), RED.hasPlayed("b121-geologist"), holds("grove", "2 wood"));
            RED.plays("place grove");
            RED.changed("wood: 0 > 2", "home: 2 > 1");
            given(deckB(), GREEN.hasPlayed("b121-geologist"), holds("forest", "3 wood"));
            RED.plays("place forest");
            GREEN.changed();
        }
    }

    @Nested
    class Greengrocer {

        @Test
        void brings_a_vegetable_with_grain() {
            given(deckB(), players(3), RED.hasPlayed("b142-greengrocer"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "vegetable: 0 > 1", "home: 2 > 1");
            given(deckB(), players(3), GREEN.hasPlayed("b142-greengrocer"));
            RED.plays("place grain-seeds");
            GREEN.changed();
            given(deckB(), players(3), out("vegetable-seeds"), RED.hasPlayed("b142-greengrocer"));
            RED.plays("place vegetable-seeds");
            RED.changed("vegetable: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class StorehouseKeeper {

        @Test
        void brings_clay_or_grain_from_the_resource_market() {
            given(deckB(), players(4), RED.hasPlayed("b156-storehouse-keeper"));
            RED.plays("place resource-market");
            RED.isOffered("choose 0 b156-storehouse-keeper", "choose 1 b156-storehouse-keeper");
            RED.plays("choose 0 b156-storehouse-keeper");
            RED.changed("clay: 0 > 1", "reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "home: 2 > 1");
            given(deckB(), players(4), RED.hasPlayed("b156-storehouse-keeper"));
            RED.plays("place resource-market", "choose 1 b156-storehouse-keeper");
            RED.changed("grain: 0 > 1", "reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        void ignores_others() {
            given(deckB(), players(4), GREEN.hasPlayed("b156-storehouse-keeper"));
            RED.plays("place resource-market");
            GREEN.isAsked("place");
            GREEN.changed();
        }
    }

    @Nested
    class CattleFeeder {

        @Test
        void sells_cattle_with_grain() {
            given(deckB(), players(4), RED.hasPlayed("b166-cattle-feeder"), RED.has("1 food"));
            RED.plays("place grain-seeds");
            RED.isOffered("use b166-cattle-feeder", "done");
            RED.plays("use b166-cattle-feeder");
            RED.changed("grain: 0 > 1", "food: 1 > 0", "cattle: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-X1")
        void may_be_paid_with_the_grain_just_taken() {
            given(deckB(), players(4), RED.hasPlayed("b166-cattle-feeder"));
            RED.plays("place grain-seeds");
            RED.isOffered("eat grain", "done");
            RED.plays("eat grain", "use b166-cattle-feeder");
            RED.changed("cattle: 0 > 1", "home: 2 > 1");
        }

        @Test
        void may_be_declined_and_ignores_others() {
            given(deckB(), players(4), RED.hasPlayed("b166-cattle-feeder"), RED.has("1 food"));
            RED.plays("place grain-seeds", "done");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
            given(deckB(), players(4), GREEN.hasPlayed("b166-cattle-feeder"), RED.has("1 food"), GREEN.has("1 food"));
            RED.plays("place grain-seeds");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-A4")
        void cattle_need_room() {
            given(deckB(), players(4), RED.hasPlayed("b166-cattle-feeder"), RED.has("1 food 1 sheep"));
            RED.plays("place grain-seeds", "use b166-cattle-feeder");
            RED.isOffered("keep 1 0 0", "keep 0 0 1");
            RED.plays("keep 0 0 1");
            RED.changed("grain: 0 > 1", "food: 1 > 0", "cattle: 0 > 1", "sheep: 1 > 0", "home: 2 > 1");
            assertThat(position().openSeats()).isEqualTo(2);
        }
    }
}
