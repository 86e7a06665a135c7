package tilth.scenes.web;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilth.engine.Game;
import tilth.scenes.Makers;
import tilth.scenes.Words;

/**
 * The first page: the games, and how to sit down at once.
 *
 * @param yours the reader's own tables that are not over
 * @param finished those that are
 * @param open tables that everybody may join or watch
 * @param name the name the reader last played under, or nothing
 */
public record HomePage(
        List<Game> games,
        List<TableLine> yours,
        List<TableLine> finished,
        List<TableLine> open,
        String name,
        int colour,
        Locale language) {

    /** So many of the reader's own tables are seen before a click. */
    private static final int AT_ONCE = 10;

    private static final int IN_ALL = 30;

    public HomePage {
        games = List.copyOf(games);
        yours = yours.stream()
                .sorted(Comparator.comparing(line -> !line.yourTurn()))
                .limit(IN_ALL)
                .toList();
        finished = List.copyOf(finished);
        open = List.copyOf(open);
    }

    /** A table in a list: who sits there and how it stands. */
    public record TableLine(String id, String title, String players, String state, boolean yourTurn) {}

    public Words words(Game game) {
        return Words.of(game, language);
    }

    public Words words() {
        return words(games.getFirst());
    }

    public String makers(Game game) {
        return new Makers(words(game)).line();
    }

    public String label(String key) {
        return words().label("page-" + key);
    }

    /** The first of the reader's tables, those that wait for the reader before all others. */
    public List<TableLine> firstOfYours() {
        return yours.subList(0, Math.min(yours.size(), AT_ONCE));
    }

    public List<TableLine> moreOfYours() {
        return yours.subList(firstOfYours().size(), yours.size());
    }

    public List<ColourChoice> colours() {
        return ColourChoice.all(words(), List.of(), colour);
    }

    /** The levels of the bots, in words, the lowest first. */
    public List<String> levels() {
        return words().levels();
    }

    public String whole() {
        return Templates.fill("home.jte", Map.of("page", this));
    }
}
