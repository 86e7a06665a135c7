package tilth.scenes.agricola;

import java.util.List;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;

/** What a card lets its owner do at any time, in one sentence. */
record AnyTimeWords(Speech speech) {

    String sentence(List<Effect> effects) {
        List<Effect> plain = effects.stream().map(Plain::of).toList();
        List<Condition> common = Parts.common(plain);
        List<Effect> rest =
                plain.stream().map(effect -> Parts.without(effect, common)).toList();
        String may = speech.say("may", "what", what(rest));
        Condition always = Parts.all(
                common.stream().filter(part -> !ConditionWords.isPhase(part)).toList());
        String clause = always instanceof Condition.Always ? may : opened(new ConditionWords(speech).lead(always), may);
        return speech.sentence(opened(when(common), clause));
    }

    private String when(List<Condition> conditions) {
        if (conditions.stream().anyMatch(Condition.AtWork.class::isInstance)) {
            return speech.say("any-time-at-work");
        }
        return conditions.stream()
                .filter(ConditionWords::isPhase)
                .findFirst()
                .map(phase -> new ConditionWords(speech).lead(phase))
                .orElseGet(() -> speech.say("any-time"));
    }

    private String opened(String opening, String clause) {
        return speech.say("opening", "opening", opening, "clause", clause);
    }

    /** What may be done; the same limit or a kind that one has already is said once for all of it. */
    private String what(List<Effect> effects) {
        if (effects.size() > 1 && effects.stream().allMatch(AnyTimeWords::isForAnother)) {
            List<Effect> trades = effects.stream().map(Parts::done).toList();
            return limited(trades, speech.say("of-kind-you-have", "what", what(unlimited(trades))));
        }
        return limited(effects, new EffectWords(speech).anyOf(unlimited(effects)));
    }

    /** Whether it brings another animal of a kind that one has to have. */
    private static boolean isForAnother(Effect effect) {
        return effect
                        instanceof
                        Effect.OnlyIf(Condition.AtLeast(Count.Owned(int had, Count.When _), int least), Effect then)
                && least == 1
                && (then instanceof Effect.Once once ? once.effect() : then) instanceof Effect.Pay pay
                && pay.then() instanceof Effect.Get(Count _, int got)
                && had == got;
    }

    private String limited(List<Effect> effects, String what) {
        return isLimited(effects) && effects.getFirst() instanceof Effect.Once once
                ? speech.say("limited", "what", what, "limits", speech.say("period", once.period()))
                : what;
    }

    private static List<Effect> unlimited(List<Effect> effects) {
        return isLimited(effects)
                ? effects.stream()
                        .map(effect -> effect instanceof Effect.Once once ? once.effect() : effect)
                        .toList()
                : effects;
    }

    private static boolean isLimited(List<Effect> effects) {
        return effects.stream()
                        .allMatch(effect -> effect instanceof Effect.Once once && once.period() != Effect.Period.STEP)
                && effects.stream()
                                .map(effect -> ((Effect.Once) effect).period())
                                .distinct()
                                .count()
                        == 1;
    }
}
