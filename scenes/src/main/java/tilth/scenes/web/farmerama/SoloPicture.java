package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.farmerama.FarmeramaView.SoloView;
import tilth.scenes.Words;
import tilth.scenes.web.Changes;

/** The cards and tokens of the solo game, and how far it is to the goal. */
public record SoloPicture(SoloView solo, int points, Words words, List<Changes.Change> tokenGhosts) {

    public String turn() {
        return words.label("board-turn-of", Map.of("turn", turnNumber(), "turns", solo.turns()));
    }

    private int turnNumber() {
        return Math.min(solo.turn() + 1, solo.turns());
    }

    public String goal() {
        return words.label("board-goal", Map.of("stars", points, "goal", solo.goal()));
    }

    public @Nullable String card() {
        return solo.card();
    }

    public String cardLabel() {
        String card = solo.card();
        return card == null ? "" : words.label("board-turned-up", Map.of("card", card));
    }

    public String pileLabel() {
        return words.label("board-pile", Map.of("count", solo.pile()));
    }

    /** The cards everybody knows to lie at the bottom, the first of them on top. */
    public List<String> bottom() {
        return solo.bottom();
    }

    public String bottomLabel() {
        return words.label(
                "board-bottom",
                Map.of(
                        "cards",
                        words.list(solo.bottom().stream()
                                .map(card -> words.term("card", card))
                                .toList())));
    }

    public String reserveLabel() {
        return words.label("board-reserve", Map.of("count", solo.reserve()));
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
        return words.label("board-tokens", Map.of("count", solo.tokens()));
    }

    /** Cards of one kind that have been played. */
    public record Played(String card, int count, String label) {}
}
