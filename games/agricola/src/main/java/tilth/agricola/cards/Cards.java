package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Every card there is: the major improvements, then all others by their decks and the numbers in their codes. */
public final class Cards {

    private static final List<Card> ALL = gather();

    private static final Map<Card, Integer> NUMBERS =
            IntStream.range(0, ALL.size()).boxed().collect(Collectors.toUnmodifiableMap(ALL::get, number -> number));

    private static final List<Card> BRINGING_SPACES =
            ALL.stream().filter(card -> card.space().isThere()).toList();

    private Cards() {}

    private static List<Card> gather() {
        List<Card> all = new ArrayList<>();
        ServiceLoader.load(Sheet.class).forEach(sheet -> all.addAll(sheet.cards()));
        all.sort(Comparator.comparing((Card card) -> card.kind() != Card.Kind.MAJOR)
                .thenComparing(Card.PRINTED_ORDER));
        return List.copyOf(all);
    }

    public static List<Card> all() {
        return ALL;
    }

    /** The place of a card among all. */
    static int number(Card card) {
        return NUMBERS.getOrDefault(card, -1);
    }

    /** Those that bring a space, in the order in which such spaces are numbered after those of the box. */
    public static List<Card> bringingSpaces() {
        return BRINGING_SPACES;
    }

    /** The major improvements of the box. */
    public static List<Card> majors() {
        return ALL.stream()
                .filter(card -> card.kind() == Card.Kind.MAJOR && card.deck().equals("M"))
                .toList();
    }
}
