package tilth.testkit.outlaws.circle.two;

import tilth.testkit.outlaws.circle.one.Egg;

/** Knows who knows it. */
public final class Hen {

    public Egg laid() {
        return new Egg();
    }
}
