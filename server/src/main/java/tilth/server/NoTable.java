package tilth.server;

/** A request names a table that does not exist. */
final class NoTable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NoTable(String id) {
        super("There is no table \"" + id + "\".");
    }
}
