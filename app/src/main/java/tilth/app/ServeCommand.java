package tilth.app;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tilth.app.load.Visit;
import tilth.engine.BadInput;
import tilth.server.Server;
import tilth.server.web.Limits;

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

    @Option(
            names = "--proxy",
            paramLabel = "ADDRESSES",
            defaultValue = Limits.NEAR,
            description = "Proxies that are believed about whom they speak for, such as 10.0.0.0/8,10.1.2.3 (standard:"
                    + " those on this machine).")
    private String proxies = Limits.NEAR;

    @Option(names = "--db", paramLabel = "URL", description = "A PostgreSQL database instead, by its JDBC address.")
    private @Nullable String database;

    @Option(
            names = "--rehearse",
            hidden = true,
            description = "Opens in a folder of its own, is visited once, and closes.")
    private boolean rehearse;

    ServeCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (rehearse) {
            return rehearsed();
        }
        Server server = open(Given.number("--port", port, 0, 65_535));
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
        desk.out().println("Tilth is open at http://localhost:" + server.port());
        desk.out().flush();
        new CountDownLatch(1).await();
        return Main.DONE;
    }

    /** What the launcher learns from which classes a server needs. */
    private static int rehearsed() throws InterruptedException, IOException {
        Path folder = Files.createTempDirectory("tilth-rehearsal");
        try (Server server = Server.inFolder(folder, 0, 0)) {
            Visit.to(URI.create("http://localhost:" + server.port()));
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
        return Main.DONE;
    }

    private Server open(int number) {
        Limits limits = new Limits(Given.number("--rate", rate, 0, 1_000_000), proxies);
        try {
            return database == null
                    ? Server.inFolder(Path.of(data), number, limits)
                    : Server.onDatabase(database, Path.of(data), number, limits);
        } catch (RuntimeException | LinkageError fault) {
            // Without room on the disk not even the driver of the database can be unpacked.
            throw new BadInput("The tables cannot be opened: " + reason(fault) + ".", fault);
        }
    }

    private static String reason(Throwable fault) {
        Throwable deepest = fault;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        if (deepest instanceof FileSystemException file && file.getReason() == null) {
            return file.getFile() + " cannot be used";
        }
        return String.valueOf(deepest.getMessage()).lines().findFirst().orElse("no reason given");
    }
}
