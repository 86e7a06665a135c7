package tilth.testkit.outlaws;

import java.util.Random;

/** Throws dice that nobody can throw again. */
public final class DiceThrower {

    private DiceThrower() {}

    public static int die() {
        return new Random().nextInt(6);
    }

    public static double chance() {
        return Math.random();
    }
}
