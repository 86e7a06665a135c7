package tilth.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilth.bots.Evaluators;
import tilth.bots.Lessons;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.lab.Course;
import tilth.lab.Rungs;
import tilth.scenes.Columns;

/** Lets bots of a game learn from games they play themselves. */
@Command(
        name = "learn",
        description = {
            "Lets bots learn from games they play against each other, and writes the weights they judge by.",
            "Who stops it goes on another time: the same command takes up what the file's \".state\" holds."
        })
final class LearnCommand implements Callable<Integer> {

    private static final int MOST_TRIALS = 100_000;
    private static final int WIDEST = 40;

    private final Desk desk;

    @Mixin
    private Chosen chosen = new Chosen();

    @Option(names = "--games", paramLabel = "N", description = "How many games in all (standard: 100000).")
    private String games = "100000";

    @Option(names = "--file", paramLabel = "FILE", description = "Where the weights go (standard: learnt.txt).")
    private String file = "learnt.txt";

    @Option(names = "--blank", description = "Begins knowing nothing, not with the weights in use.")
    private boolean blank;

    @Option(names = "--every", paramLabel = "N", description = "After how many games it writes (standard: 2400).")
    private String every = "2400";

    @Option(
            names = "--trial",
            paramLabel = "N",
            description =
                    "How many games show what the last ones taught, at a table with these options (standard: 100).")
    private String trial = "100";

    @Mixin
    private Run run = new Run();

    LearnCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        Game game = chosen.game();
        Lessons lessons = Evaluators.of(game)
                .lessons()
                .orElseThrow(() -> new BadInput("Nobody can teach bots %s yet.".formatted(game.title())));
        int all = Run.games(games);
        Course.Plan plan =
                new Course.Plan(all, run.seed(), run.threads(), Given.number("--every", every, 1, Integer.MAX_VALUE));
        Rungs.Trial tried = new Rungs.Trial(
                game, chosen.options(), run.seed(), Given.number("--trial", trial, 2, MOST_TRIALS), run.threads());
        Path weights = Paper.toWrite("file of weights", file).path();
        Course course = new Course(lessons, plan, blank ? Course.Start.BLANK : Course.Start.IN_USE, weights);
        if (course.done() > 0) {
            desk.say(List.of("Goes on after " + Figures.count(course.done()) + " games."));
        }
        Rungs rungs = new Rungs(lessons, tried, course.network());
        course.run(stand -> desk.say(List.of(line(stand, rungs.climb(stand.games(), stand.network())))));
        desk.say(ladder(rungs.climbed()));
        return Main.DONE;
    }

    private static String line(Course.Stand stand, Rungs.Rung rung) {
        return "%s games: misses %s points, beats the rung below in %s (%s), %s points to %s"
                .formatted(
                        Figures.count(stand.games()),
                        Figures.decimal(stand.missed()),
                        Figures.percent(rung.share().share()),
                        Figures.range(rung.share().low(), rung.share().high()),
                        Figures.decimal(rung.points()),
                        Figures.decimal(rung.pointsBelow()));
    }

    /** The rungs as bars: how much of the games each won against the one below. */
    private List<String> ladder(List<Rungs.Rung> rungs) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(desk.ink().heading("The ladder") + ", each rung against the one below");
        Columns columns = new Columns("rlrl");
        for (Rungs.Rung rung : rungs.reversed()) {
            columns.row(
                    Figures.count(rung.after()),
                    "█".repeat((int) Math.round(rung.share().share() * WIDEST)),
                    Figures.percent(rung.share().share()),
                    Figures.range(rung.share().low(), rung.share().high()));
        }
        lines.addAll(columns.lines("  "));
        return lines;
    }
}
