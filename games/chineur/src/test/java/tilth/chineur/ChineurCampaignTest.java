package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.testkit.Campaign;

class ChineurCampaignTest {

    private final Game game = new Chineur();

    @Test
    void random_games_at_every_table_keep_every_law() {
        Campaign.Tally tally =
                Campaign.of(game, ChineurInvariants::check, 1_000).run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }

    @Test
    void every_two_options_go_together_at_every_number_of_seats() {
        assertThat(Campaign.everyTwoOptions(game, ChineurInvariants::check)).isGreaterThan(1_000);
    }
}
