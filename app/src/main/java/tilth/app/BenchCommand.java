package tilth.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.lab.Bench;
import tilth.lab.Measurement;
import tilth.scenes.Columns;

/** Measures how fast a game is on this machine. */
@Command(name = "bench", description = "Measures how fast a game is on this machine, on one thread; or a server.")
final class BenchCommand implements Callable<Integer> {

    private static final int MOST_SECONDS = 3600;

    private final Desk desk;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "A game, such as finca.")
    private String game = "";

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "Sets an option of the table; \"tilth games\" lists them. Can be given several times.")
    private List<String> options = new ArrayList<>();

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "3",
            description = "How long each thing is measured, after as long a warm-up (standard: 3).")
    private String seconds = "3";

    @Option(names = "--seats-count", paramLabel = "N", description = "How many seats (standard: the fewest).")
    private @Nullable String seats;

    @Mixin
    private Shown shown = new Shown();

    BenchCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        if (game.isEmpty()) {
            throw new BadInput("\"tilth bench\" needs a game, such as finca, or \"server\".");
        }
        Game game = Games.named(this.game);
        int length = Given.number("--seconds", seconds, 1, MOST_SECONDS);
        Setup setup = new Setup(game, Given.seatsCount(seats, game), Given.options("--option", options), Seed.of(1));
        Measurement measured = new Bench(setup, Duration.ofSeconds(length)).measure();
        desk.say(shown.asJson() ? List.of(Json.write(measured)) : text(setup, measured));
        return Main.DONE;
    }

    static List<String> text(Setup setup, Measurement measured) {
        return new Columns("lrl")
                .row(setup.game().title() + " with " + setup.seats() + " seats, one thread", "", "")
                .row("  decisions in random play", Figures.count(measured.decisionsPerSecond()), "a second")
                .row("  games in random play", Figures.count(measured.gamesPerSecond()), "a second")
                .row("  memory", Figures.decimal(measured.bytesPerDecision()), "bytes a decision")
                .row("  copies of a position", Figures.count(measured.copiesPerSecond()), "a second")
                .row("  iterations of the search", Figures.count(measured.searchIterationsPerSecond()), "a second")
                .lines();
    }
}
