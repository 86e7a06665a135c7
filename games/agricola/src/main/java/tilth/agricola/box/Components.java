package tilth.agricola.box;

import tilth.agricola.farm.Yard;
import tilth.engine.Box;
import tilth.engine.Rule;

/** What is in the box, read from the data file. */
@Rule("AGR-S8")
public final class Components {

    public static final Box BOX = Box.beside(Components.class);

    private Components() {}

    /** The numbers of the only row of a kind. */
    public static int[] numbers(String kind) {
        return BOX.only(kind).numbersFrom(0);
    }

    /** How much of a category brings 1, 2, 3 and 4 points. */
    public static int[] steps(String category) {
        return BOX.named("score", category).numbersFrom(1);
    }

    /** The rooms a farmyard starts with, as a set of squares. */
    public static int startRooms() {
        int rooms = 0;
        for (int square = 0; square < Yard.SQUARES; square++) {
            rooms |= BOX.only("rooms").content().contains(Yard.name(square)) ? 1 << square : 0;
        }
        return rooms;
    }
}
