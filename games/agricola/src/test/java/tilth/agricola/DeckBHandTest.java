package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.sheets.MinorsB;
import tilth.agricola.sheets.OccupationsB;
import tilth.engine.Rule;

/** How cards of deck B are played from the hand. */
class DeckBHandTest extends DeckBScenario {

    @Test
    @Rule({"AGR-D2", "AGR-D3"})
    void the_deck_has_as_many_cards_as_the_box() {
        List<Card> minors = new MinorsB().cards();
        List<Card> occupations = new OccupationsB().cards();
        assertThat(minors).hasSize(24).allMatch(card -> card.players() == 1);
        assertThat(occupations).hasSize(24);
        assertThat(occupations.stream().filter(card -> card.players() == 3)).hasSize(3);
        assertThat(occupations.stream().filter(card -> card.players() == 4)).hasSize(4);
        assertThat(minors.stream().filter(Card::isPassing).map(Card::code)).containsExactly("B002", "B008");
    }

    @Test
    @Rule({"AGR-D7", "AGR-D10"})
    void a_passing_minor_is_played_by_one_after_the_other() {
        given(
                deckB(),
                players(3),
                out("major-improvement"),
                RED.holds("b008-market-stall"),
                RED.has("1 grain"),
                GREEN.has("1 grain"));
        RED.plays("place meeting-place");
        RED.isOffered("play b008-market-stall");
        RED.plays("play b008-market-stall");
        changed(
                "red grain: 1 > 0",
                "red vegetable: 0 > 1",
                "red hand: b008-market-stall >",
                "green hand: > b008-market-stall",
                "red home: 2 > 1",
                "on meeting-place: > 1 red");
        GREEN.plays("place major-improvement", "play b008-market-stall");
        changed(
                "green grain: 1 > 0",
                "green vegetable: 0 > 1",
                "green hand: b008-market-stall >",
                "blue hand: > b008-market-stall",
                "green home: 2 > 1",
                "on major-improvement: > 1 green");
    }

    @Test
    @Rule("AGR-D10")
    void the_last_player_passes_to_the_first() {
        given(deckB(), players(3), BLUE.toMove(), BLUE.holds("b008-market-stall"), BLUE.has("1 grain"));
        BLUE.plays("place meeting-place");
        BLUE.isOffered("become-first", "play b008-market-stall");
        BLUE.plays("play b008-market-stall", "done");
        changed(
                "blue grain: 1 > 0",
                "blue vegetable: 0 > 1",
                "blue hand: b008-market-stall >",
                "red hand: > b008-market-stall",
                "blue home: 2 > 1",
                "on meeting-place: > 1 blue");
    }

    @Test
    @Rule("AGR-D7")
    void the_meeting_place_brings_the_marker_and_a_minor_in_any_order() {
        given(deckB(), GREEN.isFirst(), RED.holds("b047-herring-pot"), RED.has("1 clay"));
        RED.plays("place meeting-place");
        RED.isOffered("become-first", "play b047-herring-pot");
        RED.plays("play b047-herring-pot", "become-first");
        changed(
                "first: green > red",
                "red clay: 1 > 0",
                "red hand: b047-herring-pot >",
                "red cards: > b047-herring-pot",
                "red home: 2 > 1",
                "on meeting-place: > 1 red");
    }

    @Test
    @Rule("AGR-D6")
    void a_minor_may_follow_a_birth() {
        given(
                deckB(),
                out("basic-wish"),
                RED.farm(LARGE_HOUSE),
                RED.holds("b036-bottles", "b118-small-scale-farmer"),
                RED.has("3 clay 3 food"));
        RED.plays("place basic-wish");
        RED.isOffered("play b036-bottles", "done");
        RED.plays("play b036-bottles");
        RED.changed(
                "people: 2 > 3",
                "newborns: 0 > 1",
                "clay: 3 > 0",
                "food: 3 > 0",
                "hand: b036-bottles, b118-small-scale-farmer > b118-small-scale-farmer",
                "cards: > b036-bottles",
                "home: 2 > 1");
    }

