package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.testkit.Campaign;

class FarmeramaCampaignTest {

    @Test
    void random_games_at_every_table_keep_every_law() {
        Campaign.Tally tally =
                Campaign.of(new Farmerama(), FarmeramaInvariants::check, 2_000).run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }
}
