package tilth.scenes.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How numbers on the board would change by what is on offer: one change for each number and target. */
public final class Changes {

    private final Map<String, Map<String, Integer>> byNumber = new LinkedHashMap<>();

    /** A change of the number with this id, which a click on the target would bring. */
    public void add(String number, String target, int by) {
        byNumber.computeIfAbsent(number, _ -> new LinkedHashMap<>()).merge(target, by, Integer::sum);
    }

    /** How the number with this id would change. */
    public List<Change> of(String number) {
        return byNumber.getOrDefault(number, Map.of()).entrySet().stream()
                .filter(change -> change.getValue() != 0)
                .map(change -> new Change(change.getKey(), change.getValue()))
                .toList();
    }

    /** A number that would be added to another, or taken from it. */
    public record Change(String target, int by) {
        public String text() {
            return by > 0 ? "+" + by : "−" + -by;
        }
    }
}
