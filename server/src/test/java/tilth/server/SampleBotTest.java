package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The sample of a player over the network, run as its reader would run it. */
class SampleBotTest {

    @Test
    void two_samples_play_a_whole_game_against_each_other(@TempDir Path folder) throws Exception {
        try (Server server = Server.inFolder(folder, 0)) {
            Client stranger = Client.stranger(server.port());
            String id = stranger.post("/api/tables", "{\"game\":\"finca\",\"seats\":2}")
                    .json()
                    .path("id")
                    .asString();
            String table = "/api/tables/" + id;
            List<Process> samples = new ArrayList<>();
            for (int seat = 0; seat < 2; seat++) {
                samples.add(sample(server.port(), id, seat));
            }
            for (Process sample : samples) {
                String said = new String(sample.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(sample.waitFor()).as(said).isZero();
                assertThat(said).contains("Winners: ");
            }
            JsonNode end = stranger.get(table).json();
            assertThat(end.path("over").asBoolean()).isTrue();
            assertThat(end.path("talk"))
                    .hasSize(2)
                    .allMatch(said -> said.path("text").asString().equals("Good game!"));
        }
    }

    private static Process sample(int port, String table, int seat) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Path.of(System.getProperty("tilth.root"), "samples", "SampleBot.java")
                                .toString(),
                        "http://localhost:" + port,
                        table,
                        Integer.toString(seat),
                        "Sample " + seat)
                .redirectErrorStream(true)
                .start();
    }
}
