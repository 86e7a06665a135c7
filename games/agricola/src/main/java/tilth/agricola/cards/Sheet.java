package tilth.agricola.cards;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards of one printed deck and kind. Every constant is a card of it, in the order of the printed codes. Sheets are found
 * by {@link Cards}.
 */
public interface Sheet {

    /** All cards of the sheet. */
    default List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        for (Field field : getClass().getDeclaredFields()) {
            if (field.getType() == Card.class) {
                cards.add(constant(field));
            }
        }
        cards.sort(Card.PRINTED_ORDER);
        return List.copyOf(cards);
    }

    private static Card constant(Field field) {
        try {
            field.setAccessible(true);
            return (Card) field.get(null);
        } catch (IllegalAccessException hidden) {
            throw new IllegalStateException(field + " cannot be read", hidden);
        }
    }

    static Card major(String code, String name) {
        return new Card(code, name, Card.Kind.MAJOR);
    }

    static Card minor(String code, String name) {
        return new Card(code, name, Card.Kind.MINOR);
    }

    static Card occupation(String code, String name) {
        return new Card(code, name, Card.Kind.OCCUPATION);
    }
}
