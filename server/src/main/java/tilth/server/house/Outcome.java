package tilth.server.house;

import tilth.engine.Refusal;
import tilth.server.table.Table;

/** What became of a wish, and the table as it stood then. */
public sealed interface Outcome {

    Table table();

    record Done(Table table) implements Outcome {}

    record Refused(Table table, Refusal refusal) implements Outcome {}

    default boolean isDone() {
        return this instanceof Done;
    }
}
