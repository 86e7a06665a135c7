package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Measure;
import tilth.agricola.goods.Goods;
import tilth.scenes.agricola.EffectWords.Voice;

/** What cards do one after the other. */
record AllWords(EffectWords effects) {

    private static final int PAIR = 2;

    /** One after the other; goods that come together are one list, and what has conditions is kept apart. */
    String of(List<Effect> parts, Voice voice) {
        if (parts.stream().allMatch(AllWords::givesBack)) {
            return giveBack(parts, voice);
        }
        return forEach(parts, voice)
                .or(() -> firstAndLater(parts))
                .or(() -> withExtra(parts, voice))
                .orElseGet(() -> inTurn(parts, voice));
    }

    private Speech speech() {
        return effects.speech();
    }

    private String inTurn(List<Effect> parts, Voice voice) {
        List<String> said = new ArrayList<>();
        for (int i = 0; i < parts.size(); ) {
            int alike = i + 1;
            while (alike < parts.size() && areOne(parts.get(i), parts.get(alike))) {
                alike++;
            }
            said.add(one(parts.subList(i, alike), i == 0 ? null : parts.get(i - 1), voice));
            i = alike;
        }
        boolean isConditional = voice == Voice.YOU && parts.stream().anyMatch(Effect.OnlyIf.class::isInstance);
        return isConditional
                ? said.stream()
                        .reduce((one, other) -> speech().say("then", "one", one, "other", other))
                        .orElse("")
                : speech().and(said);
    }

    /** Whether two effects are said as one list. */
    private static boolean areOne(Effect first, Effect next) {
        return GainWords.isGain(first) && GainWords.isGain(next)
                || first instanceof Effect.PutOnCard && next instanceof Effect.PutOnCard;
    }

    private String one(List<Effect> alike, @Nullable Effect before, Voice voice) {
        Effect first = alike.getFirst();
        if (GainWords.isGain(first)) {
            return effects.get(alike, voice);
        }
        if (first instanceof Effect.PutOnCard) {
            return effects.said("put-on-card", voice, "goods", speech().and(amounts(alike)));
        }
        boolean isOtherwise = voice == Voice.YOU
                && before instanceof Effect.OnlyIf last
                && first instanceof Effect.OnlyIf now
                && Parts.isOpposite(last.condition(), now.condition());
        return isOtherwise
                ? speech().say("otherwise", "what", effects.clause(Parts.done(first)))
                : effects.say(first, voice);
    }

    private List<String> amounts(List<Effect> puts) {
        return puts.stream()
                .map(Effect.PutOnCard.class::cast)
                .map(put -> new GainWords(speech()).amount(put.count(), put.good()))
                .toList();
    }

    /** Goods for the player and for all others, both for each of the same. */
    private Optional<String> forEach(List<Effect> parts, Voice voice) {
        if (parts.size() == PAIR
                && parts.getFirst() instanceof Effect.Get(Count mine, int good)
                && parts.getLast() instanceof Effect.OthersGet(Count theirs, int other)
                && !mine.isPrinted()
                && counted(mine).equals(counted(theirs))) {
            List<Effect> each = List.of(
                    new Effect.Get(new Count.Printed(times(mine)), good),
                    new Effect.OthersGet(new Count.Printed(times(theirs)), other));
            String thing = new CountWords(speech()).thing(counted(mine));
            return Optional.of(effects.said("for-each", voice, "thing", thing, "what", inTurn(each, voice)));
        }
        return Optional.empty();
    }

    private static Count counted(Count count) {
        return count instanceof Count.Each(int _, int per, Count of) && per == 1 ? of : count;
    }

    private static int times(Count count) {
        return count instanceof Count.Each each ? each.times() : 1;
    }

    /** One thing the first time and another one later, which is what the card notes a number for. */
    private Optional<String> firstAndLater(List<Effect> parts) {
        Count noted = new Count.Counted(Measure.NOTED);
        Effect first = null;
        Effect later = null;
        for (Effect part : parts) {
            if (part instanceof Effect.OnlyIf(Condition condition, Effect then)) {
                first = Parts.none(condition).filter(noted::equals).isPresent() ? then : first;
                later = condition.equals(new Condition.AtLeast(noted, 1)) ? then : later;
            }
        }
        boolean isCounted = parts.contains(new Effect.Note(new Count.Printed(1)));
        return isCounted && first != null && later != null
                ? Optional.of(
                        speech().say("first-and-later", "first", effects.clause(first), "later", effects.clause(later)))
                : Optional.empty();
    }

    /** Goods, and more of them where something holds. */
    private Optional<String> withExtra(List<Effect> parts, Voice voice) {
        return parts.size() == PAIR
                        && GainWords.isGain(parts.getFirst())
                        && parts.getLast() instanceof Effect.OnlyIf(Condition condition, Effect extra)
                        && GainWords.isGain(extra)
                ? Optional.of(speech().say(
                                "plus-if",
                                "one",
                                effects.get(parts.subList(0, 1), voice),
                                "other",
                                new GainWords(speech()).all(List.of(extra)),
                                "lead",
                                new ConditionWords(speech()).lead(condition)))
                : Optional.empty();
    }

    /** Whether it is about goods that may be put on the card. */
    private static boolean givesBack(Effect effect) {
        return effect instanceof Effect.May(Effect.Pay(long price, Effect.Payee _, Effect then))
                && then instanceof Effect.PutOnCard(Count.Printed(int count), int good)
                && price == Goods.of(count, good);
    }

    /** Any of several goods that may be put on the card at the same time. */
    private String giveBack(List<Effect> parts, Voice voice) {
        long goods = Goods.NOTHING;
        for (Effect part : parts) {
            goods |= part instanceof Effect.May(Effect.Pay pay) ? pay.price() : Goods.NOTHING;
        }
        return effects.said("put-some-on-card", voice, "goods", speech().bundle(goods));
    }

    /** Whatever is done for one of each kind of good that the card has none of; nothing for other effects. */
    static @Nullable EachKind eachKind(Effect effect) {
        List<Effect> parts = effect instanceof Effect.All all ? all.parts() : List.of();
        int goods = 0;
        for (Effect part : parts) {
            goods |= Parts.done(part).equals(Parts.done(parts.getFirst())) ? missing(Parts.asked(part)) : 0;
        }
        return parts.size() > 1 && Integer.bitCount(goods) == parts.size()
                ? new EachKind(goods, Parts.done(parts.getFirst()))
                : null;
    }

    /** The good that something is about if the card has none of it, as a bit; no bit for anything else. */
    private static int missing(List<Condition> asked) {
        return asked.size() == PAIR
                        && asked.getFirst() instanceof Condition.AboutGood(int goods)
                        && Parts.none(asked.getLast())
                                .filter(new Count.OnCard(Integer.numberOfTrailingZeros(goods))::equals)
                                .isPresent()
                ? goods
                : 0;
    }

    /** Goods, a bit each, and what is done for one of them. */
    record EachKind(int goods, Effect then) {}
}
