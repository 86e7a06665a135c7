package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.CardView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/**
 * A card in front of a player.
 *
 * @param kept what lies on it, animals included
 * @param spot what a click on it does, if it is one's own
 */
public record CardPicture(
        CardView card,
        String id,
        String name,
        String label,
        Map<String, Integer> kept,
        @Nullable Spot spot) {

    static CardPicture of(CardView card, PlayerView player, Picture picture) {
        Words words = picture.words();
        Map<String, Integer> kept = new LinkedHashMap<>(card.kept());
        player.onCards()
                .getOrDefault(card.card(), Map.of())
                .forEach((animal, count) -> kept.merge(animal, count, Integer::sum));
        String label = label(card, kept, words);
        return new CardPicture(
                card,
                "card-%d-%s".formatted(player.seat(), card.card()),
                words.brief().term("card", card.card()),
                label,
                kept,
                picture.isOnlooker(player.seat()) ? picture.spot(target(card.card(), picture), label) : null);
    }

    private static String label(CardView card, Map<String, Integer> kept, Words words) {
        List<String> parts = new ArrayList<>();
        parts.add(words.term("card", card.card()));
        parts.add(words.label("points-now", Map.of("count", card.points())));
        kept.forEach((good, count) -> parts.add(count + " " + words.term("good", good, count)));
        if (card.spent()) {
            parts.add(words.label("held-spent"));
        }
        return String.join(", ", parts);
    }

    /** A card that is a field can be sown. */
    private static String target(String card, Picture picture) {
        String field = "field:" + card;
        boolean isSown =
                picture.offers().stream().anyMatch(offer -> offer.target().equals(field));
        return isSown ? field : "card:" + card;
    }

    public String symbol() {
        return Improvements.symbol(card.card());
    }

    public String css() {
        return card.spent() ? "held spent" : "held";
    }
}
