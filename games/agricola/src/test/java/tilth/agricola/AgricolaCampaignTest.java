package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.testkit.Campaign;

class AgricolaCampaignTest {

    private final Game game = new Agricola();

    @Test
    void random_games_at_every_table_keep_every_law() {
        Campaign.Tally tally =
                Campaign.of(game, AgricolaInvariants::check, 1_000).run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }
}
