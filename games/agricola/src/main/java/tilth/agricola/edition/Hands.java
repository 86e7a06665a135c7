package tilth.agricola.edition;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Deck;
import tilth.engine.Rule;

/** The cards from which hands are dealt, and how many of them everybody gets. */
final class Hands {

    private static final int FULL = 7;

    private Hands() {}

    /** The majors and every card of some decks that may be played by so many players. */
    @Rule({"AGR-D2", "AGR-D3"})
    static Deck deck(String decks, int seats) {
        List<Card> cards = new ArrayList<>(Cards.majors());
        Cards.all().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR && decks.contains(card.deck()))
                .filter(card -> card.players() <= seats && (seats > 1 || !card.isForCompany()))
                .forEach(cards::add);
        return new Deck(cards);
    }

    /** Seven of each kind, fewer where the decks do not have enough for all. */
    @Rule({"AGR-D1", "AGR-D4"})
    static int size(Deck deck, Card.Kind kind, int seats) {
        int all = deck.with(Deck.Capability.valueOf(kind.name())).size();
        return Math.min(FULL, all / seats);
    }
}
