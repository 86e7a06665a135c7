package tilth.agricola.cards;

/** At the end: how many of a good are exchanged for one, two and three bonus points when points are counted. */
public record Prize(int good, int one, int two, int three) {

    public static final Prize NONE = new Prize(0, 0, 0, 0);

    /** The bonus points for so many of the good. */
    public int points(int have) {
        if (one == 0 || have < one) {
            return 0;
        }
        return have >= three ? 3 : have >= two ? 2 : 1;
    }

    /** How many of the good that takes. */
    public int spent(int have) {
        return switch (points(have)) {
            case 1 -> one;
            case 2 -> two;
            case 3 -> three;
            default -> 0;
        };
    }
}
