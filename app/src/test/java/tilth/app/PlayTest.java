package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.app.Ran.tilth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class PlayTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_game_is_told_turn_by_turn_and_ends_with_the_table_and_the_score() {
        Ran ran = tilth("play", "finca", "--seats", "greedy,random", "--seed", "7")
                .well();
        assertThat(ran.out())
                .contains("places a farmer on blade", "brings", "The game ends.")
                .contains("Windmill", "Villages", "Players")
                .contains("fruit tiles", "finca tiles", "total")
                .containsPattern("(Red|Blue) wins with \\d+ points\\.\n$");
        assertThat(ran.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void a_game_is_told_in_the_language_one_asks_for() {
        String[] words = {"play", "finca", "--seats", "greedy,random", "--seed", "7", "--language", "it"};
        assertThat(tilth(words).well().out())
                .contains("pone un contadino sulla pala", "La partita finisce.", "Mulino a vento", "tessere frutta")
                .containsPattern("(Rosso|Blu) vince con \\d+ punti\\.\n$");
        assertThat(tilth("play", "finca", "--seats", "random,random", "--language", "tlh")
                        .err())
                .isEqualTo("\"--language\" takes one of en, fr, nl, it, not \"tlh\".\n");
    }

    @Test
    void the_same_seed_plays_the_same_game() {
        String[] words = {"play", "finca", "--seats", "greedy,random,random", "--seed", "5"};
        assertThat(tilth(words).well()).isEqualTo(tilth(words));
    }

    @Test
    void without_a_seed_every_game_is_another() {
        String[] words = {"play", "finca", "--seats", "random,random", "--json"};
        JsonNode one = tilth(words).well().json();
        JsonNode two = tilth(words).well().json();
        assertThat(one.get("seed").asString())
                .matches("[0-9a-f]{64}")
                .isEqualTo(one.get("seedHex").asString());
        assertThat(one.get("seed").asString()).isNotEqualTo(two.get("seed").asString());
    }

    @Test
    void quiet_shows_only_how_it_ended() {
        Ran ran = tilth("play", "finca", "--seats", "random,random", "--seed", "7", "--quiet")
                .well();
        assertThat(ran.out()).contains("total").doesNotContain("Windmill", "places a farmer");
    }

    @Test
    void json_stands_alone_on_the_output() {
        Ran ran = tilth("play", "finca", "--seats", "greedy,random", "--seed", "7", "--json", "--option", "supply=18");
        JsonNode json = ran.well().json();
        assertThat(json.get("game").asString()).isEqualTo("finca");
        assertThat(json.get("seed").asString()).isEqualTo("7");
        assertThat(json.get("seats").get(1).asString()).isEqualTo("random");
        assertThat(json.get("options").get("supply").asString()).isEqualTo("18");
        assertThat(json.get("moves").asInt()).isPositive();
        assertThat(json.get("over").asBoolean()).isTrue();
        assertThat(json.get("winners").size()).isEqualTo(1);
        JsonNode score = json.get("scores").get(0);
        assertThat(score.get("name").asString()).isEqualTo("Red");
        assertThat(score.get("points").asInt())
                .isEqualTo(Stream.of("tiles", "fincas", "actions", "bonus")
                        .mapToInt(category ->
                                score.get("byCategory").get(category).asInt())
                        .sum());
        assertThat(json.get("record").asString()).startsWith("tilth record 1\ngame finca\n");
    }

    @Test
    void a_recorded_game_replays_to_the_same_end() throws IOException {
        Path file = folder.resolve("game");
        JsonNode played = tilth(
                        "play",
                        "finca",
                        "--seats",
                        "greedy,random",
                        "--seed",
                        "7",
                        "--record",
                        file.toString(),
                        "--json")
                .json();
        assertThat(file).hasContent(played.get("record").asString());
        JsonNode replayed = tilth("replay", file.toString(), "--json").well().json();
        assertThat(replayed.get("scores")).isEqualTo(played.get("scores"));
        assertThat(replayed.get("winners")).isEqualTo(played.get("winners"));
        assertThat(replayed.get("moves")).isEqualTo(played.get("moves"));
        assertThat(replayed.get("log").size()).isEqualTo(played.get("moves").asInt());
        assertThat(replayed.get("view").get("players").size()).isEqualTo(2);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void a_replay_calls_the_players_by_the_names_in_the_record() throws IOException {
        Path file = recorded();
        JsonNode nobody = tilth("replay", file.toString(), "--json").well().json();
        assertThat(nobody.get("players").isEmpty()).isTrue();
        playedBy(file, "player 3 Ann\nbot 1 search:2\n");
        Ran ran = tilth("replay", file.toString()).well();
        assertThat(ran.out()).contains("Ann places", "Ann *").doesNotContain("Red ", "Blue ");
        JsonNode ann = tilth("replay", file.toString(), "--json", "--language", "fr")
                .well()
                .json();
        assertThat(ann.get("players").get(0).get("colour").asString()).isEqualTo("Vert");
        assertThat(ann.get("players").get(1).get("bot").asBoolean()).isTrue();
        assertThat(ann.get("scores").get(0).get("name").asString()).isEqualTo("Ann");
    }

    @Test
    void players_of_one_name_are_told_apart_by_their_colours() throws IOException {
        Path file = recorded();
        playedBy(file, "player 3 Ann\nplayer 1 Ann\n");
        assertThat(tilth("replay", file.toString()).well().out()).contains("Ann *", "Ann (Blue) #");
    }

    private static void playedBy(Path file, String players) throws IOException {
        String text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("(?m)^seats 2\n", "$0" + players));
    }

    @Test
    void a_replay_stops_where_it_is_told_to() {
        Path file = recorded();
        Ran ran = tilth("replay", file.toString(), "--to", "3").well();
        assertThat(ran.out())
                .startsWith("Finca with 2 seats, move 3 of ")
                .contains("\n   3 ")
                .doesNotContain("\n   4 ", "wins with")
                .contains(": Choose a blade for your next farmer.");
        JsonNode json =
                tilth("replay", file.toString(), "--to", "0", "--json").well().json();
        assertThat(json.get("to").asInt()).isZero();
        assertThat(json.get("over").asBoolean()).isFalse();
        assertThat(json.get("asked").size()).isEqualTo(1);
        assertThat(json.get("winners").isEmpty()).isTrue();
    }

    @Test
    void a_replay_beyond_the_end_is_refused() {
        String file = recorded().toString();
        tilth("replay", file, "--to", "99999").refused("\"--to\" takes a whole number from 0 to ");
        tilth("replay", file, "--to", "-1").refused("not \"-1\"");
        tilth("replay", file, "--to", "x").refused("not \"x\"");
    }

    @Test
    void a_tampered_record_is_refused_with_the_move_and_the_rule() throws IOException {
        Path file = recorded();
        List<String> lines = Files.readAllLines(file);
        int first = lines.size() - moves(lines);
        int seat = lines.get(first).charAt(0) - '0';
        lines.set(first, seat + " deliver arta");
        Files.write(file, lines);
        tilth("replay", file.toString())
                .refused("Move 1 of the record, \"deliver arta\" by %s, cannot be played: "
                                .formatted(seat == 0 ? "Red" : "Blue")
                        + "First all farmers are placed on the windmill. (FIN-P1)");
        lines.set(first, (1 - seat) + " place 3");
        Files.write(file, lines);
        tilth("replay", file.toString()).refused("You are not asked anything now. (TBL-1)");
    }

    @Test
    void a_record_takes_the_place_of_an_older_one_also_through_a_link() throws IOException {
        Path file = folder.resolve("file");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        Files.writeString(file, "an older and much longer text".repeat(1000));
        tilth("play", "finca", "--seats", "random,random", "--seed", "1", "--record", link.toString())
                .well();
        assertThat(Files.isSymbolicLink(link)).isTrue();
        tilth("replay", file.toString()).well();
    }

    @Test
    void a_game_nobody_has_found_words_for_can_be_played_all_the_same() {
        assertThat(tilth("play", "sheaves", "--seats", "random,random,random", "--seed", "1")
                        .well()
                        .out())
                .contains("wins with");
        Ran ran =
                Ran.typing("help\n" + "1\n".repeat(1000), "play", "sheaves", "--seats", "human,random", "--seed", "1");
        assertThat(ran.well().out()).contains("You are Red *.");
    }

    private static int moves(List<String> record) {
        return record.stream()
                .filter(line -> line.startsWith("moves "))
                .mapToInt(line -> Integer.parseInt(line.substring("moves ".length())))
                .sum();
    }

    private Path recorded() {
        Path file = folder.resolve("game");
        tilth("play", "finca", "--seats", "random,random", "--seed", "7", "--record", file.toString(), "--quiet")
                .well();
        return file;
    }
}
