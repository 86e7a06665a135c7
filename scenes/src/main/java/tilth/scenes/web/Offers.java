package tilth.scenes.web;

import java.util.List;
import java.util.stream.IntStream;
import tilth.engine.MoveList;
import tilth.engine.Notation;
import tilth.engine.Sight;
import tilth.scenes.Preview;
import tilth.scenes.Words;

/** What a seat may do now. */
public final class Offers {

    private Offers() {}

    /** Every legal move of a seat, in the order of the game; none while it is not asked. */
    public static List<Offer> of(Sight sight, Words words) {
        if (!sight.isAsked()) {
            return List.of();
        }
        MoveList moves = new MoveList();
        sight.moves(moves);
        return IntStream.range(0, moves.size())
                .mapToObj(i -> offer(sight, words, moves.at(i)))
                .toList();
    }

    private static Offer offer(Sight sight, Words words, long move) {
        Notation notation = sight.game().moves();
        Preview preview = Preview.of(sight, move);
        return new Offer(
                notation.write(move),
                notation.target(move),
                words.move(move),
                preview.in(words),
                preview.events(),
                notation.verb(move).isAside());
    }
}
