package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Journal;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.Moments;
import tilth.testkit.RandomPlay;

@Rule("FRM-C4")
class FarmeramaLeakTest {

    private static final int DEALS = 60_000;

    private final Game game = new Farmerama();
    private final LeakCheck leaks = new LeakCheck(game, new Invariants(game, FarmeramaInvariants::check));
    private final QuickRng rng = new QuickRng(1);

    @Test
    void nobody_learns_what_is_hidden_whatever_is_asked() {
        Moments moments = new Moments(game, 60, rng);
        for (int seed = 0; seed < 60; seed++) {
            Map<String, String> options = Map.of("mode", seed % 8 < 4 ? "standard" : "expert");
            Setup setup = new Setup(game, 1 + seed % 4, options, Seed.of(seed));
            moments.of(setup, seed, position -> leaks.check(position, rng));
        }
        assertThat(moments.questions()).containsExactlyInAnyOrder(Asks.values());
        assertThat(leaks.dealtAnew()).isPositive();
    }

    @Test
    void cards_laid_and_objects_face_down_are_all_dealt_anew() {
        for (int seats = 2; seats <= 4; seats++) {
            for (String mode : List.of("standard", "expert")) {
                Setup setup = new Setup(game, seats, Map.of("mode", mode), Seed.of(seats));
                for (int moves = 0; moves < 80; moves += 7) {
                    leaks.checkSecrets(
                            RandomPlay.after(setup, 3, moves).position(), FarmeramaLeakTest::hiddenAtTheTable, rng);
                }
            }
        }
    }

    private static List<Integer> hiddenAtTheTable(Position any, int viewer) {
        FarmeramaPosition position = (FarmeramaPosition) any;
        List<Integer> hidden = new ArrayList<>();
        for (int seat = 0; seat < position.seats() && !position.isRevealed(); seat++) {
            int cards = Work.cards(position.work(seat));
            if (seat != viewer && cards != 0) {
                hidden.add(cards);
            }
        }
        int mixed = position.table().isExpert() ? Components.OBJECTS : Components.LIGHT_OBJECTS;
        for (int at = position.drawn(); at < mixed; at++) {
            hidden.add(position.object(at));
        }
        return hidden;
    }

    /**
     * Of all solo games that look alike so far, those imagined have their next card and their next reserve card as
     * often as the true ones.
     */
    @Test
    void imagined_solo_piles_are_as_likely_as_true_ones() {
        Map<String, Map<String, Integer>> truths = new TreeMap<>();
        Map<String, Map<String, Integer>> dreams = new TreeMap<>();
        Position world = game.blank();
        for (int seed = 0; seed < DEALS; seed++) {
            FarmeramaPosition position = (FarmeramaPosition) game.start(Setup.of(game, 1, Seed.of(seed)));
            StringBuilder look = new StringBuilder();
            for (int turn = 0; turn < 5; turn++) {
                look.append(position.piles().turnedUp());
                position.play(0, Does.DONE.bare(), Journal.SILENT);
            }
            look.append(position.piles().turnedUp());
            count(truths, look.toString(), position.piles());
            world.copyFrom(position);
            world.imagine(0, rng);
            count(dreams, look.toString(), ((FarmeramaPosition) world).piles());
        }
        compare(truths, dreams);
    }

    private static void compare(Map<String, Map<String, Integer>> truths, Map<String, Map<String, Integer>> dreams) {
        double chiSquare = 0;
        int freedom = 0;
        for (Map.Entry<String, Map<String, Integer>> look : truths.entrySet()) {
            Map<String, Integer> dream = dreams.getOrDefault(look.getKey(), Map.of());
            Set<String> met = new TreeSet<>(look.getValue().keySet());
            met.addAll(dream.keySet());
            for (String cards : met) {
                double truly = look.getValue().getOrDefault(cards, 0);
                double imagined = dream.getOrDefault(cards, 0);
                chiSquare += (truly - imagined) * (truly - imagined) / (truly + imagined);
            }
            freedom += met.size() - 1;
        }
        assertThat(freedom).isGreaterThan(100);
        assertThat(chiSquare).isBetween(0.0, freedom + 5 * Math.sqrt(2.0 * freedom));
    }

    private static void count(Map<String, Map<String, Integer>> tally, String look, SoloPiles piles) {
        String cards = piles.card(0) + "/" + piles.reserveCard(0);
        tally.computeIfAbsent(look, _ -> new TreeMap<>()).merge(cards, 1, Integer::sum);
    }
}
