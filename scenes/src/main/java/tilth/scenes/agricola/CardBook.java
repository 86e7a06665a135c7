package tilth.scenes.agricola;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;

/** Every card by its word. */
public final class CardBook {

    private static final Map<String, Card> CARDS =
            Cards.all().stream().collect(Collectors.toUnmodifiableMap(Card::word, Function.identity()));

    private CardBook() {}

    /** The card with a word; that of a space or a square is no card. */
    public static Optional<Card> maybe(String word) {
        return Optional.ofNullable(CARDS.get(word));
    }

    public static Card card(String word) {
        return maybe(word).orElseThrow(() -> new IllegalArgumentException("no card is called " + word));
    }
}
