package tilth.scenes.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilth.engine.Game;
import tilth.engine.Option;
import tilth.scenes.Catalogue;
import tilth.scenes.Makers;
import tilth.scenes.Spans;
import tilth.scenes.Words;

/** A game: what it is, who made it, and everything a new table of it may choose. */
public record GamePage(Game game, String name, int colour, Locale language) {

    private static final List<Integer> ABSENCES =
            List.of(24 * 3600, 5 * 60, 30 * 60, 4 * 3600, 3 * 24 * 3600, 7 * 24 * 3600);
    private static final List<Integer> PATIENCES = List.of(0, 30, 120, 600, 86_400);

    public Words words() {
        return Words.of(game, language);
    }

    public String label(String key) {
        return words().label("page-" + key);
    }

    public boolean hasCards() {
        return Catalogue.maybe(game).isPresent();
    }

    public String makers() {
        return new Makers(words()).line();
    }

    public List<ColourChoice> colours() {
        return ColourChoice.all(words(), List.of(), colour);
    }

    /** An option in one line; the long names of its values are for the list. */
    public String option(Option option) {
        return words().option(option);
    }

    /** A list of one's own, as it is written. */
    public String example(Option option) {
        return String.join(
                " ", option.items().subList(0, Math.min(2, option.items().size())));
    }

    /** How many seconds a table may wait for whoever is asked out of turn. */
    public List<Integer> patiences() {
        return PATIENCES;
    }

    /** How many seconds somebody may be away before others may let a bot play; the first is the standard. */
    public List<Integer> absences() {
        return ABSENCES;
    }

    public String span(int seconds) {
        return Spans.of(words(), seconds);
    }

    public String whole() {
        return Templates.fill("game.jte", Map.of("page", this));
    }
}
