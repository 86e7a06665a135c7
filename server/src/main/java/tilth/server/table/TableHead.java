package tilth.server.table;

import tilth.engine.Setup;

/**
 * What is fixed about a table from its first moment: its id and how its game is set up.
 *
 * @param rulesVersion the version of the game's rules when the table was opened
 */
public record TableHead(String id, Setup setup, long createdAt, int rulesVersion) {

    /** A table opened under the rules as they are now. */
    public TableHead(String id, Setup setup, long createdAt) {
        this(id, setup, createdAt, setup.game().rulesVersion());
    }
}
