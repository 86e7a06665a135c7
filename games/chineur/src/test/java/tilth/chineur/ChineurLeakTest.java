package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.Moments;
import tilth.testkit.RandomPlay;

@Rule({"CHI-S7", "CHI-O6"})
class ChineurLeakTest {

    private static final int WORLDS = 2_000;

    private final Game game = new Chineur();
    private final LeakCheck leaks = new LeakCheck(game, new Invariants(game, ChineurInvariants::check));
    private final QuickRng rng = new QuickRng(1);

    private static Setup table(Game game, int seed) {
        Map<String, String> options = Map.of(
                "backs", seed % 2 == 0 ? "show-costs" : "uniform",
                "discards", seed % 4 < 2 ? "under" : "on-top",
                "last-drawer", seed % 8 < 4 ? "off" : "on");
        return new Setup(game, 2 + seed % 3, options, Seed.of(seed));
    }

    @Test
    void nobody_learns_what_is_hidden_whatever_is_asked() {
        Moments moments = new Moments(game, 200, rng);
        for (int seed = 0; seed < 60; seed++) {
            moments.of(table(game, seed), seed, position -> leaks.check(position, rng));
        }
        assertThat(moments.questions()).containsExactlyInAnyOrder(Asks.values());
        assertThat(leaks.dealtAnew()).isPositive();
    }

    @Test
    void objectives_of_others_and_tiles_face_down_are_all_dealt_anew() {
        for (int seats = 2; seats <= 4; seats++) {
            Setup setup = new Setup(game, seats, Map.of("backs", "uniform"), Seed.of(seats));
            for (int moves = 0; moves < 200; moves += 19) {
                leaks.checkSecrets(RandomPlay.after(setup, 3, moves).position(), ChineurLeakTest::hidden, rng);
            }
        }
    }

    private static List<Integer> hidden(Position any, int viewer) {
        ChineurPosition position = (ChineurPosition) any;
        List<Integer> hidden = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != viewer && !position.holdings().isShown(seat)) {
                hidden.add(position.holdings().objective(seat).ordinal());
            }
        }
        for (Deck deck :
                List.of(position.farmDeck(), position.marketDeck(), position.collectiveDeck(), position.toolDeck())) {
            int to = deck.size() - deck.knownBelow();
            for (int at = deck.knownOnTop(); at < to && to - deck.knownOnTop() > 4; at++) {
                hidden.add(deck.at(at));
            }
        }
        return hidden;
    }

    @Test
    @Rule("CHI-S8")
    void where_backs_show_costs_the_first_tile_of_each_deck_keeps_its_cost() {
        Position truth = game.start(Setup.of(game, 3, Seed.of(5)));
        Position world = game.blank();
        Set<Integer> tops = new HashSet<>();
        int seconds = 0;
        for (int i = 0; i < WORLDS; i++) {
            world.copyFrom(truth);
            world.imagine(0, rng);
            Deck before = ((ChineurPosition) truth).farmDeck();
            Deck after = ((ChineurPosition) world).farmDeck();
            byte[] backs = FarmTiles.CROSS.backs;
            assertThat(backs[after.at(0)]).isEqualTo(backs[before.at(0)]);
            tops.add(after.at(0));
            seconds += backs[after.at(1)] == backs[before.at(1)] ? 1 : 0;
        }
        assertThat(tops).hasSizeGreaterThan(4);
        assertThat(seconds).isBetween(1, WORLDS / 2);
    }

    @Test
    @Rule("CHI-O6")
    void imagined_objectives_are_those_not_ruled_out_each_as_likely() {
        ChineurPosition truth = (ChineurPosition) game.start(Setup.of(game, 3, Seed.of(1)));
        int own = truth.holdings().objective(0).ordinal();
        int ruledOut = Objective.COUNT;
        for (int objective = 0; objective < Objective.COUNT; objective++) {
            boolean free = objective != own && truth.holdings().objective(1).ordinal() != objective;
            ruledOut = free ? objective : ruledOut;
        }
        truth.holdings().ruleOut(1, ruledOut);
        ChineurPosition world = (ChineurPosition) game.blank();
        int[] counts = new int[Objective.COUNT];
        for (int i = 0; i < WORLDS; i++) {
            world.copyFrom(truth);
            world.imagine(0, rng);
            assertThat(world.holdings().objective(0).ordinal()).isEqualTo(own);
            counts[world.holdings().objective(1).ordinal()]++;
        }
        for (int objective = 0; objective < Objective.COUNT; objective++) {
            boolean possible = objective != own && objective != ruledOut;
            assertThat(counts[objective]).isBetween(possible ? WORLDS / 8 : 0, possible ? WORLDS / 4 : 0);
        }
    }
}
