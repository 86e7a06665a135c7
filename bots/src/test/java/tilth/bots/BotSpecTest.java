package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
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
                "greedy:no-cards",
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
                "search:x2",
                "yardstick:7i",
                "yardstick:1ms:x2"
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
                "greedy:cards",
                "random:no-cards",
                "search:3:x",
                "yardstick",
                "yardstick:3",
                "yardstick:999999999i",
                "greedy:learnt",
                "human"
            })
    void anything_else_is_refused_with_one_sentence(String text) {
        assertThatThrownBy(() -> BotSpec.read(text))
                .isInstanceOf(BadInput.class)
                .message()
                .endsWith(".")
                .doesNotContain("\n");
    }

    @Test
    void who_leaves_the_hand_alone_never_plays_a_card_from_it() {
        assertThat(playedFromHand("greedy:no-cards")).isZero();
        assertThat(playedFromHand("greedy")).isPositive();
    }

    /** How many cards a kind of bot plays from its hand in some games, against others of its kind. */
    private static int playedFromHand(String bot) {
        Game game = Games.named("agricola");
        Map<String, String> options = Map.of("edition", "revised", "cards", "full");
        int played = 0;
        for (int deal = 0; deal < 2; deal++) {
            Match match = new Match(new Setup(game, 2, options, Seed.of(4, deal)));
            Bot first = BotSpec.read(bot).seat(game, deal);
            while (!match.position().isOver()) {
                int seat = Seats.first(match.position().awaitedSeats());
                long move = first.choose(match.sight(seat));
                played += game.moves().write(move).startsWith("play ") ? 1 : 0;
                match.play(seat, move);
            }
        }
        return played;
    }
}
