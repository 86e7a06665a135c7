package tilth.scenes.web.report;

/** A picture in a report, or a table. */
public sealed interface Figure permits Stacks, Heaps, Ledger {

    /** What it shows, in one plain sentence. */
    String says();
}
