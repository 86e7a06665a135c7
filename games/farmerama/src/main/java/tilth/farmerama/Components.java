package tilth.farmerama;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tilth.engine.Rows;
import tilth.engine.Rule;

/** What is in the box, read once from {@code components.txt}: one or more sets of values. */
@Rule("FRM-S10")
public final class Components {

    static final int OBJECTS = 25;
    static final int LIGHT_OBJECTS = 20;

    private static final String FOR_ALL = "";

    private static final List<Row> ROWS = read();
    private static final Map<String, Values> SETS = sets(ROWS);

    private Components() {}

    /** One row of the data file; rows for all sets of values name none. */
    public record Row(String set, String kind, List<String> content, String source) {

        public boolean isReconstructed() {
            return !source.equals("printed");
        }
    }

    /** Every row of the data file, so that a page can say what is reconstructed. */
    public static List<Row> rows() {
        return ROWS;
    }

    /** The names of the sets of values a table may choose from, the standard one first. */
    public static List<String> sets() {
        return List.copyOf(SETS.keySet());
    }

    /** Whether it is one of the harder objects, which turn up after the others. */
    static boolean isDark(int object) {
        return object >= LIGHT_OBJECTS;
    }

    static Values values(String set) {
        return Objects.requireNonNull(SETS.get(set), set);
    }

    /** The words for the garden objects, the light ones first; the same in every set. */
    static List<String> objects() {
        return ROWS.stream()
                .filter(row -> row.kind().equals("object") || row.kind().equals("dark"))
                .map(row -> row.content().getFirst())
                .distinct()
                .toList();
    }

    private static List<Row> read() {
        List<Row> rows = new ArrayList<>();
        String set = FOR_ALL;
        for (List<String> words : Rows.beside(Components.class, "components.txt")) {
            if (words.getFirst().equals("set")) {
                set = words.getLast();
            } else {
                rows.add(row(set, words));
            }
        }
        return List.copyOf(rows);
    }

    private static Row row(String set, List<String> words) {
        int end = words.contains("printed") ? words.indexOf("printed") : words.indexOf("reconstructed");
        return new Row(
                set, words.getFirst(), words.subList(1, end), String.join(" ", words.subList(end, words.size())));
    }

    private static Map<String, Values> sets(List<Row> rows) {
        List<String> names = rows.stream()
                .map(Row::set)
                .filter(set -> !set.equals(FOR_ALL))
                .distinct()
                .toList();
        Map<String, Values> sets = new LinkedHashMap<>();
        for (String name : names) {
            sets.put(name, new Values(contents(name, names.getFirst(), rows)));
        }
        return sets;
    }

    /** By kind: the rows for all, the set's own, and those of the first set of whose kind the set has none. */
    private static Map<String, List<List<String>>> contents(String name, String first, List<Row> rows) {
        List<String> own = rows.stream()
                .filter(row -> row.set().equals(name))
                .map(Row::kind)
                .toList();
        return rows.stream()
                .filter(row -> row.set().equals(FOR_ALL)
                        || row.set().equals(name)
                        || row.set().equals(first) && !own.contains(row.kind()))
                .collect(groupingBy(Row::kind, mapping(Row::content, toList())));
    }
}
