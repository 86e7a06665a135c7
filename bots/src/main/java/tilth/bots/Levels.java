package tilth.bots;

import java.util.List;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Rows;

/** The five levels of every game, read once from {@code levels.txt}. */
public final class Levels {

    public static final int LOWEST = 1;
    public static final int HIGHEST = 5;

    private static final String ANY_GAME = "any";
    private static final List<Row> ROWS =
            Rows.beside(Levels.class, "levels.txt").stream().map(Levels::row).toList();

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

    private static Row row(List<String> words) {
        List<Integer> numbers = words.stream().skip(1).map(Integer::valueOf).toList();
        return new Row(words.getFirst(), numbers.get(0), new Level(numbers.get(1), numbers.get(2), numbers.get(3)));
    }
}
