package tilth.bots;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilth.engine.Rows;

/**
 * A small network that makes one number of many. Each layer but the last keeps what is above nothing. It keeps notes, so it
 * serves one thread at a time.
 */
public final class Network {

    /** The name before the thresholds of the first layer. */
    static final String THRESHOLDS = "thresholds";

    /** For each layer a row of weights for each number that goes in, and last one for the thresholds. */
    final float[][][] layers;

    /** What comes out of each layer. */
    final float[][] outputs;

    /** The numbers that went in last: only what is another than before has to be weighed anew. */
    private final float[] before;

    /** After so many numbers the small errors of sums are forgotten. */
    private static final int AFRESH = 256;

    /** About so many of the numbers that go in are something. */
    private static final int USUALLY_NOTED = 200;

    private int since = AFRESH;

    Network(float[][][] layers) {
        this.layers = layers;
        outputs = new float[layers.length][];
        for (int layer = 0; layer < layers.length; layer++) {
            outputs[layer] = new float[layers[layer][0].length];
        }
        before = new float[layers[0].length - 1];
    }

    /** Looks at everything anew next time, for its weights may be others. */
    public void lookAfresh() {
        since = AFRESH;
    }

    /**
     * The network in a file beside a type, a row for each number that goes into a layer. Those of the first layer begin with
     * the name of their number: what has no row in the file tells nothing yet.
     */
    public static Network beside(Class<?> type, String file, List<String> names) {
        return new Network(layers(Rows.beside(type, file), names));
    }

    /** One with layers of some widths that tells nothing yet. */
    public static Network blank(int inputs, long seed, int... widths) {
        Random random = new Random(seed);
        float[][][] layers = new float[widths.length + 1][][];
        int in = inputs;
        for (int layer = 0; layer < widths.length; layer++) {
            layers[layer] = new float[in + 1][widths[layer]];
            double spread = Math.sqrt(2.0 / Math.min(in, USUALLY_NOTED));
            for (int row = 0; row < in; row++) {
                for (int i = 0; i < widths[layer]; i++) {
                    layers[layer][row][i] = (float) (random.nextGaussian() * spread);
                }
            }
            in = widths[layer];
        }
        layers[widths.length] = new float[in + 1][1];
        return new Network(layers);
    }

    /** One that has the same weights, for another thread. */
    public Network again() {
        return new Network(layers);
    }

    /** Takes over the weights of another one as they are now. */
    public void become(Network other) {
        for (int layer = 0; layer < layers.length; layer++) {
            for (int row = 0; row < layers[layer].length; row++) {
                System.arraycopy(other.layers[layer][row], 0, layers[layer][row], 0, layers[layer][row].length);
            }
        }
    }

    /** Goes a part of the way towards the weights of another one. */
    public void lean(Network other, float part) {
        for (int layer = 0; layer < layers.length; layer++) {
            for (int row = 0; row < layers[layer].length; row++) {
                float[] own = layers[layer][row];
                float[] others = other.layers[layer][row];
                for (int i = 0; i < own.length; i++) {
                    own[i] += part * (others[i] - own[i]);
                }
            }
        }
    }

    /** Keeps the weights as they are. */
    public void keep(DataOutputStream into) throws IOException {
        keep(layers, into);
    }

    static void keep(float[][][] weights, DataOutputStream into) throws IOException {
        for (float[][] layer : weights) {
            for (float[] row : layer) {
                for (float weight : row) {
                    into.writeFloat(weight);
                }
            }
        }
    }

    /** Takes up what was kept of one with layers of the same widths. */
    public void takeUp(DataInputStream from) throws IOException {
        takeUp(layers, from);
    }

    static void takeUp(float[][][] weights, DataInputStream from) throws IOException {
        for (float[][] layer : weights) {
            for (float[] row : layer) {
                for (int i = 0; i < row.length; i++) {
                    row[i] = from.readFloat();
                }
            }
        }
    }

