package tilth.bots.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.bots.Evaluator;
import tilth.bots.Evaluators;
import tilth.chineur.ChineurPosition;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rows;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class OutlookTest {

    private static final Game GAME = Games.named("chineur");

    private final Evaluator evaluator = Evaluators.of(GAME);
    private final Outlook outlook = new Outlook();
    private final QuickRng rng = new QuickRng(5);
    private final MoveList offered = new MoveList();

    @Test
    void every_number_has_a_row_of_weights_all_of_one_length() {
        List<List<String>> rows = Rows.beside(Outlook.class, "outlook.txt");
        assertThat(rows).hasSize(2 * Standing.NUMBERS + Outlook.OF_TABLE + 2);
        assertThat(rows).allMatch(row -> row.size() == rows.getFirst().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void shares_make_one_and_tell_how_games_end(int seats) {
        double missed = 0;
        double missedBlindly = 0;
        for (int i = 0; i < 300; i++) {
            List<float[]> shares = new ArrayList<>();
            int winners = play(table(seats, i), shares);
            for (float[] share : shares) {
                double sum = 0;
                for (int seat = 0; seat < seats; seat++) {
                    double won = Seats.has(winners, seat) ? 1.0 / Seats.count(winners) : 0;
                    missed += (won - share[seat]) * (won - share[seat]);
                    missedBlindly += (won - 1.0 / seats) * (won - 1.0 / seats);
                    sum += share[seat];
                }
                assertThat(sum).isEqualTo(1, Offset.offset(1e-4));
            }
        }
        assertThat(missed).isLessThan(0.75 * missedBlindly);
    }

    /** Plays a game out of habit and notes the shares at the beginning of every turn; who won. */
    private int play(ChineurPosition game, List<float[]> shares) {
        int turn = evaluator.turnsPlayed(game);
        while (!game.isOver()) {
            int seat = Seats.first(game.awaitedSeats());
            game.moves(seat, offered);
            game.play(seat, evaluator.habit(game, seat, offered, rng), Journal.SILENT);
            if (!game.isOver() && evaluator.turnsPlayed(game) != turn) {
                turn = evaluator.turnsPlayed(game);
                float[] share = new float[game.seats()];
                outlook.chances(game, share);
                shares.add(share);
            }
        }
        return game.winners();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void turns_are_counted_one_by_one(int seats) {
        ChineurPosition game = table(seats, 1);
        int turns = evaluator.turnsPlayed(game);
        assertThat(turns).isZero();
        while (!game.isOver()) {
            int active = game.turn().active();
            int seat = Seats.first(game.awaitedSeats());
            game.moves(seat, offered);
            game.play(seat, offered.any(rng), Journal.SILENT);
            if (!game.isOver()) {
                turns += active == game.turn().active() ? 0 : 1;
                assertThat(evaluator.turnsPlayed(game)).isEqualTo(turns);
            }
        }
        assertThat(turns).isGreaterThan(seats);
    }

    private static ChineurPosition table(int seats, int index) {
        return (ChineurPosition) GAME.start(Setup.of(GAME, seats, Seed.of(9, index)));
    }
}
