package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck.Capability;
import tilth.engine.BadInput;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** The full game of 2007: its decks, what is banned, its hands, and its sides of the board. */
class ClassicHandTest extends ClassicScenario {

    private static Setup full(int seats, String... options) {
        Map<String, String> chosen = new HashMap<>(Map.of("edition", "classic", "cards", "full"));
        for (int i = 0; i < options.length; i += 2) {
            chosen.put(options[i], options[i + 1]);
        }
        return new Setup(new Agricola(), seats, chosen, Seed.of(1));
    }

    private static AgricolaPosition start(int seats, String... options) {
        return (AgricolaPosition) new Agricola().start(full(seats, options));
    }

    private static List<Card> dealt(AgricolaPosition position) {
        return position.table().deck().cards().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR)
                .toList();
    }

    private static Set<String> letters(AgricolaPosition position) {
        return dealt(position).stream().map(Card::deck).collect(Collectors.toSet());
    }

    private static Set<String> spaces(int seats, String... options) {
        return ((AgricolaView) start(seats, options).view(Seats.WATCHER))
                .plans()
                .keySet();
    }

    @Nested
    class Decks {

        @Test
        @Rule({"AGR-D1", "AGR-D2"})
        void are_all_three_without_the_bonus_deck_or_those_that_are_chosen() {
            assertThat(letters(start(3))).containsExactlyInAnyOrder("E", "I", "K");
            assertThat(letters(start(3, "decks", "eik"))).containsExactlyInAnyOrder("E", "I", "K");
            assertThat(letters(start(2, "decks", "ekz"))).containsExactlyInAnyOrder("E", "K", "Z");
        }

        @Test
        @Rule("AGR-D2")
        void of_the_other_edition_mean_all_of_this_one() {
            assertThat(letters(start(3, "decks", "a"))).containsExactlyInAnyOrder("E", "I", "K");
            assertThat(letters(start(3, "edition", "revised", "decks", "ekz"))).containsExactlyInAnyOrder("A", "B");
            assertThat(letters(start(5, "edition", "revised", "decks", "a")))
                    .as("five never play the revised edition")
                    .containsExactlyInAnyOrder("E", "I", "K");
        }

        @Test
        @Rule("AGR-D3")
        void leave_out_occupations_for_more_players() {
            for (int seats = 1; seats <= 5; seats++) {
                int most = seats;
                assertThat(dealt(start(seats))).allMatch(card -> card.players() <= most);
            }
            assertThat(dealt(start(4))).extracting(Card::players).contains(1, 3, 4);
            assertThat(dealt(start(5))).isEqualTo(dealt(start(4)));
        }

        @Test
        @Rule({"AGR-D1", "AGR-D4"})
        void deal_seven_of_each_kind_to_everybody() {
            for (int seats = 1; seats <= 5; seats++) {
                AgricolaPosition position = start(seats);
                for (int seat = 0; seat < seats; seat++) {
                    var hand = position.tableau().hand(seat);
                    assertThat(hand.size(position.table().deck().with(Capability.OCCUPATION)))
                            .isEqualTo(7);
                    assertThat(hand.size(position.table().deck().with(Capability.MINOR)))
                            .isEqualTo(7);
                }
            }
        }

        @Test
        @Rule("AGR-D1")
        void are_not_there_without_hands() {
            assertThat(start(3, "cards", "none").table().hasHands()).isFalse();
        }
    }

    @Nested
    class Banned {

        @Test
        @Rule("AGR-D13")
        void cards_of_a_list_of_ones_own() {
            AgricolaPosition position = start(3, "banned", " e13, E14+K116");
            assertThat(dealt(position)).extracting(Card::code).doesNotContain("E13", "E14", "K116");
            assertThat(dealt(position)).hasSize(dealt(start(3)).size() - 3);
        }

        @Test
        @Rule("AGR-D13")
        void cards_that_are_banned_at_tournaments() {
            assertThat(dealt(start(4, "decks", "eikz")))
                    .extracting(Card::code)
                    .contains("I81", "I260", "K270", "Z320", "Z327");
            assertThat(dealt(start(4, "decks", "eikz", "banned", "tournament")))
                    .extracting(Card::code)
                    .doesNotContain("I81", "K138", "Z320", "E197", "E198", "I260", "K270", "K291", "Z327", "Z329")
                    .contains("E13");
        }

        @Test
        @Rule("AGR-D13")
        void a_list_is_kept_in_one_way_however_it_was_written() {
            assertThat(full(2, "banned", "k116 E13;e13").option("banned")).isEqualTo("E13+K116");
        }

        @Test
        @Rule("AGR-D13")
        void a_card_that_is_none_is_refused() {
            assertThatThrownBy(() -> full(2, "banned", "E13+Q7"))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("Option banned of Agricola knows no \"Q7\".");
        }

        @Test
        @Rule("AGR-D13")
        void a_list_is_not_without_end() {
            String endless = Stream.iterate(1, number -> number + 1)
                    .limit(101)
                    .map(number -> "E" + number)
                    .collect(Collectors.joining("+"));
            assertThatThrownBy(() -> full(2, "banned", endless))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("a list of 1 to 100 joined by \"+\"");
        }

        @Test
        @Rule("AGR-D4")
        void so_much_that_too_little_is_left_is_refused() {
            String minors = CardBox.CLASSIC.dealt().stream()
                    .filter(card -> card.deck().equals("E") && card.kind() == Card.Kind.MINOR)
                    .map(Card::code)
                    .collect(Collectors.joining("+"));
            assertThatThrownBy(() -> full(1, "decks", "e", "banned", minors))
                    .isInstanceOf(BadInput.class)
                    .extracting(
                            bad -> ((BadInput) bad).refusedTable().orElseThrow().why())
                    .isEqualTo(Refusal.of(
                            "AGR-D4",
                            "deck-too-small",
                            Map.of("occupations", 28, "minors", 0, "seats", 1, "needed", 7)));
            assertThat(full(1, "decks", "e", "banned", minors, "cards", "none").seats())
                    .as("without hands nothing is needed")
                    .isEqualTo(1);
        }
    }

    @Nested
    class Board {

        @Test
        @Rule("AGR-B3")
        void has_a_day_laborer_with_two_food() {
            given(eikz());
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-B5", "AGR-D5"})
        void has_more_lessons_in_place_of_resources() {
            assertThat(spaces(1)).contains("lessons").doesNotContain("more-lessons", "side-job");
            assertThat(spaces(2)).contains("lessons").doesNotContain("more-lessons", "side-job");
            assertThat(spaces(3))
                    .contains("lessons", "more-lessons", "one-resource")
                    .doesNotContain("two-resources");
            assertThat(spaces(4)).contains("lessons", "more-lessons").doesNotContain("two-resources");
            assertThat(spaces(5)).contains("lessons", "more-lessons").doesNotContain("resources-or-growth");
            assertThat(spaces(4, "cards", "none")).contains("two-resources").doesNotContain("lessons", "more-lessons");
        }

        @Test
        @Rule("AGR-D5")
        void asks_two_food_for_every_occupation_on_the_second_space_of_three() {
            given(eikz(), players(3), RED.holds("e150-baker"), RED.has("2 food"));
            RED.plays("place more-lessons", "play e150-baker");
            RED.changed("food: 2 > 0", "hand: e150-baker >", "cards: > e150-baker", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D5")
        void asks_one_food_for_the_first_two_on_the_second_space_of_four_and_five() {
            for (int seats = 4; seats <= 5; seats++) {
                given(eikz(), players(seats), RED.holds("e150-baker"), RED.has("2 food"));
                RED.plays("place more-lessons", "play e150-baker");
                RED.changed("food: 2 > 1", "hand: e150-baker >", "cards: > e150-baker", "home: 2 > 1");
            }
        }

        @Test
        @Rule({"AGR-B5", "AGR-D5"})
        void lets_a_family_of_five_players_grow_in_place_of_lessons_from_round_five_on() {
            given(eikz(), players(5), round(5), RED.farm(HandScenario.THREE_ROOMS));
            RED.plays("place more-lessons", "grow");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-B5", "AGR-D5"})
        void but_not_before_and_not_without_room() {
            given(eikz(), players(5), round(4), RED.farm(HandScenario.THREE_ROOMS));
            RED.mayNot("place more-lessons");
            given(eikz(), players(5), round(5));
            RED.mayNot("place more-lessons");
        }
    }

    @Nested
    class MeetingPlace {

        @Test
        @Rule("AGR-D7")
        void hands_over_the_marker_and_then_lets_a_minor_be_played() {
            given(eikz(), GREEN.isFirst(), RED.holds("e25-spices"));
            RED.plays("place meeting-place", "play e25-spices");
            changed(
                    "first: green > red",
                    "red hand: e25-spices >",
                    "red cards: > e25-spices",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-D7")
        void the_minor_may_be_let_be_and_the_marker_may_not() {
            given(eikz(), GREEN.isFirst(), RED.holds("e25-spices"));
            RED.plays("place meeting-place");
            RED.isOffered("play e25-spices", "done");
            RED.plays("done");
            changed("first: green > red", "red home: 2 > 1", "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-D12")
        void by_table_choice_a_minor_is_played_without_the_marker() {
            given(eikz(), option("meeting-place", "and-or"), GREEN.isFirst(), RED.holds("e25-spices"));
            RED.plays("place meeting-place", "play e25-spices", "done");
            RED.changed("hand: e25-spices >", "cards: > e25-spices", "home: 2 > 1");
        }
    }

    @Test
    @Rule({"AGR-D10", "AGR-K28"})
    void a_card_that_is_being_passed_on_is_out_of_the_hand() {
        given(
                eikz(),
                RED.hasPlayed("e179-merchant"),
                RED.holds("i96-reed-exchange", "k125-broom"),
                RED.has("3 wood 2 food"));
        RED.plays("place meeting-place", "play i96-reed-exchange", "use e179-merchant");
        RED.isOffered("play k125-broom");
        RED.plays("play k125-broom");
        if ((position().openSeats() & 1) != 0) {
            RED.plays("done");
        }
        assertThat(position().tableau().hand(1).size()).isEqualTo(1);
        meanwhile();
    }
}
