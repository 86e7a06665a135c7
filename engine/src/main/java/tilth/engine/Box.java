package tilth.engine;

import java.util.List;

/** What is in the box of a game, row by row as its data file has it. */
public record Box(List<Row> rows) {

    public Box {
        rows = List.copyOf(rows);
    }

    /** Reads {@code components.txt} beside a class. */
    public static Box beside(Class<?> owner) {
        return new Box(
                Rows.beside(owner, "components.txt").stream().map(Row::of).toList());
    }

    /** All rows of a kind; there is at least one. */
    public List<Row> all(String kind) {
        List<Row> found = rows.stream().filter(row -> row.kind().equals(kind)).toList();
        if (found.isEmpty()) {
            throw new IllegalArgumentException("the box has no " + kind);
        }
        return found;
    }

    /** The row of a kind of which there is one. */
    public Row only(String kind) {
        List<Row> found = all(kind);
        if (found.size() > 1) {
            throw new IllegalArgumentException("the box has more than one " + kind);
        }
        return found.getFirst();
    }

    /** The row of a kind whose first word is this one. */
    public Row named(String kind, String word) {
        return all(kind).stream()
                .filter(row -> row.word(0).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the box has no " + kind + " " + word));
    }

    /** A number of the one row of a kind. */
    public int number(String kind, int place) {
        return only(kind).number(place);
    }

    /** The kinds of which nobody could read off every row, so that a page can say so. */
    public List<String> reconstructed() {
        return rows.stream()
                .filter(Row::isReconstructed)
                .map(Row::kind)
                .distinct()
                .toList();
    }
}
