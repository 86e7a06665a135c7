package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Stages;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.RandomPlay;

@Rule("AGR-S6")
class AgricolaLeakTest {

    private final Game game = new Agricola();
    private final LeakCheck leaks = new LeakCheck(game, new Invariants(game, AgricolaInvariants::check));
    private final QuickRng rng = new QuickRng(1);

    private static Setup table(Game game, int seed) {
        Map<String, String> options = Map.of(
                "edition", seed % 2 == 0 ? "classic" : "revised",
                "extra-actions", seed % 4 < 2 ? "off" : "on",
                "solo-cards", seed % 3 == 0 ? "shuffled" : "by-edition");
        return new Setup(game, 1 + seed % 5, options, Seed.of(seed));
    }

    @Test
    void nobody_learns_what_is_hidden_whatever_is_asked() {
        Set<Asks> asked = EnumSet.noneOf(Asks.class);
        for (int seed = 0; seed < 40; seed++) {
            Setup setup = table(game, seed);
            GameRecord record = RandomPlay.record(setup, seed);
            Match match = new Match(setup);
            for (GameRecord.Turn turn : record.turns()) {
                boolean newQuestion = asked.add(Asks.of(match.position().question(turn.seat())));
                if (newQuestion || rng.below(150) == 0) {
                    leaks.check(match.position(), rng);
                }
                match.play(turn.seat(), turn.move());
            }
            leaks.check(match.position(), rng);
        }
        // No card of the box asks anything when its moment comes.
        assertThat(asked).containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(Asks.REACT)));
        assertThat(leaks.dealtAnew()).isPositive();
    }

    @Test
    void every_round_card_to_come_is_dealt_anew_now_and_then() {
        for (int seed = 0; seed < 12; seed++) {
            Match match = RandomPlay.after(Setup.of(game, 2 + seed % 3, Seed.of(seed)), seed, 10 * seed);
            leaks.checkSecrets(match.position(), (position, viewer) -> hidden(position), rng);
        }
    }

    /** The cards of rounds to come that nobody can work out. */
    private static List<Integer> hidden(Position any) {
        AgricolaPosition position = (AgricolaPosition) any;
        List<Integer> hidden = new ArrayList<>();
        for (int round = position.board().round() + 1; round <= Stages.ROUNDS; round++) {
            int last = Stages.lastRound(Stages.of(round));
            int left = last - Math.max(position.board().round(), Stages.lastRound(Stages.of(round) - 1));
            if (left > 1) {
                hidden.add(position.board().card(round));
            }
        }
        return hidden;
    }
}
