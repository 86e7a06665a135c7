package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilth.agricola.AgricolaView.CardView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.scenes.Words;

/** What lies on cards: goods, animals and tiles, a pile with its top good first, rounds that are noted. */
public record LoadWords(Words words) {

    /** What stands for a field that waits on a card. */
    public static final String TILE = "field-tile";

    /** What stands for a number that is noted on a card. */
    public static final String NOTED = "noted";

    /** The goods, animals and tiles on a card of a player. */
    public static Map<String, Integer> kept(CardView card, PlayerView player) {
        Map<String, Integer> kept = new LinkedHashMap<>(card.kept());
        player.onCards()
                .getOrDefault(card.card(), Map.of())
                .forEach((animal, count) -> kept.merge(animal, count, Integer::sum));
        kept.values().removeIf(count -> count == 0);
        return kept;
    }

    /** All that lies on a card of a player; empty for nothing. */
    public String of(CardView card, PlayerView player) {
        List<String> parts = new ArrayList<>();
        String stacks = stacks(card);
        kept(card, player).forEach((thing, count) -> parts.add(counted(thing, count) + stacks));
        if (!card.pile().isEmpty()) {
            List<String> goods =
                    card.pile().stream().map(good -> words.term("good", good)).toList();
            parts.add(words.label("pile-on-card", Map.of("goods", String.join(", ", goods))));
        }
        if (!card.rounds().isEmpty()) {
            List<String> rounds = card.rounds().stream().map(Object::toString).toList();
            parts.add(words.label("rounds-on-card", Map.of("rounds", words.list(rounds))));
        }
        return parts.isEmpty() ? "" : words.list(parts);
    }

    /** How the goods are spread over several plots, such as " (3 + 2)"; empty where there is one stack at most. */
    private static String stacks(CardView card) {
        List<String> stacks = card.stacks().stream()
                .filter(stack -> stack > 0)
                .map(Object::toString)
                .toList();
        return stacks.size() < 2 ? "" : " (" + String.join(" + ", stacks) + ")";
    }

    private String counted(String thing, int count) {
        return switch (thing) {
            case TILE -> words.label("tiles-on-card", Map.of("count", count));
            case NOTED -> words.label("number-on-card", Map.of("count", count));
            default -> count + " " + words.term("good", thing, count);
        };
    }
}
