package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Locale;
import tilth.agricola.cards.Card;
import tilth.scenes.Icon;
import tilth.scenes.Words;
import tilth.scenes.agricola.CardBook;
import tilth.scenes.agricola.CardIcons;
import tilth.scenes.agricola.CardSymbols;
import tilth.scenes.agricola.CardWords;
import tilth.scenes.web.Rulings;

/** What is printed on a card, in one language. */
public record CardFace(Card card, Words words) {

    static CardFace of(String word, Words words) {
        return new CardFace(CardBook.card(word), words);
    }

    public String name() {
        return words.brief().term("card", card.word());
    }

    /** Occupation, minor or major: what gives the head its shape and colour. */
    public String kind() {
        return card.kind().name().toLowerCase(Locale.ROOT);
    }

    public String kindName() {
        return said().kind(card);
    }

    public String symbol() {
        return CardSymbols.of(card);
    }

    public List<List<Icon>> icons() {
        return CardIcons.of(card);
    }

    /** What tells it from others where there is room for one picture only: what comes of its first effect, or what it is. */
    public String emblem() {
        if (card.kind() == Card.Kind.MAJOR || icons().isEmpty()) {
            return symbol();
        }
        return icons().getFirst().reversed().stream()
                .filter(icon -> !icon.isSign())
                .findFirst()
                .map(Icon::name)
                .orElseGet(this::symbol);
    }

    /** What it does; nothing for one that is only worth points. */
    public String text() {
        return said().text(card);
    }

    public String needs() {
        return said().needs(card);
    }

    /** What it costs as it is printed, in words. */
    public String price() {
        return said().price(card);
    }

    public String passing() {
        return said().passing(card);
    }

    public boolean isPassing() {
        return card.isPassing();
    }

    /** Deck and number, for those that are dealt; the majors have none that anybody speaks of. */
    public String code() {
        return card.kind() == Card.Kind.MAJOR ? "" : card.code();
    }

    /** With how many players it is dealt, where that is not with any number. */
    public String players() {
        return card.players() > 1 ? said().players(card) : "";
    }

    public List<Rulings.Ruling> rulings() {
        return Rulings.of("agricola", words.language()).naming(card.code());
    }

    private CardWords said() {
        return new CardWords(words);
    }
}
