package tilth.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilth.bots.BotSpec;
import tilth.bots.Levels;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.lab.Ladder;
import tilth.scenes.Columns;

/** Plays every level of the search against the one below it. */
@Command(name = "levels", description = "Plays each level of the search bot against the level below it.")
final class LevelsCommand implements Callable<Integer> {

    private static final List<BotSpec> LEVELS = IntStream.rangeClosed(Levels.LOWEST, Levels.HIGHEST)
            .mapToObj(level -> BotSpec.read("search:" + level))
            .toList();

    private final Desk desk;

    @Mixin
    private Chosen chosen = new Chosen();

    @Option(names = "--seats-count", paramLabel = "N", description = "How many seats (standard: the fewest).")
    private @Nullable String seats;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description = "How many games for each pair of levels (standard: 200).")
    private String games = "200";

    @Mixin
    private Run run = new Run();

    @Mixin
    private Shown shown = new Shown();

    LevelsCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        Game game = chosen.game();
        int among = Given.seatsCount(seats, game);
        if (among == 1) {
            throw new BadInput("Levels play against each other, so at least two seats.");
        }
        int count = Run.games(games);
        int threads = run.threads();
        Ladder ladder = new Ladder(game, LEVELS, among, chosen.options(), run.seed(), count);
        List<Ladder.Step> steps;
        try (Bar bar = new Bar(desk, (long) count * (LEVELS.size() - 1))) {
            steps = ladder.climb(threads, bar);
        }
        if (shown.asJson()) {
            desk.say(Json.write(new Climbed(game.id(), ladder.seats(), ladder.options(), ladder.seed(), count, steps)));
        } else {
            desk.say(text(ladder, steps));
        }
        return steps.stream().allMatch(step -> step.failures() == 0) ? Main.DONE : Main.FAULT;
    }

    /** A ladder and its steps, for programs. */
    private record Climbed(
            String game, int seats, Map<String, String> options, long seed, int games, List<Ladder.Step> steps) {}

    private static List<String> text(Ladder ladder, List<Ladder.Step> steps) {
        List<String> lines = new ArrayList<>();
        lines.add("%s with %d seats, %s games for each pair, seed %d"
                .formatted(ladder.game().title(), ladder.seats(), Figures.count(ladder.games()), ladder.seed()));
        lines.add("");
        Columns columns = new Columns("llrlr").row("upper", "lower", "upper wins", "95 % sure", "failures");
        for (Ladder.Step step : steps) {
            columns.row(
                    step.upper(),
                    step.lower(),
                    Figures.percent(step.upperWinShare()),
                    Figures.range(step.upperWinShareLow(), step.upperWinShareHigh()),
                    Integer.toString(step.failures()));
        }
        lines.addAll(columns.lines("  "));
        return lines;
    }
}
