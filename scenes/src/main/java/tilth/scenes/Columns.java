package tilth.scenes;

import java.util.ArrayList;
import java.util.List;

/** Rows of words under each other, each column as wide as its widest word. */
public final class Columns {

    private static final String GAP = "  ";

    private final String sides;
    private final List<List<String>> rows = new ArrayList<>();

    /** One letter for each column: {@code l} puts its words to the left, {@code r} to the right. */
    public Columns(String sides) {
        this.sides = sides;
    }

    public Columns row(String... cells) {
        return row(List.of(cells));
    }

    public Columns row(List<String> cells) {
        rows.add(List.copyOf(cells));
        return this;
    }

    public List<String> lines() {
        return lines("");
    }

    public List<String> lines(String indent) {
        int[] widths = new int[sides.length()];
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], Ink.width(row.get(i)));
            }
        }
        return rows.stream().map(row -> indent + line(row, widths)).toList();
    }

    private String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String cell = row.get(i);
            String space = " ".repeat(widths[i] - Ink.width(cell));
            line.append(i == 0 ? "" : GAP).append(sides.charAt(i) == 'l' ? cell + space : space + cell);
        }
        return line.toString().stripTrailing();
    }
}
