package tilth.scenes.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilth.engine.Game;
import tilth.engine.Option;
import tilth.scenes.Makers;
import tilth.scenes.Words;

/** A game: what it is, who made it, and everything a new table of it may choose. */
public record GamePage(Game game, String name, int colour, Locale language) {

    public Words words() {
        return Words.of(game, language);
    }

    public String label(String key) {
        return words().label("page-" + key);
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

    public String whole() {
        return Templates.fill("game.jte", Map.of("page", this));
    }
}
