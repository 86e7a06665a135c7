package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The smallest words of the engine: seats, move lists, options, score sheets, digests, purposes. */
class SmallWordsTest {

    @Test
    void seats_are_bits() {
        assertThat(Seats.all(3)).isEqualTo(0b111);
        assertThat(Seats.has(0b101, 2)).isTrue();
        assertThat(Seats.has(0b101, 1)).isFalse();
        assertThat(Seats.has(0b111, Seats.WATCHER)).isFalse();
        assertThat(Seats.first(0b110)).isEqualTo(1);
        assertThat(Seats.count(0b1011)).isEqualTo(3);
    }

    @Test
    void the_seats_that_rank_highest_are_one_or_several() {
        int[] ranks = {-3, 7, 7, 2};
        assertThat(Seats.highest(4, seat -> ranks[seat])).isEqualTo(0b0110);
        assertThat(Seats.highest(1, seat -> ranks[seat])).isEqualTo(0b0001);
        assertThat(Seats.highest(4, seat -> seat)).isEqualTo(0b1000);
    }

    @Test
    void a_move_list_grows_and_starts_again() {
        MoveList moves = new MoveList();
        for (long move = 0; move < 1000; move++) {
            moves.add(move);
        }
        assertThat(moves.size()).isEqualTo(1000);
        assertThat(moves.at(999)).isEqualTo(999);
        assertThat(moves.contains(500)).isTrue();
        assertThat(moves.toArray()).hasSize(1000);
        moves.clear();
        assertThat(moves.isEmpty()).isTrue();
        assertThat(moves.contains(0)).isFalse();
    }

    @Test
    void any_of_a_list_is_each_of_it_sooner_or_later_and_takes_no_chance_where_there_is_none() {
        MoveList moves = new MoveList();
        moves.add(7);
        QuickRng rng = new QuickRng(1);
        assertThat(moves.any(rng)).isEqualTo(7);
        assertThat(rng.nextInt()).isEqualTo(new QuickRng(1).nextInt());
        moves.add(8);
        Set<Long> met = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            met.add(moves.any(rng));
        }
        assertThat(met).containsExactlyInAnyOrder(7L, 8L);
    }

    @Test
    void an_option_has_its_standard_value() {
        assertThat(Option.of("field", "die", "three").values()).containsExactly("die", "three");
        assertThatThrownBy(() -> new Option("field", List.of("die"), "four")).hasMessage("field has no value four");
    }

    @Test
    void an_option_may_take_a_list_of_ones_own() {
        Option option = Option.of("left-out", "none").orSomeOf(List.of("A1", "B2", "C3"), 2);
        assertThat(option.takesLists()).isTrue();
        assertThat(Option.of("field", "die").takesLists()).isFalse();
        assertThat(option.read("none", "Sheaves")).isEqualTo("none");
        assertThat(option.read(" c3, A1;a1", "Sheaves")).isEqualTo("A1+C3");
        assertThat(option.listed("A1+C3")).containsExactly("A1", "C3");
        assertThat(option.listed("none")).isEmpty();
        assertThatThrownBy(() -> option.read("A1+D4", "Sheaves"))
                .isInstanceOf(BadInput.class)
                .hasMessage("Option left-out of Sheaves knows no \"D4\".");
        assertThatThrownBy(() -> option.read("A1+B2+C3", "Sheaves"))
                .isInstanceOf(BadInput.class)
                .hasMessage("Option left-out of Sheaves is one of none, or a list of 1 to 2 joined by \"+\".");
        assertThatThrownBy(() -> option.read("", "Sheaves")).isInstanceOf(BadInput.class);
    }

    @Test
    void a_score_sheet_adds_up_by_seat() {
        ScoreSheet sheet = new ScoreSheet(
                List.of(new ScoreSheet.Line("sheaves", List.of(3, 0)), new ScoreSheet.Line("sacks", List.of(6, 9))));
        assertThat(ScoreSheet.Line.of("sheaves", 2, seat -> 3 - 3 * seat))
                .isEqualTo(sheet.lines().getFirst());
        assertThat(sheet.total(0)).isEqualTo(9);
        assertThat(sheet.total(1)).isEqualTo(9);
    }

    @Test
    void a_digest_tells_apart_numbers_their_order_and_their_count() {
        long oneTwo = Digest.addAll(Digest.START, new int[] {1, 2});
        assertThat(oneTwo).isEqualTo(Digest.addAll(Digest.START, new long[] {1, 2}));
        assertThat(oneTwo).isEqualTo(Digest.addAll(Digest.START, new byte[] {1, 2}));
        assertThat(oneTwo).isNotEqualTo(Digest.addAll(Digest.START, new int[] {2, 1}));
        assertThat(oneTwo).isNotEqualTo(Digest.addAll(Digest.START, new int[] {1, 2, 0}));
        assertThat(Digest.addText(Digest.START, "rye")).isNotEqualTo(Digest.addText(Digest.START, "ryf"));
    }

    @Test
    void purposes_of_other_names_have_other_nonces() {
        Set<Long> nonces = new HashSet<>();
        for (String name : List.of("tiles", "titles", "dice", "die", "hands", "cards", "blades", "fincas", "start")) {
            nonces.add(Purpose.of(name).nonce());
        }
        assertThat(nonces).hasSize(9);
    }
}
