package tilth.scenes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.CardView;

/** The major improvements nobody has, with their prices, points and effects. */
final class ImprovementsText {

    private static final String INDENT = "  ";

    private final List<CardView> left;
    private final Words words;
    private final Ink ink;
    private final AgricolaSentences phrases;

    ImprovementsText(AgricolaView view, Words words, Ink ink) {
        left = view.improvements().stream().filter(card -> card.owner() == null).toList();
        this.words = words;
        this.ink = ink;
        phrases = new AgricolaSentences(words);
    }

    List<String> lines() {
        Columns columns = new Columns("lll")
                .row(ink.heading(words.label("improvements")), words.label("costs"), words.label("worth"));
        for (CardView card : left) {
            columns.row(INDENT + phrases.card(card.card()), phrases.price(card.card()), phrases.worth(card));
        }
        List<String> lines = new ArrayList<>(columns.lines());
        effects()
                .forEach((effect, cards) -> lines.addAll(ink.quiet(
                        Lines.wrap(INDENT, words.label("effect", Map.of("cards", cards, "effect", effect))))));
        return lines;
    }

    /** What the improvements do, with the names of those that do it. */
    private Map<String, String> effects() {
        return left.stream()
                .map(CardView::card)
                .collect(Collectors.toMap(
                        phrases::effect, phrases::card, (one, other) -> one + ", " + other, LinkedHashMap::new));
    }
}
