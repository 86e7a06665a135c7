package tilth.agricola.cards;

import java.util.List;

/** Bonus points that are counted at the end. */
public sealed interface Bonus {

    /** So many for the owner. */
    record Points(Count count) implements Bonus {}

    /** So many for the owner where something holds. */
    record PointsIf(Condition condition, Count points) implements Bonus {}

    /** So many for everybody who has most of something, the owner or not. */
    record ForMost(Measure of, int points) implements Bonus {}

    /** One for the owner for each part of the farm with all points that can be had there. */
    record FullParts() implements Bonus {}

    /** So many for everybody who is noted on the card. */
    record ForNoted(int points) implements Bonus {}

    /** So many for everybody without negative points, the owner or not. */
    record ForSpotless(int points) implements Bonus {}

    /** One less for the owner for each of these goods of which none lies on the card. */
    record ForMissing(List<Integer> goods) implements Bonus {}

    /** One for the owner for each pasture with at least one animal and room for so many more. */
    record RoomyPastures(int room) implements Bonus {}
}
