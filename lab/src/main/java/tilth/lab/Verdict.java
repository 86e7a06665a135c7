package tilth.lab;

/** Says of many findings, one after the other, which are more than chance. */
final class Verdict {

    private final boolean[] real;
    private int next;

    /** The findings, in the order in which they will be asked for, by how likely chance alone is to bring them about. */
    Verdict(double... chances) {
        real = Holm.real(chances);
    }

    boolean next() {
        return real[next++];
    }
}
