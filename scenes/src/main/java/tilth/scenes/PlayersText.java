package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilth.finca.FincaView;
import tilth.finca.FincaView.PlayerView;

/** What everybody owns, with the common supply above it. */
final class PlayersText {

    private static final int HIGHEST_VALUE = 6;

    private final FincaView view;
    private final Words words;
    private final Ink ink;

    PlayersText(FincaView view, Words words, Ink ink) {
        this.view = view;
        this.words = words;
        this.ink = ink;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>(goods());
        lines.add("");
        lines.addAll(prizes());
        return lines;
    }

    private List<String> goods() {
        List<String> fruits = List.copyOf(view.supply().keySet());
        Columns columns = new Columns("l" + "r".repeat(fruits.size() + 4));
        columns.row(row(
                ink.heading(words.label("players")),
                fruits,
                fruit -> words.term("fruit", fruit),
                words.label("carts"),
                words.label("fincas"),
                words.label("bonus"),
                words.label("points")));
        columns.row(row(
                words.label("supply"),
                fruits,
                fruit -> count(view.supply(), fruit),
                Integer.toString(view.cartsInCentre())));
        for (PlayerView player : view.players()) {
            columns.row(row(
                    ink.name(player.seat(), words),
                    fruits,
                    fruit -> count(player.fruits(), fruit),
                    Integer.toString(player.carts()),
                    Integer.toString(player.fincas().size()),
                    Integer.toString(
                            player.bonus().stream().mapToInt(Integer::intValue).sum()),
                    Integer.toString(player.points())));
        }
        return columns.lines();
    }

    private static List<String> row(String name, List<String> fruits, Function<String, String> cell, String... others) {
        List<String> row = new ArrayList<>(List.of(name));
        fruits.stream().map(cell).forEach(row::add);
        row.addAll(List.of(others));
        return row;
    }

    private static String count(Map<String, Integer> fruits, String fruit) {
        return String.valueOf(fruits.getOrDefault(fruit, 0));
    }

    /** Tiles by value, as a set of the values 1 to 6 earns a bonus, and the action tiles. */
    private List<String> prizes() {
        Columns columns = new Columns("l" + "r".repeat(HIGHEST_VALUE) + "l");
        columns.row(prizes(words.label("tiles-of"), value -> value, words.label("actions")));
        for (PlayerView player : view.players()) {
            columns.row(prizes(ink.name(player.seat(), words), value -> tiles(player, value), actions(player)));
        }
        return columns.lines();
    }

    private static List<String> prizes(String name, IntUnaryOperator ofValue, String actions) {
        List<String> row = new ArrayList<>(List.of(name));
        IntStream.rangeClosed(1, HIGHEST_VALUE)
                .map(ofValue)
                .mapToObj(Integer::toString)
                .forEach(row::add);
        row.add(actions);
        return row;
    }

    private static int tiles(PlayerView player, int value) {
        return (int)
                player.tiles().stream().filter(tile -> tile.value() == value).count();
    }

    private String actions(PlayerView player) {
        return player.actions().isEmpty()
                ? "-"
                : player.actions().stream()
                        .map(action -> words.term("action", action))
                        .collect(Collectors.joining(", "));
    }
}
