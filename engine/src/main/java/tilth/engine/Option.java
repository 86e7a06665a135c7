package tilth.engine;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Something a table may choose before it starts, and the value it has otherwise. */
public record Option(String name, List<String> values, String standard) {

    public Option {
        values = List.copyOf(values);
        if (!values.contains(standard)) {
            throw new IllegalArgumentException(name + " has no value " + standard);
        }
    }

    public static Option of(String name, String standard, String... others) {
        return new Option(
                name, Stream.concat(Stream.of(standard), Arrays.stream(others)).toList(), standard);
    }
}
