package tilth.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A server in a process and a folder of its own, with the same Java and options as this one. */
public final class OwnServer implements AutoCloseable {

    private static final Pattern OPEN_AT = Pattern.compile("http://\\S+");
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
    private static final Pattern USED = Pattern.compile("(?:total \\d+K, |heap.*?)used (\\d+)K");
    private static final int KILO = 1024;

    private final Path folder;
    private final Process process;
    private final URI address;

    public OwnServer() throws IOException {
        folder = Files.createTempDirectory("tilth-bench");
        List<String> command = new ArrayList<>();
        command.add(java("java"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "tilth.app.Main", "serve"));
        command.addAll(List.of("--port", "0", "--rate", "0", "--data", folder.toString()));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        Matcher found = OPEN_AT.matcher(String.valueOf(said.readLine()));
        if (!found.find()) {
            throw new IOException("the server did not open");
        }
        address = URI.create(found.group());
    }

    public URI address() {
        return address;
    }

    /** The memory the process occupies, in megabytes; 0 where the system does not tell. */
    public int residentMegabytes() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        Matcher found = RESIDENT.matcher(Files.exists(status) ? Files.readString(status) : "");
        return found.find() ? Integer.parseInt(found.group(1)) / KILO : 0;
    }

    /** What is left of the heap once the garbage has been collected, in megabytes. */
    public int usedHeapMegabytes() throws IOException, InterruptedException {
        tell("GC.run");
        Matcher found = USED.matcher(tell("GC.heap_info"));
        int used = 0;
        while (found.find()) {
            used += Integer.parseInt(found.group(1));
        }
        return used / KILO;
    }

    private String tell(String what) throws IOException, InterruptedException {
        Process told = new ProcessBuilder(java("jcmd"), Long.toString(process.pid()), what).start();
        String answer = new String(told.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        told.waitFor();
        return answer.lines()
                .filter(line -> !line.contains("Metaspace") && !line.contains("class space"))
                .reduce("", (all, line) -> all + line + "\n");
    }

    private static String java(String program) {
        return Path.of(System.getProperty("java.home"), "bin", program).toString();
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        process.onExit().join();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
