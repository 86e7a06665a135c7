package tilth.bots.chineur;

import java.util.Arrays;

/** Moves weights uphill along the slopes that were found, each by steps of its own size (the method called Adam). */
final class Ascent {

    private static final float OF_SLOPE = 0.1f;
    private static final float OF_SIZE = 0.01f;
    private static final float HARDLY = 1e-6f;

    private final float[] weights;
    private final float[] slopes;
    private final float[] slope;
    private final float[] size;
    private int steps;

    Ascent(float[] weights) {
        this.weights = weights;
        slopes = new float[weights.length];
        slope = new float[weights.length];
        size = new float[weights.length];
    }

    /** Notes that it goes up here, the more the steeper. */
    void note(int place, float steepness) {
        slopes[place] += steepness;
    }

    /** Takes a step and forgets the slopes noted so far. */
    void step(float length) {
        steps++;
        double soFar = 1 - Math.pow(1 - OF_SLOPE, steps);
        double sizeSoFar = 1 - Math.pow(1 - OF_SIZE, steps);
        for (int i = 0; i < weights.length; i++) {
            slope[i] += OF_SLOPE * (slopes[i] - slope[i]);
            size[i] += OF_SIZE * (slopes[i] * slopes[i] - size[i]);
            weights[i] += (float) (length * (slope[i] / soFar) / (Math.sqrt(size[i] / sizeSoFar) + HARDLY));
        }
        Arrays.fill(slopes, 0);
    }
}
