package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import tilth.scenes.Words;

/** Costs in words, such as "2 eggs, 1 gold". */
record Costs(Words words) {

    String of(List<Price> prices) {
        return String.join(", ", prices.stream().map(this::of).toList());
    }

    private String of(Price price) {
        return switch (price.symbol()) {
            case "gold" -> words.label("gold-of", Map.of("count", price.count()));
            case "any" -> words.label("of-choice", Map.of("count", price.count()));
            default -> price.count() + " " + words.term("resource", price.symbol(), price.count());
        };
    }
}