    @Test
    @Rule("AGR-D6")
    void a_minor_may_follow_a_renovation() {
        given(deckB(), out("house-redevelopment"), RED.holds("b033-mantlepiece"), RED.has("2 clay 1 reed 1 stone"));
        RED.plays("place house-redevelopment", "play b033-mantlepiece");
        RED.changed(
                "clay: 2 > 0",
                "reed: 1 > 0",
                "stone: 1 > 0",
                "house: wood > clay",
                "booked: 0 > 9",
                "hand: b033-mantlepiece >",
                "cards: > b033-mantlepiece",
                "home: 2 > 1");
    }

    @Test
    @Rule("AGR-D5")
    void the_first_occupation_is_free_and_the_next_costs_a_food() {
        given(deckB(), RED.holds("b118-small-scale-farmer", "b016-mining-hammer"), RED.has("1 wood"));
        RED.plays("place lessons");
        RED.isOffered("play b118-small-scale-farmer");
        RED.plays("play b118-small-scale-farmer");
        RED.changed(
                "hand: b016-mining-hammer, b118-small-scale-farmer > b016-mining-hammer",
                "cards: > b118-small-scale-farmer",
                "home: 2 > 1");
        given(deckB(), RED.hasPlayed("b126-carpenter"), RED.holds("b118-small-scale-farmer"), RED.has("3 food"));
        RED.plays("place lessons", "play b118-small-scale-farmer");
        RED.changed(
                "food: 3 > 2",
                "hand: b118-small-scale-farmer >",
                "cards: b126-carpenter > b118-small-scale-farmer, b126-carpenter",
                "home: 2 > 1");
        given(deckB(), RED.hasPlayed("b126-carpenter"), RED.holds("b118-small-scale-farmer"));
        RED.mayNot("place lessons");
    }

    @Test
    @Rule("AGR-D5")
    void the_second_lessons_count_all_occupations() {
        given(deckB(), players(3), RED.holds("b118-small-scale-farmer"), RED.has("1 food"));
        RED.mayNot("place more-lessons");
        given(deckB(), players(4), RED.holds("b118-small-scale-farmer"), RED.has("1 food"));
        RED.plays("place more-lessons", "play b118-small-scale-farmer");
        meanwhile();
        given(
                deckB(),
                players(4),
                RED.hasPlayed("b126-carpenter", "b099-tutor"),
                RED.holds("b118-small-scale-farmer"),
                RED.has("1 food"));
        RED.mayNot("place more-lessons");
        RED.may("place lessons");
    }

    @Test
    @Rule("AGR-D6")
    void only_cards_of_the_own_hand_and_of_the_right_kind_are_played() {
        given(
                deckB(),
                out("major-improvement"),
                RED.holds("b118-small-scale-farmer"),
                GREEN.holds("b047-herring-pot"),
                RED.has("1 clay"));
        RED.mayNot("place meeting-place", "place major-improvement");
        given(deckB(), RED.holds("b047-herring-pot"), RED.has("1 clay"));
        RED.mayNot("place lessons");
    }

    @Test
    @Rule("AGR-K15")
    void a_card_does_not_hear_the_action_that_played_it() {
        given(
                deckB(),
                out("sheep-market"),
                holds("sheep-market", "1 sheep"),
                RED.holds("b024-lasso"),
                RED.has("1 reed"));
        RED.plays("place meeting-place", "play b024-lasso");
        GREEN.isAsked("place");
        meanwhile();
        given(
                deckB(),
                RED.holds("b025-bread-paddle", "b118-small-scale-farmer"),
                RED.hasPlayed("fireplace-2"),
                RED.has("1 grain 1 wood"));
        RED.plays("place meeting-place", "play b025-bread-paddle");
        GREEN.isAsked("place");
        meanwhile();
    }
}
