package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** Every card there is: the major improvements, then all others by their codes. */
public final class Cards {

    private static final List<Card> ALL = gather();

    private Cards() {}

    private static List<Card> gather() {
        List<Card> all = new ArrayList<>();
        ServiceLoader.load(Sheet.class).forEach(sheet -> all.addAll(sheet.cards()));
        all.sort(Comparator.comparing((Card card) -> card.kind() != Card.Kind.MAJOR)
                .thenComparing(Card::code));
        return List.copyOf(all);
    }

    public static List<Card> all() {
        return ALL;
    }

    /** Those that bring a space, in the order in which such spaces are numbered after those of the box. */
    public static List<Card> bringingSpaces() {
        return ALL.stream().filter(card -> card.space().isThere()).toList();
    }

    /** The major improvements of the box. */
    public static List<Card> majors() {
        return ALL.stream()
                .filter(card -> card.kind() == Card.Kind.MAJOR && card.deck().equals("M"))
                .toList();
    }
}
