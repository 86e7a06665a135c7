package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007, K290 to K312 and K342: those of wood, stone and work. */
class OccupationsK290WorkTest extends ClassicScenario {

    @Nested
    class WoodCarver {

        private static final String CARD = "k301-wood-carver";

        @Test
        @Rule("AGR-P2")
        void a_stable_costs_a_wood_less() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("1 wood"));
            RED.plays("place farm-expansion", "build-stable e1");
            RED.changed("wood: 1 > 0", "e1: - > stable", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void a_wooden_room_costs_a_wood_less() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("4 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 4 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void an_improvement_of_either_kind_costs_a_wood_less() {
            given(eikz(), out("major-improvement"), RED.hasPlayed(CARD), RED.has("1 wood 2 stone"));
            RED.plays("place major-improvement", "build joinery");
            RED.changed("wood: 1 > 0", "stone: 2 > 0", "cards: " + CARD + " > joinery, " + CARD, "home: 2 > 1");
            givenHand("e28-clogs");
            RED.plays("place meeting-place", "play e28-clogs");
            RED.changed("hand: e28-clogs >", "cards: " + CARD + " > e28-clogs, " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void one_fence_of_an_action_costs_nothing() {
            given(eikz(), out("fencing"), RED.hasPlayed(CARD), RED.has("3 wood"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 3 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            given(eikz(), out("fencing"), RED.hasPlayed(CARD), RED.has("2 wood"));
            RED.mayNot("place fencing");
        }

        @Test
        @Rule({"AGR-P2", "AGR-K8"})
        void it_helps_once_a_round_over_all_its_uses() {
            givenHand("k109-spit-roast");
            RED.may("place fencing");
            RED.plays("place meeting-place", "play k109-spit-roast");
            GREEN.plays("place grain-seeds");
            RED.mayNot("place fencing");
            RED.changed("hand: k109-spit-roast >", "cards: " + CARD + " > k109-spit-roast, " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void what_costs_no_wood_does_not_use_it_up() {
            givenHand("e25-spices");
            RED.plays("place meeting-place", "play e25-spices");
            GREEN.plays("place grain-seeds");
            RED.may("place fencing");
            RED.changed("hand: e25-spices >", "cards: " + CARD + " > e25-spices, " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void a_second_stable_or_a_room_of_the_same_round_costs_what_it_costs() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("2 wood"));
            RED.plays("place farm-expansion", "build-stable e1");
            GREEN.isAsked("place");
            RED.changed("wood: 2 > 1", "e1: - > stable", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.has("5 wood 2 reed"));
            RED.plays("place farm-expansion", "build-stable e1");
            RED.mayNot("build-room a1");
            meanwhile();
        }

        @Test
        @Rule("AGR-P2")
        void helps_again_in_the_next_round() {
            given(
                    eikz(),
                    out("fencing"),
                    RED.hasPlayed(CARD),
                    RED.holds("k109-spit-roast"),
                    RED.has("3 wood"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place meeting-place", "play k109-spit-roast");
            RED.may("place fencing");
            meanwhile();
        }

        @Test
        @Rule("AGR-P2")
        void neither_clay_rooms_nor_renovations() {
            given(eikz(), RED.hasPlayed(CARD, "k272-frame-builder"), RED.farm(CLAY_HOUSE), RED.has("3 clay 2 reed"));
            RED.mayNot("place farm-expansion");
            given(
                    eikz(),
                    out("house-redevelopment"),
                    RED.hasPlayed(CARD, "k272-frame-builder"),
                    RED.has("1 clay 1 reed"));
            RED.mayNot("place house-redevelopment");
        }

        private void givenHand(String card) {
            given(eikz(), out("fencing"), RED.hasPlayed(CARD), RED.holds(card), RED.has("3 wood"));
        }
    }

    @Nested
    class StoneBreaker {

        private static final String CARD = "k303-stone-breaker";

        @Test
        @Rule("AGR-X3")
        void renovates_to_stone_at_any_time() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("2 stone 1 reed"));
            RED.plays("trade " + CARD + " 0");
            RED.changed("stone: 2 > 0", "reed: 1 > 0", "house: clay > stone");
            RED.isAsked("place");
        }

        @Test
        @Rule("AGR-P1")
        void for_the_usual_price_only() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("1 stone 1 reed"));
            RED.mayNot("trade " + CARD + " 0");
        }

        @Test
        void not_from_wood_even_with_a_conservator() {
            given(eikz(), players(4), RED.hasPlayed(CARD, "e200-conservator"), RED.has("9 stone 9 clay 9 reed"));
            RED.mayNot("trade " + CARD + " 0");
        }

        @Test
        @Rule("AGR-X3")
        void not_in_the_middle_of_an_action() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("5 clay 2 stone 3 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("trade " + CARD + " 0");
            meanwhile();
        }
    }

    @Nested
    class Foreman {

        private static final String CARD = "k308-foreman";

        @Test
        @Rule("AGR-K12")
        void puts_a_food_on_a_space_when_the_work_begins() {
            givenNextRound();
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.may(
                    "choose-space forest " + CARD,
                    "choose-space grain-seeds " + CARD,
                    "choose-space e164-master-forester " + CARD);
            RED.mayNot("choose-space urgent-wish " + CARD);
            RED.plays("choose-space grain-seeds " + CARD);
            now("grain-seeds", "1 food");
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K12")
        void on_a_space_of_a_card_too() {
            givenNextRound();
            goOn();
            RED.plays("use " + CARD, "choose-space e164-master-forester " + CARD);
            now("e164-master-forester", "1 food 2 wood");
        }

        @Test
        void may_be_let_be_and_others_have_no_say() {
            givenNextRound();
            goOn();
            RED.plays("done");
            now("grain-seeds", "");
            RED.isAsked("place");
            given(eikz(), players(4), round(5), beforeTheNextRound());
            goOn();
            RED.isAsked("place");
            RED.changed();
        }

        private void givenNextRound() {
            given(
                    eikz(),
                    players(4),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    GREEN.hasPlayed("e164-master-forester"));
        }
    }
}
