package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AgendaTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int GREEN = 2;

    private final Agenda agenda = new Agenda(8);

    @Test
    void an_empty_agenda_asks_nobody_and_does_nothing() {
        assertOpen();
        assertThat(agenda.deedIsNext()).isFalse();
    }

    @Test
    void a_question_waits_for_its_answer_and_is_then_gone() {
        agenda.ask(BLUE, 77);
        assertOpen(BLUE);
        assertThat(agenda.question(BLUE)).isEqualTo(77);
        agenda.answered(BLUE);
        assertOpen();
    }

    @Test
    void the_last_question_is_asked_first() {
        agenda.ask(RED, 1);
        agenda.ask(BLUE, 2);
        assertOpen(BLUE);
        agenda.answered(BLUE);
        assertOpen(RED);
        assertThat(agenda.question(RED)).isEqualTo(1);
    }

    @Test
    void a_question_keeps_all_its_operands() {
        long widest = (1L << 56) - 1;
        agenda.askTogether(15, widest);
        assertThat(agenda.question(15)).isEqualTo(widest);
    }

    @Nested
    class Together {

        @Test
        void several_seats_are_open_and_answer_in_any_order() {
            askAll();
            assertOpen(RED, BLUE, GREEN);
            agenda.answered(BLUE);
            assertOpen(RED, GREEN);
            assertThat(agenda.question(RED)).isEqualTo(10);
            assertThat(agenda.question(GREEN)).isEqualTo(12);
            agenda.answered(RED);
            agenda.answered(GREEN);
            assertOpen();
        }

        @Test
        void a_seat_asked_twice_sees_the_later_question_first() {
            askAll();
            agenda.askTogether(BLUE, 21);
            assertOpen(RED, BLUE, GREEN);
            assertThat(agenda.question(BLUE)).isEqualTo(21);
            agenda.answered(BLUE);
            assertThat(agenda.question(BLUE)).isEqualTo(11);
        }

        @Test
        void a_deed_below_waits_for_all_of_them() {
            agenda.then(5);
            askAll();
            for (int seat : List.of(GREEN, RED, BLUE)) {
                assertThat(agenda.deedIsNext()).isFalse();
                agenda.answered(seat);
            }
            assertThat(agenda.deedIsNext()).isTrue();
            assertThat(agenda.takeDeed()).isEqualTo(5);
            assertOpen();
        }

        @Test
        void questions_below_a_deed_stay_closed() {
            agenda.askTogether(RED, 1);
            agenda.then(5);
            agenda.askTogether(BLUE, 2);
            assertOpen(BLUE);
        }

        @Test
        void questions_below_a_plain_one_stay_closed() {
            agenda.askTogether(RED, 1);
            agenda.ask(BLUE, 2);
            agenda.askTogether(GREEN, 3);
            assertOpen(BLUE, GREEN);
            agenda.answered(BLUE);
            assertOpen(RED, GREEN);
        }

        @Test
        void one_seat_is_asked_out_of_turn_while_all_others_wait() {
            agenda.then(5);
            askAll();
            agenda.answered(RED);
            agenda.ask(RED, 99);
            assertOpen(RED);
            assertThat(agenda.question(RED)).isEqualTo(99);
            agenda.answered(RED);
            assertOpen(BLUE, GREEN);
        }

        @Test
        void lanes_of_several_questions_end_the_same_whoever_answers_first() {
            Agenda other = new Agenda(8);
            for (Agenda each : List.of(agenda, other)) {
                each.then(5);
                each.askTogether(RED, 10);
                each.askTogether(BLUE, 11);
            }
            answerAndAskOn(agenda, RED);
            answerAndAskOn(agenda, BLUE);
            answerAndAskOn(other, BLUE);
            answerAndAskOn(other, RED);
            assertThat(agenda.digest(0)).isEqualTo(other.digest(0));
            assertThat(agenda.question(RED)).isEqualTo(20);
            assertThat(agenda.question(BLUE)).isEqualTo(21);
        }

        private static void answerAndAskOn(Agenda agenda, int seat) {
            long question = agenda.question(seat);
            agenda.answered(seat);
            agenda.askTogether(seat, question + 10);
        }

        private void askAll() {
            agenda.askTogether(RED, 10);
            agenda.askTogether(BLUE, 11);
            agenda.askTogether(GREEN, 12);
        }
    }

    @Nested
    class Refusals {

        @Test
        void nothing_can_be_answered_by_a_seat_that_is_not_asked() {
            agenda.ask(RED, 1);
            assertThatThrownBy(() -> agenda.question(BLUE)).hasMessage("seat 1 is not asked anything");
            assertThatThrownBy(() -> agenda.answered(BLUE)).hasMessage("seat 1 is not asked anything");
            assertOpen(RED);
        }

        @Test
        void nothing_can_be_answered_below_a_plain_question_or_a_deed() {
            agenda.askTogether(RED, 1);
            agenda.ask(BLUE, 2);
            assertThatThrownBy(() -> agenda.answered(RED)).isInstanceOf(IllegalStateException.class);
            agenda.then(5);
            assertThatThrownBy(() -> agenda.answered(BLUE)).isInstanceOf(IllegalStateException.class);
        }

        @Test
        void a_deed_cannot_be_taken_before_its_time() {
            agenda.then(5);
            agenda.ask(RED, 1);
            assertThatThrownBy(agenda::takeDeed).hasMessage("the next step is not a deed");
        }
    }

    @Nested
    class Room {

        private static final int MANY = 1000;

        private final Agenda small = new Agenda(0);

        @Test
        void there_is_room_for_whatever_is_still_to_come() {
            for (int deed = 0; deed < MANY; deed++) {
                small.then(deed);
            }
            for (int deed = MANY - 1; deed >= 0; deed--) {
                assertThat(small.takeDeed()).isEqualTo(deed);
            }
            assertThat(small.deedIsNext()).isFalse();
        }

        @Test
        void a_copy_makes_the_room_it_needs_and_keeps_what_it_has() {
            fill(agenda, MANY);
            small.copyFrom(agenda);
            assertThat(small.digest(0)).isEqualTo(agenda.digest(0));
            agenda.takeDeed();
            agenda.copyFrom(new Agenda(2));
            assertOpen();
            assertThat(agenda.deedIsNext()).isFalse();
            assertThat(small.takeDeed()).isEqualTo(MANY - 1);
        }

        @Test
        void equal_agendas_have_equal_digests_however_much_room_they_have() {
            fill(agenda, MANY);
            for (int i = 0; i < MANY; i++) {
                agenda.takeDeed();
            }
            assertThat(agenda.digest(0)).isEqualTo(small.digest(0));
            fill(agenda, 3);
            fill(small, 3);
            assertThat(agenda.digest(0)).isEqualTo(small.digest(0));
        }

        private static void fill(Agenda agenda, int count) {
            for (int deed = 0; deed < count; deed++) {
                agenda.then(deed);
            }
        }
    }

    @Test
    void a_copy_is_equal_and_lives_its_own_life() {
        agenda.then(5);
        agenda.ask(RED, 1);
        Agenda copy = new Agenda(8);
        copy.ask(GREEN, 3);
        copy.copyFrom(agenda);
        assertThat(copy.digest(0)).isEqualTo(agenda.digest(0));
        copy.answered(RED);
        assertThat(copy.deedIsNext()).isTrue();
        assertOpen(RED);
    }

    @Test
    void a_question_that_waits_below_another_can_be_found() {
        Verb first = verb(1);
        agenda.ask(RED, 1 | 5 << 8);
        agenda.then(9);
        agenda.ask(RED, 2);
        assertThat(agenda.pending(RED, first)).isEqualTo(1 | 5 << 8);
        assertThat(agenda.pending(RED, verb(2))).isEqualTo(Agenda.NONE);
        agenda.answered(RED);
        agenda.takeDeed();
        assertThat(agenda.pending(RED, first)).isEqualTo(Agenda.NONE);
    }

    private static Verb verb(int ordinal) {
        return new Verb() {
            @Override
            public String name() {
                return "V" + ordinal;
            }

            @Override
            public int ordinal() {
                return ordinal;
            }

            @Override
            public List<Term> operands() {
                return List.of();
            }
        };
    }

    @Test
    void a_deed_is_to_come_until_it_is_taken() {
        agenda.then(7);
        agenda.ask(RED, 7);
        assertThat(agenda.isToCome(7)).isTrue();
        assertThat(agenda.isToCome(8)).isFalse();
        agenda.answered(RED);
        agenda.takeDeed();
        assertThat(agenda.isToCome(7)).isFalse();
    }

    @Test
    void the_digest_tells_apart_who_is_asked_what_and_how() {
        assertThat(List.of(digestOf(0), digestOf(1), digestOf(2), digestOf(3), digestOf(4)))
                .doesNotHaveDuplicates();
    }

    private static long digestOf(int way) {
        Agenda agenda = new Agenda(2);
        switch (way) {
            case 0 -> agenda.ask(RED, 1);
            case 1 -> agenda.ask(BLUE, 1);
            case 2 -> agenda.ask(RED, 2);
            case 3 -> agenda.askTogether(RED, 1);
            default -> agenda.then(1);
        }
        return agenda.digest(0);
    }

    private void assertOpen(int... seats) {
        int expected = 0;
        for (int seat : seats) {
            expected |= 1 << seat;
        }
        assertThat(agenda.openSeats()).isEqualTo(expected);
    }
}
