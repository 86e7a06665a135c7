package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.server.storage.Storage;

/** What a house finds when it is opened, and what it says where it cannot open. */
class StartingTest {

    private static final int PAGE = 4096;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_damaged_database_is_not_opened() throws IOException {
        filled();
        Path file = folder.resolve("tilth.db");
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
            byte[] noise = new byte[PAGE];
            new SplittableRandom(1).nextBytes(noise);
            for (long page = 4; page < open.length() / PAGE; page += 2) {
                open.seek(page * PAGE);
                open.write(noise);
            }
        }
        assertThat(reason(folder)).contains("tilth.db", "damaged");
    }

    @Test
    void damage_at_the_very_end_is_found_before_anybody_is_let_in() throws IOException {
        filled();
        try (RandomAccessFile open =
                new RandomAccessFile(folder.resolve("tilth.db").toFile(), "rw")) {
            open.seek(open.length() - PAGE);
            open.write(new byte[PAGE]);
        }
        assertThat(reason(folder)).contains("tilth.db", "damaged");
        assertThat(reason(folder)).as("the folder is free again").contains("damaged");
    }

    @Test
    void what_is_no_database_is_not_opened() throws IOException {
        Files.writeString(folder.resolve("tilth.db"), "Dear diary, ".repeat(1000));
        assertThat(reason(folder)).contains("tilth.db", "no database");
    }

    @Test
    void a_database_of_a_later_tilth_is_not_opened() throws SQLException {
        filled();
        execute("insert into flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                + " installed_by, execution_time, success)"
                + " values (99, '99', 'of tomorrow', 'SQL', 'V99__of_tomorrow.sql', 1, 'x', 1, 1)");
        assertThat(reason(folder)).contains("newer version of Tilth");
    }

    @Test
    void the_tables_are_read_by_their_owner_alone() throws IOException {
        assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
        Path made = folder.resolve("made");
        try (Server server = Server.inFolder(made, 0)) {
            opened(server);
            assertThat(permissions(made)).isEqualTo("rwx------");
            try (Stream<Path> files = Files.list(made)) {
                assertThat(files.filter(Files::isRegularFile).toList())
                        .hasSizeGreaterThanOrEqualTo(4)
                        .allSatisfy(file ->
                                assertThat(permissions(file)).as("%s", file).isEqualTo("rw-------"));
            }
        }
    }

    @Test
    void files_that_others_could_read_are_closed_to_them() throws IOException {
        assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
        filled();
        Path file = folder.resolve("tilth.db");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        Storage.inFolder(folder).close();
        assertThat(permissions(file)).isEqualTo("rw-------");
    }

    private static String permissions(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        }
    }

    private static String reason(Path folder) {
        return String.valueOf(
                catchThrowable(() -> Server.inFolder(folder, 0).close()).getMessage());
    }

    private void filled() {
        try (Server server = Server.inFolder(folder, 0)) {
            for (int i = 0; i < 50; i++) {
                opened(server);
            }
        }
    }

    private static void opened(Server server) {
        assertThat(Client.stranger(server.port())
                        .post("/api/tables", "{\"game\":\"finca\"}")
                        .status())
                .isEqualTo(201);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tilth.db"));
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
