package tilth.server.house;

/** A request names a table that does not exist. */
public final class NoTable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String table;

    public NoTable(String table) {
        super("no table " + table);
        this.table = table;
    }

    public String table() {
        return table;
    }
}
