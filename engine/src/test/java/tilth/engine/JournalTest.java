package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JournalTest {

    private enum Happens implements Happening {
        RAIN_FELL,
        CROP_SOWN(Term.of("crop", "rye", "oats"), Term.number("count"));

        private final List<Term> operands;

        Happens(Term... operands) {
            this.operands = List.of(operands);
        }

        @Override
        public List<Term> operands() {
            return operands;
        }
    }

    private final EventLog log = new EventLog();

    @Test
    void what_everybody_may_know_is_seen_by_seats_and_watchers() {
        log.note(Happens.RAIN_FELL, Seats.NOBODY);
        log.note(Happens.CROP_SOWN, 1, 1, 3);
        for (int viewer = Seats.WATCHER; viewer < 4; viewer++) {
            assertThat(log.seenBy(viewer)).isEqualTo(log.events()).hasSize(2);
        }
    }

    @Test
    void what_some_may_know_is_seen_by_them_alone() {
        log.noteTo(1 << 0 | 1 << 2, Happens.CROP_SOWN, 2, 0, 1, 0);
        assertThat(log.seenBy(0)).hasSize(1);
        assertThat(log.seenBy(1)).isEmpty();
        assertThat(log.seenBy(2)).hasSize(1);
        assertThat(log.seenBy(Seats.WATCHER)).isEmpty();
    }

    @Test
    void what_nobody_may_know_is_seen_by_nobody() {
        log.noteTo(0, Happens.RAIN_FELL, 0, 0, 0, 0);
        for (int viewer = Seats.WATCHER; viewer < 32; viewer++) {
            assertThat(log.seenBy(viewer)).isEmpty();
        }
    }

    @Test
    void numbers_go_by_the_names_of_their_terms() {
        log.note(Happens.CROP_SOWN, 1, 1, 3);
        assertThat(log.events().getFirst().facts()).isEqualTo(Map.of("crop", "oats", "count", "3"));
        assertThat(Happens.RAIN_FELL.word()).isEqualTo("rain-fell");
    }

    @Test
    void only_the_silent_journal_does_not_listen() {
        assertThatCode(() -> Journal.SILENT.note(Happens.CROP_SOWN, 1, 1, 3, 0)).doesNotThrowAnyException();
        assertThat(Journal.SILENT.isSilent()).isTrue();
        assertThat(log.isSilent()).isFalse();
    }
}
