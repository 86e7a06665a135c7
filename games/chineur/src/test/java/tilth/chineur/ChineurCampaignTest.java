package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.testkit.Campaign;

class ChineurCampaignTest {

    @Test
    void random_games_at_every_table_keep_every_law() {
        Campaign.Tally tally =
                Campaign.of(new Chineur(), ChineurInvariants::check, 300).run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }
}
