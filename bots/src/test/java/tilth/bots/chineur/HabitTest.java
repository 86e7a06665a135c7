package tilth.bots.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.chineur.ChineurPosition;
import tilth.chineur.Does;
import tilth.chineur.FarmTiles;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rows;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class HabitTest {

    private static final Game GAME = Games.named("chineur");

    private final Habit habit = new Habit();
    private final QuickRng rng = new QuickRng(3);
    private final MoveList offered = new MoveList();

    @Test
    void every_kind_of_move_has_a_row_with_a_number_for_all_that_is_looked_at() {
        List<List<String>> rows = Rows.beside(Habit.class, "habit.txt");
        assertThat(rows.stream().map(row -> Choice.named(row.getFirst()))).containsExactly(Choice.values());
        assertThat(rows).allMatch(row -> row.size() == 1 + Glance.OF_TABLE + Glance.OF_MOVE);
    }

    @Test
    void habit_beats_chance() {
        int won = 0;
        for (int i = 0; i < 100; i++) {
            won += Seats.has(winners(i), i % 2) ? 1 : 0;
        }
        assertThat(won).isGreaterThan(95);
    }

    /** Who plays out of habit sits at one place in half of the games and at the other in the rest. */
    private int winners(int index) {
        ChineurPosition game = table(2, index);
        while (!game.isOver()) {
            int seat = Seats.first(game.awaitedSeats());
            game.moves(seat, offered);
            long move = seat == index % 2 ? habit.of(game, seat, offered, rng) : offered.any(rng);
            game.play(seat, move, Journal.SILENT);
        }
        return game.winners();
    }

    @Test
    void the_best_liked_move_has_no_leaning_against_it_and_none_is_hopeless() {
        ChineurPosition game = table(3, 1);
        for (int i = 0; i < 200 && !game.isOver(); i++) {
            int seat = Seats.first(game.awaitedSeats());
            game.moves(seat, offered);
            float[] leanings = new float[offered.size()];
            habit.leanings(game, seat, offered, leanings);
            Arrays.sort(leanings);
            assertThat(leanings[0]).isBetween(-8f, 0f);
            assertThat(leanings[leanings.length - 1]).isZero();
            game.play(seat, offered.any(rng), Journal.SILENT);
        }
    }

    @Test
    void a_tool_within_reach_is_bought_rather_than_left() {
        int bought = 0;
        int left = 0;
        for (int i = 0; i < 100; i++) {
            ChineurPosition game = table(2, i);
            while (!game.isOver()) {
                int seat = Seats.first(game.awaitedSeats());
                game.moves(seat, offered);
                boolean could = offers(Does.BUY);
                long move = habit.of(game, seat, offered, rng);
                bought += could && Does.of(move) == Does.BUY ? 1 : 0;
                left += could && Does.of(move) == Does.DONE ? 1 : 0;
                game.play(seat, move, Journal.SILENT);
            }
        }
        assertThat(bought).isGreaterThan(2 * left);
    }

    @Test
    void a_cocorico_tile_on_top_is_turned_up_when_it_is_welcome_rather_than_when_not() {
        int[] welcome = new int[2];
        int[] unwelcome = new int[2];
        for (int i = 0; i < 400; i++) {
            ChineurPosition game = table(2, i);
            while (!game.isOver()) {
                int seat = Seats.first(game.awaitedSeats());
                game.moves(seat, offered);
                long move = habit.of(game, seat, offered, rng);
                boolean faces = offers(Does.FARM) && FarmTiles.isCocoricoBack(game.topBack());
                boolean decides = Does.of(move) == Does.FARM || Does.of(move) == Does.DONE;
                if (faces && decides) {
                    int[] seen = Glance.welcome(game, seat) > 0 ? welcome : unwelcome;
                    seen[Does.of(move) == Does.FARM ? 1 : 0]++;
                }
                game.play(seat, move, Journal.SILENT);
            }
        }
        assertThat(welcome[1]).isGreaterThan(4 * welcome[0]);
        assertThat((double) unwelcome[0] / unwelcome[1]).isGreaterThan(3.0 * welcome[0] / welcome[1]);
    }

    private boolean offers(Does does) {
        for (int i = 0; i < offered.size(); i++) {
            if (Does.of(offered.at(i)) == does) {
                return true;
            }
        }
        return false;
    }

    private static ChineurPosition table(int seats, int index) {
        return (ChineurPosition) GAME.start(Setup.of(GAME, seats, Seed.of(8, index)));
    }
}
