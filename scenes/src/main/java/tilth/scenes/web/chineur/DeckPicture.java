package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView.CostView;
import tilth.chineur.ChineurView.DeckView;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** A face-down deck that can be drawn from: how many tiles, and what the back of the first says it costs. */
public record DeckPicture(String name, String symbol, String target, DeckView deck, Picture picture) {

    private static final String REFRESH = "do:refresh";

    public String id() {
        return name + "-deck";
    }

    public Spot spot() {
        return picture.spot(target, label());
    }

    public int size() {
        return deck.size();
    }

    /** What the first tile costs, as far as its back says. */
    public List<Price> top() {
        CostView top = deck.top();
        return top == null ? List.of() : Price.of(top);
    }

    /** Whether the back says that the first tile costs nothing. */
    public boolean isFree() {
        return deck.top() != null && top().isEmpty();
    }

    /** The gold that turning up other tools costs, where that is on offer. */
    public List<Price> fee() {
        return target.equals(REFRESH) && spot().can() ? List.of(new Price("gold", Printed.refresh())) : List.of();
    }

    private String label() {
        CostView top = deck.top();
        String kind = words().label("deck-" + name);
        return top == null
                ? words().label("deck", Map.of("deck", kind, "count", deck.size()))
                : words().label(
                                "deck-back",
                                Map.of(
                                        "deck", kind,
                                        "count", deck.size(),
                                        "cost", new ChineurPhrases(words()).cost(top)));
    }

    private Words words() {
        return picture.words();
    }
}
