package tilth.bots;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tilth.engine.BadInput;
import tilth.engine.Game;

/** The five levels of every game, read once from {@code levels.txt}. */
public final class Levels {

    public static final int LOWEST = 1;
    public static final int HIGHEST = 5;

    private static final String ANY_GAME = "any";
    private static final List<Row> ROWS = read("levels.txt");

    private Levels() {}

    private record Row(String game, int seats, Level level) {}

    static void check(int number) {
        if (number < LOWEST || number > HIGHEST) {
            throw new BadInput("Levels go from search:%d to search:%d; for a time write search:%3$dms, for a number of"
                    .concat(" iterations search:%3$di.")
                    .formatted(LOWEST, HIGHEST, number));
        }
    }

    static Level of(Game game, int seats, int number) {
        return ROWS.stream()
                .filter(row -> row.game().equals(game.id()) && row.seats() == seats)
                .map(Row::level)
                .filter(level -> level.number() == number)
                .findAny()
                .orElseGet(() -> ofAnyGame(number));
    }

    private static Level ofAnyGame(int number) {
        return ROWS.stream()
                .filter(row -> row.game().equals(ANY_GAME) && row.level().number() == number)
                .findAny()
                .orElseThrow()
                .level();
    }

    private static List<Row> read(String name) {
        try (InputStream in = Levels.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .map(Levels::row)
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Row row(String line) {
        String[] words = line.split("\\s+");
        int[] numbers = new int[words.length];
        for (int i = 1; i < words.length; i++) {
            numbers[i] = Integer.parseInt(words[i]);
        }
        return new Row(words[0], numbers[1], new Level(numbers[2], numbers[3], numbers[4]));
    }
}
