package tilth.scenes.web.agricola;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.SquareView;
import tilth.scenes.web.Spot;

/**
 * One square of a farmyard.
 *
 * @param spot what a click on it does, on one's own farm
 * @param ghosts what would stand here by what is on offer
 */
public record SquarePicture(
        SquareView square,
        String id,
        String house,
        String label,
        boolean pasture,
        @Nullable Spot spot,
        List<Ghost> ghosts) {

    private static final int MOST_DRAWN = 6;

    /** Where plants stand in a field, by how many there are. */
    private static final List<List<Plant>> ROWS = List.of(
            List.of(),
            List.of(new Plant(50, 52)),
            List.of(new Plant(32, 52), new Plant(68, 52)),
            List.of(new Plant(19, 58), new Plant(50, 44), new Plant(81, 58)),
            List.of(new Plant(30, 30), new Plant(70, 30), new Plant(30, 72), new Plant(70, 72)),
            List.of(new Plant(24, 30), new Plant(76, 30), new Plant(50, 50), new Plant(24, 72), new Plant(76, 72)),
            List.of(
                    new Plant(22, 30),
                    new Plant(50, 30),
                    new Plant(78, 30),
                    new Plant(22, 72),
                    new Plant(50, 72),
                    new Plant(78, 72)));

    public int x() {
        return Place.of(square.square()).x();
    }

    public int y() {
        return Place.of(square.square()).y();
    }

    public boolean isRoom() {
        return "room".equals(square.tile());
    }

    public boolean isField() {
        return "field".equals(square.tile());
    }

    /** Whether a fence stands here alone. */
    public boolean isPost() {
        return "post".equals(square.tile());
    }

    /** Each plant that grows here, as far as they fit. */
    public List<Plant> plants() {
        return ROWS.get(Math.min(square.crops(), MOST_DRAWN));
    }

    /** How many plants grow here, where not all of them are drawn; otherwise empty. */
    public String number() {
        return square.crops() > MOST_DRAWN ? Integer.toString(square.crops()) : "";
    }

    /** Where a plant grows in its square. */
    public record Plant(int x, int y) {}

    /**
     * What would stand on a square.
     *
     * @param kind room, field, stable, grain or vegetable
     */
    public record Ghost(String kind, String target) {}
}
