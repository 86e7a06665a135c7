package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tilth.app.Ran.tilth;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.lab.Measurement;
import tools.jackson.databind.JsonNode;

class LabTest {

    @Test
    void a_simulation_reports_shares_points_and_lengths() {
        Ran ran = tilth("lab", "simulate", "finca", "--seats", "greedy,random", "--games", "100", "--seed", "1")
                .well();
        assertThat(ran.out())
                .startsWith("100 games of Finca, seed 1\n")
                .containsPattern(
                        "greedy +\\d+ +\\d+ +\\d+\\.\\d % +\\d+\\.\\d to \\d+\\.\\d % +\\d+\\.\\d +± \\d+\\.\\d")
                .contains("Whoever moved first won", "Points of greedy", "Moves in a game", "█");
        assertThat(ran.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void its_json_has_the_agreed_names() {
        JsonNode json = tilth("lab", "simulate", "finca", "--seats", "greedy,random", "--games", "60", "--json")
                .well()
                .json();
        assertThat(json.get("games").asInt()).isEqualTo(60);
        assertThat(json.get("seed").asInt()).isEqualTo(1);
        assertThat(json.get("failures").asInt()).isZero();
        assertThat(json.get("moves").asDouble()).isBetween(50.0, 500.0);
        JsonNode greedy = json.get("seats").get(0);
        assertThat(greedy.get("bot").asString()).isEqualTo("greedy");
        assertThat(greedy.get("winShare").asDouble())
                .isBetween(
                        greedy.get("winShareLow").asDouble(),
                        greedy.get("winShareHigh").asDouble());
        assertThat(greedy.get("wins").asInt()
                        + json.get("seats").get(1).get("wins").asInt()
                        + greedy.get("sharedWins").asInt())
                .isEqualTo(60);
        assertThat(greedy.get("meanScore").asDouble())
                .isGreaterThan(json.get("seats").get(1).get("meanScore").asDouble());
        assertThat(greedy.get("winShare").asDouble()
                        + json.get("seats").get(1).get("winShare").asDouble())
                .isCloseTo(1, within(1e-9));
    }

    @Test
    void bots_learn_and_tell_how_far_they_have_come(@TempDir Path folder) {
        String file = folder.resolve("weights.txt").toString();
        Ran ran = tilth("lab", "learn", "agricola", "--games", "4", "--every", "2", "--trial", "2", "--file", file)
                .well();
        assertThat(ran.out()).contains("2 games: misses ", "4 games: misses ", "The ladder", "█");
        assertThat(folder.resolve("weights.txt")).content().contains("thresholds");
        assertThat(tilth("lab", "learn", "agricola", "--games", "6", "--trial", "2", "--file", file)
                        .well()
                        .out())
                .startsWith("Goes on after 4 games.\n");
    }

    @Test
    void a_solo_deal_is_tried_again_and_its_best_line_told(@TempDir Path folder) {
        String file = folder.resolve("best.txt").toString();
        Ran ran = tilth("lab", "solo", "farmerama", "--bot", "greedy", "--games", "3", "--seed", "7", "--record", file)
                .well();
        assertThat(ran.out())
                .startsWith("Farmerama alone, seed 7, 3 tries by greedy\n")
                .containsPattern("\\d+ won, \\d+\\.\\d points on average, from \\d+ to \\d+")
                .containsPattern("The best line, try [123]\n");
        String best = ran.out().replaceAll("(?s).* to (\\d+)\n.*", "$1");
        assertThat(tilth("replay", file).well().out()).contains(best);
    }

    @Test
    void the_number_of_threads_changes_nothing() {
        String[] words = "lab simulate finca --seats random,random,greedy --games 30 --seed 9 --json".split(" ");
        String[] threads =
                "lab simulate finca --seats random,random,greedy --games 30 --seed 9 --json --threads 3".split(" ");
        assertThat(tilth(words).well()).isEqualTo(tilth(threads));
    }

    @Test
    void options_reach_the_table() {
        JsonNode json = tilth(
                        "lab simulate finca --seats random,random --games 4 --option turn-cap=50 --json".split(" "))
                .well()
                .json();
        assertThat(json.get("options").get("turn-cap").asString()).isEqualTo("50");
    }

    @Test
    void levels_are_played_against_their_neighbours() {
        JsonNode json = tilth("lab levels finca --games 1 --option turn-cap=50 --json --threads 2".split(" "))
                .well()
                .json();
        assertThat(json.get("steps").size()).isEqualTo(4);
        JsonNode step = json.get("steps").get(3);
        assertThat(step.get("lower").asString()).isEqualTo("search:4");
        assertThat(step.get("upper").asString()).isEqualTo("search:5");
        assertThat(step.get("games").asInt()).isEqualTo(1);
        assertThat(step.get("upperWinShare").asDouble()).isBetween(0.0, 1.0);
    }

    @Test
    void a_bench_measures_everything() {
        JsonNode json =
                tilth("bench", "finca", "--seconds", "1", "--json").well().json();
        for (String key : new String[] {
            "decisionsPerSecond", "gamesPerSecond", "bytesPerDecision", "copiesPerSecond", "searchIterationsPerSecond"
        }) {
            assertThat(json.get(key).asDouble()).as(key).isPositive();
        }
    }

    @Test
    void a_bench_can_be_read() {
        Setup setup = Setup.of(Games.named("finca"), 4, Seed.of(1));
        assertThat(BenchCommand.text(setup, new Measurement(9_700_000, 52_000, 9.53, 60_000_000, 250_000)))
                .containsExactly(
                        "Finca with 4 seats, one thread",
                        "  decisions in random play       9,700,000  a second",
                        "  games in random play              52,000  a second",
                        "  memory                               9.5  bytes a decision",
                        "  copies of a position          60,000,000  a second",
                        "  iterations of the search         250,000  a second");
    }
}
