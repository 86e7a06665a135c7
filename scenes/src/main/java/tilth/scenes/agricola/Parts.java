package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;

/** What has to hold, in its parts: what several effects ask for alike, and which parts cannot hold together. */
final class Parts {

    private Parts() {}

    /** The parts of a condition; none of one that always holds. */
    static List<Condition> of(Condition condition) {
        return switch (condition) {
            case Condition.Always _ -> List.of();
            case Condition.All all ->
                all.conditions().stream().flatMap(part -> of(part).stream()).toList();
            default -> List.of(condition);
        };
    }

    /** All of these. */
    static Condition all(List<Condition> parts) {
        return switch (parts.size()) {
            case 0 -> new Condition.Always();
            case 1 -> parts.getFirst();
            default -> new Condition.All(parts);
        };
    }

    /** What an effect asks for before it does anything. */
    static List<Condition> asked(Effect effect) {
        List<Condition> asked = new ArrayList<>();
        Effect rest = effect;
        while (rest instanceof Effect.OnlyIf(Condition condition, Effect then)) {
            asked.addAll(of(condition));
            rest = then;
        }
        return asked;
    }

    /** What an effect does where that holds which it asks for. */
    static Effect done(Effect effect) {
        return effect instanceof Effect.OnlyIf only ? done(only.effect()) : effect;
    }

    /** What all of several effects ask for. */
    static List<Condition> common(List<Effect> effects) {
        List<Condition> common = new ArrayList<>(asked(effects.getFirst()));
        effects.forEach(effect -> common.retainAll(asked(effect)));
        return common;
    }

    /** An effect that asks for some things no more. */
    static Effect without(Effect effect, List<Condition> conditions) {
        List<Condition> left = new ArrayList<>(asked(effect));
        left.removeAll(conditions);
        return left.isEmpty() ? done(effect) : new Effect.OnlyIf(all(left), done(effect));
    }

    /** Whether two conditions can never hold together. */
    static boolean exclude(Condition one, Condition other) {
        return of(one).stream().anyMatch(part -> of(other).stream().anyMatch(against -> isOpposite(part, against)));
    }

    /** Whether of two parts one holds just where the other does not. */
    static boolean isOpposite(Condition one, Condition other) {
        return switch (one) {
            case Condition.GotNone(int goods) -> other.equals(new Condition.Got(goods));
            case Condition.Got(int goods) -> other.equals(new Condition.GotNone(goods));
            default -> isNone(one, other) || isNone(other, one);
        };
    }

    private static boolean isNone(Condition none, Condition some) {
        return none(none).isPresent()
                && some instanceof Condition.AtLeast(Count count, int least)
                && least == 1
                && none(none).get().equals(count);
    }

    /** That of which there must be none. */
    static Optional<Count> none(Condition condition) {
        return switch (condition) {
            case Condition.AtMost(Count count, int most) when most == 0 -> Optional.of(count);
            case Condition.Exactly(Count count, int number) when number == 0 -> Optional.of(count);
            default -> Optional.empty();
        };
    }
}
