package tilth.engine;

import java.util.Optional;

/** A game as one seat may know it. Bots hold this and never the true position; {@link #imagine} is the only door. */
public final class Sight {

    private final Match match;
    private final int seat;

    Sight(Match match, int seat) {
        this.match = match;
        this.seat = seat;
    }

    public int seat() {
        return seat;
    }

    public Game game() {
        return match.game();
    }

    public int seats() {
        return match.setup().seats();
    }

    /** Whether moves may be kept from other seats now. */
    public boolean hasSecretMoves() {
        return match.position().hasSecretMoves();
    }

    public boolean isAsked() {
        return Seats.has(match.position().openSeats(), seat);
    }

    public long question() {
        return match.position().question(seat);
    }

    /** The moves this seat may choose from. */
    public void moves(MoveList into) {
        match.position().moves(seat, into);
    }

    public View view() {
        return match.position().view(seat);
    }

    /** Why this seat may not now do anything with a target; nothing if it may. */
    public Optional<Refusal> why(String target) {
        return match.position().why(seat, target);
    }

    /** Fills a position with a world this seat cannot tell from the true one. */
    public void imagine(Position into, Rng rng) {
        into.copyFrom(match.position());
        into.imagine(seat, rng);
    }

    /** How many moves have been played. */
    public int length() {
        return match.length();
    }

    /** Whose move a past one was. */
    public int seatOf(int index) {
        return match.turn(index).seat();
    }

    /** A past move as this seat saw it when it was played. */
    public long seen(int index) {
        return match.seen(seat, index);
    }
}
