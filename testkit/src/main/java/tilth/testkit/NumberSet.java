package tilth.testkit;

import java.util.Arrays;

/** A set of numbers that grows and never forgets one. Packed moves and questions are never below 0. */
final class NumberSet {

    private static final long NONE = -1;

    private long[] numbers = emptied(64);
    private int size;

    private static long[] emptied(int room) {
        long[] empty = new long[room];
        Arrays.fill(empty, NONE);
        return empty;
    }

    /** Adds a number, and says whether it is new. */
    boolean add(long number) {
        int place = place(numbers, number);
        if (numbers[place] == number) {
            return false;
        }
        numbers[place] = number;
        if (2 * ++size > numbers.length) {
            grow();
        }
        return true;
    }

    /** Where a number is or belongs. */
    private static int place(long[] among, long number) {
        int last = among.length - 1;
        int place = Long.hashCode(number * 0x9E3779B97F4A7C15L) & last;
        while (among[place] != NONE && among[place] != number) {
            place = place + 1 & last;
        }
        return place;
    }

    private void grow() {
        long[] larger = emptied(2 * numbers.length);
        for (long number : numbers) {
            if (number != NONE) {
                larger[place(larger, number)] = number;
            }
        }
        numbers = larger;
    }
}
