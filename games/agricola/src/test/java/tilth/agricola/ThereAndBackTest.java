package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.agricola.goods.Goods;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Round 1 where the second people are placed in the opposite direction. */
@Rule("AGR-W9")
class ThereAndBackTest {

    private static final Game GAME = new Agricola();

    private static Match table(int seats, String edition, String... more) {
        Map<String, String> options = new HashMap<>(Map.of("edition", edition, "first-round", "there-and-back"));
        for (int i = 0; i < more.length; i += 2) {
            options.put(more[i], more[i + 1]);
        }
        return new Match(new Setup(GAME, seats, options, Seed.of(seats)));
    }

    /** Who places somebody in a round, counted from the start player on. */
    private static List<Integer> order(Match match, int round, boolean passesFirst) {
        List<Integer> order = new ArrayList<>();
        QuickRng rng = new QuickRng(1);
        boolean hasPassed = !passesFirst;
        int first = ((AgricolaPosition) match.position()).board().firstSeat();
        while (((AgricolaPosition) match.position()).board().round() == round) {
            AgricolaPosition position = (AgricolaPosition) match.position();
            int seat = Seats.first(position.openSeats());
            MoveList offered = new MoveList();
            position.moves(seat, offered);
            if (Asks.of(position.question(seat)) == Asks.PLACE) {
                int placed = Math.floorMod(seat - first, position.seats());
                boolean isBack = order.size() == position.seats();
                if (isBack && !hasPassed) {
                    hasPassed = true;
                    assertThat(match.play(seat, Does.PASS.bare())).isEmpty();
                    continue;
                }
                order.add(placed);
                // Whoever places somebody takes what needs no further choice.
                String space = GAME.moves().write(offered).stream()
                        .filter(move -> move.matches("place (forest|clay-pit|reed-bank|fishing|day-laborer|grain-seeds"
                                + "|two-wood|one-wood|clay-2|copse|grove|hollow)"))
                        .findFirst()
                        .orElse(GAME.moves().write(offered.at(0)));
                assertThat(match.play(seat, GAME.moves().read(space).orElseThrow()))
                        .isEmpty();
            } else {
                assertThat(match.play(seat, offered.any(rng))).isEmpty();
            }
        }
        return order;
    }

    @ParameterizedTest
    @CsvSource({"2, classic", "3, classic", "5, classic", "2, revised", "4, revised"})
    void second_people_go_back_in_round_1_only(int seats, String edition) {
        Match match = table(seats, edition);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(((AgricolaPosition) match.position()).holdings().count(seat, Goods.FOOD))
                    .isEqualTo(3);
        }
        List<Integer> there = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            there.add(seat);
        }
        List<Integer> back = new ArrayList<>(there);
        back.addAll(there.reversed());
        assertThat(order(match, 1, false)).isEqualTo(back);
        List<Integer> again = new ArrayList<>(there);
        again.addAll(there);
        assertThat(order(match, 2, false)).isEqualTo(again);
    }

    @Test
    void who_passes_on_the_way_back_comes_last() {
        assertThat(order(table(3, "classic", "passing", "allowed"), 1, true)).containsExactly(0, 1, 2, 1, 0, 2);
    }

    @Test
    void elsewhere_people_are_placed_in_turn_and_the_start_player_has_less_food() {
        Match match = new Match(new Setup(GAME, 3, Map.of("edition", "classic"), Seed.of(3)));
        AgricolaPosition position = (AgricolaPosition) match.position();
        assertThat(position.holdings().count(position.board().firstSeat(), Goods.FOOD))
                .isEqualTo(2);
        assertThat(order(match, 1, false)).containsExactly(0, 1, 2, 0, 1, 2);
    }

    @Test
    void alone_nothing_changes() {
        Match match = table(1, "classic");
        assertThat(((AgricolaPosition) match.position()).holdings().count(0, Goods.FOOD))
                .isZero();
        assertThat(order(match, 1, false)).containsExactly(0, 0);
    }
}
