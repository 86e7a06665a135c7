package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.engine.Credits;
import tilth.engine.Games;

/** What the game says of itself. */
class FincaTest {

    @Test
    void it_is_found_by_its_id() {
        assertThat(Games.named("finca")).isInstanceOf(Finca.class);
    }

    @Test
    void it_names_its_title_and_its_makers() {
        assertThat(new Finca().title()).isEqualTo("Finca");
        assertThat(new Finca().credits())
                .isEqualTo(new Credits(
                        List.of("Ralf zur Linde", "Wolfgang Sentker"), List.of("Hans im Glück", "Franjos"), 2009));
    }

    @Test
    void it_is_for_two_to_four_players() {
        assertThat(new Finca().minSeats()).isEqualTo(2);
        assertThat(new Finca().maxSeats()).isEqualTo(4);
    }

    @Test
    void it_lists_all_its_words() {
        assertThat(new Finca().moves().verbs()).containsExactly(Does.values());
        assertThat(new Finca().questions().verbs()).containsExactly(Asks.values());
        assertThat(new Finca().happenings()).containsExactly(Happens.values());
    }
}
