package tilth.server.house;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.engine.RecordText;

/** Keeps what is needed to look into a fault: a record that replays to where it happened, with remarks on top. */
public final class Capsules {

    private static final Logger LOG = LoggerFactory.getLogger(Capsules.class);

    private final Path folder;
    private final Clock clock;

    public Capsules(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    /** Writes a file that {@code tilth replay} reads; one for each table and place, however often it is met. */
    public void keep(TableFault fault, String asked) {
        try {
            Files.createDirectories(folder);
            closeToOthers();
            Path file = folder.resolve(fault.table() + "-" + fault.length() + ".txt");
            Files.writeString(file, remarks(fault, asked) + RecordText.write(fault.record()));
            LOG.error("table {}: {}; see {}", fault.table(), fault.getMessage(), file);
        } catch (IOException | RuntimeException unwritable) {
            LOG.error("table {}: {}; no capsule could be kept", fault.table(), fault.getMessage(), unwritable);
        }
    }

    /** A record tells what is still hidden at its table. */
    private void closeToOthers() throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(PosixFilePermissions.fromString("rwx------"));
        }
    }

    private String remarks(TableFault fault, String asked) {
        StringWriter text = new StringWriter();
        PrintWriter lines = new PrintWriter(text, true);
        lines.println("A fault at table " + fault.table() + " after " + fault.length() + " entries");
        lines.println("when: " + clock.instant());
        lines.println("asked: " + asked);
        fault.printStackTrace(lines);
        return text.toString()
                .lines()
                .map(line -> "# " + line.replace('\t', ' ') + "\n")
                .collect(Collectors.joining());
    }
}
