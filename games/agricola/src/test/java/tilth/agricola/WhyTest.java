package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.agricola.words.Asks;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Refusals;
import tilth.testkit.RuleBook;

/** Why something that is not offered may not be done; the scenarios of each chapter ask for single reasons. */
class WhyTest {

    @Test
    @Rule("AGR-W3")
    void in_random_games_every_target_is_either_offered_or_refused_with_a_rule_of_the_book() {
        Refusals refusals = new Refusals(
                new Agricola(), "space", "space:moon", "square:z9", "square:", "field:x", "card:ace", "good:gold");
        for (int game = 0; game < 12; game++) {
            Map<String, String> options = Map.of(
                    "edition", game % 2 == 0 ? "classic" : "revised",
                    "extra-actions", "on",
                    "cards", game % 4 == 3 ? "full" : "none",
                    "passing", game % 3 == 0 ? "allowed" : "never");
            refusals.sweep(new Setup(new Agricola(), 1 + game % 5, options, Seed.of(game)), game);
        }
        assertThat(RuleBook.named("agricola").ids()).containsAll(refusals.rules());
        assertThat(refusals.rules()).hasSizeGreaterThan(20);
        assertThat(refusals.questions()).contains(Asks.PLACE, Asks.WORK, Asks.FEED, Asks.REVEAL, Asks.REACT);
    }
}
