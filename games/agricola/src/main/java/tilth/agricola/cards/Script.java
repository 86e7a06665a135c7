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
        return effects.stream().anyMatch(kind::isInstance);
    }

    /** Whether something is true of one of them. */
    boolean has(Predicate<Effect> such) {
        return effects.stream().anyMatch(such);
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
