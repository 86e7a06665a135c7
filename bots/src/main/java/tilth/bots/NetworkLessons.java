package tilth.bots;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * Teaches a network numbers that it should have told, by steps of their own length for each weight. What it has learnt about
 * the steps can be kept, so that the lessons go on another time as if nothing had been in between.
 */
public final class NetworkLessons {

    private static final float FAST = 0.9f;
    private static final float SLOW = 0.999f;
    private static final float LEAST = 1e-6f;

    /** Nobody learns more from having been wrong by more than this. */
    private static final float MOST_WRONG = 20;

    private final float[][][] weights;
    private final float[][][] slopes;
    private final float[][][] trends;
    private final float[][][] unrest;

    /** What comes out of each layer, and by how much it should have been more. */
    private final float[][] outputs;

    private final float[][] missing;

    /** Which rows of the first layer something was noted for. */
    private final boolean[] isTouched;

    private int noted;
    private int steps;

    public NetworkLessons(Network network) {
        weights = network.layers;
        slopes = blankLike(weights);
        trends = blankLike(weights);
        unrest = blankLike(weights);
        outputs = new float[weights.length][];
        missing = new float[weights.length][];
        for (int layer = 0; layer < weights.length; layer++) {
            outputs[layer] = new float[weights[layer][0].length];
            missing[layer] = new float[weights[layer][0].length];
        }
        isTouched = new boolean[weights[0].length];
    }

    private static float[][][] blankLike(float[][][] rows) {
        float[][][] alike = new float[rows.length][][];
        for (int layer = 0; layer < rows.length; layer++) {
            alike[layer] = new float[rows[layer].length][rows[layer][0].length];
        }
        return alike;
    }

    /** What the network tells. */
    public float of(Noted inputs) {
        float[] first = outputs[0];
        float[][] rows = weights[0];
        System.arraycopy(rows[rows.length - 1], 0, first, 0, first.length);
        for (int i = 0; i < inputs.places.length; i++) {
            Network.weigh(rows[inputs.places[i]], inputs.amounts[i], first);
        }
        for (int layer = 1; layer < weights.length; layer++) {
            Network.pass(weights[layer], outputs[layer - 1], outputs[layer]);
        }
        return outputs[outputs.length - 1][0];
    }

    /** Notes what a network should have told that looked at some numbers; by how much it was wrong. */
    public float note(Noted inputs, float right) {
        float wrong = Math.clamp(right - of(inputs), -MOST_WRONG, MOST_WRONG);
        missing[weights.length - 1][0] = wrong;
        for (int layer = weights.length - 1; layer > 0; layer--) {
            noteLayer(layer);
        }
        for (int i = 0; i < inputs.places.length; i++) {
            isTouched[inputs.places[i]] = true;
            Network.weigh(missing[0], inputs.amounts[i], slopes[0][inputs.places[i]]);
        }
        int threshold = isTouched.length - 1;
        isTouched[threshold] = true;
        Network.weigh(missing[0], 1, slopes[0][threshold]);
        noted++;
        return wrong;
    }

    private void noteLayer(int layer) {
        float[][] rows = weights[layer];
        float[] here = missing[layer];
        float[] before = missing[layer - 1];
        for (int row = 0; row < rows.length - 1; row++) {
            float number = outputs[layer - 1][row];
            before[row] = 0;
            if (number > 0) {
                Network.weigh(here, number, slopes[layer][row]);
                before[row] = product(here, rows[row]);
            }
        }
        Network.weigh(here, 1, slopes[layer][rows.length - 1]);
    }

    private static float product(float[] one, float[] other) {
        float sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    /** Takes a step by all that was noted since the last one; what nothing was noted for stays. */
    public void step(float length) {
        steps++;
        float reach = (float) (length * Math.sqrt(1 - Math.pow(SLOW, steps)) / (1 - Math.pow(FAST, steps)));
        for (int layer = 0; layer < weights.length; layer++) {
            for (int row = 0; row < weights[layer].length; row++) {
                if (layer > 0 || isTouched[row]) {
                    step(layer, row, reach);
                }
            }
        }
        Arrays.fill(isTouched, false);
        noted = 0;
    }

    private void step(int layer, int row, float reach) {
        float[] weight = weights[layer][row];
        float[] slope = slopes[layer][row];
        float[] trend = trends[layer][row];
        float[] restless = unrest[layer][row];
        float part = 1f / noted;
        for (int i = 0; i < slope.length; i++) {
            float each = slope[i] * part;
            slope[i] = 0;
            trend[i] = FAST * trend[i] + (1 - FAST) * each;
            restless[i] = SLOW * restless[i] + (1 - SLOW) * each * each;
            weight[i] += reach * trend[i] / ((float) Math.sqrt(restless[i]) + LEAST);
        }
    }

    /** Keeps the weights as they are and all that is known about the steps. */
    public void keep(DataOutputStream into) throws IOException {
        into.writeInt(steps);
        Network.keep(weights, into);
        Network.keep(trends, into);
        Network.keep(unrest, into);
    }

    /** Takes up what was kept of a network with layers of the same widths. */
    public void takeUp(DataInputStream from) throws IOException {
        steps = from.readInt();
        Network.takeUp(weights, from);
        Network.takeUp(trends, from);
        Network.takeUp(unrest, from);
    }
}
