package tilth.lab;

/** A share of games, with the Wilson interval that holds the true share in 95 of 100 cases. */
public record Share(double share, double low, double high) {

    /** What {@code won} of {@code games} is; shared wins count as fractions. Nothing is known after no game. */
    public static Share of(double won, long games) {
        if (games == 0) {
            return new Share(0, 0, 1);
        }
        double share = won / games;
        double square = Chance.Z * Chance.Z / games;
        double middle = (share + square / 2) / (1 + square);
        double half = Chance.Z * Math.sqrt(share * (1 - share) / games + square / (4.0 * games)) / (1 + square);
        return new Share(share, Math.clamp(middle - half, 0, share), Math.clamp(middle + half, share, 1));
    }
}
