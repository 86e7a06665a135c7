package tilth.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.RecordText;

/** A file that holds the record of a game. It is replaced as a whole or not at all. */
final class RecordFile {

    private static final int MOST_BYTES = 4 << 20;

    private final String name;
    private final Path path;

    private RecordFile(String name, Path path) {
        this.name = name;
        this.path = path;
    }

    /** A file to write to; one that cannot be written is refused before anything is lost. */
    static RecordFile toWrite(String name) {
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw new BadInput("\"%s\" is a folder; a record needs a file of its own.".formatted(name));
        }
        try {
            RecordFile file = new RecordFile(name, Files.exists(path) ? path.toRealPath() : path.toAbsolutePath());
            file.tryOut();
            return file;
        } catch (IOException unwritable) {
            throw new BadInput("The record cannot be written to \"%s\".".formatted(name), unwritable);
        }
    }

    private static Path path(String name) {
        if (name.isBlank()) {
            throw new BadInput("A record needs the name of a file.");
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

    void write(GameRecord record) {
        byte[] text = RecordText.write(record).getBytes(StandardCharsets.UTF_8);
        try {
            if (isReplaced()) {
                replace(text);
            } else {
                Files.write(path, text);
            }
        } catch (IOException unwritable) {
            throw new BadInput("The record could not be written to \"%s\".".formatted(name), unwritable);
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

    static GameRecord read(String name) {
        String text = text(name, bytes(name));
        if (text.isBlank()) {
            throw new BadInput("\"%s\" is empty.".formatted(name));
        }
        return RecordText.read(text);
    }

    private static byte[] bytes(String name) {
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw new BadInput("\"%s\" is a folder, not a record.".formatted(name));
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new BadInput("\"%s\" is too large to be a record.".formatted(name));
            }
            return bytes;
        } catch (NoSuchFileException missing) {
            throw new BadInput("There is no file \"%s\".".formatted(name), missing);
        } catch (IOException unreadable) {
            throw new BadInput("\"%s\" cannot be read.".formatted(name), unreadable);
        }
    }

    private static String text(String name, byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException binary) {
            throw new BadInput("\"%s\" is not a record: it is not even text.".formatted(name), binary);
        }
    }
}
