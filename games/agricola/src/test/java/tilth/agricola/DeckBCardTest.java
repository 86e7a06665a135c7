package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The occupations of deck B that are about other cards, do something when played, or count at the end. */
class DeckBCardTest extends DeckBScenario {

    @Nested
    class Scholar {

        @Test
        void plays_an_occupation_for_a_food_at_the_start_of_a_round() {
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("b091-assistant-tiller", "b126-carpenter", "b057-scullery"),
                    RED.has("2 food"));
            goOn();
            RED.isOffered("use b097-scholar", "done");
            RED.plays("use b097-scholar");
            RED.isOffered("play b091-assistant-tiller", "play b126-carpenter");
            RED.plays("play b126-carpenter");
            RED.isAsked("place");
            RED.changed(
                    "food: 2 > 1",
                    "hand: b057-scullery, b091-assistant-tiller, b126-carpenter"
                            + " > b057-scullery, b091-assistant-tiller",
                    "cards: b097-scholar > b097-scholar, b126-carpenter");
        }

        @Test
        void plays_a_minor_at_its_price_instead() {
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("b091-assistant-tiller", "b016-mining-hammer"),
                    RED.has("1 wood 1 food"));
            goOn();
            RED.plays("use b097-scholar");
            RED.isOffered("play b091-assistant-tiller", "play b016-mining-hammer");
            RED.plays("play b016-mining-hammer");
            RED.isAsked("place");
            RED.changed(
                    "wood: 1 > 0",
                    "food: 1 > 2",
                    "hand: b016-mining-hammer, b091-assistant-tiller > b091-assistant-tiller",
                    "cards: b097-scholar > b016-mining-hammer, b097-scholar");
        }

        @Test
        void a_card_it_plays_may_be_used_at_once() {
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("b089-groom"),
                    RED.has("1 food"));
            goOn();
            RED.plays("use b097-scholar", "play b089-groom");
            RED.isOffered("use b089-groom", "done");
            RED.plays("use b089-groom", "build-stable e1");
            RED.isAsked("place");
            RED.changed(
                    "food: 1 > 0",
                    "hand: b089-groom >",
                    "cards: b097-scholar > b089-groom, b097-scholar",
                    "e1: - > stable");
        }

        @Test
        void goods_on_round_spaces_begin_with_the_next_round() {
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("b074-thick-forest"),
                    RED.has("5 clay"));
            goOn();
            RED.plays("use b097-scholar", "play b074-thick-forest");
            now("round 4 for red", "1 wood");
            now("round 2 for red", "");
            assertThat(RED.view().goods()).containsEntry("wood", 0);
        }

        @Test
        void is_silent_in_other_houses_without_cards_or_food() {
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("b089-groom"),
                    RED.has("1 food"));
            goOn();
            RED.isAsked("place");
            RED.changed();
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("b089-groom"));
            goOn();
            RED.isAsked("place");
            RED.changed();
        }

        @Test
        @Rule("AGR-X1")
        void its_food_may_be_made_first() {
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("b089-groom"),
                    RED.has("1 grain"));
            goOn();
            RED.plays("use b097-scholar", "play b089-groom", "eat grain", "pay 0");
            meanwhile();
        }
    }

    @Nested
    class Tutor {

        @Test
        @Rule("AGR-E11")
        void scores_for_occupations_played_after_it_and_not_for_itself() {
            given(deckB(), RED.hasPlayed("b126-carpenter"), RED.holds("b099-tutor"), RED.has("1 food"));
            RED.plays("place lessons", "play b099-tutor");
            meanwhile();
            assertThat(RED.points("bonus")).isZero();
            given(
                    deckB(),
                    RED.hasPlayed("b126-carpenter", "b099-tutor", "b091-assistant-tiller", "b057-scullery"),
                    onCardNoted("b099-tutor", 2));
            assertThat(RED.points("bonus")).isEqualTo(1);
            assertThat(GREEN.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-E11")
        void scores_for_one_that_is_played_now() {
            given(
                    deckB(),
                    RED.hasPlayed("b099-tutor"),
                    onCardNoted("b099-tutor", 1),
                    RED.holds("b126-carpenter"),
                    RED.has("1 food"));
            RED.plays("place lessons", "play b126-carpenter");
            meanwhile();
            assertThat(RED.points("bonus")).isEqualTo(1);
        }
    }

    @Nested
    class Consultant {

        @Test
        void brings_what_the_number_of_players_says() {
            given(deckB(), players(1), RED.holds("b102-consultant"));
            RED.plays("place lessons", "play b102-consultant");
            RED.changed("grain: 0 > 2", "hand: b102-consultant >", "cards: > b102-consultant", "home: 2 > 1");
            given(deckB(), RED.holds("b102-consultant"));
            RED.plays("place lessons", "play b102-consultant");
            RED.changed("clay: 0 > 3", "hand: b102-consultant >", "cards: > b102-consultant", "home: 2 > 1");
            given(deckB(), players(3), RED.holds("b102-consultant"));
            RED.plays("place lessons", "play b102-consultant");
            RED.changed("reed: 0 > 2", "hand: b102-consultant >", "cards: > b102-consultant", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-A4")
        void sheep_need_room() {
            given(deckB(), players(4), RED.holds("b102-consultant"), RED.farm(MEADOWS));
            RED.plays("place lessons", "play b102-consultant");
            RED.changed("sheep: 0 > 2", "hand: b102-consultant >", "cards: > b102-consultant", "home: 2 > 1");
            given(deckB(), players(4), RED.holds("b102-consultant"));
            RED.plays("place lessons", "play b102-consultant");
            RED.changed("sheep: 0 > 1", "hand: b102-consultant >", "cards: > b102-consultant", "home: 2 > 1");
        }
    }

    @Nested
    class PaperMaker {

        @Test
        @Rule("AGR-K11")
        void brings_food_for_each_occupation_before_the_next() {
            given(
                    deckB(),
                    RED.hasPlayed("b109-paper-maker", "b126-carpenter"),
                    RED.holds("b091-assistant-tiller"),
                    RED.has("1 wood 1 food"));
            RED.plays("place lessons", "play b091-assistant-tiller");
            RED.isOffered("use b109-paper-maker", "done");
            RED.plays("use b109-paper-maker");
            RED.changed(
                    "wood: 1 > 0",
                    "food: 1 > 2",
                    "hand: b091-assistant-tiller >",
                    "cards: b109-paper-maker, b126-carpenter > b091-assistant-tiller, b109-paper-maker, b126-carpenter",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K11")
        void its_food_may_pay_for_the_same_occupation() {
            given(deckB(), RED.hasPlayed("b109-paper-maker"), RED.holds("b091-assistant-tiller"), RED.has("1 wood"));
            RED.plays("place lessons", "play b091-assistant-tiller");
            RED.isOffered("use b109-paper-maker");
            RED.plays("use b109-paper-maker");
            RED.changed(
                    "wood: 1 > 0",
                    "hand: b091-assistant-tiller >",
                    "cards: b109-paper-maker > b091-assistant-tiller, b109-paper-maker",
                    "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b109-paper-maker"), RED.holds("b091-assistant-tiller"));
            RED.mayNot("place lessons");
        }

        @Test
        @Rule("AGR-K11")
        void helps_a_scholar_too() {
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("b097-scholar", "b109-paper-maker"),
                    RED.holds("b091-assistant-tiller"),
                    RED.has("1 wood"));
            goOn();
            RED.plays("use b097-scholar", "play b091-assistant-tiller", "use b109-paper-maker");
            RED.isAsked("place");
            RED.changed(
                    "wood: 1 > 0",
                    "food: 0 > 1",
                    "hand: b091-assistant-tiller >",
                    "cards: b097-scholar, b109-paper-maker > b091-assistant-tiller, b097-scholar, b109-paper-maker");
        }

        @Test
        void may_be_declined_and_is_silent_for_itself_and_others() {
            given(
                    deckB(),
                    RED.hasPlayed("b109-paper-maker"),
                    RED.holds("b091-assistant-tiller"),
                    RED.has("1 wood 1 food"));
            RED.plays("place lessons", "play b091-assistant-tiller", "done");
            RED.changed(
                    "food: 1 > 0",
                    "hand: b091-assistant-tiller >",
                    "cards: b109-paper-maker > b091-assistant-tiller, b109-paper-maker",
                    "home: 2 > 1");
            given(deckB(), RED.holds("b109-paper-maker"), RED.has("1 wood"));
            RED.plays("place lessons", "play b109-paper-maker");
            GREEN.isAsked("place");
            meanwhile();
            given(
                    deckB(),
                    GREEN.hasPlayed("b109-paper-maker"),
                    GREEN.has("1 wood"),
                    RED.holds("b091-assistant-tiller"));
            RED.plays("place lessons", "play b091-assistant-tiller");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class RoofBallaster {

        @Test
        void sells_a_stone_for_each_room_for_one_food() {
            given(deckB(), RED.farm(LARGE_HOUSE), RED.holds("b123-roof-ballaster"), RED.has("1 food"));
            RED.plays("place lessons", "play b123-roof-ballaster");
            RED.isOffered("use b123-roof-ballaster", "done");
            RED.plays("use b123-roof-ballaster");
            RED.changed(
                    "food: 1 > 0",
                    "stone: 0 > 3",
                    "hand: b123-roof-ballaster >",
                    "cards: > b123-roof-ballaster",
                    "home: 2 > 1");
        }

        @Test
        void may_be_declined_and_comes_after_its_own_price() {
            given(deckB(), RED.holds("b123-roof-ballaster"), RED.has("1 food"));
            RED.plays("place lessons", "play b123-roof-ballaster", "done");
            RED.changed("hand: b123-roof-ballaster >", "cards: > b123-roof-ballaster", "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b126-carpenter"), RED.holds("b123-roof-ballaster"), RED.has("1 food"));
            RED.plays("place lessons", "play b123-roof-ballaster");
            GREEN.isAsked("place");
            RED.changed(
                    "food: 1 > 0",
                    "hand: b123-roof-ballaster >",
                    "cards: b126-carpenter > b123-roof-ballaster, b126-carpenter",
                    "home: 2 > 1");
        }
    }
}
