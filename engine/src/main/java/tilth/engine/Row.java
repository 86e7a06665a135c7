package tilth.engine;

import java.util.List;

/** One row of a game's data file: the kind of thing, what is printed on it, and where that is known from. */
public record Row(String kind, List<String> content, String source) {

    private static final String PRINTED = "printed";
    private static final String RECONSTRUCTED = "reconstructed";

    public Row {
        content = List.copyOf(content);
    }

    /** Reads the words of a row; the last ones, from {@code printed} or {@code reconstructed} on, are its source. */
    public static Row of(List<String> words) {
        int end = words.contains(PRINTED) ? words.indexOf(PRINTED) : words.indexOf(RECONSTRUCTED);
        if (end < 1) {
            throw new IllegalArgumentException("a row does not say where it is known from: " + String.join(" ", words));
        }
        return new Row(words.getFirst(), words.subList(1, end), String.join(" ", words.subList(end, words.size())));
    }

    /** Whether nobody could read it off the rulebook. */
    public boolean isReconstructed() {
        return !source.equals(PRINTED);
    }

    public String word(int place) {
        return content.get(place);
    }

    public int number(int place) {
        return Integer.parseInt(word(place));
    }

    /** All words from a place on. */
    public List<String> wordsFrom(int place) {
        return content.subList(place, content.size());
    }

    /** All numbers from a place on. */
    public int[] numbersFrom(int place) {
        return wordsFrom(place).stream().mapToInt(Integer::parseInt).toArray();
    }
}
