package tilth.engine;

import java.util.List;
import java.util.Locale;

/**
 * What a move does or a question asks, apart from its operands. A game lists its verbs as an enum.
 *
 * <p>A verb with its operands fits into one {@code long}: the ordinal in the lowest eight bits, then up to four operands
 * of twelve bits each. The bits above them are free for {@link Agenda}.
 */
public interface Verb {

    int OPERAND_BITS = 12;
    int MOST_OPERANDS = 4;

    String name();

    int ordinal();

    /** The terms of the operands, in order. */
    List<Term> operands();

    /** Whether moves of this verb are legal almost always and kept apart from the answers to the question. */
    default boolean isAside() {
        return false;
    }

    /** Whether a question of this verb begins a new turn of the seat that is asked. */
    default boolean beginsTurn() {
        return false;
    }

    /** The verb as it is written in records, logs and tests. */
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    default long bare() {
        return ordinal();
    }

    default long with(int first) {
        return ordinal() | (long) first << 8;
    }

    default long with(int first, int second) {
        return with(first) | (long) second << 8 + OPERAND_BITS;
    }

    default long with(int first, int second, int third) {
        return with(first, second) | (long) third << 8 + 2 * OPERAND_BITS;
    }

    default long with(int first, int second, int third, int fourth) {
        return with(first, second, third) | (long) fourth << 8 + 3 * OPERAND_BITS;
    }

    static int ordinalOf(long packed) {
        return (int) packed & 0xFF;
    }

    static int operand(long packed, int index) {
        return (int) (packed >>> 8 + OPERAND_BITS * index) & Term.MOST_VALUES - 1;
    }

    static int first(long packed) {
        return operand(packed, 0);
    }

    static int second(long packed) {
        return operand(packed, 1);
    }
}
