package tilth.server.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The file of the embedded database: for its owner alone, and looked through before anybody writes to it. */
final class SqliteFile {

    private static final Logger LOG = LoggerFactory.getLogger(SqliteFile.class);

    /** A large file is looked through for so long, so that a house opens soon. */
    private static final Duration LONGEST_CHECK = Duration.ofSeconds(2);

    private static final String FILE = "rw-------";
    private static final String FOLDER = "rwx------";

    private final Path file;

    private SqliteFile(Path file) {
        this.file = file;
    }

    /** The folder and all those above it; one that is made now is its owner's alone. */
    static void makeFolder(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            Path parent = folder.toAbsolutePath().getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            Files.createDirectory(folder, forOwner(folder, FOLDER));
        }
    }

    private static FileAttribute<?>[] forOwner(Path place, String permissions) {
        return place.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /** Makes the file if it is not there, and closes it to others. */
    static SqliteFile in(Path folder) {
        SqliteFile database = new SqliteFile(folder.resolve("tilth.db"));
        try {
            // The database gives the files beside it the permissions of this one.
            for (String name : new String[] {"tilth.db", "tilth.db-wal", "tilth.db-shm", "lock"}) {
                closeToOthers(folder.resolve(name));
            }
            if (!Files.exists(database.file)) {
                Files.createFile(database.file, forOwner(folder, FILE));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return database;
    }

    Path path() {
        return file;
    }

    private static void closeToOthers(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null && Files.isRegularFile(file)) {
            view.setPermissions(PosixFilePermissions.fromString(FILE));
        }
    }

    /** Looks through the file: one that is damaged is refused in a sentence. */
    void check() {
        damage().ifPresent(what -> {
            throw new IllegalStateException(
                    "the file " + file + " is damaged (" + what + "); put back a copy of it, or use another folder");
        });
    }

    private Optional<String> damage() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            Thread clock = Thread.startVirtualThread(() -> stopLater(statement));
            try (ResultSet found = statement.executeQuery("pragma quick_check(1)")) {
                String first = found.next() ? found.getString(1) : "ok";
                return first.equals("ok")
                        ? Optional.empty()
                        : Optional.of(first.lines().skip(1).findFirst().orElse(first));
            } finally {
                clock.interrupt();
                clock.join();
            }
        } catch (SQLiteException refused) {
            return damage(refused);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the house is closed", closing);
        } catch (SQLException broken) {
            throw new IllegalStateException("the file " + file + " cannot be opened: " + broken.getMessage(), broken);
        }
    }

    private Optional<String> damage(SQLiteException refused) {
        SQLiteErrorCode code = refused.getResultCode();
        if (code == SQLiteErrorCode.SQLITE_INTERRUPT) {
            LOG.info("{} is large; only a part of it was looked through", file);
            return Optional.empty();
        }
        if (code == SQLiteErrorCode.SQLITE_NOTADB) {
            throw new IllegalStateException("the file " + file + " is no database of Tilth", refused);
        }
        if ((code.code & 0xff) == SQLiteErrorCode.SQLITE_CORRUPT.code) {
            return Optional.of("it cannot be read");
        }
        throw new IllegalStateException("the file " + file + " cannot be opened: " + refused.getMessage(), refused);
    }

    private static void stopLater(Statement statement) {
        try {
            Thread.sleep(LONGEST_CHECK);
            statement.cancel();
        } catch (InterruptedException | SQLException closed) {
            LOG.debug("the check was over", closed);
        }
    }
}
