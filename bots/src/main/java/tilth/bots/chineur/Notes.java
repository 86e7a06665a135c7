package tilth.bots.chineur;

import java.util.Arrays;

/** Numbers around 1 that are noted one after the other. */
class Notes {

    private final float[] numbers;
    private int noted;

    Notes(int many) {
        numbers = new float[many];
    }

    float number(int place) {
        return numbers[place];
    }

    /** What is noted next comes to this place, and what stood there and behind is forgotten. */
    void noteFrom(int place) {
        noted = place;
        Arrays.fill(numbers, place, numbers.length, 0);
    }

    void note(float number) {
        numbers[noted++] = number;
    }

    void note(boolean isSo) {
        note(isSo ? 1 : 0);
    }
}
