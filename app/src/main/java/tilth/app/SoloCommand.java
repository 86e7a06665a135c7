package tilth.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilth.engine.GameRecord;
import tilth.engine.RecordText;
import tilth.lab.SoloReport;
import tilth.lab.SoloStudy;
import tilth.lab.Spread;
import tilth.scenes.ScoreText;
import tilth.scenes.Words;

/** Looks for the best line of one deal of a solo game. */
@Command(
        name = "solo",
        description = {
            "Plays one deal of a solo game again and again and tells the best line it found.",
            "The bot never knows what is hidden."
        })
final class SoloCommand implements Callable<Integer> {

    private static final int SEAT = 0;

    private final Desk desk;

    @Mixin
    private Chosen chosen = new Chosen();

    @Option(names = "--bot", paramLabel = "BOT", description = "Who plays (standard: search:50ms).")
    private String bot = "search:50ms";

    @Option(names = "--games", paramLabel = "N", description = "How many tries (standard: 20).")
    private String games = "20";

    @Option(names = "--seed", paramLabel = "SEED", description = "The deal (standard: 1).")
    private String seed = "1";

    @Option(names = "--threads", paramLabel = "N", description = "How many tries at a time (standard: one a core).")
    private @Nullable String threads;

    @Option(names = "--record", paramLabel = "FILE", description = "Keeps the best line in a file to replay.")
    private @Nullable String record;

    @Mixin
    private Spoken spoken = new Spoken();

    @Mixin
    private Shown shown = new Shown();

    SoloCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        int tries = Run.games(games);
        SoloStudy study = SoloStudy.of(chosen.game(), Given.bot(bot), chosen.options(), Given.seed(seed), tries);
        RecordFile file = record == null ? null : RecordFile.toWrite(record);
        SoloReport report;
        try (Bar bar = new Bar(desk, tries)) {
            report = study.run(Run.threads(threads), bar);
        }
        SoloReport.Line best = report.best();
        if (file != null && best != null) {
            file.write(best.record());
        }
        if (shown.asJson()) {
            desk.say(Json.write(Studied.of(study, report)));
        } else {
            desk.say(text(study, report));
        }
        return report.failed().isEmpty() ? Main.DONE : Main.FAULT;
    }

    /** A study and what came out, for programs. */
    private record Studied(
            String game,
            Map<String, String> options,
            String seed,
            String bot,
            int tries,
            int won,
            double meanScore,
            Spread.Quantiles scoreQuantiles,
            @Nullable Integer bestScore,
            @Nullable String bestRecord,
            int failures) {

        static Studied of(SoloStudy study, SoloReport report) {
            SoloReport.Line best = report.best();
            return new Studied(
                    study.setup().game().id(),
                    study.setup().options(),
                    study.setup().seed().hex(),
                    report.bot(),
                    report.tries(),
                    report.won(),
                    report.meanScore(),
                    report.scoreQuantiles(),
                    best == null ? null : (Integer) best.points(),
                    best == null ? null : RecordText.write(best.record()),
                    report.failed().size());
        }
    }

    private List<String> text(SoloStudy study, SoloReport report) {
        List<String> lines = new ArrayList<>();
        lines.add("%s alone, seed %s, %s tries by %s"
                .formatted(study.setup().game().title(), seed, Figures.count(report.tries()), report.bot()));
        lines.add("");
        lines.add("%s won, %s points on average, from %d to %d"
                .formatted(
                        Figures.count(report.won()),
                        Figures.decimal(report.meanScore()),
                        report.scoreQuantiles().min(),
                        report.scoreQuantiles().max()));
        lines.addAll(Bars.of(report.scoreCounts()));
        SoloReport.Line best = report.best();
        if (best != null) {
            lines.add("");
            lines.add(desk.ink().heading("The best line") + ", try %d".formatted(best.attempt()));
            lines.addAll(line(best.record()));
        }
        report.failed().forEach(failure -> lines.add("Try %d broke: %s".formatted(failure.game() + 1, failure.why())));
        return lines;
    }

    private List<String> line(GameRecord record) {
        Words words = spoken.words(record.setup().game());
        Story story = new Story(record.setup());
        record.turns().forEach(turn -> story.play(turn.seat(), turn.move()));
        List<String> lines = new ArrayList<>(new Chronicle(words, desk.ink(), SEAT).tell(story.chapters()));
        lines.add("");
        lines.addAll(ScoreText.draw(story.match().position(), words, desk.ink()));
        return lines;
    }
}
