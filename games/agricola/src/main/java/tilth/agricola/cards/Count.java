package tilth.agricola.cards;

import java.util.List;

/** A number on a card: printed, or to be counted on the table when it is needed. */
public sealed interface Count {

    /** A printed number. */
    record Printed(int number) implements Count {}

    /** So many as there are of something. */
    record Counted(Measure measure) implements Count {}

    /** So many as the player has of a good. */
    record Owned(int good, When when) implements Count {}

    /** When goods are counted. */
    enum When {
        IN_PLAY,
        /** For points, with those on cards that count as the player's then. */
        FOR_POINTS
    }

    /** So many as all players together have of a good. */
    record OwnedByAll(int good) implements Count {}

    /** So many as the player has of a crop, in the supply and on fields. */
    record Grown(int crop) implements Count {}

    /** So many times a number, once for each so many of what is counted. */
    record Each(int times, int per, Count of) implements Count {}

    /** One less another. */
    record Less(Count from, Count less) implements Count {}

    /** What the highest step that is reached gives; nothing below the first. */
    record Steps(Count of, List<Integer> from, List<Integer> gives) implements Count {}

    /** Depends on what the house is made of. */
    record ByHouse(int wood, int clay, int stone) implements Count {}

    /** New pastures of at least so many squares that were fenced in this action. */
    record NewPastures(int squares, Land land) implements Count {}

    /** Where a pasture is new. */
    enum Land {
        /** On squares that were in no pasture. */
        OPEN,
        /** Also within a pasture that was divided, if there are more of them than before. */
        ANY
    }

    /** So many of a good as lie on the card. */
    record OnCard(int good) implements Count {}

    /** So many cards with one of these marks as lie in front of somebody. */
    record Marked(int marks, Hook.Whose whose) implements Count {}

    /** Whether it is the same on every table. */
    default boolean isPrinted() {
        return this instanceof Printed;
    }
}
