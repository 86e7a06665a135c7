package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.scenes.agricola.EffectWords.Voice;

/** What is done within limits: how often, and after "you may" where, all in one pair of brackets behind it. */
record LimitWords(EffectWords effects) {

    String of(Effect effect, Voice voice) {
        List<String> limits = new ArrayList<>();
        List<Condition> conditions = new ArrayList<>();
        Voice now = voice;
        Effect rest = effect;
        while (isLimit(rest, now)) {
            now = rest instanceof Effect.UpTo ? Voice.MAY : now;
            rest = inside(rest, limits, conditions);
        }
        if (!conditions.isEmpty()) {
            limits.add(new ConditionWords(speech()).lead(Parts.all(conditions)));
        }
        String deed = effects.say(rest, now);
        String what = now == voice ? deed : speech().say("may", "what", deed);
        return limits.isEmpty() ? what : speech().say("limited", "what", what, "limits", String.join(", ", limits));
    }

    private Speech speech() {
        return effects.speech();
    }

    private static boolean isLimit(Effect effect, Voice voice) {
        return switch (effect) {
            case Effect.Once _, Effect.OncePerPlayer _, Effect.FirstInRound _, Effect.UpTo _ -> true;
            case Effect.OnlyIf _ -> voice == Voice.MAY;
            default -> false;
        };
    }

    /** What is limited, once its limit has been noted. */
    private Effect inside(Effect limit, List<String> limits, List<Condition> conditions) {
        return switch (limit) {
            // To do it twice in a row never helps, so that this goes without saying.
            case Effect.Once(Effect.Period period, Effect inner) when period == Effect.Period.STEP -> inner;
            case Effect.Once(Effect.Period period, Effect inner) -> {
                limits.add(speech().say("period", period));
                yield inner;
            }
            case Effect.OncePerPlayer(Effect inner) -> {
                limits.add(speech().say("once-per-player"));
                yield inner;
            }
            case Effect.FirstInRound(Effect inner) -> {
                limits.add(speech().say("first-in-round"));
                yield inner;
            }
            case Effect.UpTo(Count most, Effect each) -> {
                limits.add(new CountWords(speech()).times(most));
                yield each;
            }
            case Effect.OnlyIf(Condition condition, Effect inner) -> {
                conditions.add(condition);
                yield inner;
            }
            default -> throw new IllegalArgumentException("no limit: " + limit);
        };
    }
}
