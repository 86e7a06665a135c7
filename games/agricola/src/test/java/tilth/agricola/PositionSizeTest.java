package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.CardSet;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** A position stays small, since it is copied all the time. */
class PositionSizeTest {

    private static final int MOST_BYTES = 2048;
    private static final int MOST_BYTES_WITH_CARDS = 4096;

    @Test
    void what_a_position_copies_is_at_most_two_kilobytes() throws IllegalAccessException {
        assertThat(copied(Map.of())).isBetween(MOST_BYTES / 2, MOST_BYTES);
    }

    @Test
    void with_all_cards_it_is_at_most_four() throws IllegalAccessException {
        assertThat(copied(Map.of("edition", "classic", "cards", "full", "decks", "eikz")))
                .isBetween(MOST_BYTES, MOST_BYTES_WITH_CARDS);
    }

    /** The bytes that a position of five seats copies. */
    private static int copied(Map<String, String> options) throws IllegalAccessException {
        AgricolaPosition position =
                (AgricolaPosition) new Agricola().start(new Setup(new Agricola(), 5, options, Seed.of(1)));
        return bytes(position.board())
                + bytes(position.farms())
                + bytes(position.holdings())
                + bytes(position.tableau())
                + bytes(position.occasions())
                + bytes(position.agenda());
    }

    /** The bytes of all numbers that a part of a position holds, in fields and arrays. */
    private static int bytes(Object part) throws IllegalAccessException {
        int bytes = 0;
        for (Field field : part.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                Class<?> type = field.getType();
                if (type == CardSet.class || type == CardSet[].class) {
                    // Sets are parts of a row of numbers that is counted itself.
                    continue;
                }
                if (type.getPackage() == part.getClass().getPackage()) {
                    bytes += bytes(field.get(part));
                    continue;
                }
                assertThat(type.isPrimitive() || type.isArray())
                        .as(field.toString())
                        .isTrue();
                bytes += type.isArray()
                        ? Array.getLength(field.get(part)) * width(type.getComponentType())
                        : width(type);
            }
        }
        return bytes;
    }

    private static int width(Class<?> number) {
        return switch (number.getName()) {
            case "long" -> Long.BYTES;
            case "int" -> Integer.BYTES;
            case "short" -> Short.BYTES;
            case "byte", "boolean" -> Byte.BYTES;
            default -> throw new IllegalArgumentException(number + " is no number of a position");
        };
    }
}
