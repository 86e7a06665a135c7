package tilth.agricola;

/** One word of a scenario about how the table lies. */
@FunctionalInterface
interface Given {
    void layOut(Scene scene);
}
