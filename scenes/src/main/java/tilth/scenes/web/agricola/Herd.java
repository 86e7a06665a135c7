package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;

/**
 * The animals of one pasture, stable or room, each where it stands.
 *
 * @param id what flies to and from them
 * @param animals where each of them stands; where there are too many for their squares, as many as fit
 */
public record Herd(String id, String symbol, List<Spotted> animals) {

    private static final int MOST_IN_SQUARE = 4;

    /** Where animals stand in a square, by how many there are. */
    private static final List<List<Spotted>> OPEN = List.of(
            List.of(new Spotted(50, 56)),
            List.of(new Spotted(31, 42), new Spotted(68, 68)),
            List.of(new Spotted(30, 34), new Spotted(71, 46), new Spotted(38, 74)),
            List.of(new Spotted(29, 33), new Spotted(72, 37), new Spotted(28, 70), new Spotted(71, 74)));

    /** Where they stand beside a stable, which takes the upper right. */
    private static final List<List<Spotted>> BY_STABLE = List.of(
            List.of(new Spotted(38, 66)),
            List.of(new Spotted(29, 42), new Spotted(64, 74)),
            List.of(new Spotted(27, 34), new Spotted(30, 72), new Spotted(72, 70)),
            List.of(new Spotted(25, 28), new Spotted(26, 60), new Spotted(72, 66), new Spotted(48, 84)));

    /** So many animals spread over squares. */
    static Herd of(String id, String symbol, int count, List<Ground> squares) {
        List<Spotted> animals = new ArrayList<>();
        for (int i = 0; i < squares.size(); i++) {
            int here = Math.min((count + squares.size() - 1 - i) / squares.size(), MOST_IN_SQUARE);
            Ground ground = squares.get(i);
            if (here > 0) {
                (ground.stable() ? BY_STABLE : OPEN)
                        .get(here - 1)
                        .forEach(spot -> animals.add(spot.in(Place.of(ground.square()))));
            }
        }
        return new Herd(id, symbol, animals);
    }

    /** A square animals stand on, and whether a stable takes some of it. */
    record Ground(String square, boolean stable) {}

    /** Where an animal stands. */
    public record Spotted(int x, int y) {
        private Spotted in(Place place) {
            return new Spotted(place.x() + x, place.y() + y);
        }
    }
}
