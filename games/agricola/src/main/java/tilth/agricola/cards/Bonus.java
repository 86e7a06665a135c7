package tilth.agricola.cards;

import tilth.agricola.AgricolaPosition;

/** Bonus points that depend on what is on the table when they are counted. */
public interface Bonus {

    Bonus NONE = (position, owner, seat) -> 0;

    /** What a seat gets for a card that an owner has played. */
    int points(AgricolaPosition position, int owner, int seat);

    /** Bonus points for the owner alone. */
    static Bonus forOwner(Own own) {
        return (position, owner, seat) -> owner == seat ? own.points(position, owner) : 0;
    }

    /** What the owner gets. */
    interface Own {
        int points(AgricolaPosition position, int owner);
    }
}
