package tilth.finca;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The print of fruit tiles and finca tiles in words: {@code 3 fig 2 olive}, {@code 4 any}, {@code almond fig}. */
final class TileWords {

    private TileWords() {}

    /** What is printed on a fruit tile, the fruits in their fixed order. */
    static String of(int tile) {
        Components.FruitTile printed = Components.tiles().get(tile);
        if (printed.questionMarks() > 0) {
            return printed.questionMarks() + " any";
        }
        return IntStream.range(0, Basket.FRUITS)
                .filter(fruit -> printed.fruits().get(fruit) > 0)
                .mapToObj(fruit -> printed.fruits().get(fruit) + " " + Components.FRUITS.get(fruit))
                .collect(Collectors.joining(" "));
    }

    /** The same words with the fruits in their fixed order, refused if no fruit tile says so. */
    static String inOrder(String words) {
        List<String> parts = Arrays.asList(words.split(" "));
        String wanted = IntStream.rangeClosed(0, Basket.FRUITS)
                .mapToObj(TileWords::fruit)
                .filter(parts::contains)
                .map(fruit -> parts.get(parts.indexOf(fruit) - 1) + " " + fruit)
                .collect(Collectors.joining(" "));
        if (IntStream.range(0, Tiles.COUNT).mapToObj(TileWords::of).noneMatch(wanted::equals)) {
            throw new IllegalArgumentException("no fruit tile shows " + words);
        }
        return wanted;
    }

    /** What is printed on a finca tile. */
    static String ofFinca(int finca) {
        return Components.fincas().get(finca).stream().map(TileWords::fruit).collect(Collectors.joining(" "));
    }

    /** The number of a finca tile. */
    static int finca(String words) {
        return IntStream.range(0, Components.VILLAGES)
                .filter(finca -> ofFinca(finca).equals(words))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("no finca tile shows " + words));
    }

    private static String fruit(int number) {
        return number == Components.ANY ? "any" : Components.FRUITS.get(number);
    }
}
