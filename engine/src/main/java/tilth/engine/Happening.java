package tilth.engine;

import java.util.List;
import java.util.Locale;

/** A kind of thing that can happen at the table. A game lists them as an enum. */
public interface Happening {

    String name();

    /** The terms of its numbers, in order; at most three. */
    List<Term> operands();

    /** Whether chance decides it openly, such as a roll, so that nothing after it can be foreseen. */
    default boolean isByChance() {
        return false;
    }

    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
