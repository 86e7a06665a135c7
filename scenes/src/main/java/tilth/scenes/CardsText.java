package tilth.scenes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.CardView;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Card.Kind;
import tilth.engine.Refusal;
import tilth.scenes.agricola.CardBook;
import tilth.scenes.agricola.CardWords;

/** The viewer's own hand, with prices and what stands in the way, and what the cards on the table say. */
final class CardsText {

    private static final String INDENT = "  ";

    private final AgricolaView view;
    private final Words words;
    private final Ink ink;
    private final AgricolaSentences phrases;
    private final CardWords printed;

    CardsText(AgricolaView view, Words words, Ink ink) {
        this.view = view;
        this.words = words;
        this.ink = ink;
        phrases = new AgricolaSentences(words);
        printed = new CardWords(words);
    }

    /** Nothing where no hands are dealt. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<CardView> onTable = view.improvements().stream()
                .filter(card -> card.owner() != null)
                .filter(card -> CardBook.card(card.card()).kind() != Kind.MAJOR)
                .filter(card -> !printed.text(CardBook.card(card.card())).isEmpty())
                .toList();
        if (!onTable.isEmpty()) {
            lines.add("");
            lines.add(ink.heading(words.label("cards-on-table")));
            onTable.forEach(card -> lines.addAll(onTable(card)));
        }
        AgricolaView.DraftView draft = view.draft();
        if (draft != null && !draft.packet().isEmpty()) {
            lines.add("");
            lines.add(ink.heading(words.label("your-packet")));
            draft.packet().forEach(card -> lines.addAll(held(card)));
        }
        List<String> remembered = phrases.remembered(view);
        if (!remembered.isEmpty()) {
            lines.add("");
            lines.add(ink.heading(words.label("tray-remembered")));
            remembered.forEach(each -> lines.addAll(Lines.wrap(INDENT, each)));
        }
        if (!view.hand().isEmpty()) {
            lines.add("");
            lines.add(ink.heading(words.label("your-hand")));
            view.hand().stream()
                    .sorted(Comparator.comparing((HandCardView card) -> !card.offered())
                            .thenComparing(card -> CardBook.card(card.card()).kind() != Kind.OCCUPATION))
                    .forEach(card -> lines.addAll(held(card)));
        }
        return lines;
    }

    private List<String> onTable(CardView card) {
        int owner = Objects.requireNonNull(card.owner());
        String name = words.label("card-of", Map.of("name", phrases.card(card.card()), "seat", owner));
        return Lines.wrap(INDENT, name + " " + printed.text(CardBook.card(card.card())));
    }

    private List<String> held(HandCardView held) {
        Card card = CardBook.card(held.card());
        List<String> facts = new ArrayList<>(List.of(printed.kind(card)));
        // What an occupation costs depends on the space that plays it.
        if (card.kind() != Kind.OCCUPATION || !held.prices().stream().allMatch(Map::isEmpty)) {
            facts.add(price(held));
        }
        if (held.points() != 0) {
            facts.add(words.label("points-of", Map.of("points", held.points())));
        }
        if (!printed.needs(card).isEmpty()) {
            facts.add(words.label("hand-needs", Map.of("needs", printed.needs(card))));
        }
        String mark = held.offered() ? "* " : INDENT;
        List<String> lines = new ArrayList<>(Lines.wrap(
                mark,
                words.label(
                        "hand-card", Map.of("name", phrases.card(held.card()), "facts", String.join(", ", facts)))));
        String text = (printed.text(card) + " " + printed.passing(card)).strip();
        if (!text.isEmpty()) {
            lines.addAll(Lines.wrap(INDENT + INDENT, text));
        }
        Refusal obstacle = held.obstacle();
        if (obstacle != null && !held.offered()) {
            lines.addAll(ink.quiet(
                    Lines.wrap(INDENT + INDENT, words.label("hand-not-now", Map.of("why", words.refusal(obstacle))))));
        }
        return lines;
    }

    private String price(HandCardView held) {
        List<String> ways = held.prices().stream().map(phrases::goods).toList();
        return ways.stream().allMatch(String::isEmpty)
                ? words.label("hand-free")
                : words.label("hand-costs", Map.of("price", words.either(ways)));
    }
}