    public Network copy() {
        float[][][] rows = new float[layers.length][][];
        for (int layer = 0; layer < layers.length; layer++) {
            rows[layer] = Arrays.stream(layers[layer]).map(float[]::clone).toArray(float[][]::new);
        }
        return new Network(rows);
    }

    public float of(Notes inputs) {
        float[] first = outputs[0];
        float[][] rows = layers[0];
        if (since++ >= AFRESH) {
            since = 0;
            System.arraycopy(rows[rows.length - 1], 0, first, 0, first.length);
            Arrays.fill(before, 0);
        }
        for (int input = inputs.nextChanged(before, 0);
                input < before.length;
                input = inputs.nextChanged(before, input + 1)) {
            float number = inputs.number(input);
            weigh(rows[input], number - before[input], first);
            before[input] = number;
        }
        for (int layer = 1; layer < layers.length; layer++) {
            pass(layers[layer], outputs[layer - 1], outputs[layer]);
        }
        return outputs[outputs.length - 1][0];
    }

    /** Passes on what comes out of one layer to the next. */
    static void pass(float[][] rows, float[] from, float[] into) {
        System.arraycopy(rows[rows.length - 1], 0, into, 0, into.length);
        for (int input = 0; input < from.length; input++) {
            weigh(rows[input], Math.max(0, from[input]), into);
        }
    }

    /** Adds so many times a row. */
    static void weigh(float[] row, float number, float[] into) {
        if (number != 0) {
            for (int i = 0; i < row.length; i++) {
                into[i] += row[i] * number;
            }
        }
    }

    /** Its rows, as they are kept in a file; what tells nothing has none. */
    public String write(List<String> names) {
        StringBuilder text = new StringBuilder();
        float[][] first = layers[0];
        for (int row = 0; row < first.length; row++) {
            String numbers = written(first[row]);
            boolean isThreshold = row == names.size();
            if (isThreshold || !numbers.matches("[0 ]*")) {
                text.append(isThreshold ? THRESHOLDS : names.get(row))
                        .append(' ')
                        .append(numbers)
                        .append('\n');
            }
        }
        for (int layer = 1; layer < layers.length; layer++) {
            for (float[] row : layers[layer]) {
                text.append(written(row)).append('\n');
            }
        }
        return text.toString();
    }

    private static String written(float[] row) {
        return IntStream.range(0, row.length).mapToObj(i -> written(row[i])).collect(Collectors.joining(" "));
    }

    private static String written(float weight) {
        String text = String.format(Locale.ROOT, "%.4f", weight);
        return text.equals("-0.0000") || text.equals("0.0000") ? "0" : text;
    }

    private static float[][][] layers(List<List<String>> rows, List<String> names) {
        Map<String, float[]> named = new HashMap<>();
        int read = 0;
        while (!rows.get(read).getFirst().equals(THRESHOLDS)) {
            List<String> row = rows.get(read++);
            named.put(row.getFirst(), numbers(row.subList(1, row.size())));
        }
        float[] thresholds = numbers(rows.get(read).subList(1, rows.get(read).size()));
        read++;
        List<float[][]> layers = new ArrayList<>();
        float[][] first = new float[names.size() + 1][];
        for (int i = 0; i < names.size(); i++) {
            first[i] = named.getOrDefault(names.get(i), new float[thresholds.length]);
        }
        first[names.size()] = thresholds;
        layers.add(first);
        for (int in = thresholds.length; read < rows.size(); in = layers.getLast()[0].length) {
            layers.add(rows.subList(read, read + in + 1).stream()
                    .map(Network::numbers)
                    .toArray(float[][]::new));
            read += in + 1;
        }
        return layers.toArray(float[][][]::new);
    }

    private static float[] numbers(List<String> words) {
        float[] numbers = new float[words.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Float.parseFloat(words.get(i));
        }
        return numbers;
    }
}
