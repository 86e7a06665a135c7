package tilth.lab;

/** A mean, with the interval by Student's distribution that holds the true mean in 95 of 100 cases. */
public record Mean(double mean, double low, double high) {

    /** Of fewer than two numbers nothing is known but themselves. */
    static Mean of(Spread numbers) {
        double half = numbers.size() < 2 ? 0 : Chance.student(numbers.size() - 1) * numbers.error();
        return new Mean(numbers.mean(), numbers.mean() - half, numbers.mean() + half);
    }
}
