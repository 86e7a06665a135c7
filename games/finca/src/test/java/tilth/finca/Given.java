package tilth.finca;

/** One thing said about the table before a scenario starts. The order in which they are said does not matter. */
@FunctionalInterface
interface Given {
    void layOut(Scene scene);
}
