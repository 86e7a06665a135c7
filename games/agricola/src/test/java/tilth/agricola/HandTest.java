package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.agricola.AgricolaView.HandView;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Hands are dealt, kept from others, and played from. */
class HandTest extends HandScenario {

    @Nested
    class Dealing {

        @Test
        @Rule({"AGR-D1", "AGR-B1", "AGR-B3"})
        void with_hands_families_take_lessons_and_without_they_do_side_jobs() {
            AgricolaPosition full = start(2, "revised", "full", "both", 1);
            assertThat(full.table().hasHands()).isTrue();
            assertThat(spaces(full)).contains("lessons").doesNotContain("side-job", "more-lessons");
            assertThat(Facts.of(full)).containsEntry("meeting-place", "");
            AgricolaPosition none = start(2, "revised", "none", "both", 1);
            assertThat(none.table().hasHands()).isFalse();
            assertThat(spaces(none)).contains("side-job").doesNotContain("lessons");
            assertThat(Facts.of(none)).containsEntry("meeting-place", "1 food").containsEntry("red hand", "");
        }

        @Test
        @Rule({"AGR-D2", "AGR-D4"})
        void everybody_gets_seven_of_each_kind_or_as_many_as_are_enough_for_all() {
            String seven = "7 and 7";
            assertThat(sizes("both")).containsExactly(seven, seven, seven, seven);
            assertThat(sizes("a")).containsExactly(seven, seven, seven, "6 and 6");
            assertThat(sizes("b")).containsExactly(seven, seven, "6 and 7", "6 and 6");
        }

        /** Occupations and minors of each player, for one to four players. */
        private static List<String> sizes(String decks) {
            return IntStream.rangeClosed(1, 4)
                    .mapToObj(seats -> start(seats, "revised", "full", decks, seats))
                    .map(position -> sizes(position))
                    .toList();
        }

        private static String sizes(AgricolaPosition position) {
            Deck deck = position.table().deck();
            Set<String> sizes = new HashSet<>();
            for (int seat = 0; seat < position.seats(); seat++) {
                CardSet hand = position.tableau().hand(seat);
                sizes.add(
                        hand.size(deck.with(Capability.OCCUPATION)) + " and " + hand.size(deck.with(Capability.MINOR)));
            }
            return String.join(", ", sizes);
        }

        @Test
        @Rule({"AGR-D2", "AGR-D3"})
        void only_cards_of_the_chosen_decks_and_for_so_many_players_are_used() {
            assertThat(counts("both")).containsExactly("34 and 47", "34 and 48", "41 and 48", "48 and 48");
            assertThat(counts("a")).containsExactly("17 and 24", "17 and 24", "21 and 24", "24 and 24");
            assertThat(counts("b")).containsExactly("17 and 23", "17 and 24", "20 and 24", "24 and 24");
        }

        private static List<String> counts(String decks) {
            return IntStream.rangeClosed(1, 4)
                    .mapToObj(seats -> start(seats, "revised", "full", decks, seats)
                            .table()
                            .deck())
                    .map(deck -> deck.with(Capability.OCCUPATION).size() + " and "
                            + deck.with(Capability.MINOR).size())
                    .toList();
        }

        @Test
        @Rule("AGR-D3")
        void the_one_card_that_is_of_no_use_alone_is_left_out_there() {
            assertThat(codes(start(2, "revised", "full", "both", 1))).contains("B024");
            assertThat(codes(start(1, "revised", "full", "both", 1))).doesNotContain("B024");
        }

        private static List<String> codes(AgricolaPosition position) {
            Deck deck = position.table().deck();
            return IntStream.range(0, deck.size())
                    .mapToObj(slot -> deck.card(slot).code())
                    .toList();
        }

        @Test
        @Rule("AGR-D4")
        void no_card_is_in_two_hands_and_the_lot_decides() {
            Set<String> dealt = new HashSet<>();
            for (int seed = 0; seed < 20; seed++) {
                AgricolaPosition position = start(4, "revised", "full", "both", seed);
                Map<String, String> facts = Facts.of(position);
                List<String> all = Facts.COLOURS.subList(0, 4).stream()
                        .flatMap(colour ->
                                List.of(facts.getOrDefault(colour + " hand", "").split(", ")).stream())
                        .toList();
                assertThat(all).hasSize(4 * 14).doesNotHaveDuplicates();
                dealt.addAll(all);
            }
            assertThat(dealt).as("every card turns up somewhere").hasSize(96);
        }
    }

    @Nested
    class Prerequisites {

        @Test
        @Rule({"AGR-D8", "AGR-K6"})
        void cards_in_the_hand_do_not_count_and_more_is_fine() {
            String field = "b068-beanfield";
            given(bothDecks(), RED.hasPlayed("a087-conservator"), RED.holds(field, "a098-stable-architect"), food());
            RED.isRefused("card:" + field, "AGR-D8", "needs-not-met");
            given(
                    bothDecks(),
                    RED.hasPlayed("a087-conservator", "a098-stable-architect", "a125-priest", "b126-carpenter"),
                    RED.holds(field),
                    food());
            RED.plays("place meeting-place", "play " + field);
            meanwhile();
        }

        private Given food() {
            return RED.has("3 food");
        }

