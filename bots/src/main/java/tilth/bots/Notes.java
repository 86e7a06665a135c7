package tilth.bots;

import java.util.Arrays;

/** Numbers around 1 that are noted one after the other. */
public class Notes {

    private final float[] numbers;
    private int noted;

    public Notes(int many) {
        numbers = new float[many];
    }

    public final float number(int place) {
        return numbers[place];
    }

    /** The next place from one on where another number stood before, or how many there are. */
    final int nextChanged(float[] before, int from) {
        int steps = Arrays.mismatch(before, from, before.length, numbers, from, numbers.length);
        return steps < 0 ? numbers.length : from + steps;
    }

    /** Whether there is no place left for another number. */
    public final boolean isFull() {
        return noted == numbers.length;
    }

    /** What is noted now, for later. */
    public final Noted kept() {
        int count = 0;
        for (float number : numbers) {
            count += number == 0 ? 0 : 1;
        }
        short[] places = new short[count];
        float[] amounts = new float[count];
        int next = 0;
        for (int place = 0; place < numbers.length; place++) {
            if (numbers[place] != 0) {
                places[next] = (short) place;
                amounts[next++] = numbers[place];
            }
        }
        return new Noted(places, amounts);
    }

    /** What is noted next comes to this place, and what stood there and behind is forgotten. */
    public final void noteFrom(int place) {
        noted = place;
        Arrays.fill(numbers, place, numbers.length, 0);
    }

    public final void note(float number) {
        numbers[noted++] = number;
    }

    public final void note(boolean isSo) {
        note(isSo ? 1 : 0);
    }
}
