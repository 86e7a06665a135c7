package tilth.testkit.outlaws;

import tilth.testkit.sheaves.Sheaves;

/** Looks into another game. */
public final class Neighbour {

    private Neighbour() {}

    public static String id() {
        return new Sheaves().id();
    }
}
