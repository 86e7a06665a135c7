package tilth.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folder this build was made from. */
final class Checkout {

    private Checkout() {}

    static Path root() {
        String given = System.getProperty("tilth.root", "");
        if (!given.isEmpty()) {
            return Path.of(given);
        }
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve("tilth")) && Files.exists(folder.resolve(".ci"))) {
                return folder;
            }
        }
        throw new IllegalStateException("the tests run outside a checkout: set the system property tilth.root");
    }

    /** The module being tested. */
    static Path module() {
        return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    }

    /** All files of the checkout whose names end so, but for what a build has made. */
    static List<Path> files(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .filter(file -> !folder.relativize(file).toString().matches("(.*/)?(target|\\.git)/.*"))
                    .sorted()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
