package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The occupations of deck A that are about the farm and its people. */
class DeckAOccupationTest extends DeckAScenario {

    @Nested
    class AnimalTamer {

        private static final String CARD = "a086-animal-tamer";

        @Test
        void gives_wood_or_grain() {
            given(deckA(), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.isOffered("choose 0 " + CARD, "choose 1 " + CARD);
            RED.plays("choose 1 " + CARD);
            RED.changed("grain: 0 > 1", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
            given(deckA(), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD, "choose 0 " + CARD);
            RED.changed("wood: 0 > 1", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        void lets_an_animal_of_any_kind_live_in_every_room() {
            String three = WOODEN_HOUSE.replaceFirst("  \\.", "  W");
            given(
                    deckA(),
                    RED.hasPlayed(CARD),
                    RED.farm(three),
                    RED.has("1 wild-boar"),
                    out("sheep-market"),
                    holds("sheep-market", "2 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 2", "home: 2 > 1");
        }

        @Test
        void gives_no_room_beyond_the_rooms_or_to_others() {
            given(deckA(), RED.hasPlayed(CARD), out("sheep-market"), holds("sheep-market", "4 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 2", "home: 2 > 1");
            given(deckA(), GREEN.hasPlayed(CARD), out("sheep-market"), holds("sheep-market", "4 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class Conservator {

        private static final String CARD = "a087-conservator";

        @Test
        @Rule("AGR-F14")
        void may_turn_a_wooden_house_into_stone() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("2 clay 2 stone 1 reed"), out("house-redevelopment"));
            RED.plays("place house-redevelopment");
            RED.isOffered("renovate", "renovate-to stone");
            RED.plays("renovate-to stone");
            RED.changed("house: wood > stone", "stone: 2 > 0", "reed: 1 > 0", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-F14", "AGR-K1"})
        void does_not_count_as_coming_from_clay_but_counts_as_a_better_house() {
            given(
                    deckA(),
                    round(10),
                    RED.hasPlayed(CARD, "a110-roughcaster", "a120-clay-hut-builder"),
                    RED.has("2 stone 1 reed"),
                    out("house-redevelopment"));
            RED.plays("place house-redevelopment");
            changed(
                    "red house: wood > stone",
                    "red stone: 2 > 0",
                    "red reed: 1 > 0",
                    "red home: 2 > 1",
                    "on house-redevelopment: > 1 red",
                    "round 11 for red: > 2 clay",
                    "round 12 for red: > 2 clay",
                    "round 13 for red: > 2 clay",
                    "round 14 for red: > 2 clay");
        }

        @Test
        void helps_nobody_else() {
            given(deckA(), GREEN.hasPlayed(CARD), RED.has("2 stone 1 reed"), out("house-redevelopment"));
            RED.mayNot("place house-redevelopment");
        }
    }

    @Nested
    class HedgeKeeper {

        private static final String CARD = "a088-hedge-keeper";

        @Test
        @Rule("AGR-K9")
        void builds_three_fences_of_an_action_for_nothing() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("4 wood"), out("fencing"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 4 > 3", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            RED.plays("mark d1", "close");
            RED.changed("wood: 3 > 0", "fences: 4 > 7", "pastures: e1 > d1 e1");
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-K9")
        void needs_no_wood_at_all_beside_a_pasture_and_may_do_so_in_every_action() {
            given(
                    deckA(),
                    RED.hasPlayed(CARD),
                    RED.people(3),
                    RED.has("1 wood 2 clay 1 reed"),
                    out("fencing", "farm-redevelopment"),
                    GREEN.home(1));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 1 > 0", "fences: 0 > 4", "pastures: > e1", "home: 3 > 2");
            GREEN.plays("place grain-seeds");
            meanwhile();
            RED.plays("place farm-redevelopment");
            RED.changed("house: wood > clay", "clay: 2 > 0", "reed: 1 > 0", "home: 2 > 1");
            RED.plays("mark d1", "close");
            RED.changed("fences: 4 > 7", "pastures: e1 > d1 e1");
        }

        @Test
        @Rule({"AGR-K9", "AGR-P2"})
        void saves_the_rest_from_clay_with_rammed_clay() {
            given(deckA(), RED.hasPlayed(CARD, "a016-rammed-clay"), RED.has("1 clay"), out("fencing"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("clay: 1 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K9")
        void helps_nobody_else_and_builds_no_stables() {
            given(deckA(), GREEN.hasPlayed(CARD), RED.has("3 wood"), out("fencing"));
            RED.mayNot("place fencing");
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 wood"));
            RED.mayNot("place farm-expansion");
        }
    }

    @Nested
    class PlowDriver {

        private static final String CARD = "a090-plow-driver";

        @Test
        void plows_for_food_at_the_start_of_a_round() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE), RED.has("2 food"), beforeTheNextRound());
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "plow a1");
            RED.changed("food: 2 > 1", "a1: - > field");
            RED.isAsked("place");
        }

        @Test
        void may_be_left_and_may_be_paid_with_grain() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE), RED.has("1 grain"), beforeTheNextRound());
            goOn();
            RED.isOffered("eat grain", "done");
            RED.plays("done");
            RED.changed();
            RED.isAsked("place");
        }

        @Test
        void needs_a_stone_house_food_and_a_square() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("2 food"), beforeTheNextRound());
            goOn();
            RED.isAsked("place");
            given(deckA(), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE), beforeTheNextRound());
            goOn();
            RED.isAsked("place");
            given(
                    deckA(),
                    RED.hasPlayed(CARD),
                    RED.farm(FULL.replace('W', 'S')),
                    RED.has("2 food"),
                    beforeTheNextRound());
            goOn();
            RED.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class AdoptiveParents {

        private static final String CARD = "a092-adoptive-parents";
        private static final String TRADE = "trade " + CARD + " 0";

        @Test
        @Rule("AGR-K13")
        void lets_a_newborn_join_the_rotation_for_food() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 food"), RED.home(1), out("urgent-wish"));
            RED.plays("place urgent-wish");
            RED.may("use " + CARD, "done");
            RED.plays("use " + CARD);
            changed("red food: 1 > 0", "red people: 2 > 3", "on urgent-wish: > 1 red");
            GREEN.isAsked("place");
            GREEN.plays("place grain-seeds");
            meanwhile();
            RED.plays("place day-laborer");
            RED.changed("home: 1 > 0", "food: 0 > 2");
        }

        @Test
        @Rule("AGR-K13")
        void asks_again_when_nobody_else_is_at_home() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 food"), RED.home(1), out("urgent-wish"));
            RED.plays("place urgent-wish", "done");
            changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 1 > 0", "on urgent-wish: > 2 red");
            GREEN.plays("place grain-seeds");
            meanwhile();
            RED.may("use " + CARD, "done");
            RED.plays("use " + CARD);
            changed("red food: 1 > 0", "red newborns: 1 > 0", "red home: 0 > 1", "on urgent-wish: 2 red > 1 red");
            RED.isAsked("place");
        }

        @Test
        @Rule({"AGR-K13", "AGR-K15"})
        void may_be_played_after_the_birth() {
            given(
                    deckA(),
                    RED.holds(CARD),
                    RED.has("1 food"),
                    RED.home(2),
                    RED.people(2),
                    GREEN.home(1),
                    out("urgent-wish"));
            RED.plays("place urgent-wish");
            GREEN.plays("place grain-seeds");
            RED.plays("place lessons", "play " + CARD);
            meanwhile();
            RED.may("use " + CARD, "done");
            RED.plays("use " + CARD);
            changed("red food: 1 > 0", "red newborns: 1 > 0", "red home: 0 > 1", "on urgent-wish: 2 red > 1 red");
            RED.isAsked("place");
        }

        @Test
        @Rule({"AGR-K13", "AGR-X3"})
        void may_be_used_in_any_turn_of_its_owner() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 food"), GREEN.home(1), out("urgent-wish"));
            RED.plays("place urgent-wish", "done");
            GREEN.plays("place grain-seeds");
            meanwhile();
            RED.plays(TRADE);
            RED.changed("food: 1 > 0", "newborns: 1 > 0", "home: 1 > 2");
            RED.isAsked("place");
            RED.mayNot(TRADE);
        }

        @Test
        @Rule({"AGR-K13", "AGR-H3"})
        void makes_the_newborn_eat_like_a_grown_up() {
            given(
                    deckA(),
                    round(13),
                    RED.hasPlayed(CARD),
                    RED.has("9 food"),
                    RED.home(1),
                    GREEN.home(0),
                    out("urgent-wish"));
            RED.plays("place urgent-wish", "use " + CARD, "place grain-seeds");
            RED.changed("people: 2 > 3", "food: 9 > 2", "grain: 0 > 1", "home: 1 > 3");
        }

        @Test
        @Rule("AGR-K13")
        void needs_food_and_a_newborn() {
            given(deckA(), RED.hasPlayed(CARD), RED.home(1), out("urgent-wish"));
            RED.plays("place urgent-wish");
            changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 1 > 0", "on urgent-wish: > 2 red");
            GREEN.isAsked("place");
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 food"));
            RED.mayNot(TRADE);
        }

        @Test
        void helps_nobody_else() {
            given(deckA(), GREEN.hasPlayed(CARD), GREEN.has("1 food"), RED.has("1 food"), out("urgent-wish"));
            RED.plays("place urgent-wish");
            GREEN.isAsked("place");
            GREEN.mayNot(TRADE);
            meanwhile();
        }
    }

    @Nested
    class StableArchitect {

        private static final String CARD = "a098-stable-architect";

        @Test
        void rewards_stables_outside_pastures() {
            String stables = SMALL_PASTURE.replace("| . |", "| s |").replaceFirst("W   \\.   \\.", "W   s   s");
            given(deckA(), RED.hasPlayed(CARD), RED.farm(stables), GREEN.farm(stables));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(GREEN.points("bonus")).isZero();
            given(deckA(), RED.hasPlayed(CARD), RED.farm(SMALL_PASTURE.replace("| . |", "| s |")));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class Grocer {

        private static final String CARD = "a102-grocer";
        private static final String TRADE = "trade " + CARD + " 0";

        @Test
        @Rule("AGR-X3")
        void sells_its_goods_from_the_top() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("9 food"));
            for (String good : "wood grain reed stone".split(" ")) {
                RED.plays(TRADE);
                itAlsoHappened("red gained " + good + " 1");
            }
            RED.changed(
                    "food: 9 > 5",
                    "wood: 0 > 1",
                    "grain: 0 > 1",
                    "reed: 0 > 1",
                    "stone: 0 > 1",
                    "cards: " + CARD + " with nothing > " + CARD + " with 4");
            for (String good : "vegetable clay reed vegetable".split(" ")) {
                RED.plays(TRADE);
                itAlsoHappened("red gained " + good + " 1");
            }
            RED.changed(
                    "food: 5 > 1",
                    "vegetable: 0 > 2",
                    "clay: 0 > 1",
                    "reed: 1 > 2",
                    "cards: " + CARD + " with 4 > " + CARD + " with 8");
            RED.mayNot(TRADE);
        }

        @Test
        @Rule("AGR-X3")
        void sells_before_points_are_counted() {
            given(deckA(), round(14), RED.hasPlayed(CARD), RED.has("1 food"), beforeTheNextRound());
            goOn();
            RED.isOffered(TRADE, "done");
            RED.plays(TRADE);
            RED.changed("food: 1 > 0", "wood: 0 > 1", "cards: " + CARD + " with nothing > " + CARD + " with 1");
            assertThat(position().isOver()).isTrue();
        }

        @Test
        void sells_for_food_only_and_only_to_its_owner() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("3 wood"));
            RED.mayNot(TRADE);
            given(deckA(), GREEN.hasPlayed(CARD), RED.has("3 food"));
            RED.mayNot(TRADE);
        }
    }
}
