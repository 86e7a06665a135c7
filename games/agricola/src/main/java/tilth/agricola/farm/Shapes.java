package tilth.agricola.farm;

import java.util.stream.IntStream;

/** Every shape a pasture can have: the connected sets of squares that the fences of one player can go around. */
final class Shapes {

    private static final int[] SHAPES = IntStream.rangeClosed(1, Yard.ALL)
            .filter(squares -> Fences.count(Fences.outline(squares)) <= Fences.MOST)
            .filter(Yard::connected)
            .toArray();

    private Shapes() {}

    static int count() {
        return SHAPES.length;
    }

    static int at(int index) {
        return SHAPES[index];
    }
}
