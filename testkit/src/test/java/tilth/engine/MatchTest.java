package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilth.testkit.RandomPlay;
import tilth.testkit.SpoiledGame;
import tilth.testkit.SpoiledPosition;
import tilth.testkit.sheaves.Sheaves;

class MatchTest {

    private final Match match = new Match(Setup.of(new Sheaves(), 3, Seed.of(1)));
    private final MoveList offered = new MoveList();
    private long digest;

    @BeforeEach
    void remember() {
        digest = match.position().digest();
    }

    @Test
    void an_offered_move_is_played_and_kept() {
        long move = anyOf(0);
        EventLog log = new EventLog();
        assertThat(match.play(0, move, log)).isEmpty();
        assertThat(match.length()).isEqualTo(1);
        assertThat(match.turn(0)).isEqualTo(new GameRecord.Turn(0, move));
        assertThat(match.record().turns()).containsExactly(match.turn(0));
        assertThat(match.position().digest()).isNotEqualTo(digest);
        assertThat(log.events()).isNotEmpty();
    }

    @Test
    @Rule("TBL-1")
    void a_seat_that_is_not_asked_may_not_move() {
        long move = anyOf(0);
        match.play(0, move);
        digest = match.position().digest();
        assertRefused(0, move, "TBL-1", "not-asked");
        assertRefused(0, anyOf(1), "TBL-1", "not-asked");
    }

    @Test
    @Rule("TBL-1")
    void a_seat_that_does_not_exist_may_not_move() {
        for (int seat : new int[] {-1, 3, 31, 32, 33, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertRefused(seat, anyOf(0), "TBL-1", "not-asked");
        }
    }

    @Test
    @Rule("TBL-1")
    void nobody_moves_once_the_game_is_over() {
        Match over = RandomPlay.after(match.setup(), 1, Integer.MAX_VALUE);
        long last = over.turn(over.length() - 1).move();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(over.play(seat, last)).contains(Refusal.of("TBL-1", "game-over"));
        }
    }

    @Test
    @Rule("TBL-2")
    void a_move_that_is_not_offered_is_refused_with_the_game_s_own_reason() {
        assertRefused(0, anyOf(1), "SHV-2", "not-in-hand");
    }

    /** The seat could lay this card, so the game has no reason; it cannot give it up now. */
    @Test
    @Rule("TBL-2")
    void a_move_with_a_target_of_another_move_is_refused_too() {
        String give = match.game().moves().write(anyOf(0)).replace("lay", "give-card");
        assertThat(match.play(0, give, Journal.SILENT))
                .contains(Refusal.of("TBL-2", "not-offered", Map.of("move", give)));
        assertNothingChanged();
    }

    @Test
    @Rule("TBL-2")
    void a_move_is_offered_to_one_seat_and_not_to_the_next() {
        String move = match.game().moves().write(anyOf(0));
        assertThat(match.play(1, move, Journal.SILENT)).isPresent();
        assertNothingChanged();
        assertThat(match.play(0, move, Journal.SILENT)).isEmpty();
    }

    @Test
    @Rule("TBL-3")
    void a_text_that_is_no_sentence_is_no_move() {
        for (String text : new String[] {"", "dance", "lay", "lay 21", "lay 1 2", "LAY 1"}) {
            assertThat(match.play(0, text, Journal.SILENT))
                    .contains(Refusal.of("TBL-3", "unknown-move", Map.of("move", text)));
        }
        assertNothingChanged();
    }

    @Test
    @Rule("TBL-3")
    void a_number_that_packs_no_sentence_is_no_move() {
        for (long packed : new long[] {-1, 0xFF, 5, anyOf(0) | 1L << 20, anyOf(0) | 1L << 60}) {
            assertThat(match.play(0, packed))
                    .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo("TBL-3"));
        }
        assertNothingChanged();
    }

    @Test
    void a_fault_in_the_rules_leaves_everything_as_it_was() {
        for (Throwable fault : new Throwable[] {new IllegalStateException("a fault"), new StackOverflowError()}) {
            Match faulty = new Match(faulty(fault).setup());
            long before = faulty.position().digest();
            faulty.position().moves(0, offered);
            long move = offered.at(0);
            assertThatThrownBy(() -> faulty.play(0, move)).isSameAs(fault);
            assertThat(faulty.position().digest()).isEqualTo(before);
            assertThat(faulty.length()).isZero();
        }
    }

    private static SpoiledGame faulty(Throwable fault) {
        return new SpoiledGame(truth -> new SpoiledPosition(truth) {
            @Override
            public void play(int seat, long move, Journal journal) {
                super.play(seat, move, journal);
                if (fault instanceof RuntimeException exception) {
                    throw exception;
                }
                throw (Error) fault;
            }
        });
    }

    private long anyOf(int seat) {
        match.position().moves(seat, offered);
        return offered.at(0);
    }

    private void assertRefused(int seat, long move, String rule, String key) {
        assertThat(match.play(seat, move)).contains(Refusal.of(rule, key));
        assertNothingChanged();
    }

    private void assertNothingChanged() {
        assertThat(match.position().digest()).isEqualTo(digest);
        assertThat(match.record().turns()).hasSize(match.length());
    }
}
