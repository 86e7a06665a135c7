package tilth.agricola;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;

/** What is in the box of an edition: the letters of its decks, the most players, and the options of its full game. */
enum CardBox {
    REVISED("AB", 4, Map.of("edition", "revised", "cards", "full")),
    CLASSIC("EIKZ", 5, Map.of("edition", "classic", "cards", "full", "decks", "eikz"));

    private final String letters;
    private final int mostSeats;
    private final Map<String, String> options;

    CardBox(String letters, int mostSeats, Map<String, String> options) {
        this.letters = letters;
        this.mostSeats = mostSeats;
        this.options = options;
    }

    int mostSeats() {
        return mostSeats;
    }

    Map<String, String> options() {
        return options;
    }

    /** Its full game, with any of its decks. */
    Map<String, String> fullGame() {
        return Map.of("edition", options.get("edition"), "cards", "full");
    }

    /** All cards that can be dealt. */
    List<Card> dealt() {
        return Cards.all().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR && letters.contains(card.deck()))
                .toList();
    }

    /** The major improvements, and all cards that can be dealt. */
    List<Card> cards() {
        return Stream.concat(Cards.majors().stream(), dealt().stream()).toList();
    }
}
