package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.PlayerView;

/** The goods in every barn, with the supply above them and the stars beside them. */
final class BarnsText {

    private static final int SEVERAL = 2;

    private final FarmeramaView view;
    private final Words words;
    private final Ink ink;

    BarnsText(FarmeramaView view, Words words, Ink ink) {
        this.view = view;
        this.words = words;
        this.ink = ink;
    }

    List<String> lines() {
        List<String> goods = List.copyOf(view.supply().keySet());
        Columns columns = new Columns("l" + "r".repeat(goods.size() + 1));
        List<String> heading = new ArrayList<>(List.of(ink.heading(words.label("barns"))));
        goods.forEach(good -> heading.add(words.term("good", good, SEVERAL)));
        heading.add(words.label("stars"));
        columns.row(heading);
        columns.row(row(words.label("supply"), goods, view.supply()));
        for (PlayerView player : view.players()) {
            List<String> row = row(ink.name(player.seat(), words), goods, player.barn());
            row.add(Integer.toString(player.points()));
            columns.row(row);
        }
        return columns.lines();
    }

    private static List<String> row(String name, List<String> goods, Map<String, Integer> counts) {
        List<String> row = new ArrayList<>(List.of(name));
        goods.forEach(good -> row.add(String.valueOf(counts.getOrDefault(good, 0))));
        return row;
    }
}
