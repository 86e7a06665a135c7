package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.engine.Credits;
import tilth.engine.Games;
import tilth.engine.Option;
import tilth.engine.Rule;

/** What the game says of itself. */
class FarmeramaTest {

    private final Farmerama game = new Farmerama();

    @Test
    void it_is_found_by_its_id() {
        assertThat(Games.named("farmerama")).isInstanceOf(Farmerama.class);
    }

    @Test
    void it_names_its_title_and_its_makers() {
        assertThat(game.title()).isEqualTo("Farmerama");
        assertThat(game.credits()).isEqualTo(new Credits(List.of("Uwe Rosenberg"), List.of("Ravensburger"), 2012));
    }

    @Test
    void it_is_for_one_to_four_players() {
        assertThat(game.minSeats()).isEqualTo(1);
        assertThat(game.maxSeats()).isEqualTo(4);
    }

    @Test
    @Rule({"FRM-X1", "FRM-S10", "FRM-E7", "FRM-X4", "FRM-L5", "FRM-E8"})
    void it_offers_these_options() {
        assertThat(game.options())
                .containsExactly(
                        Option.of("mode", "standard", "expert"),
                        Option.of("values", "reconstructed", "second-reading"),
                        Option.of("refill", "removed", "dark"),
                        Option.of("seeds-water", "no", "yes"),
                        Option.of("last-card", "goes-under", "stays"),
                        Option.of("round-cap", "off", "30", "60"));
    }

    @Test
    void it_lists_all_its_words_and_keeps_some_moves_secret() {
        assertThat(game.moves().verbs()).containsExactly(Does.values());
        assertThat(game.questions().verbs()).containsExactly(Asks.values());
        assertThat(game.happenings()).containsExactly(Happens.values());
    }
}
