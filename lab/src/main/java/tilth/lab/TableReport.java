package tilth.lab;

import java.util.List;

/**
 * What came out of the games with one number of seats. A round is a turn of everybody; a lead is how far the winner is
 * ahead of the next.
 */
public record TableReport(
        int seats,
        long games,
        List<Ending> endings,
        Measure rounds,
        Measure moves,
        Measure winnerPoints,
        Measure points,
        Measure leads,
        List<Place> places,
        List<Category> categories) {

    TableReport judged(Verdict verdict) {
        List<Place> judged = places.stream()
                .map(place -> new Place(place.place(), place.winShare(), place.chance(), verdict.next()))
                .toList();
        return new TableReport(seats, games, endings, rounds, moves, winnerPoints, points, leads, judged, categories);
    }

    /** How many games ended in one way, and after how many rounds. */
    public record Ending(String ending, long games, Share share, Mean rounds) {

        /** The word for the end that a game comes to if nothing else ends it. */
        public static final String USUAL = "usual";
    }

    /**
     * What one place in the order of play won, from 1 on; a win shared by two counts a half. {@code chance} is how likely
     * it is to be that far from a fair share if all places are alike; {@code real} says that it is not chance.
     */
    public record Place(int place, Share winShare, double chance, boolean real) {}

    /** The points in one line of the score sheet. */
    public record Category(String category, Mean winners, Mean others) {}
}
