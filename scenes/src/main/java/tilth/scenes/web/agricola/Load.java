package tilth.scenes.web.agricola;

import java.util.List;
import tilth.agricola.AgricolaView.CardView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.scenes.Words;
import tilth.scenes.agricola.LoadWords;

/**
 * What lies on a card: goods, animals and tiles, a pile with its top good first, rounds that are noted.
 *
 * @param label the same in words; empty for nothing
 */
public record Load(List<Heap> heaps, List<String> pile, List<Integer> rounds, String label) {

    static final Load NOTHING = new Load(List.of(), List.of(), List.of(), "");

    static Load on(CardView card, PlayerView player, Words words) {
        return new Load(
                Heap.of(LoadWords.kept(card, player)),
                card.pile(),
                card.rounds(),
                new LoadWords(words).of(card, player));
    }

    public boolean isNothing() {
        return heaps.isEmpty() && pile.isEmpty() && rounds.isEmpty();
    }

    /** The drawing of a heap: tiles and numbers have some of their own. */
    public static String symbol(Heap heap) {
        return switch (heap.good()) {
            case LoadWords.TILE -> "icon-field";
            case LoadWords.NOTED -> "icon-noted";
            default -> heap.good();
        };
    }
}
