package tilth.testkit.sheaves;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.View;

/** What one viewer may see of a game of Sheaves; a watcher has no cards of their own. */
record SheavesView(
        int round,
        int lastField,
        List<PlayerView> players,
        List<String> hand,
        List<String> laid,
        List<String> seenGiven)
        implements View {

    /** What everybody sees of a player. */
    record PlayerView(
            int seat,
            int cards,
            boolean hasLaid,
            List<String> turnedUp,
            int given,
            int sheaves,
            int sacks,
            int points) {}

    @Rule("SHV-7")
    static SheavesView of(SheavesPosition position, int viewer) {
        Cards cards = position.cards;
        boolean seated = viewer != Seats.WATCHER;
        return new SheavesView(
                position.round,
                position.lastField,
                IntStream.range(0, position.seats)
                        .mapToObj(seat -> player(position, seat))
                        .toList(),
                faces(card -> seated && cards.isIn(viewer, card)),
                faces(card -> seated && cards.isLaidBy(viewer, card)),
                faces(card -> seated && cards.hasSeenGiven(viewer, card)));
    }

    private static List<String> faces(IntPredicate wanted) {
        return IntStream.range(0, Cards.COUNT)
                .filter(wanted)
                .mapToObj(Terms.CARD::write)
                .toList();
    }

    private static PlayerView player(SheavesPosition position, int seat) {
        return new PlayerView(
                seat,
                position.cards.inHand(seat),
                position.cards.laid(seat) != Cards.NONE,
                faces(card -> position.cards.isTurnedUpBy(seat, card)),
                position.cards.given(seat),
                position.sheaves[seat],
                position.sacks[seat],
                Scoring.points(position, seat));
    }
}
