package tilth.finca;

import java.util.Locale;

/** What a player gathers, in the order of {@link Components#FRUITS}, with the carts last. */
enum Goods {
    ORANGES,
    GRAPES,
    LEMONS,
    OLIVES,
    ALMONDS,
    FIGS,
    CARTS;

    boolean isFruit() {
        return this != CARTS;
    }

    /** The word for one of them. */
    String word() {
        String many = name().toLowerCase(Locale.ROOT);
        return many.substring(0, many.length() - 1);
    }
}
