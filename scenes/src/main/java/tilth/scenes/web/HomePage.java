package tilth.scenes.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilth.engine.Game;
import tilth.scenes.Words;

/** The first page: the games, and how to sit down at once. */
public record HomePage(List<Game> games, List<OpenTable> tables, Locale language) {

    public HomePage {
        games = List.copyOf(games);
        tables = List.copyOf(tables);
    }

    /** A table that waits for players. */
    public record OpenTable(String id, String title, int free) {}

    public Words words(Game game) {
        return Words.of(game, language);
    }

    public String label(String key) {
        return words(games.getFirst()).label("page-" + key);
    }

    public String whole() {
        return Templates.fill("home.jte", Map.of("page", this));
    }
}
