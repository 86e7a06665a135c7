package tilth.server;

import tilth.engine.GameRecord;

/** A fault of our own at a table, with the game as it stood. Nothing has changed by it. */
final class TableFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String table;
    private final int length;
    private final transient GameRecord record;

    TableFault(String message, Table table, RuntimeException fault) {
        super(message, fault);
        this.table = table.head().id();
        length = table.length();
        record = table.match().record();
    }

    String table() {
        return table;
    }

    /** How many entries the table had heard. */
    int length() {
        return length;
    }

    GameRecord record() {
        return record;
    }
}
