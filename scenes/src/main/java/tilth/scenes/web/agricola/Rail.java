package tilth.scenes.web.agricola;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A fence on an edge between squares, from its upper left end on.
 *
 * @param way lying or standing
 */
public record Rail(int x, int y, String way) {

    /** Every edge around these squares on the sides that are wanted, each once, those at the back first. */
    static List<Rail> around(List<String> squares, Predicate<Side> wanted) {
        TreeSet<Rail> rails = new TreeSet<>((one, other) -> one.y() != other.y()
                ? one.y() - other.y()
                : one.x() != other.x() ? one.x() - other.x() : one.way().compareTo(other.way()));
        squares.stream()
                .flatMap(square -> Stream.of("n", "e", "s", "w").map(way -> new Side(square, way)))
                .filter(wanted)
                .forEach(side -> rails.add(side.rail()));
        return List.copyOf(rails);
    }

    /** These edges as lines. */
    static String path(List<Rail> rails) {
        return rails.stream()
                .map(rail -> "M%d %d%s%d".formatted(rail.x, rail.y, rail.isLying() ? "h" : "v", Place.SIDE))
                .collect(Collectors.joining());
    }

    public boolean isLying() {
        return way.equals("lying");
    }

    /** One side of a square: n, e, s or w of it. */
    record Side(String square, String way) {

        String neighbour() {
            Place place = Place.of(square);
            return switch (way) {
                case "n" -> place.beside(0, -1);
                case "e" -> place.beside(1, 0);
                case "s" -> place.beside(0, 1);
                default -> place.beside(-1, 0);
            };
        }

        private Rail rail() {
            Place place = Place.of(square);
            return switch (way) {
                case "n" -> new Rail(place.x(), place.y(), "lying");
                case "e" -> new Rail(place.x() + Place.SIDE, place.y(), "standing");
                case "s" -> new Rail(place.x(), place.y() + Place.SIDE, "lying");
                default -> new Rail(place.x(), place.y(), "standing");
            };
        }
    }
}
