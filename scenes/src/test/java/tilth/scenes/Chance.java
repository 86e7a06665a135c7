package tilth.scenes;

import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;

/** Plays at random, so that there is something to draw. */
final class Chance {

    private Chance() {}

    static void play(Match match, int moves, QuickRng rng) {
        MoveList offered = new MoveList();
        for (int i = 0; i < moves && !match.position().isOver(); i++) {
            int seat = openSeat(match.position(), rng);
            match.position().moves(seat, offered);
            match.play(seat, offered.any(rng));
        }
    }

    /** One of the seats that are asked something. */
    static int openSeat(Position position, QuickRng rng) {
        int open = position.openSeats();
        while (Seats.count(open) > 1 && rng.below(2) == 0) {
            open &= open - 1;
        }
        return Seats.first(open);
    }
}
