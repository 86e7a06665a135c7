package tilth.bots.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilth.agricola.words.Does;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.Option;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class TablesTest {

    private static final Game AGRICOLA = Games.named("agricola");

    /** What makes a table unlike others, value by value. */
    static List<Map<String, String>> tables() {
        List<Map<String, String>> tables = new ArrayList<>();
        for (Option option : AGRICOLA.options()) {
            if (Set.of("hands", "first-round", "building").contains(option.name())) {
                option.values().forEach(value -> tables.add(Map.of(option.name(), value)));
            }
        }
        return tables;
    }

    /** A greedy bot, one that searches from turn to turn, one that does so from move to move, and one that plays at random. */
    @ParameterizedTest
    @MethodSource("tables")
    @Rule({"AGR-D14", "AGR-W9", "AGR-F17"})
    void bots_play_to_the_end_at_every_table(Map<String, String> special) {
        Map<String, String> options = new HashMap<>(Map.of("edition", "classic", "cards", "full"));
        options.putAll(special);
        Match match = new Match(new Setup(AGRICOLA, 4, options, Seed.of(6)));
        List<Bot> bots = List.of(
                BotSpec.read("greedy").seat(AGRICOLA, 1),
                BotSpec.read("search:2i").seat(AGRICOLA, 2),
                BotSpec.read("yardstick:5i").seat(AGRICOLA, 3),
                BotSpec.read("random").seat(AGRICOLA, 4));
        while (!match.position().isOver()) {
            int seat = Seats.first(match.position().awaitedSeats());
            long move = bots.get(seat).choose(match.sight(seat));
            assertThat(seat < 2 && Does.of(move) == Does.EXCHANGE)
                    .as("three cards are not given for one")
                    .isFalse();
            assertThat(match.play(seat, move)).isEmpty();
        }
        for (int seat = 0; seat < 2; seat++) {
            assertThat(match.position().score(seat))
                    .as("points of seat %d", seat)
                    .isGreaterThan(5);
        }
    }
}
