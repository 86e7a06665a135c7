package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.testkit.Campaign;

class FincaCampaignTest {

    @Test
    void random_games_at_every_table_keep_every_law() {
        Campaign.Tally tally =
                Campaign.of(new Finca(), FincaInvariants::check, 2_000).run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }
}
