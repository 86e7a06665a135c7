package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.farmerama.FarmeramaView.SoloView;
import tilth.scenes.FarmeramaPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Changes;

/** The cards and tokens of the solo game, and how far it is to the goal. */
public record SoloPicture(SoloView solo, int points, Words words, List<Changes.Change> tokenGhosts) {

    public String goal() {
        return words.label("goal", Map.of("stars", points, "goal", solo.goal()));
    }

    public @Nullable String card() {
        return solo.card();
    }

    public String cardLabel() {
        String card = solo.card();
        return card == null ? "" : words.label("solo-card", Map.of("card", card));
    }

    public String pileLabel() {
        return words.label("solo-pile", Map.of("count", solo.pile()));
    }

    /** The cards everybody knows to lie at the bottom; empty if there are none. */
    public String bottom() {
        List<String> cards = new FarmeramaPhrases(words).cards(solo.bottom());
        return cards.isEmpty() ? "" : words.label("solo-bottom", Map.of("cards", String.join(", ", cards)));
    }

    public String reserveLabel() {
        return words.label("solo-reserve", Map.of("count", solo.reserve()));
    }

    /** The cards played since the pile was last shuffled. */
    public List<Played> played() {
        List<Played> played = new ArrayList<>();
        solo.played().forEach((card, count) -> {
            if (count > 0) {
                played.add(new Played(card, count, count + " " + words.term("card", card)));
            }
        });
        return played;
    }

    /** A place for each token there can be, and whether one lies there. */
    public List<Boolean> tokens() {
        return IntStream.range(0, solo.mostTokens())
                .mapToObj(place -> place < solo.tokens())
                .toList();
    }

    public String tokensLabel() {
        return words.label("solo-tokens", Map.of("count", solo.tokens(), "most", solo.mostTokens()));
    }

    /** Cards of one kind that have been played. */
    public record Played(String card, int count, String label) {}
}