        @Test
        @Rule({"AGR-D8", "AGR-K6"})
        void exactly_and_at_most_are_meant() {
            given(
                    bothDecks(),
                    RED.hasPlayed("a087-conservator", "a098-stable-architect", "a125-priest", "b126-carpenter"),
                    RED.holds("a044-pond-hut", "b050-butter-churn", "a075-lumber-mill"),
                    RED.has("5 wood 5 stone"));
            RED.isRefused("card:a044-pond-hut", "AGR-D8", "needs-not-met");
            RED.isRefused("card:b050-butter-churn", "AGR-D8", "needs-not-met");
            RED.isRefused("card:a075-lumber-mill", "AGR-D8", "needs-not-met");
            RED.mayNot("place meeting-place");
        }

        @Test
        @Rule({"AGR-D8", "AGR-D10", "AGR-K6"})
        void a_card_that_was_passed_on_counts_for_nobody() {
            given(
                    bothDecks(),
                    RED.holds("b008-market-stall"),
                    RED.hasPlayed("a133-braggart", "a012-drinking-trough", "fireplace-2", "well", "joinery"),
                    RED.has("1 grain"));
            RED.plays("place meeting-place", "play b008-market-stall");
            assertThat(RED.points("bonus")).as("four improvements").isZero();
            meanwhile();
        }

        @Test
        @Rule("AGR-D8")
        void an_occupation_that_does_nothing_may_be_played() {
            given(bothDecks(), RED.holds("a125-priest"));
            RED.plays("place lessons", "play a125-priest");
            RED.changed("hand: a125-priest >", "cards: > a125-priest", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D9")
        void a_card_that_plows_needs_a_square() {
            String full = """
                    +   +---+---+---+---+
                      W |               |
                    +   +   +   +   +   +
                      W |               |
                    +   +   +   +   +   +
                      W |               |
                    +   +---+---+---+---+
                    """;
            given(bothDecks(), RED.farm(full), RED.holds("a002-shifting-cultivation"), food());
            RED.isRefused("card:a002-shifting-cultivation", "AGR-D9", "card-cannot-do-it");
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class Hiding {

        @Test
        @Rule({"AGR-D11", "AGR-S6"})
        void everybody_sees_the_own_hand_and_counts_the_others() {
            AgricolaPosition position = start(3, "revised", "full", "both", 7);
            for (int seat = 0; seat < 3; seat++) {
                AgricolaView view = view(position, seat);
                assertThat(view.hand().stream().map(HandCardView::card).toList())
                        .hasSize(14)
                        .containsExactlyInAnyOrder(Facts.of(position)
                                .getOrDefault(Facts.COLOURS.get(seat) + " hand", "")
                                .split(", "));
                assertThat(view.players())
                        .allSatisfy(player -> assertThat(player.hand()).isEqualTo(new HandView(7, 7, List.of())));
            }
            assertThat(view(position, Seats.WATCHER).hand()).isEmpty();
        }

        @Test
        @Rule({"AGR-D11", "AGR-D10"})
        void a_card_that_was_passed_is_known_until_it_is_played() {
            given(bothDecks(), players(3), RED.holds("b008-market-stall"), RED.has("1 grain"), GREEN.has("1 grain"));
            assertThat(held(GREEN)).isEqualTo(new HandView(0, 0, List.of()));
            assertThat(held(RED)).isEqualTo(new HandView(0, 1, List.of()));
            RED.plays("place meeting-place", "play b008-market-stall");
            assertThat(held(RED)).isEqualTo(new HandView(0, 0, List.of()));
            assertThat(held(GREEN)).isEqualTo(new HandView(0, 1, List.of("b008-market-stall")));
            meanwhile();
        }

        private HandView held(Player player) {
            return view(position(), Seats.WATCHER).players().get(player.seat).hand();
        }

        @Test
        @Rule("AGR-D11")
        void what_others_hold_changes_nothing_that_one_sees() {
            given(bothDecks(), RED.holds("a125-priest"), GREEN.holds("a098-stable-architect"));
            AgricolaView one = view(position(), RED.seat);
            given(bothDecks(), RED.holds("a125-priest"), GREEN.holds("b126-carpenter"));
            assertThat(view(position(), RED.seat)).isEqualTo(one);
        }

        @Test
        @Rule({"AGR-D11", "AGR-D8"})
        void a_card_says_what_it_costs_now_and_what_stands_in_its_way() {
            given(
                    bothDecks(),
                    RED.hasPlayed("a087-conservator"),
                    RED.holds("a012-drinking-trough", "a098-stable-architect", "b008-market-stall"),
                    RED.has("1 clay 3 food"));
            RED.plays("place meeting-place");
            List<HandCardView> hand = view(position(), RED.seat).hand();
            HandCardView trough = hand.get(0);
            assertThat(trough.card()).isEqualTo("a012-drinking-trough");
            assertThat(trough.prices()).containsExactly(Map.of("clay", 1));
            assertThat(trough.offered()).isTrue();
            assertThat(trough.obstacle()).isNull();
            HandCardView stall = hand.stream()
                    .filter(card -> card.card().equals("b008-market-stall"))
                    .findFirst()
                    .orElseThrow();
            assertThat(stall.passes()).isTrue();
            assertThat(stall.offered()).isFalse();
            assertThat(stall.obstacle()).isNotNull();
            HandCardView architect = hand.stream()
                    .filter(card -> card.kind().equals("occupation"))
                    .findFirst()
                    .orElseThrow();
            assertThat(architect.prices()).containsExactly(Map.of("food", 1));
            assertThat(architect.offered()).isFalse();
            meanwhile();
        }
    }
}
