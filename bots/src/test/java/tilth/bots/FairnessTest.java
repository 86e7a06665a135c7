package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seed;
import tilth.engine.Setup;

class FairnessTest {

    /** Two tables that look the same to a seat and differ in what it cannot see get the same answer. */
    @ParameterizedTest
    @CsvSource({
        "finca, greedy",
        "finca, search:100i",
        "sheaves, greedy",
        "sheaves, search:100i",
        "finca, search:1",
        "farmerama, greedy",
        "farmerama, search:100i",
        "farmerama, search:2",
        "chineur, greedy",
        "chineur, search:200i",
        "agricola, greedy",
        "agricola, search:30i"
    })
    void what_a_seat_cannot_see_does_not_change_its_choice(String name, String bot) {
        checkFairness(Games.named(name), Map.of(), bot);
    }

    /** The hands of others are hidden too. */
    @ParameterizedTest
    @ValueSource(strings = {"greedy", "greedy:no-cards", "search:30i", "yardstick:30i"})
    void the_cards_of_others_do_not_change_a_choice(String bot) {
        checkFairness(Games.named("agricola"), Map.of("edition", "revised", "cards", "full"), bot);
        checkFairness(Games.named("agricola"), Map.of("edition", "classic", "cards", "full"), bot);
    }

    /** So are packets on their way round the table, and what others have laid aside. */
    @ParameterizedTest
    @CsvSource({"draft-both, greedy", "draft-both, search:10i", "six-changes, greedy", "six-changes, search:10i"})
    void the_packets_of_others_do_not_change_a_choice(String hands, String bot) {
        Map<String, String> options = Map.of("edition", "classic", "cards", "full", "hands", hands);
        checkFairness(Games.named("agricola"), options, bot);
    }

    private static void checkFairness(Game game, Map<String, String> options, String bot) {
        QuickRng rng = new QuickRng(5);
        int differed = 0;
        for (int i = 0; i < 30; i++) {
            Match table = playedAtRandom(game, options, i, rng);
            if (table.position().isOver()) {
                continue;
            }
            int seat = rng.oneOf(table.position().awaitedSeats());
            Match twin = table.record().replay();
            twin.position().imagine(seat, rng);
            differed += twin.position().digest() == table.position().digest() ? 0 : 1;
            long choice = BotSpec.read(bot).seat(game, i).choose(table.sight(seat));
            assertThat(BotSpec.read(bot).seat(game, i).choose(twin.sight(seat)))
                    .as("game %d after %d moves", i, table.length())
                    .isEqualTo(choice);
        }
        assertThat(differed).as("tables that differ in something hidden").isGreaterThan(5);
    }

    @Test
    void the_same_seed_makes_the_same_choices() {
        Duel duel = new Duel(Games.named("finca"), "search:50i", "search:1", "greedy");
        GameRecord once = duel.play(Seed.of(3), 1).record();
        assertThat(duel.play(Seed.of(3), 1).record().turns()).isEqualTo(once.turns());
    }

    private static Match playedAtRandom(Game game, Map<String, String> options, int index, QuickRng rng) {
        Match match = new Match(new Setup(game, 2 + index % 3, options, Seed.of(9, index)));
        MoveList offered = new MoveList();
        for (int moves = 3 * index; moves > 0 && !match.position().isOver(); moves--) {
            int seat = rng.oneOf(match.position().openSeats());
            match.position().moves(seat, offered);
            match.play(seat, offered.any(rng));
        }
        return match;
    }
}
