package tilth.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something a table may choose before it starts, and the value it has otherwise. Some options also take a list of one's own
 * in place of a value: so many {@code items} at most, joined by {@code +}.
 */
public record Option(String name, List<String> values, String standard, List<String> items, int most) {

    private static final String AND = "+";

    public Option {
        values = List.copyOf(values);
        items = List.copyOf(items);
        if (!values.contains(standard)) {
            throw new IllegalArgumentException(name + " has no value " + standard);
        }
    }

    public Option(String name, List<String> values, String standard) {
        this(name, values, standard, List.of(), 0);
    }

    public static Option of(String name, String standard, String... others) {
        return new Option(
                name, Stream.concat(Stream.of(standard), Arrays.stream(others)).toList(), standard);
    }

    /** The same, with lists of one's own. */
    public Option orSomeOf(List<String> allowed, int atMost) {
        return new Option(name, values, standard, allowed, atMost);
    }

    /** Whether it takes a list of one's own. */
    public boolean takesLists() {
        return !items.isEmpty();
    }

    /** The things on a list of one's own; a value is none. */
    public List<String> listed(String value) {
        return values.contains(value) ? List.of() : List.of(value.split("\\" + AND));
    }

    /** A value as it is kept: a list in the order of its items, each once, however it was written. Else why it is refused. */
    String read(String given, String title) {
        if (values.contains(given)) {
            return given;
        }
        String allowed = String.join(", ", values);
        if (!takesLists()) {
            throw new BadInput("Option %s of %s is one of %s, not \"%s\".".formatted(name, title, allowed, given));
        }
        Set<String> wanted = Arrays.stream(given.toUpperCase(Locale.ROOT).split("[\\s,;+]+", most + 2))
                .filter(item -> !item.isEmpty())
                .collect(Collectors.toSet());
        if (wanted.isEmpty() || wanted.size() > most) {
            throw new BadInput("Option %s of %s is one of %s, or a list of 1 to %d joined by \"+\"."
                    .formatted(name, title, allowed, most));
        }
        Optional<String> unknown =
                wanted.stream().filter(item -> !items.contains(item)).sorted().findFirst();
        if (unknown.isPresent()) {
            throw new BadInput("Option %s of %s knows no \"%s\".".formatted(name, title, shortened(unknown.get())));
        }
        return items.stream().filter(wanted::contains).collect(Collectors.joining(AND));
    }

    private static String shortened(String word) {
        return word.length() > 20 ? word.substring(0, 20) + "…" : word;
    }
}
