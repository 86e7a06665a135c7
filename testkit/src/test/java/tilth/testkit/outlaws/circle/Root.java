package tilth.testkit.outlaws.circle;

/** Ties chapters together, which should not know it. */
public final class Root {}
