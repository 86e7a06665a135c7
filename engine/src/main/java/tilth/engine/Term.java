package tilth.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A kind of thing that moves, questions and events can name, with the word for each of its values: a fruit, a blade, a
 * village. A term without words is a plain number.
 */
public final class Term {

    /** The most values one term can have; {@link Verb} packs an operand into twelve bits. */
    static final int MOST_VALUES = 1 << 12;

    private static final Pattern PLAIN_NUMBER = Pattern.compile("0|[1-9][0-9]{0,3}");

    private final String name;
    private final List<String> words;
    private final Map<String, Integer> values = new HashMap<>();

    public Term(String name, List<String> words) {
        this.name = name;
        this.words = List.copyOf(words);
        if (words.size() > MOST_VALUES) {
            throw new IllegalArgumentException(name + " has too many values for one operand");
        }
        for (int value = 0; value < words.size(); value++) {
            values.putIfAbsent(words.get(value), value);
        }
    }

    public String name() {
        return name;
    }

    public List<String> words() {
        return words;
    }

    public static Term of(String name, String... words) {
        return new Term(name, List.of(words));
    }

    /** A term whose values are the places 0, 1, 2 … on something, such as the blades of a windmill. */
    public static Term places(String name, int count) {
        return new Term(
                name, IntStream.range(0, count).mapToObj(Integer::toString).toList());
    }

    /** A plain amount. */
    public static Term number(String name) {
        return new Term(name, List.of());
    }

    /** Whether a number from 0 on is one of its values. */
    boolean knows(int value) {
        return value < (words.isEmpty() ? MOST_VALUES : words.size());
    }

    public String write(int value) {
        return words.isEmpty() ? Integer.toString(value) : words.get(value);
    }

    /** The value of a word, or -1 if this term has no such word. */
    public int read(String word) {
        if (!words.isEmpty()) {
            return values.getOrDefault(word, -1);
        }
        return PLAIN_NUMBER.matcher(word).matches() && Integer.parseInt(word) < MOST_VALUES
                ? Integer.parseInt(word)
                : -1;
    }
}
