package tilth.agricola.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
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

    /** Of seven minors so many are passed on, where that is settled. */
    private static final int PASSING = 1;

    /** Of seven occupations so many are for three or more players, and as many for four or more. */
    private static final int FOR_MORE = 2;

    private static final int FOR_THREE = 3;

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
        return allowed(deck, setup.chosen(BANNED));
    }

    @Rule("AGR-D13")
    static Deck allowed(Deck deck, String banned) {
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

    /** The sorts of cards for hands, the occupations first, and how many of each everybody is dealt. */
    @Rule({"AGR-D1", "AGR-D24", "AGR-D25"})
    static List<Sort> sorts(Deck deck, int seats, Dealing dealing) {
        Sort occupations = sort(
                deck, card -> card.kind() == Card.Kind.OCCUPATION, size(deck, Card.Kind.OCCUPATION, seats, dealing));
        Sort minors = sort(deck, card -> card.kind() == Card.Kind.MINOR, size(deck, Card.Kind.MINOR, seats, dealing));
        return switch (dealing) {
            case SIX_AND_PASSING ->
                List.of(
                        occupations,
                        sort(deck, card -> card.kind() == Card.Kind.MINOR && !card.isPassing(), FULL - PASSING),
                        sort(deck, card -> card.kind() == Card.Kind.MINOR && card.isPassing(), PASSING));
            case MIXED_PLAYERS -> mixed(deck, seats, minors);
            default -> List.of(occupations, minors);
        };
    }

    /** Where there are too few cards for many players for all, everybody is dealt more that are for any number. */
    @Rule("AGR-D25")
    private static List<Sort> mixed(Deck deck, int seats, Sort minors) {
        Predicate<Card> isOccupation = card -> card.kind() == Card.Kind.OCCUPATION;
        Sort forThree = sort(deck, isOccupation.and(card -> card.players() == FOR_THREE), FOR_MORE);
        Sort forFour = sort(deck, isOccupation.and(card -> card.players() > FOR_THREE), FOR_MORE);
        int three = Math.min(FOR_MORE, forThree.cards().size() / seats);
        int four = Math.min(FOR_MORE, forFour.cards().size() / seats);
        return List.of(
                sort(deck, isOccupation.and(card -> card.players() < FOR_THREE), FULL - three - four),
                new Sort(forThree.cards(), three),
                new Sort(forFour.cards(), four),
                minors);
    }

    private static Sort sort(Deck deck, Predicate<Card> which, int each) {
        CardSet cards = new CardSet(deck.size());
        for (int slot = 0; slot < deck.size(); slot++) {
            if (which.test(deck.card(slot))) {
                cards.add(slot);
            }
        }
        return new Sort(cards, each);
    }

    /** Seven of each kind, or as many as the way of dealing asks for; fewer where the decks do not have enough for all. */
    @Rule({"AGR-D1", "AGR-D4", "AGR-D15"})
    static int size(Deck deck, Card.Kind kind, int seats, Dealing dealing) {
        int all = deck.with(Capability.valueOf(kind.name())).size();
        return Math.min(dealing.dealt(), all / seats);
    }
}
