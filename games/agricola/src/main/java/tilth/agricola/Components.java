package tilth.agricola;

import java.util.List;
import tilth.agricola.farm.Yard;
import tilth.engine.Rows;
import tilth.engine.Rule;

/** What is in the box, read from the data file. */
@Rule("AGR-S8")
public final class Components {

    private static final List<Row> ROWS = Rows.beside(Components.class, "components.txt").stream()
            .map(Components::row)
            .toList();

    private Components() {}

    /** One row of the data file. */
    public record Row(String kind, List<String> content, String source) {

        public boolean isReconstructed() {
            return !source.equals("printed");
        }
    }

    /** Every row of the data file, so that a page can say what is reconstructed. */
    public static List<Row> rows() {
        return ROWS;
    }

    private static Row row(List<String> words) {
        int end = words.contains("printed") ? words.indexOf("printed") : words.indexOf("reconstructed");
        return new Row(words.getFirst(), words.subList(1, end), String.join(" ", words.subList(end, words.size())));
    }

    /** The numbers of the only row of a kind. */
    public static int[] numbers(String kind) {
        return find(kind, "").content().stream().mapToInt(Integer::parseInt).toArray();
    }

    /** How much of a category brings 1, 2, 3 and 4 points. */
    public static int[] steps(String category) {
        List<String> content = find("score", category).content();
        return content.subList(1, content.size()).stream()
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    /** The rooms a farmyard starts with, as a set of squares. */
    public static int startRooms() {
        int rooms = 0;
        List<String> squares = find("rooms", "").content();
        for (int square = 0; square < Yard.SQUARES; square++) {
            rooms |= squares.contains(Yard.name(square)) ? 1 << square : 0;
        }
        return rooms;
    }

    private static Row find(String kind, String first) {
        return ROWS.stream()
                .filter(row -> row.kind().equals(kind)
                        && (first.isEmpty() || row.content().getFirst().equals(first)))
                .findFirst()
                .orElseThrow();
    }
}
