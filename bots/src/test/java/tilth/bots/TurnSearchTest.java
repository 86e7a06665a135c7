package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class TurnSearchTest {

    private static final Game AGRICOLA = Games.named("agricola");

    private final Match match =
            new Match(new Setup(AGRICOLA, 2, Map.of("edition", "classic", "cards", "full"), Seed.of(4)));
    private final Evaluator evaluator = Evaluators.of(AGRICOLA);
    private final TurnSearch search =
            new TurnSearch(AGRICOLA, evaluator, evaluator.turnStyle().orElseThrow(), 1);

    @Test
    void it_looks_at_as_many_turns_as_its_budget_says() {
        assertThat(search.think(match.sight(seat()), Budget.iterations(50))).isEqualTo(50);
    }

    @Test
    void every_turn_counts_for_a_move_on_offer() {
        search.think(match.sight(seat()), Budget.iterations(50));
        MoveList offered = new MoveList();
        match.position().moves(seat(), offered);
        int visits = 0;
        for (long move : offered.toArray()) {
            visits += search.visits(match.sight(seat()), move);
        }
        assertThat(visits).isEqualTo(50);
    }

    @Test
    void who_looks_at_one_turn_only_does_what_looks_best() {
        // Nobody has a hand there that could be imagined in another way.
        Match family = new Match(Setup.of(AGRICOLA, 2, Seed.of(4)));
        int seat = Seats.first(family.position().awaitedSeats());
        Bot greedy = new GreedyBot(AGRICOLA, evaluator, 5);
        Bot thinking = new SearchBot(Budget.iterations(1), 1, 5);
        assertThat(thinking.choose(family.sight(seat))).isEqualTo(greedy.choose(family.sight(seat)));
    }

    @Test
    void a_plan_is_legal_to_the_end_of_the_turn() {
        for (int turn = 0; turn < 20; turn++) {
            SearchBot bot = new SearchBot(Budget.iterations(3), 1, turn);
            int seat = seat();
            do {
                long move = bot.choose(match.sight(seat));
                assertThat(match.play(seat, move)).isEmpty();
            } while (Seats.has(match.position().awaitedSeats(), seat)
                    && !AGRICOLA.questions()
                            .verb(match.position().question(seat))
                            .beginsTurn());
        }
    }

    @Test
    void what_was_planned_is_done_without_thinking_anew() {
        SearchBot bot = new SearchBot(Budget.iterations(20), 1, 3);
        long answered = 0;
        while (!match.position().isOver()) {
            int seat = seat();
            match.play(seat, bot.choose(match.sight(seat)));
            answered++;
        }
        assertThat(bot.iterations()).isLessThan(20 * answered * 3 / 4);
    }

    @Test
    void the_same_seed_makes_the_same_choices() {
        assertThat(firstMoves()).isEqualTo(firstMoves());
    }

    private static String firstMoves() {
        Match match = new Match(new Setup(AGRICOLA, 3, Map.of("edition", "revised"), Seed.of(7)));
        SearchBot bot = new SearchBot(Budget.iterations(15), 1, 3);
        StringBuilder moves = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            int seat = Seats.first(match.position().awaitedSeats());
            long move = bot.choose(match.sight(seat));
            moves.append(AGRICOLA.moves().write(move)).append('\n');
            match.play(seat, move);
        }
        return moves.toString();
    }

    private int seat() {
        return Seats.first(match.position().awaitedSeats());
    }
}
