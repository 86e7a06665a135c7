package tilth.scenes.web.finca;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilth.finca.FincaView.TileView;

/** One fruit on a tile, around the middle of the tile; {@code any} is a question mark. */
public record FruitPicture(String symbol, int x, int y, int size) {

    /** The size of a fruit, and how many stand in the upper row, for tiles of value 1 to 6. */
    private static final int[] SIZES = {38, 30, 21, 22, 21, 21};

    private static final int[] UPPER = {1, 2, 3, 2, 3, 3};

    static List<FruitPicture> of(TileView tile) {
        List<String> symbols = new ArrayList<>(Collections.nCopies(tile.any(), "any"));
        tile.fruits().forEach((fruit, count) -> symbols.addAll(Collections.nCopies(count, fruit)));
        int size = SIZES[symbols.size() - 1];
        int upper = UPPER[symbols.size() - 1];
        List<FruitPicture> fruits = new ArrayList<>();
        for (int i = 0; i < symbols.size(); i++) {
            int row = i / upper;
            int inRow = row == 0 ? upper : symbols.size() - upper;
            int x = size * (2 * (i % upper) - inRow + 1) / 2;
            int y = symbols.size() == upper ? 0 : size * (2 * row - 1) / 2;
            fruits.add(new FruitPicture(symbols.get(i), x - size / 2, y - size / 2, size));
        }
        return fruits;
    }
}
