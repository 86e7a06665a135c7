package tilth.server;

/** A request names a table that does not exist. */
final class NoTable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String table;

    NoTable(String table) {
        super("no table " + table);
        this.table = table;
    }

    String table() {
        return table;
    }
}
