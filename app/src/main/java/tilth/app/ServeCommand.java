package tilth.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tilth.engine.BadInput;
import tilth.server.Server;

/** Opens the tables to browsers. */
@Command(name = "serve", description = "Opens the tables to browsers on this machine and the network.")
final class ServeCommand implements Callable<Integer> {

    private final Desk desk;

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080", description = "The port (standard: 8080).")
    private String port = "8080";

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            defaultValue = "data",
            description = "Where the tables are kept (standard: ./data).")
    private String data = "data";

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "50",
            description = "Requests a second from one address, 0 for any number (standard: 50).")
    private String rate = "50";

    @Option(names = "--db", paramLabel = "URL", description = "A PostgreSQL database instead, by its JDBC address.")
    private @Nullable String database;

    ServeCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() throws InterruptedException {
        Server server = open(Given.number("--port", port, 0, 65_535));
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
        desk.out().println("Tilth is open at http://localhost:" + server.port());
        desk.out().flush();
        new CountDownLatch(1).await();
        return Main.DONE;
    }

    private Server open(int number) {
        int perSecond = Given.number("--rate", rate, 0, 1_000_000);
        try {
            return database == null
                    ? Server.inFolder(Path.of(data), number, perSecond)
                    : Server.onDatabase(database, Path.of(data), number, perSecond);
        } catch (RuntimeException fault) {
            throw new BadInput("The tables cannot be opened: " + reason(fault) + ".", fault);
        }
    }

    private static String reason(Throwable fault) {
        Throwable deepest = fault;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return String.valueOf(deepest.getMessage()).lines().findFirst().orElse("no reason given");
    }
}
