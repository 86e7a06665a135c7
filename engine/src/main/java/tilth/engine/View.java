package tilth.engine;

/** What one viewer may see of a position, as records of plain values; each game has its own. */
public interface View {}
