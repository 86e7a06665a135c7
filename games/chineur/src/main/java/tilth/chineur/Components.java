package tilth.chineur;

import java.util.List;
import tilth.engine.Rows;
import tilth.engine.Rule;

/** What is in the box, read once from {@code components.txt}. */
@Rule("CHI-S9")
public final class Components {

    private static final List<Row> ROWS = Rows.beside(Components.class, "components.txt").stream()
            .map(Components::row)
            .toList();

    static final Values VALUES = new Values();

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
}
