package tilth.lab;

import java.util.stream.IntStream;

/** Which of many findings are more than chance: in 95 of 100 reports, none of those called real is chance (Holm). */
final class Holm {

    private static final double DOUBT = 0.05;

    private Holm() {}

    /** For each finding, by how likely chance alone is to bring it about, whether it is real. */
    static boolean[] real(double... chances) {
        int[] surest = IntStream.range(0, chances.length)
                .boxed()
                .sorted((one, other) -> Double.compare(chances[one], chances[other]))
                .mapToInt(Integer::intValue)
                .toArray();
        boolean[] real = new boolean[chances.length];
        for (int i = 0; i < surest.length && chances[surest[i]] <= DOUBT / (surest.length - i); i++) {
            real[surest[i]] = true;
        }
        return real;
    }
}
