package tilth.testkit.outlaws;

/** Says nothing about what it is. */
public final class FarmManager {

    private FarmManager() {}
}
