package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.engine.Credits;
import tilth.engine.Games;
import tilth.engine.Option;
import tilth.engine.Rule;

/** What the game says of itself. */
class ChineurTest {

    private final Chineur game = new Chineur();

    @Test
    void it_is_found_by_its_id() {
        assertThat(Games.named("chineur")).isInstanceOf(Chineur.class);
    }

    @Test
    void it_names_its_author_and_its_licence() {
        assertThat(game.title()).isEqualTo("Farmer Chineur");
        assertThat(game.credits())
                .isEqualTo(new Credits(List.of("Cyril Meurier"), List.of(), Credits.YEAR_UNKNOWN, "CC BY-NC-ND 4.0"));
    }

    @Test
    void it_is_for_two_to_four_players() {
        assertThat(game.minSeats()).isEqualTo(2);
        assertThat(game.maxSeats()).isEqualTo(4);
    }

    @Test
    @Rule({
        "CHI-S2", "CHI-S3", "CHI-M3", "CHI-M5", "CHI-T1", "CHI-E1", "CHI-X1", "CHI-X2", "CHI-X3", "CHI-S8", "CHI-F6",
        "CHI-A5", "CHI-T9"
    })
    void it_offers_these_options() {
        assertThat(game.options())
                .containsExactly(
                        Option.of("farm-copies", "by-players", "one", "two"),
                        Option.of("farm-cost", "cross", "same"),
                        Option.of("market-cost", "one", "each"),
                        Option.of("trade", "sell", "both-ways"),
                        Option.of("buckets", "4", "3", "5"),
                        Option.of("target", "40", "30", "50"),
                        Option.of("last-drawer", "off", "on"),
                        Option.of("discount", "off", "on"),
                        Option.of("four-cocorico", "off", "on"),
                        Option.of("backs", "show-costs", "uniform"),
                        Option.of("discards", "under", "on-top"),
                        Option.of("refresh", "any", "once"),
                        Option.of("scarecrow", "always", "when-rolled"));
    }

    @Test
    void it_lists_all_its_words_and_keeps_no_move_secret() {
        assertThat(game.moves().verbs()).containsExactly(Does.values());
        assertThat(game.questions().verbs()).containsExactly(Asks.values());
        assertThat(game.happenings()).containsExactly(Happens.values());
    }
}
