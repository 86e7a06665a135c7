package tilth.agricola.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.engine.Option;
import tilth.engine.Rule;
import tilth.engine.Setup;

/** The cards from which hands are dealt, those that are banned, and how many of them everybody gets. */
final class Hands {

    static final int FULL = 7;

    private static final int MOST_BANNED = 100;

    @Rule("AGR-D13")
    static final Option BANNED = Option.of("banned", "none", "tournament").orSomeOf(codes(), MOST_BANNED);

    private Hands() {}

    private static List<String> codes() {
        return Cards.all().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR)
                .map(Card::code)
                .toList();
    }

    /** The decks of some mix, for each number of players. */
    static List<Deck> decks(String letters, int mostSeats) {
        return IntStream.rangeClosed(1, mostSeats)
                .mapToObj(seats -> deck(letters, seats))
                .toList();
    }

    /** The majors and every card of some decks that may be played by so many players. */
    @Rule({"AGR-D2", "AGR-D3"})
    private static Deck deck(String letters, int seats) {
        List<Card> cards = new ArrayList<>(Cards.majors());
        Cards.all().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR && letters.contains(card.deck()))
                .filter(card -> card.players() <= seats && (seats > 1 || !card.isForCompany()))
                .forEach(cards::add);
        return new Deck(cards);
    }

    /** The same deck without what a table has banned. */
    @Rule("AGR-D13")
    static Deck allowed(Deck deck, Setup setup) {
        String banned = setup.chosen(BANNED);
        return banned.equals(BANNED.standard())
                ? deck
                : new Deck(deck.cards().stream().filter(allowed(banned)).toList());
    }

    @Rule("AGR-D13")
    private static Predicate<Card> allowed(String banned) {
        List<String> listed = BANNED.listed(banned);
        return switch (banned) {
            case "none" -> _ -> true;
            case "tournament" -> card -> !card.isBannedAtTournaments();
            default -> card -> !listed.contains(card.code());
        };
    }

    /** How many cards of a kind can be dealt. */
    static int count(Deck deck, Card.Kind kind, String banned) {
        Predicate<Card> allowed = allowed(banned);
        return (int) deck.cards().stream()
                .filter(card -> card.kind() == kind && allowed.test(card))
                .count();
    }

    /** Seven of each kind, or as many as the way of dealing asks for; fewer where the decks do not have enough for all. */
    @Rule({"AGR-D1", "AGR-D4", "AGR-D15"})
    static int size(Deck deck, Card.Kind kind, int seats, Dealing dealing) {
        int all = deck.with(Capability.valueOf(kind.name())).size();
        return Math.min(dealing.dealt(), all / seats);
    }
}
