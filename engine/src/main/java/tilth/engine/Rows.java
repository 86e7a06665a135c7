package tilth.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Small tables kept as text beside the code: a row a line, words apart by spaces, remarks after {@code #}. */
public final class Rows {

    private Rows() {}

    /** The words of every row in a file beside a class. */
    public static List<List<String>> beside(Class<?> owner, String file) {
        try (InputStream in = owner.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.replaceFirst("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .map(line -> List.of(line.split("\\s+")))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The number of a word that must be in a list. */
    public static int number(List<String> words, String word) {
        int number = words.indexOf(word);
        if (number < 0) {
            throw new IllegalArgumentException("there is no " + word + " among " + String.join(", ", words));
        }
        return number;
    }

    /** The constant of an enum that a word such as {@code most-scarecrows} stands for. */
    public static <E extends Enum<E>> E constant(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
