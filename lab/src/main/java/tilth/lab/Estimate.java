package tilth.lab;

/** A number worked out from games, with the interval that holds the true one in 95 of 100 cases. */
record Estimate(double value, double low, double high) {

    static Estimate of(Share share) {
        return new Estimate(share.share(), share.low(), share.high());
    }

    static Estimate of(Mean mean) {
        return new Estimate(mean.mean(), mean.low(), mean.high());
    }

    static Estimate of(Measure measure) {
        return new Estimate(measure.mean(), measure.low(), measure.high());
    }

    static Estimate of(Advantage advantage) {
        return new Estimate(advantage.difference(), advantage.low(), advantage.high());
    }

    /** How far this is above another, with an interval by squaring and adding those of both (Newcombe). */
    Estimate above(Estimate other) {
        double difference = value - other.value;
        return new Estimate(
                difference,
                difference - Math.hypot(value - low, other.high - other.value),
                difference + Math.hypot(high - value, other.value - other.low));
    }

    /** How likely chance alone is to bring it so far from 0. */
    double chance() {
        double half = value > 0 ? value - low : high - value;
        if (half == 0) {
            return value == 0 ? 1 : 0;
        }
        return Chance.beyond(Chance.Z * value / half);
    }
}
