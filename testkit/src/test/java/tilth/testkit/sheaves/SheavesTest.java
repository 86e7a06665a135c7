package tilth.testkit.sheaves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.EventLog;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;

class SheavesTest extends SheavesScenario {

    @Test
    @Rule("SHV-1")
    void every_player_is_dealt_four_cards_and_the_rest_stays_hidden() {
        assertThat(hands(position)).allSatisfy(hand -> assertThat(hand).hasSize(4));
        assertThat(hands(position).stream().flatMap(List::stream))
                .doesNotHaveDuplicates()
                .hasSize(12);
        assertThat(hands(start(3, Map.of("hand", "3"), 1)))
                .allSatisfy(hand -> assertThat(hand).hasSize(3));
    }

    @Test
    @Rule("SHV-1")
    void another_seed_deals_other_cards() {
        assertThat(hands(start(3, Map.of(), 1))).isEqualTo(hands(position));
        assertThat(hands(start(3, Map.of(), 2))).isNotEqualTo(hands(position));
    }

    @Nested
    class Laying {

        @Test
        @Rule("SHV-2")
        void all_players_are_asked_at_once_and_nothing_is_turned_up_before_the_last_answer() {
            assertOpen(RED, BLUE, GREEN);
            lay(BLUE, lowest(BLUE));
            assertOpen(RED, GREEN);
            lay(RED, lowest(RED));
            assertOpen(GREEN);
            assertThat(turnedUp()).isEmpty();
            lay(GREEN, lowest(GREEN));
            assertThat(turnedUp()).hasSize(3);
        }

        @Test
        @Rule("SHV-2")
        void the_order_of_answers_makes_no_difference() {
            List<Integer> cards = List.of(lowest(RED), highest(BLUE), lowest(GREEN));
            List<Long> digests = new ArrayList<>();
            for (List<Integer> order : orders(List.of(RED, BLUE, GREEN))) {
                position = start(3, Map.of(), 1);
                order.forEach(seat -> lay(seat, cards.get(seat)));
                digests.add(position.digest());
            }
            assertThat(digests).hasSize(6).containsOnly(digests.getFirst());
        }

        @Test
        @Rule("SHV-2")
        void cards_turned_up_are_out_of_the_game() {
            int card = lowest(RED);
            layAll();
            assertThat(position.cards.isTurnedUpBy(RED, card)).isTrue();
            assertThat(hands(position)).allSatisfy(hand -> assertThat(hand).hasSize(3));
        }

        @Test
        @Rule("SHV-2")
        void who_holds_no_card_is_not_asked() {
            layAll();
            discardAll(BLUE);
            answerNaming();
            assertOpen(RED, GREEN);
            assertThat(position.why(BLUE, "card:1")).contains(Refusal.of("SHV-2", "not-asked"));
        }

        @Test
        @Rule("SHV-2")
        void another_player_s_card_cannot_be_laid() {
            String target = "card:" + Terms.CARD.write(lowest(BLUE));
            assertThat(position.why(BLUE, target)).isEmpty();
            assertThat(position.why(RED, target)).contains(Refusal.of("SHV-2", "not-in-hand"));
        }
    }

    @Nested
    class Harvest {

        @Test
        @Rule("SHV-3")
        void the_highest_card_takes_what_the_die_shows() {
            int winner = layAll();
            assertThat((int) position.lastField).isBetween(1, 6);
            for (int seat = 0; seat < 3; seat++) {
                assertThat((int) position.sheaves[seat]).isEqualTo(seat == winner ? position.lastField : 0);
            }
            assertThat(heard(Seats.WATCHER)).contains("rolled", "sheaves-taken");
        }

        @Test
        @Rule("SHV-3")
        void every_round_has_a_die_of_its_own() {
            List<Integer> rolls = new ArrayList<>();
            for (int seed = 0; seed < 40; seed++) {
                position = start(2, Map.of(), seed);
                layAll();
                int first = position.lastField;
                answerNaming();
                layAll();
                rolls.add(first * 10 + position.lastField);
            }
            assertThat(rolls.stream().distinct()).hasSizeGreaterThan(20);
        }

        @Test
        @Rule("SHV-3")
        void a_table_may_do_without_the_die() {
            position = start(3, Map.of("field", "three"), 1);
            assertThat((int) position.sheaves[layAll()]).isEqualTo(3);
            assertThat(heard(RED)).doesNotContain("rolled");
        }
    }

    @Nested
    class GivingUp {

        @Test
        @Rule("SHV-4")
        void the_one_named_is_asked_out_of_turn_while_everybody_else_waits() {
            int winner = layAll();
            assertOpen(winner);
            int named = (winner + 1) % 3;
            play(winner, Does.NAME.with(named));
            assertOpen(named);
            play(named, Does.GIVE_CARD.with(lowest(named)));
            assertOpen(RED, BLUE, GREEN);
            assertThat(position.cards.inHand(named)).isEqualTo(2);
        }

        @Test
        @Rule("SHV-4")
        void a_sheaf_will_do_too() {
            int winner = layAll();
            int named = (winner + 1) % 3;
            position.sheaves[named] = 2;
            play(winner, Does.NAME.with(named));
            play(named, Does.GIVE_SHEAF.bare());
            assertThat((int) position.sheaves[named]).isEqualTo(1);
            assertThat(position.cards.inHand(named)).isEqualTo(3);
        }

