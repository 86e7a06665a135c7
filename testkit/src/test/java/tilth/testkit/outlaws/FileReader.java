package tilth.testkit.outlaws;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads what lies around. */
public final class FileReader {

    private FileReader() {}

    public static String read(String file) throws IOException {
        return Files.readString(Path.of(file)) + new StringReader(file).read();
    }
}
