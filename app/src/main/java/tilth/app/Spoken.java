package tilth.app;

import picocli.CommandLine.Option;
import tilth.engine.Game;
import tilth.scenes.Words;

/** The language a game is told in. */
final class Spoken {

    @Option(names = "--language", paramLabel = "LANGUAGE", description = "The language of the game: en, fr, nl or it.")
    private String language = "en";

    Words words(Game game) {
        return Words.of(game, Given.language(language));
    }
}
