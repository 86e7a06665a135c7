package tilth.lab;

import tilth.engine.Seats;

/** Wins as whole numbers: those alone, and those shared by two, three … seats. */
final class Wins {

    private final int[] shared = new int[Integer.SIZE];

    /** Counts a game one has won, perhaps together with others. */
    void add(int winners) {
        shared[Seats.count(winners)]++;
    }

    void addAll(Wins other) {
        for (int i = 0; i < shared.length; i++) {
            shared[i] += other.shared[i];
        }
    }

    int alone() {
        return shared[1];
    }

    int shared() {
        int sum = 0;
        for (int i = 2; i < shared.length; i++) {
            sum += shared[i];
        }
        return sum;
    }

    /** A win shared by three counts a third. */
    double credit() {
        double credit = 0;
        for (int i = 1; i < shared.length; i++) {
            credit += (double) shared[i] / i;
        }
        return credit;
    }
}