        @Test
        @Rule("SHV-4")
        void nobody_names_themselves_or_one_who_has_nothing() {
            int poor = (highestOfAll() + 1) % 3;
            int winner = layAll();
            discardAll(poor);
            assertThat(position.why(winner, "seat:" + winner)).contains(Refusal.of("SHV-4", "not-yourself"));
            assertThat(position.why(winner, "seat:" + poor)).contains(Refusal.of("SHV-4", "has-nothing"));
            assertThat(offered(winner)).containsExactly("name " + (3 - winner - poor));
        }

        @Test
        @Rule("SHV-4")
        void with_nobody_to_name_the_round_just_ends() {
            int winner = highestOfAll();
            for (int seat = 0; seat < 3; seat++) {
                if (seat != winner) {
                    discardAllBut(seat, lowest(seat));
                }
            }
            layAll();
            assertOpen(winner);
            assertThat(offered(winner)).allMatch(move -> move.startsWith("lay") || move.equals("thresh"));
            assertThat((int) position.round).isEqualTo(1);
        }
    }

    @Nested
    class Threshing {

        @Test
        @Rule("SHV-5")
        void two_sheaves_make_a_sack_and_the_question_stays() {
            position.sheaves[RED] = 5;
            play(RED, Does.THRESH.bare());
            play(RED, Does.THRESH.bare());
            assertThat((int) position.sheaves[RED]).isEqualTo(1);
            assertThat((int) position.sacks[RED]).isEqualTo(2);
            assertOpen(RED, BLUE, GREEN);
            assertThat(position.why(RED, "do:thresh"))
                    .contains(Refusal.of("SHV-5", "too-few-sheaves", Map.of("need", 2, "have", 1)));
        }

        @Test
        @Rule("SHV-5")
        void one_who_has_to_give_something_up_may_not_thresh() {
            int winner = layAll();
            int named = (winner + 1) % 3;
            position.sheaves[named] = 2;
            play(winner, Does.NAME.with(named));
            assertThat(offered(named)).doesNotContain("thresh");
            assertThat(position.why(named, "do:thresh")).contains(Refusal.of("SHV-5", "not-now"));
        }
    }

    @Nested
    class End {

        @Test
        @Rule("SHV-6")
        void the_game_ends_when_nobody_holds_a_card() {
            for (int seat = 0; seat < 3; seat++) {
                discardAllBut(seat, lowest(seat));
            }
            int winner = layAll();
            assertThat(position.isOver()).isTrue();
            assertThat(position.winners()).isEqualTo(1 << winner);
            assertThat(position.why(RED, "card:1")).contains(Refusal.of("SHV-6", "game-over"));
            assertThat(heard(BLUE)).endsWith("game-ended");
        }

        @Test
        @Rule("SHV-6")
        void a_sheaf_is_one_point_and_a_sack_three_and_those_tied_share_the_win() {
            for (int seat = 0; seat < 3; seat++) {
                discardAllBut(seat, lowest(seat));
            }
            position.fixedField = 3;
            int winner = highestOfAll();
            int other = (winner + 1) % 3;
            position.sacks[other] = 1;
            layAll();
            assertThat(position.isOver()).isTrue();
            assertThat(position.score(winner)).isEqualTo(3);
            assertThat(position.score(other)).isEqualTo(3);
            assertThat(position.winners()).isEqualTo(1 << winner | 1 << other);
        }
    }

    @Nested
    class Secrets {

        @Test
        @Rule("SHV-7")
        void a_player_sees_their_own_cards_and_only_the_number_of_others() {
            assertThat(view(RED).hand()).hasSize(4);
            assertThat(view(Seats.WATCHER).hand()).isEmpty();
            assertThat(view(RED).players().get(BLUE).cards()).isEqualTo(4);
            lay(BLUE, lowest(BLUE));
            assertThat(view(BLUE).laid()).containsExactly(Terms.CARD.write(position.cards.laid(BLUE)));
            assertThat(view(RED).laid()).isEmpty();
            assertThat(view(RED).players().get(BLUE).hasLaid()).isTrue();
        }

        @Test
        @Rule("SHV-7")
        void a_laid_card_is_told_to_its_owner_alone() {
            long move = Does.LAY.with(lowest(RED));
            assertThat(position.seen(BLUE, RED, move)).isEqualTo(Does.LAY.with(Terms.FACE_DOWN));
            assertThat(position.seen(RED, RED, move)).isEqualTo(move);
            play(RED, move);
            assertThat(heard(RED)).containsExactly("laid", "chosen");
            assertThat(heard(BLUE)).containsExactly("laid");
        }

        @Test
        @Rule("SHV-7")
        void a_card_given_up_is_seen_by_two_and_by_nobody_else() {
            int winner = layAll();
            int named = (winner + 1) % 3;
            int third = (winner + 2) % 3;
            int card = lowest(named);
            play(winner, Does.NAME.with(named));
            log = new EventLog();
            long move = Does.GIVE_CARD.with(card);
            for (int viewer = Seats.WATCHER; viewer < 3; viewer++) {
                boolean knowing = viewer == winner || viewer == named;
                assertThat(position.seen(viewer, named, move))
                        .isEqualTo(knowing ? move : Does.GIVE_CARD.with(Terms.FACE_DOWN));
            }
            play(named, move);
            for (int knowing : List.of(winner, named)) {
                assertThat(heard(knowing)).containsExactly("card-given", "card-shown");
                assertThat(view(knowing).seenGiven()).containsExactly(Terms.CARD.write(card));
            }
            for (int other : List.of(third, Seats.WATCHER)) {
                assertThat(heard(other)).containsExactly("card-given");
                assertThat(view(other).seenGiven()).isEmpty();
            }
        }
    }
}
