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
import tilth.app.report.DesignerPage;
import tilth.engine.Game;
import tilth.lab.Survey;
import tilth.lab.SurveyReport;
import tilth.scenes.Lines;
import tilth.scenes.Words;
import tilth.scenes.web.report.ReportPage;

/** Plays many games and tells a designer what they teach. */
@Command(name = "report", description = "Plays many games between bots and writes a page for whoever designs the game.")
final class ReportCommand implements Callable<Integer> {

    private static final String HTML = ".html";
    private static final String JSON = ".json";

    private final Desk desk;

    @Mixin
    private Chosen chosen = new Chosen();

    @Option(
            names = "--against",
            split = ",",
            paramLabel = "NAME=VALUE",
            description = "Plays as many games with other options, to see what differs.")
    private List<String> against = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "10000",
            description = "How many games, shared by all numbers of seats (standard: 10000).")
    private String games = "10000";

    @Option(
            names = "--seats-count",
            paramLabel = "N",
            description = "How many seats (standard: every number the game allows).")
    private @Nullable String seats;

    @Option(names = "--bot", paramLabel = "BOT", description = "Who plays (standard: greedy).")
    private String bot = "greedy";

    @Mixin
    private Run run = new Run();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where the page goes; the numbers go beside it as JSON (standard: GAME-report.html).")
    private @Nullable String out;

    @Mixin
    private Spoken spoken = new Spoken();

    @Mixin
    private Shown shown = new Shown();

    ReportCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        Game game = chosen.game();
        Words words = spoken.words(game);
        int threads = run.threads();
        Survey survey = new Survey(game, Given.bot(bot), seatCounts(game), sets(), run.seed(), Run.games(games));
        String name = out == null ? game.id() + "-report" + HTML : out;
        Paper page = Paper.toWrite("report", name);
        Paper numbers = Paper.toWrite("report", jsonBeside(name));
        SurveyReport report;
        try (Bar bar = new Bar(desk, (long) survey.games() * survey.sets().size())) {
            report = survey.run(threads, bar);
        }
        ReportPage told = new DesignerPage(report, words).page();
        String json = Json.write(report);
        page.write(told.whole());
        numbers.write(json);
        if (shown.asJson()) {
            desk.say(json);
        } else {
            desk.say(text(told, page, numbers));
        }
        return report.parts().stream().allMatch(part -> part.failures() == 0) ? Main.DONE : Main.FAULT;
    }

    private static String jsonBeside(String name) {
        return (name.endsWith(HTML) ? name.substring(0, name.length() - HTML.length()) : name) + JSON;
    }

    private List<String> text(ReportPage told, Paper page, Paper numbers) {
        List<String> lines = new ArrayList<>(Lines.wrap(told.lead()));
        for (ReportPage.Finding finding : told.findings()) {
            lines.add("");
            lines.add(desk.ink().heading(finding.about()));
            finding.says().forEach(sentence -> lines.addAll(Lines.wrap(sentence)));
        }
        lines.add("");
        lines.add("The page is %s, the numbers are %s.".formatted(page.name(), numbers.name()));
        return lines;
    }

    private List<Integer> seatCounts(Game game) {
        return seats == null
                ? IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .boxed()
                        .toList()
                : List.of(Given.number("--seats-count", seats, game.minSeats(), game.maxSeats()));
    }

    private List<Map<String, String>> sets() {
        return against.isEmpty()
                ? List.of(chosen.options())
                : List.of(chosen.options(), Given.options("--against", against));
    }
}
