package tilth.testkit.outlaws.circle.one;

import tilth.testkit.outlaws.circle.Root;
import tilth.testkit.outlaws.circle.two.Hen;

/** Knows who knows it. */
public final class Egg {

    public Root root() {
        return new Root();
    }

    public Hen hatched() {
        return new Hen();
    }
}
