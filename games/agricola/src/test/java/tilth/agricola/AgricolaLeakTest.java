package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.words.Asks;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.Moments;
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
                "cards", seed % 8 < 5 ? "full" : "none",
                "decks", List.of("both", "a", "b").get(seed % 3),
                "solo-cards", seed % 3 == 0 ? "shuffled" : "by-edition");
        return new Setup(game, 1 + seed % 5, options, Seed.of(seed));
    }

    @Test
    @Rule("AGR-D11")
    void nobody_learns_what_is_hidden_whatever_is_asked() {
        Moments moments = new Moments(game, 150, rng);
        for (int seed = 0; seed < 60; seed++) {
            moments.of(table(game, seed), seed, position -> leaks.check(position, rng));
        }
        assertThat(moments.questions()).containsExactlyInAnyOrder(Asks.values());
        assertThat(leaks.dealtAnew()).isPositive();
    }

    @Test
    @Rule("AGR-D11")
    void cards_in_the_hands_of_others_are_dealt_anew_from_all_that_is_unseen() {
        for (int seats = 2; seats <= 4; seats++) {
            Setup setup = new Setup(game, seats, Map.of("edition", "revised", "cards", "full"), Seed.of(seats));
            for (int moves = 0; moves < 120; moves += 17) {
                leaks.checkSecrets(RandomPlay.after(setup, 3, moves).position(), AgricolaLeakTest::hands, rng);
            }
        }
    }

    /** The cards that others hold and of which nobody knows. */
    private static List<Integer> hands(Position any, int viewer) {
        AgricolaPosition position = (AgricolaPosition) any;
        List<Integer> hidden = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            CardSet hand = position.tableau().hand(seat);
            for (int slot = hand.first(); slot >= 0 && seat != viewer; slot = hand.next(slot)) {
                if (!position.tableau().known().has(slot)) {
                    hidden.add(slot);
                }
            }
        }
        return hidden;
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
