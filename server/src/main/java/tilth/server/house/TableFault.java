package tilth.server.house;

import tilth.engine.GameRecord;
import tilth.server.table.Table;

/** A fault of our own at a table, with the game as it stood. Nothing has changed by it. */
public final class TableFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String table;
    private final int length;
    private final transient GameRecord record;

    public TableFault(String message, Table table, RuntimeException fault) {
        super(message, fault);
        this.table = table.id();
        length = table.length();
        record = table.record();
    }

    public String table() {
        return table;
    }

    /** How many entries the table had heard. */
    public int length() {
        return length;
    }

    public GameRecord record() {
        return record;
    }
}
