package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What all positions with an agenda do alike, tried on one where seats take turns to sow until it freezes. */
class AgendaPositionTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final Term CROP = Term.of("crop", "rye", "oats");

    private enum Does implements Verb {
        REST,
        SOW(CROP);

        private final List<Term> operands;

        Does(Term... operands) {
            this.operands = List.of(operands);
        }

        @Override
        public List<Term> operands() {
            return operands;
        }
    }

    private enum Follows implements Deed {
        PASS_ON,
        FREEZE
    }

    /** A field for two; oats are offered to nobody, and after three crops it freezes. */
    private static class Field extends AgendaPosition {

        private static final Notation MOVES = new Notation(Does.values());

        private final List<String> sown = new ArrayList<>();

        Field() {
            super(MOVES, 1);
        }

        Agenda agenda() {
            return agenda;
        }

        @Override
        protected void offer(int seat, MoveList into) {
            into.add(Does.SOW.with(0));
            into.add(Does.REST.bare());
        }

        @Override
        protected void answer(int seat, long move, Journal journal) {
            agenda.answered(seat);
            sown.add(MOVES.write(move));
            agenda.then(Follows.PASS_ON.with(seat, 0));
            if (sown.size() == 3) {
                agenda.then(Follows.FREEZE.bare());
            }
        }

        @Override
        protected void carryOut(long deed, Journal journal) {
            if (Deed.ordinalOf(deed) == Follows.FREEZE.ordinal()) {
                sown.add("frost");
            } else if (sown.size() < 3) {
                agenda.ask(next(Deed.seat(deed)), sown.size());
            }
        }

        @Override
        protected OptionalLong sensibleAnswer(int seat) {
            return OptionalLong.of(Does.REST.bare());
        }

        @Override
        protected int winnersAtTheEnd() {
            return 1 << BLUE;
        }

        @Override
        protected Refusal refuse(int seat, Target target) {
            return Refusal.of(isOver() ? "OVER" : isAsked(seat) ? "NOT-OFFERED" : "NOT-ASKED", target.toString());
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public int score(int seat) {
            return 0;
        }

        @Override
        public ScoreSheet scoreSheet() {
            return new ScoreSheet(List.of());
        }

        @Override
        public View view(int viewer) {
            return new View() {};
        }

        @Override
        public void imagine(int viewer, Rng rng) {}

        @Override
        public Position copy() {
            Field copy = new Field();
            copy.copyFrom(this);
            return copy;
        }
    }

    private final Field field = new Field();
    private final MoveList moves = new MoveList();

    AgendaPositionTest() {
        field.agenda().ask(RED, 0);
    }

    @Test
    void only_who_is_asked_is_offered_anything() {
        moves.add(99);
        field.moves(BLUE, moves);
        assertThat(moves.isEmpty()).isTrue();
        field.moves(RED, moves);
        assertThat(Field.MOVES.write(moves)).containsExactly("sow rye", "rest");
        assertThat(field.isAsked(RED)).isTrue();
        assertThat(field.isAsked(BLUE)).isFalse();
    }

    @Test
    void a_move_is_carried_out_and_all_deeds_after_it_until_somebody_is_asked() {
        field.play(RED, Does.SOW.with(0), Journal.SILENT);
        assertThat(field.openSeats()).isEqualTo(1 << BLUE);
        assertThat(field.question(BLUE)).isEqualTo(1);
        assertThat(field.agenda().deedIsNext()).isFalse();
        assertThat(field.winners()).isZero();
        playToTheEnd();
        assertThat(field.isOver()).isTrue();
        assertThat(field.sown).containsExactly("sow rye", "sow rye", "sow rye", "frost");
        assertThat(field.winners()).isEqualTo(1 << BLUE);
    }

    private void playToTheEnd() {
        while (!field.isOver()) {
            field.play(Seats.first(field.openSeats()), Does.SOW.with(0), Journal.SILENT);
        }
    }

    @Test
    void going_on_does_what_waits_on_the_agenda_and_else_nothing() {
        long before = field.digest();
        field.goOn(Journal.SILENT);
        assertThat(field.digest()).isEqualTo(before);
        field.agenda().then(Follows.FREEZE.bare());
        field.goOn(Journal.SILENT);
        assertThat(field.sown).containsExactly("frost");
        assertThat(field.openSeats()).isEqualTo(1 << RED);
    }

    @Test
    void only_who_is_asked_has_a_default_answer() {
        assertThat(field.byDefault(RED)).hasValue(Does.REST.bare());
        assertThat(field.byDefault(BLUE)).isEmpty();
    }

    @Test
    void what_is_offered_is_not_refused_and_everything_else_is() {
        assertThat(field.why(RED, "crop:rye")).isEmpty();
        assertThat(field.why(RED, "do:rest")).isEmpty();
        assertThat(field.why(RED, "crop:oats")).contains(Refusal.of("NOT-OFFERED", "crop:oats"));
        assertThat(field.why(RED, "do:sow")).map(Refusal::rule).contains("NOT-OFFERED");
        assertThat(field.why(RED, "rest")).map(Refusal::rule).contains("NOT-OFFERED");
        assertThat(field.why(BLUE, "crop:rye")).map(Refusal::rule).contains("NOT-ASKED");
        playToTheEnd();
        assertThat(field.why(RED, "crop:rye")).map(Refusal::rule).contains("OVER");
    }

    @Test
    void reasons_for_many_targets_are_those_for_each() {
        List<String> targets = List.of("crop:rye", "do:rest", "crop:oats", "do:sow", "rest");
        for (int seat : List.of(RED, BLUE)) {
            assertThat(field.whys(seat, targets))
                    .isEqualTo(targets.stream()
                            .map(target -> field.why(seat, target))
                            .toList());
        }
        assertThat(field.whys(RED, targets)).contains(Optional.empty());
    }

    @Test
    void a_copy_has_the_same_agenda_and_lives_its_own_life() {
        Field other = new Field();
        assertThat(other.digest()).isNotEqualTo(field.digest());
        other.copyFrom(field);
        assertThat(other.digest()).isEqualTo(field.digest());
        other.play(RED, Does.REST.bare(), Journal.SILENT);
        assertThat(other.digest()).isNotEqualTo(field.digest());
        assertThat(field.openSeats()).isEqualTo(1 << RED);
    }

    @Test
    void the_last_seat_is_followed_by_the_first() {
        assertThat(field.next(RED)).isEqualTo(BLUE);
        assertThat(field.next(BLUE)).isEqualTo(RED);
    }
}
