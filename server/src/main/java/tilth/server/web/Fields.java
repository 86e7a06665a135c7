package tilth.server.web;

/** What goes with a wish, filled into a form or written as JSON. */
interface Fields {

    String text(String field);

    int number(String field);

    boolean has(String field);
}
