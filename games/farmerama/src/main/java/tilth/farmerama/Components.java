package tilth.farmerama;

import static java.util.stream.Collectors.toMap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import tilth.engine.Box;
import tilth.engine.Row;
import tilth.engine.Rows;
import tilth.engine.Rule;

/** What is in the box, read once from {@code components.txt}: one or more sets of values. */
@Rule("FRM-S10")
public final class Components {

    static final int OBJECTS = 25;
    static final int LIGHT_OBJECTS = 20;

    private static final String FOR_ALL = "";

    /** The rows of the data file by the set they belong to, those for all sets first. */
    private static final Map<String, List<Row>> ROWS = read();

    private static final Map<String, Values> VALUES =
            sets().stream().collect(toMap(set -> set, set -> new Values(box(set))));

    private Components() {}

    /** Every row of the data file. */
    public static List<Row> rows() {
        return ROWS.values().stream().flatMap(List::stream).toList();
    }

    /** The names of the sets of values a table may choose from, the standard one first. */
    public static List<String> sets() {
        return ROWS.keySet().stream().filter(set -> !set.equals(FOR_ALL)).toList();
    }

    /** The rows for all, those of the first set of whose kind another one has none, and the set's own. */
    public static Box box(String set) {
        List<Row> own = rows(set);
        List<String> kinds = own.stream().map(Row::kind).toList();
        Stream<Row> others = rows(sets().getFirst()).stream().filter(row -> !kinds.contains(row.kind()));
        return new Box(Stream.concat(rows(FOR_ALL).stream(), Stream.concat(others, own.stream()))
                .toList());
    }

    /** Whether it is one of the harder objects, which turn up after the others. */
    static boolean isDark(int object) {
        return object >= LIGHT_OBJECTS;
    }

    static Values values(String set) {
        return Objects.requireNonNull(VALUES.get(set), set);
    }

    /** The words for the garden objects, the light ones first; the same in every set. */
    static List<String> objects() {
        Box box = box(sets().getFirst());
        return Stream.concat(box.all("object").stream(), box.all("dark").stream())
                .map(row -> row.word(0))
                .toList();
    }

    private static List<Row> rows(String set) {
        return Objects.requireNonNull(ROWS.get(set), set);
    }

    private static Map<String, List<Row>> read() {
        Map<String, List<Row>> rows = new LinkedHashMap<>();
        String set = FOR_ALL;
        for (List<String> words : Rows.beside(Components.class, "components.txt")) {
            if (words.getFirst().equals("set")) {
                set = words.getLast();
            } else {
                rows.computeIfAbsent(set, _ -> new ArrayList<>()).add(Row.of(words));
            }
        }
        return rows;
    }
}
