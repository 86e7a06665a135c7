package tilth.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/** Keeps statements until their connection is given back: what is written many times at once is prepared once. */
final class KeptStatements extends DefaultStatementBuilder {

    private final Map<String, PreparedStatement> idle = new HashMap<>();

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        PreparedStatement kept = idle.remove(sql);
        return kept == null ? super.create(connection, sql, context) : kept;
    }

    @Override
    public void close(Connection connection, String sql, Statement statement) throws SQLException {
        boolean kept = statement instanceof PreparedStatement prepared && idle.putIfAbsent(sql, prepared) == null;
        if (!kept) {
            super.close(connection, sql, statement);
        }
    }

    @Override
    public void close(Connection connection) {
        for (PreparedStatement statement : idle.values()) {
            try {
                statement.close();
            } catch (SQLException broken) {
                throw new IllegalStateException(broken);
            }
        }
        idle.clear();
    }
}
