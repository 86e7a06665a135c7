package tilth.lab;

import java.util.List;
import java.util.TreeMap;

/** The games that could not be finished: how many, and the first of them, whichever thread met them. */
final class Failures {

    private static final int MOST_KEPT = 10;

    private final TreeMap<Integer, Failure> first = new TreeMap<>();
    private int count;

    void add(Failure failure) {
        count++;
        keep(failure);
    }

    private void keep(Failure failure) {
        first.put(failure.game(), failure);
        if (first.size() > MOST_KEPT) {
            first.pollLastEntry();
        }
    }

    void addAll(Failures others) {
        count += others.count;
        others.first.values().forEach(this::keep);
    }

    int count() {
        return count;
    }

    List<Failure> first() {
        return List.copyOf(first.values());
    }
}
