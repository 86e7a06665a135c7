package tilth.bots.agricola;

import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.engine.Seats;

/** What of a harvest is still to come in this round. */
enum Harvest {
    /** All of it, if the round has one. */
    AHEAD,
    FEEDING,
    BREEDING,
    OVER;

    /** How far a seat has come in the harvest under way. */
    static Harvest of(State position, int seat) {
        int open = position.openSeats();
        if (open == 0) {
            return OVER;
        }
        boolean isAsked = Seats.has(open, seat);
        return switch (Asks.of(position.question(isAsked ? seat : Seats.first(open)))) {
            case FEED -> isAsked ? FEEDING : BREEDING;
            case BREED -> isAsked ? BREEDING : OVER;
            case REVEAL, PLACE, WORK, PAY, KEEP, REACT, CHOOSE, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> AHEAD;
        };
    }
}
