package tilth.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.UUID;
import tilth.server.storage.Storage;

/** The two real databases everything is tested on; each house gets an empty one. */
enum Database {
    SQLITE {
        @Override
        Storage empty() {
            try {
                return Storage.inFolder(Files.createTempDirectory("tilth"));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    },
    POSTGRESQL {
        @Override
        Storage empty() {
            return Storage.at(emptyAddress());
        }
    };

    abstract Storage empty();

    /** The address of an empty PostgreSQL database, for several nodes. */
    static String emptyAddress() {
        String name = "t" + UUID.randomUUID().toString().replace("-", "");
        return Server.RUNNING.getJdbcUrl("postgres", createdDatabase(name));
    }

    private static String createdDatabase(String name) {
        try (var connection = Server.RUNNING.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("create database " + name);
            return name;
        } catch (java.sql.SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }
    /** One PostgreSQL for all tests, started when first needed. */
    private static final class Server {
        private static final EmbeddedPostgres RUNNING = started();

        private static EmbeddedPostgres started() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
