package tilth.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.RecordText;

/** A file that holds the record of a game. */
final class RecordFile {

    private static final String RECORD = "record";
    private static final int MOST_BYTES = 4 << 20;

    private final Paper paper;

    private RecordFile(Paper paper) {
        this.paper = paper;
    }

    /** A file to write to; one that cannot be written is refused before anything is lost. */
    static RecordFile toWrite(String name) {
        return new RecordFile(Paper.toWrite(RECORD, name));
    }

    void write(GameRecord record) {
        paper.write(RecordText.write(record));
    }

    String name() {
        return paper.name();
    }

    static GameRecord read(String name) {
        String text = text(name, bytes(name));
        if (text.isBlank()) {
            throw new BadInput("\"%s\" is empty.".formatted(name));
        }
        return RecordText.read(text);
    }

    private static byte[] bytes(String name) {
        Path path = Paper.path(RECORD, name);
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
