package tilth.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tilth.engine.Game;
import tilth.engine.Games;

/** Which game, with which options. */
final class Chosen {

    @Parameters(index = "0", paramLabel = "GAME", description = "A game, such as finca.")
    private String game = "";

    @Option(
            names = {"--option", "--options"},
            split = ",",
            paramLabel = "NAME=VALUE",
            description = "Sets options of the table; \"tilth games\" lists them. Can be given several times.")
    private List<String> options = new ArrayList<>();

    Game game() {
        return Games.named(game);
    }

    Map<String, String> options() {
        return Given.options("--option", options);
    }
}
