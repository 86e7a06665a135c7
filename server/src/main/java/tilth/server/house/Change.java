package tilth.server.house;

import tilth.server.table.Table;

/**
 * A table that is not as it was.
 *
 * @param ours whether it was this node that changed it
 * @param address where the wish came from that changed it; nothing if nobody knows
 */
public record Change(Table table, boolean ours, String address) {}
