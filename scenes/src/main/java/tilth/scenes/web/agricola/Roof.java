package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;

/**
 * A roof over rooms that lie side by side with none above them.
 *
 * @param rooms how many rooms it covers
 */
public record Roof(int x, int y, int rooms) {

    private static final int EAVES = 7;
    private static final int SLOPE = 20;
    private static final int HEIGHT = 34;
    private static final int RISE = 12;

    /** All roofs of a house with these rooms. */
    static List<Roof> over(List<String> rooms) {
        List<Roof> roofs = new ArrayList<>();
        for (String room : rooms) {
            Place place = Place.of(room);
            if (isTop(place, rooms) && !(rooms.contains(place.beside(-1, 0)) && isTop(place.left(), rooms))) {
                roofs.add(new Roof(place.x(), place.y(), width(place, rooms)));
            }
        }
        return roofs;
    }

    private static boolean isTop(Place place, List<String> rooms) {
        return !rooms.contains(place.beside(0, -1));
    }

    private static int width(Place first, List<String> rooms) {
        int width = 1;
        while (rooms.contains(first.beside(width, 0)) && !rooms.contains(first.beside(width, -1))) {
            width++;
        }
        return width;
    }

    /** Its outline, wider below than above. */
    public String path() {
        int wide = rooms * Place.SIDE;
        return "M%d %dL%d %dH%dL%d %dz"
                .formatted(
                        x - EAVES,
                        y + HEIGHT - RISE,
                        x + SLOPE - EAVES,
                        y - RISE,
                        x + wide - SLOPE + EAVES,
                        x + wide + EAVES,
                        y + HEIGHT - RISE);
    }

    /** How high its upper edge lies. */
    int ridge() {
        return y - RISE;
    }
}
