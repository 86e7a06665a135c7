package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.app.Ran.tilth;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class GamesTest {

    @Test
    void every_game_is_listed_with_its_makers_and_options() {
        assertThat(tilth("games").well().out())
                .contains("Finca (finca)", "Ralf zur Linde and Wolfgang Sentker", "For 2 to 4 players.")
                .contains("--option turn-cap=…", "After 100 rounds at the latest.")
                .contains("The rulebook’s sentence can be read in two ways.");
    }

    @Test
    void a_game_without_publisher_and_year_names_its_licence() {
        assertThat(tilth("games").well().out())
                .contains("Farmer Chineur (chineur)", "By Cyril Meurier. Given away", "CC BY-NC-ND")
                .doesNotContain("Published by .", ", 0.");
    }

    @Test
    void programs_get_the_same() {
        JsonNode finca = finca(tilth("games", "--json").well().json());
        assertThat(finca.get("title").asString()).isEqualTo("Finca");
        assertThat(finca.get("minSeats").asInt()).isEqualTo(2);
        assertThat(finca.get("maxSeats").asInt()).isEqualTo(4);
        assertThat(finca.get("designers").size()).isEqualTo(2);
        assertThat(finca.get("publishers").size()).isEqualTo(2);
        JsonNode option = finca.get("options").get(0);
        assertThat(option.get("name").asString()).isEqualTo("supply");
        assertThat(option.get("values").get(1).asString()).isEqualTo("18");
        assertThat(option.get("default").asString()).isEqualTo("by-players");
        assertThat(option.get("decides").asString()).isEqualTo("How many of each fruit are in the game");
        assertThat(option.get("reason").asString()).startsWith("The rulebook changed");
    }

    private static JsonNode finca(JsonNode games) {
        return games.valueStream()
                .filter(game -> game.get("id").asString().equals("finca"))
                .findAny()
                .orElseThrow();
    }

    @Test
    void games_are_listed_in_the_language_one_asks_for() {
        assertThat(tilth("games", "--language", "nl").well().out())
                .contains("Van Ralf zur Linde en Wolfgang Sentker, 2009.", "Voor 2 tot 4 spelers.")
                .contains("Op zijn laatst na 100 ronden.");
        JsonNode finca =
                finca(tilth("games", "--language", "it", "--json").well().json());
        assertThat(finca.get("options").get(0).get("decides").asString())
                .isEqualTo("Quanti frutti di ogni tipo sono in gioco");
    }

    @Test
    void help_is_there_for_every_command() {
        String help = tilth("help").well().out();
        assertThat(help).contains("An open table for farming board games.", "games", "play", "replay", "lab", "bench");
        assertThat(tilth().well()).isEqualTo(tilth("--help"));
        assertThat(tilth("help", "play").well().out())
                .contains("Usage: tilth play", "--seats", "--record")
                .isEqualTo(tilth("play", "--help").out());
        assertThat(tilth("help", "lab", "simulate").well().out()).contains("Usage: tilth lab simulate", "--threads");
    }

    @Test
    void the_version_is_known() {
        assertThat(tilth("--version").well().out()).matches("Tilth [0-9]+\\.[0-9]+.*\n");
    }
}
