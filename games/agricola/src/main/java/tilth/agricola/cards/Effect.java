package tilth.agricola.cards;

import tilth.agricola.AgricolaPosition;
import tilth.engine.Journal;

/** What a card does when its moment comes. Holds no state: that is kept in the position. */
public interface Effect {

    /** Does it for the owner of the card in a slot of the deck. */
    void happen(AgricolaPosition position, int seat, int slot, Journal journal);

    /** Whether it would do anything now. */
    default boolean isPossible(AgricolaPosition position, int seat, int slot) {
        return true;
    }

    /** Whether it would do anything once other goods had been turned into food. */
    default boolean isWithinReach(AgricolaPosition position, int seat, int slot) {
        return isPossible(position, seat, slot);
    }

    /** Only where something holds. */
    default Effect provided(Condition condition) {
        Effect effect = this;
        return new Effect() {
            @Override
            public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
                effect.happen(position, seat, slot, journal);
            }

            @Override
            public boolean isPossible(AgricolaPosition position, int seat, int slot) {
                return condition.holds(position, seat, slot) && effect.isPossible(position, seat, slot);
            }

            @Override
            public boolean isWithinReach(AgricolaPosition position, int seat, int slot) {
                return condition.holds(position, seat, slot) && effect.isWithinReach(position, seat, slot);
            }
        };
    }

    /** Both, one after the other. */
    default Effect and(Effect other) {
        Effect first = this;
        return new Effect() {
            @Override
            public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
                first.happen(position, seat, slot, journal);
                other.happen(position, seat, slot, journal);
            }

            @Override
            public boolean isPossible(AgricolaPosition position, int seat, int slot) {
                return first.isPossible(position, seat, slot) && other.isPossible(position, seat, slot);
            }
        };
    }
}
