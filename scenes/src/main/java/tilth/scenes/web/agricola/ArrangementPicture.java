package tilth.scenes.web.agricola;

import java.util.List;

/**
 * One way in which the animals of a farm can stand.
 *
 * @param id what chooses this way
 * @param number the first one is shown to begin with
 * @param steps where a click shows some animals elsewhere
 */
public record ArrangementPicture(
        String id, int number, String label, List<Herd> herds, List<Sign> signs, List<Step> steps) {

    public boolean isFirst() {
        return number == 0;
    }

    /** A sign on the fence below the last square of a pasture: its animals, and how many have room there. */
    public record Sign(int animals, int capacity, int x, int y) {

        private static final int LETTER = 12;
        private static final int EDGE = 14;

        public String text() {
            return animals + "/" + capacity;
        }

        public String css() {
            return animals == 0 ? "plate empty" : "plate";
        }

        public int width() {
            return text().length() * LETTER + EDGE;
        }
    }

    /**
     * A square with animals that can stand elsewhere.
     *
     * @param to what chooses the next way in which they do
     */
    public record Step(String to, int column, int row, String label) {}
}
