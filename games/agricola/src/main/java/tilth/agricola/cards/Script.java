package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** All effects of a card, each with a number, so that a position can say where it stands in one of them. */
public final class Script {

    private final List<Effect> effects = new ArrayList<>();

    void add(Effect effect) {
        effects.add(effect);
        effect.inner().forEach(this::add);
    }

    public Effect at(int number) {
        return effects.get(number);
    }

    public int size() {
        return effects.size();
    }

    /** Whether an effect of some kind is among them. */
    boolean has(Class<? extends Effect> kind) {
        return has(kind::isInstance);
    }

    /** Whether something is true of one of them. */
    boolean has(Predicate<Effect> such) {
        // A deck is made for a table that bans cards, and asks this very often.
        for (Effect effect : effects) {
            if (such.test(effect)) {
                return true;
            }
        }
        return false;
    }

    /** The number of an effect of the card; of two that are the same thing, the first. */
    public int number(Effect effect) {
        for (int number = 0; number < effects.size(); number++) {
            if (effects.get(number).equals(effect)) {
                return number;
            }
        }
        throw new IllegalArgumentException("no effect of this card: " + effect);
    }
}
