package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.AgricolaView.HerdView;

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
            List.of(new Spotted(50, 50)),
            List.of(new Spotted(31, 36), new Spotted(66, 64)),
            List.of(new Spotted(29, 30), new Spotted(71, 42), new Spotted(40, 70)),
            List.of(new Spotted(28, 30), new Spotted(72, 33), new Spotted(28, 67), new Spotted(72, 69)));

    /** Where they stand beside a stable, which takes the upper right. */
    private static final List<List<Spotted>> BY_STABLE = List.of(
            List.of(new Spotted(36, 62)),
            List.of(new Spotted(27, 38), new Spotted(56, 72)),
            List.of(new Spotted(27, 30), new Spotted(27, 68), new Spotted(74, 72)),
            List.of(new Spotted(26, 32), new Spotted(24, 62), new Spotted(78, 70), new Spotted(52, 73)));

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

    /** Herds that share squares, each animal on a spot of its own. */
    static List<Herd> together(String id, List<HerdView> herds, List<Ground> squares) {
        int count = herds.stream().mapToInt(HerdView::count).sum();
        List<Spotted> spots = of(id, "", count, squares).animals();
        List<Herd> together = new ArrayList<>();
        int from = 0;
        for (HerdView herd : herds) {
            int to = Math.min(spots.size(), from + herd.count());
            String name = together.isEmpty() ? id : id + "-" + herd.animal();
            together.add(new Herd(name, herd.animal(), spots.subList(from, to)));
            from = to;
        }
        return together;
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
