package tilth.app;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilth.app.load.BotTables;
import tilth.app.load.Idle;
import tilth.app.load.Load;
import tilth.app.load.LoadReport;
import tilth.app.load.OwnServer;
import tilth.engine.BadInput;
import tilth.scenes.Columns;

/** Measures a server under load. */
@Command(
        name = "server",
        description = "Measures a server: how long a move takes until everybody at its table has seen it, and how much"
                + " memory idle tables take.")
final class ServerBenchCommand implements Callable<Integer> {

    private static final int MOST_TABLES = 100_000;
    private static final int MOST_SECONDS = 3600;
    private static final int MOST_RATE = 1000;
    private static final int MOVES_EACH = 30;

    private final Desk desk;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "The server (standard: one of its own, in a process apart).")
    private @Nullable String url;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "finca",
            description = "Which game (standard: finca).")
    private String game = "finca";

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "200",
            description = "How many tables (standard: 200).")
    private String tables = "200";

    @Option(names = "--seats", paramLabel = "N", defaultValue = "4", description = "Clients at each (standard: 4).")
    private String seats = "4";

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "30", description = "How long it is measured.")
    private String seconds = "30";

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "0",
            description = "Moves a second at each table (standard: 0, as fast as it goes).")
    private String rate = "0";

    @Option(
            names = "--bot-tables",
            paramLabel = "N",
            defaultValue = "0",
            description = "So many tables of thinking bots beside them.")
    private String botTables = "0";

    @Option(
            names = "--idle-tables",
            paramLabel = "N",
            description = "Measures the memory of so many idle tables instead.")
    private @Nullable String idleTables;

    @Mixin
    private Shown shown = new Shown();

    ServerBenchCommand(Desk desk) {
        this.desk = desk;
    }

    /** How much memory a server with idle tables takes, in megabytes. */
    record Memory(int tables, int movesEach, int residentMegabytes, int usedHeapMegabytes) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (idleTables != null) {
            show(idle(Given.number("--idle-tables", idleTables, 1, MOST_TABLES)));
        } else if (url != null) {
            show(load(URI.create(url)));
        } else {
            try (OwnServer server = new OwnServer()) {
                show(load(server.address()));
            }
        }
        return Main.DONE;
    }

    private Memory idle(int count) throws IOException, InterruptedException {
        if (url != null) {
            throw new BadInput("The memory of idle tables is measured on a server of its own, without \"--url\".");
        }
        try (OwnServer server = new OwnServer()) {
            new Idle(server.address(), game, count, seatsCount(), MOVES_EACH).open();
            int used = server.usedHeapMegabytes();
            return new Memory(count, MOVES_EACH, server.residentMegabytes(), used);
        }
    }

    private LoadReport load(URI server) throws IOException, InterruptedException {
        int thinking = Given.number("--bot-tables", botTables, 0, MOST_TABLES);
        Load load = new Load(
                server,
                game,
                Given.number("--tables", tables, 1, MOST_TABLES),
                seatsCount(),
                Given.number("--rate", rate, 0, MOST_RATE));
        Duration length = Duration.ofSeconds(Given.number("--seconds", seconds, 1, MOST_SECONDS));
        try (BotTables _ = new BotTables(server, game, seatsCount(), thinking)) {
            return load.measure(length.dividedBy(2), length);
        }
    }

    private int seatsCount() {
        return Given.number("--seats", seats, 1, Integer.SIZE);
    }

    private void show(Memory memory) {
        desk.say(
                shown.asJson()
                        ? List.of(Json.write(memory))
                        : new Columns("lrl")
                                .row("idle tables", Figures.count(memory.tables()), "of " + MOVES_EACH + " moves")
                                .row("memory of the process", Figures.count(memory.residentMegabytes()), "MB")
                                .row("used heap after a collection", Figures.count(memory.usedHeapMegabytes()), "MB")
                                .lines());
    }

    private void show(LoadReport report) {
        desk.say(shown.asJson() ? List.of(Json.write(report)) : text(report));
    }

    private static List<String> text(LoadReport report) {
        return new Columns("lrl")
                .row("moves", Figures.count(report.moves()), "")
                .row("moves a second", Figures.decimal(report.movesPerSecond()), "")
                .row("until everybody has seen it: half within", Figures.decimal(report.p50()), "ms")
                .row("  90 of 100 within", Figures.decimal(report.p90()), "ms")
                .row("  99 of 100 within", Figures.decimal(report.p99()), "ms")
                .row("  the slowest", Figures.decimal(report.slowest()), "ms")
                .row("errors", Figures.count(report.errors()), report.firstError())
                .lines();
    }
}
