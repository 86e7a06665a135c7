package tilth.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A real server in a process of its own, to be killed or burdened. */
final class HouseApart implements AutoCloseable {

    private static final String RESIDENT = "VmHWM:";
    private static final int KILO = 1024;

    private final Process process;
    private final int port;

    private HouseApart(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Opens one.
     *
     * @param options of its Java
     * @param place a folder, and the address of a PostgreSQL database if it shall be one
     */
    static HouseApart of(List<String> options, List<String> place) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), HouseApart.class.getName()));
        command.addAll(place);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return new HouseApart(process, port(process));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static int port(Process process) throws IOException {
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = said.readLine();
        while (line != null && !line.matches("[0-9]+")) {
            line = said.readLine();
        }
        return Integer.parseInt(String.valueOf(line));
    }

    /** What runs in the process. */
    public static void main(String[] place) throws InterruptedException {
        Path folder = Path.of(place[0]);
        Server server = place.length > 1 ? Server.onDatabase(place[1], folder, 0) : Server.inFolder(folder, 0);
        System.out.println(server.port());
        Thread.currentThread().join();
    }

    int port() {
        return port;
    }

    /** The most bytes that the process has had in memory at once; 0 where the system does not tell. */
    long mostResident() {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith(RESIDENT))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KILO)
                    .findFirst()
                    .orElse(0);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}
