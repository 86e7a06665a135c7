package tilth.engine;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A kind of thing that moves, questions and events can name, with the word for each of its values: a fruit, a blade, a
 * village. A term without words is a plain number.
 */
public record Term(String name, List<String> words) {

    /** The most values one term can have; {@link Verb} packs an operand into twelve bits. */
    static final int MOST_VALUES = 1 << 12;

    public Term {
        words = List.copyOf(words);
        if (words.size() > MOST_VALUES) {
            throw new IllegalArgumentException(name + " has too many values for one operand");
        }
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
            return words.indexOf(word);
        }
        return word.matches("0|[1-9][0-9]{0,3}") && Integer.parseInt(word) < MOST_VALUES ? Integer.parseInt(word) : -1;
    }
}
