package tilth.server.storage;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;

/** The shape of the tables in a database. */
final class Schema {

    private Schema() {}

    /**
     * Gives a database the shape this house needs; one that a later house has shaped is left alone.
     *
     * @param check whether it may be relied on, asked before anything is changed
     */
    static void bringUpToDate(DataSource database, Runnable check) {
        Flyway flyway = Flyway.configure()
                .dataSource(database)
                .locations("classpath:tilth/server/migrations")
                .load();
        for (MigrationInfo step : flyway.info().all()) {
            if (step.getState() == MigrationState.FUTURE_SUCCESS || step.getState() == MigrationState.FUTURE_FAILED) {
                throw new IllegalStateException(
                        "a newer version of Tilth has written this database (step %s); please use that version"
                                .formatted(step.getVersion()));
            }
        }
        if (flyway.info().pending().length > 0) {
            check.run();
            flyway.migrate();
        }
    }
}
