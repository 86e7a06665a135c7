package tilth.scenes.web.farmerama;

import java.util.List;
import java.util.Map;
import tilth.farmerama.FarmeramaView.PairView;
import tilth.scenes.Words;

/**
 * How often an action can be done, by one player alone and by each of several.
 *
 * @param counts which of the two numbers counts this round: high, low, or both while nobody knows
 */
public record Pair(String card, int high, int low, String counts, String label) {

    static Pair of(PairView pair, String counts, Words words) {
        return new Pair(
                pair.card(),
                pair.high(),
                pair.low(),
                counts,
                words.label("pair", Map.of("card", pair.card(), "high", pair.high(), "low", pair.low())));
    }

    /** The numbers now, with the one that counts. */
    static List<Pair> now(Cards cards, Words words) {
        return cards.view().actionWheel().now().stream()
                .map(pair -> of(pair, counts(pair.card(), cards), words))
                .toList();
    }

    private static String counts(String card, Cards cards) {
        var solo = cards.view().solo();
        if (solo != null) {
            return card.equals(solo.card()) ? "high" : "low";
        }
        boolean played = cards.areTurnedUp()
                && cards.view().players().stream()
                        .anyMatch(player -> player.cards().contains(card));
        if (!played) {
            return "both";
        }
        return cards.isMatch(card) ? "low" : "high";
    }
}
