package tilth.testkit.outlaws;

/** Remembers from one game to the next. */
public final class Memory {

    private static int games;

    private Memory() {}

    public static int count() {
        return games++;
    }
}
