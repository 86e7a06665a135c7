package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class BotSpecTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "random",
                "greedy",
                "search",
                "search:1",
                "search:2",
                "search:3",
                "search:4",
                "search:5",
                "search:1ms",
                "search:7i",
                "search:50i:x2",
                "search:1ms:x0",
                "search:1:x2",
                "search:x2"
            })
    void every_kind_of_bot_chooses_a_move_it_is_offered(String text) {
        Game game = Games.named("finca");
        Match match = new Match(Setup.of(game, 3, Seed.of(1)));
        int seat = Seats.first(match.position().openSeats());
        long choice = BotSpec.read(text).seat(game, 1).choose(match.sight(seat));
        MoveList offered = new MoveList();
        match.position().moves(seat, offered);
        assertThat(offered.toArray()).contains(choice);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Random",
                "rnd",
                "search:",
                "search:0",
                "search:6",
                "search:20",
                "search:-1",
                "search:5s",
                "search:999999999i",
                "search:700000ms",
                "search:99999999999i",
                "greedy:2",
                "search:3:x",
                "human"
            })
    void anything_else_is_refused_with_one_sentence(String text) {
        assertThatThrownBy(() -> BotSpec.read(text))
                .isInstanceOf(BadInput.class)
                .message()
                .endsWith(".")
                .doesNotContain("\n");
    }
}
