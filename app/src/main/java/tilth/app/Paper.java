package tilth.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import tilth.engine.BadInput;

/** A file for something that is written, such as a record. It is replaced as a whole or not at all. */
final class Paper {

    private final String what;
    private final String name;
    private final Path path;

    private Paper(String what, String name, Path path) {
        this.what = what;
        this.name = name;
        this.path = path;
    }

    /** A file to write to; one that cannot be written is refused before anything is lost. */
    static Paper toWrite(String what, String name) {
        Path path = path(what, name);
        if (Files.isDirectory(path)) {
            throw new BadInput("\"%s\" is a folder; a %s needs a file of its own.".formatted(name, what));
        }
        try {
            Paper paper = new Paper(what, name, Files.exists(path) ? path.toRealPath() : path.toAbsolutePath());
            paper.tryOut();
            return paper;
        } catch (IOException unwritable) {
            throw new BadInput("The %s cannot be written to \"%s\".".formatted(what, name), unwritable);
        }
    }

    static Path path(String what, String name) {
        if (name.isBlank()) {
            throw new BadInput("A %s needs the name of a file.".formatted(what));
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException broken) {
            throw new BadInput("\"%s\" cannot be the name of a file.".formatted(name), broken);
        }
    }

    private void tryOut() throws IOException {
        if (isReplaced()) {
            Files.newOutputStream(draft(), StandardOpenOption.CREATE).close();
            Files.delete(draft());
        } else {
            Files.newOutputStream(path, StandardOpenOption.WRITE).close();
        }
    }

    /** Whether the file is an ordinary one, and not, say, a terminal. */
    private boolean isReplaced() {
        return !Files.exists(path) || Files.isRegularFile(path);
    }

    private Path draft() {
        return path.resolveSibling(
                "." + path.getFileName() + "." + ProcessHandle.current().pid() + ".draft");
    }

    void write(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            if (isReplaced()) {
                replace(bytes);
            } else {
                Files.write(path, bytes);
            }
        } catch (IOException unwritable) {
            throw new BadInput("The %s could not be written to \"%s\".".formatted(what, name), unwritable);
        }
    }

    private void replace(byte[] text) throws IOException {
        Path draft = draft();
        try {
            Files.write(draft, text, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.DSYNC);
            Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    String name() {
        return name;
    }

    Path path() {
        return path;
    }
}
