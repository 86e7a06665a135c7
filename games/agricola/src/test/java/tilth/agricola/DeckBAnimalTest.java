package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The cards of deck B about animals, and those that look at other players. */
class DeckBAnimalTest extends DeckBScenario {

    @Nested
    class Lasso {

        @Test
        @Rule("AGR-K14")
        void lets_another_person_go_anywhere_after_a_market() {
            given(
                    deckB(),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"),
                    RED.hasPlayed("b024-lasso"),
                    RED.people(3));
            RED.plays("place sheep-market");
            RED.isOffered("use b024-lasso", "done");
            RED.plays("use b024-lasso", "place grain-seeds");
            RED.changed("sheep: 0 > 1", "grain: 0 > 1", "home: 3 > 1");
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-K14")
        void lets_another_person_go_to_a_market_after_anything_but_not_a_third_one() {
            given(
                    deckB(),
                    out("sheep-market", "pig-market"),
                    holds("sheep-market", "1 sheep"),
                    holds("pig-market", "1 wild-boar"),
                    RED.hasPlayed("b024-lasso"),
                    RED.people(3));
            RED.plays("place grain-seeds", "use b024-lasso");
            RED.isOffered("place sheep-market", "place pig-market");
            RED.plays("place sheep-market");
            RED.changed("grain: 0 > 1", "sheep: 0 > 1", "home: 3 > 1");
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-K14")
        void is_silent_with_nobody_at_home_without_a_market_and_for_others() {
            given(
                    deckB(),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"),
                    RED.hasPlayed("b024-lasso"),
                    RED.home(1));
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            meanwhile();
            given(deckB(), out("sheep-market"), RED.hasPlayed("b024-lasso"));
            RED.plays("place grain-seeds");
            GREEN.isAsked("place");
            meanwhile();
            given(deckB(), out("sheep-market"), holds("sheep-market", "1 sheep"), GREEN.hasPlayed("b024-lasso"));
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K14")
        void may_be_declined() {
            given(deckB(), out("sheep-market"), holds("sheep-market", "1 sheep"), RED.hasPlayed("b024-lasso"));
            RED.plays("place grain-seeds", "done");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
            GREEN.isAsked("place");
        }

        @Test
        @Rule({"AGR-K14", "AGR-X3"})
        void still_asks_for_a_market_after_an_exchange() {
            given(
                    deckB(),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"),
                    RED.hasPlayed("b024-lasso", "b080-hard-porcelain"),
                    RED.has("2 clay"),
                    RED.people(4));
            RED.plays("place grain-seeds", "use b024-lasso", "trade b080-hard-porcelain 0");
            RED.isOffered("place sheep-market");
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class OrganicFarmer {

        @Test
        @Rule({"AGR-E11", "AGR-E12"})
        void scores_for_pastures_with_room_for_three_more() {
            given(deckB(), RED.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS), RED.has("1 sheep 3 cattle"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(GREEN.points("bonus")).isZero();
            given(deckB(), RED.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS), RED.has("1 sheep 1 cattle"));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }

        @Test
        @Rule({"AGR-E11", "AGR-E12"})
        void animals_stand_where_it_scores_most() {
            given(deckB(), RED.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS), RED.has("5 sheep"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(deckB(), RED.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS), RED.has("6 sheep"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(deckB(), RED.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS), RED.has("9 sheep"));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule({"AGR-E11", "AGR-E12"})
        void empty_and_small_pastures_and_those_of_others_score_nothing() {
            given(deckB(), RED.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS));
            assertThat(RED.points("bonus")).isZero();
            given(deckB(), RED.hasPlayed("b098-organic-farmer"), RED.has("1 sheep"), RED.farm("""
                    +   +   +   +   +---+
                      .   .   .   . |   |
                    +   +   +   +   +---+
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            assertThat(RED.points("bonus")).isZero();
            given(deckB(), GREEN.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS), RED.has("1 sheep"));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-X6")
        void its_owner_may_let_animals_go() {
            given(deckB(), RED.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS), RED.has("8 sheep"));
            RED.plays("let-go sheep");
            RED.changed("sheep: 8 > 7");
            RED.isAsked("place");
            given(deckB(), GREEN.hasPlayed("b098-organic-farmer"), RED.farm(MEADOWS), RED.has("8 sheep"));
            RED.mayNot("let-go sheep");
        }
    }

    @Nested
    class SheepWalker {

        @Test
        @Rule("AGR-X3")
        void trades_a_sheep_for_a_boar_a_vegetable_or_a_stone() {
            given(deckB(), RED.hasPlayed("b104-sheep-walker"), RED.farm(MEADOWS), RED.has("4 sheep"));
            RED.plays("trade b104-sheep-walker 0");
            RED.changed("sheep: 4 > 3", "wild-boar: 0 > 1");
            RED.plays("trade b104-sheep-walker 1");
            RED.changed("sheep: 3 > 2", "vegetable: 0 > 1");
            RED.plays("trade b104-sheep-walker 2");
            RED.changed("sheep: 2 > 1", "stone: 0 > 1");
            RED.isAsked("place");
        }

        @Test
        @Rule("AGR-X3")
        void is_for_its_owner_with_sheep_alone() {
            given(deckB(), RED.hasPlayed("b104-sheep-walker"), RED.has("1 cattle"));
            RED.mayNot("trade b104-sheep-walker 0");
            given(deckB(), GREEN.hasPlayed("b104-sheep-walker"), RED.has("1 sheep"));
            RED.mayNot("trade b104-sheep-walker 0");
        }

        @Test
        @Rule({"AGR-X3", "AGR-A4"})
        void a_sheep_has_to_have_room_first() {
            given(deckB(), out("sheep-market"), holds("sheep-market", "3 sheep"), RED.hasPlayed("b104-sheep-walker"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
            GREEN.isAsked("place");
        }

        @Test
        @Rule({"AGR-X3", "AGR-H4"})
        void a_vegetable_for_a_sheep_may_feed_the_family() {
            given(
                    deckB(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("b104-sheep-walker"),
                    RED.has("3 food 1 sheep"),
                    GREEN.has("4 food"));
            goOn();
            RED.plays("trade b104-sheep-walker 1", "eat vegetable");
            RED.changed("sheep: 1 > 0", "food: 3 > 0");
        }

        @Test
        @Rule({"AGR-P1", "AGR-X3"})
        void a_vegetable_for_a_sheep_may_pay_for_a_card() {
            given(deckB(), RED.hasPlayed("b104-sheep-walker"), RED.holds("b091-assistant-tiller"), RED.has("1 sheep"));
            RED.plays("place lessons", "play b091-assistant-tiller");
            RED.isOffered("trade b104-sheep-walker 1");
            RED.plays("trade b104-sheep-walker 1", "eat vegetable", "pay 0");
            RED.changed(
                    "sheep: 1 > 0",
                    "hand: b091-assistant-tiller >",
                    "cards: b104-sheep-walker > b091-assistant-tiller, b104-sheep-walker",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-X3", "AGR-E1"})
        void trades_once_more_before_points_are_counted() {
            given(
                    deckB(),
                    round(14),
                    beforeBreeding(),
                    RED.hasPlayed("b104-sheep-walker"),
                    RED.farm(MEADOWS),
                    RED.has("2 sheep"));
            goOn();
            RED.plays("trade b104-sheep-walker 1", "done");
            RED.changed("vegetable: 0 > 1");
        }
    }

    @Nested
    class SheepWhisperer {

        @Test
        void puts_sheep_on_four_round_spaces() {
            given(deckB(), players(4), RED.holds("b164-sheep-whisperer"));
            RED.plays("place lessons", "play b164-sheep-whisperer");
            changed(
                    "red hand: b164-sheep-whisperer >",
                    "red cards: > b164-sheep-whisperer",
                    "red home: 2 > 1",
                    "round 3 for red: > 1 sheep",
                    "round 6 for red: > 1 sheep",
                    "round 9 for red: > 1 sheep",
                    "round 11 for red: > 1 sheep",
                    "on lessons: > 1 red");
        }

        @Test
        void only_where_the_game_goes_on() {
            given(deckB(), players(4), round(8), RED.holds("b164-sheep-whisperer"));
            RED.plays("place lessons", "play b164-sheep-whisperer");
            changed(
                    "red hand: b164-sheep-whisperer >",
                    "red cards: > b164-sheep-whisperer",
                    "red home: 2 > 1",
                    "round 10 for red: > 1 sheep",
                    "round 13 for red: > 1 sheep",
                    "on lessons: > 1 red");
        }
    }

    @Nested
    class HouseSteward {

        @Test
        void brings_wood_for_rounds_to_come() {
            playedIn(5, "wood: 0 > 4");
            playedIn(6, "wood: 0 > 3");
            playedIn(8, "wood: 0 > 3");
            playedIn(9, "wood: 0 > 2");
            playedIn(12, "wood: 0 > 1");
            playedIn(13, "wood: 0 > 1");
        }

        private void playedIn(int round, String change) {
            given(deckB(), players(3), round(round), RED.holds("b136-house-steward"));
            RED.plays("place lessons", "play b136-house-steward");
            RED.changed(change, "hand: b136-house-steward >", "cards: > b136-house-steward", "home: 2 > 1");
        }

        @Test
        void brings_nothing_in_the_last_round() {
            given(deckB(), players(3), round(14), RED.holds("b136-house-steward"));
            RED.plays("place lessons", "play b136-house-steward");
            RED.changed("hand: b136-house-steward >", "cards: > b136-house-steward", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-E11")
        void scores_for_all_with_most_rooms_and_no_caravan_counts() {
            given(
                    deckB(),
                    players(3),
                    RED.hasPlayed("b136-house-steward", "b010-caravan"),
                    GREEN.farm(LARGE_HOUSE),
                    BLUE.farm(LARGE_STONE_HOUSE));
            assertThat(RED.points("bonus")).isZero();
            assertThat(GREEN.points("bonus")).isEqualTo(3);
            assertThat(BLUE.points("bonus")).isEqualTo(3);
            assertThat(RED.view().cardPoints()).containsEntry("b136-house-steward", 0);
            assertThat(GREEN.view().cardPoints()).containsEntry("b136-house-steward", 3);
        }
    }

    @Nested
    class Pastor {

        @Test
        @Rule("AGR-K1")
        void brings_goods_once_when_the_last_other_builds_a_room() {
            given(
                    deckB(),
                    players(4),
                    YELLOW.hasPlayed("b163-pastor"),
                    GREEN.farm(LARGE_HOUSE),
                    BLUE.farm(LARGE_HOUSE),
                    RED.has("10 wood 4 reed"));
            RED.plays("place farm-expansion", "build-room a1", "done");
            YELLOW.changed("wood: 0 > 3", "clay: 0 > 2", "reed: 0 > 1", "stone: 0 > 1");
            GREEN.isAsked("place");
            GREEN.plays("place day-laborer");
            YELLOW.changed();
        }

        @Test
        void brings_goods_at_once_if_it_is_so_already() {
            given(
                    deckB(),
                    players(4),
                    RED.holds("b163-pastor"),
                    GREEN.farm(LARGE_HOUSE),
                    BLUE.farm(LARGE_HOUSE),
                    YELLOW.farm(LARGE_STONE_HOUSE));
            RED.plays("place lessons", "play b163-pastor");
            RED.changed(
                    "wood: 0 > 3",
                    "clay: 0 > 2",
                    "reed: 0 > 1",
                    "stone: 0 > 1",
                    "hand: b163-pastor >",
                    "cards: > b163-pastor",
                    "home: 2 > 1");
        }

        @Test
        void brings_nothing_while_another_has_two_rooms_or_the_owner_has_three() {
            given(
                    deckB(),
                    players(4),
                    YELLOW.hasPlayed("b163-pastor"),
                    GREEN.farm(LARGE_HOUSE),
                    RED.has("5 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            YELLOW.changed();
            given(
                    deckB(),
                    players(4),
                    YELLOW.hasPlayed("b163-pastor"),
                    YELLOW.farm(LARGE_HOUSE),
                    GREEN.farm(LARGE_HOUSE),
                    BLUE.farm(LARGE_HOUSE),
                    RED.has("5 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            YELLOW.changed();
        }

        @Test
        void works_only_once() {
            given(
                    deckB(),
                    players(4),
                    out("house-redevelopment"),
                    RED.hasPlayed("b163-pastor"),
                    GREEN.farm(LARGE_HOUSE),
                    BLUE.farm(LARGE_HOUSE),
                    YELLOW.farm(LARGE_HOUSE),
                    GREEN.has("5 wood 2 reed"),
                    BLUE.has("3 clay 1 reed"),
                    GREEN.toMove());
            GREEN.plays("place farm-expansion", "build-room b1");
            RED.changed("wood: 0 > 3", "clay: 0 > 2", "reed: 0 > 1", "stone: 0 > 1");
            BLUE.plays("place house-redevelopment");
            RED.changed();
        }
    }
}
