package tilth.testkit.sheaves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.RandomPlay;

@Rule("SHV-7")
class SheavesLeakTest {

    private final Game game = new Sheaves();
    private final LeakCheck leaks = new LeakCheck(game, new Invariants(game, SheavesCampaignTest::check));
    private final QuickRng rng = new QuickRng(1);

    @Test
    void nobody_learns_a_secret_in_any_phase() {
        Set<String> phases = new TreeSet<>();
        for (int seed = 0; seed < 4; seed++) {
            for (int moves = 0; moves < 30; moves++) {
                Match match = RandomPlay.after(Setup.of(game, 3, Seed.of(seed)), seed, moves);
                phases.add(phase((SheavesPosition) match.position()));
                leaks.check(match.position(), rng);
                leaks.checkSecrets(match.position(), SheavesLeakTest::secrets, rng);
            }
        }
        assertThat(phases).containsExactly("GIVE 0", "LAY 0", "LAY 1", "LAY 2", "NAME 0", "over 0");
        assertThat(leaks.dealtAnew()).isPositive();
    }

    private static String phase(SheavesPosition position) {
        long laid = IntStream.range(0, position.seats())
                .filter(seat -> position.cards.laid(seat) != Cards.NONE)
                .count();
        return (position.isOver() ? "over" : Asks.of(position.question(Seats.first(position.openSeats())))) + " "
                + laid;
    }

    /** Every hand, every card laid and every card given up that the viewer has not seen, and what the die will show. */
    private static List<?> secrets(Position any, int viewer) {
        SheavesPosition position = (SheavesPosition) any;
        List<Object> secrets = new ArrayList<>(List.of(position.seed));
        for (int seat = 0; seat < position.seats(); seat++) {
            int owner = seat;
            if (seat != viewer && position.cards.inHand(seat) > 0) {
                secrets.add(cards(card -> position.cards.isIn(owner, card)));
            }
            if (seat != viewer && position.cards.laid(seat) != Cards.NONE) {
                secrets.add(position.cards.laid(seat));
            }
            List<Integer> unseen =
                    cards(card -> position.cards.hasSeenGiven(owner, card) && !position.cards.knows(viewer, card));
            if (!unseen.isEmpty()) {
                secrets.add(unseen);
            }
        }
        return secrets;
    }

    private static List<Integer> cards(IntPredicate wanted) {
        return IntStream.range(0, Cards.COUNT).filter(wanted).boxed().toList();
    }
}
