package tilth.scenes.web;

import java.util.Locale;
import java.util.Map;
import tilth.engine.Game;
import tilth.scenes.Catalogue;
import tilth.scenes.Makers;
import tilth.scenes.Words;

/** How to play a game: an introduction, then every rule with its number. */
public record RulesPage(Game game, RuleText text, Locale language) {

    public static RulesPage of(Game game, Locale language) {
        return new RulesPage(game, RuleText.of(game.id(), language), language);
    }

    public Words words() {
        return Words.of(game, language);
    }

    public String label(String key) {
        return words().label("page-" + key);
    }

    /** Whether there is a page of all cards. */
    public boolean hasCards() {
        return Catalogue.maybe(game).isPresent();
    }

    public String makers() {
        return new Makers(words()).line();
    }

    public String whole() {
        return Templates.fill("rules.jte", Map.of("page", this));
    }
}
