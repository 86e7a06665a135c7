package tilth.server.table;

import tilth.engine.Rule;
import tilth.engine.Setup;

/**
 * What is fixed about a table from its first moment: its id and how its game is set up.
 *
 * @param rulesVersion the version of the game's rules when the table was opened
 * @param dealKnown whether somebody can know what is hidden, because the deal was not drawn for this table
 */
public record TableHead(String id, Setup setup, long createdAt, int rulesVersion, boolean dealKnown) {

    /** A table opened under the rules as they are now, with a deal that nobody knows. */
    public TableHead(String id, Setup setup, long createdAt) {
        this(id, setup, createdAt, setup.game().rulesVersion(), false);
    }

    /** A table opened under the rules as they are now, with a deal that somebody brought along. */
    @Rule("SRV-12")
    public static TableHead withKnownDeal(String id, Setup setup, long createdAt) {
        return new TableHead(id, setup, createdAt, setup.game().rulesVersion(), true);
    }
}
