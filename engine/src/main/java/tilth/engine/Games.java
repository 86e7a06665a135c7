package tilth.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The games on the class path. */
public final class Games {

    private Games() {}

    public static List<Game> all() {
        return ServiceLoader.load(Game.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Game::id))
                .toList();
    }

    public static Game named(String id) {
        List<Game> games = all();
        return games.stream()
                .filter(game -> game.id().equals(id))
                .findAny()
                .orElseThrow(() -> new BadInput("There is no game \"%s\"; there is %s."
                        .formatted(id, games.stream().map(Game::id).collect(Collectors.joining(", ")))));
    }
}
