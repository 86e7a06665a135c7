package tilth.server.table;

/**
 * One thing that happened at a table, as it stands in its log for ever.
 *
 * @param seq its place in the log, from 0
 * @param at milliseconds since 1970
 */
public record Entry(int seq, Fact fact, long at) {}
