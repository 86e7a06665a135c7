package tilth.agricola.cards;

import java.util.List;

/** What can lie on a card. */
public sealed interface Store {

    Store NONE = new None();

    /** Nothing. */
    record None() implements Store {}

    /** Goods, as a bundle. */
    record Bundle() implements Store {}

    /** Crops, for it is a field, or several plots with a stack of its own on each. */
    record Field(Crop crop, int plots) implements Store {}

    /** Field tiles to plow with; so many when it is played. */
    record Tiles(int count) implements Store {}

    /** A pile of goods, the top one first. */
    record Pile(List<Integer> goods) implements Store {}

    /** A number that is noted. */
    record Noted() implements Store {}

    /** Players who are noted, a bit each. */
    record Seats() implements Store {}

    /** Rounds that are noted. */
    record Rounds() implements Store {}

    /** A space that is noted. */
    record OneSpace() implements Store {}

    /** Fences that wait on round spaces. */
    record Fences() implements Store {}

    /** What its owner has got in the work phase. */
    record Tally() implements Store {}

    /** Bonus points that it has brought so far. */
    record Booked() implements Store {}
}
