package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;

/** What a card does at its moments, a sentence for each thing it does. */
record HookWords(Speech speech, Card card) {

    List<String> sentences() {
        Map<String, List<Said>> alike = new LinkedHashMap<>();
        List<Hook> left = new ArrayList<>(card.hooks());
        left.removeIf(hook -> isAnyTime(hook) || isNotedForScoring(hook) || isNotedForLater(hook));
        while (!left.isEmpty()) {
            Hook hook = left.removeFirst();
            boolean isAsSoonAs = isAsSoonAs(hook, left);
            Said said = isAsSoonAs ? asSoonAs(hook) : said(hook);
            alike.computeIfAbsent(said.clause(), _ -> new ArrayList<>()).add(said);
            left.removeIf(other -> isAsSoonAs && other.effect().equals(hook.effect()));
        }
        List<String> sentences = new ArrayList<>();
        alike.forEach((clause, all) -> sentences.add(speech.sentence(opened(together(all), clause))));
        return sentences;
    }

    /** Several moments at which the same happens; what all of them depend on is said once. */
    private String together(List<Said> alike) {
        String lead = alike.getFirst().lead();
        boolean isShared = alike.getFirst().isConditional()
                && alike.stream().allMatch(said -> said.lead().equals(lead));
        return isShared
                ? opened(joined(alike.stream().map(Said::opening).toList()), lead)
                // What depends on something comes first, so that nothing before it seems to depend on it too.
                : joined(alike.stream()
                        .sorted(Comparator.comparing(Said::isConditional).reversed())
                        .map(this::opened)
                        .toList());
    }

    private String joined(List<String> openings) {
        return openings.stream().noneMatch(opening -> opening.contains(", "))
                ? speech.and(openings)
                : openings.stream()
                        .reduce((one, other) -> speech.say("and-when", "one", one, "other", other))
                        .orElse("");
    }

    /** Whether the card lets its owner do the same at any time, so that the moment goes without saying. */
    private boolean isAnyTime(Hook hook) {
        return card.anyTime().stream().anyMatch(effect -> Plain.core(effect).equals(Plain.core(hook.effect())));
    }

    /** Whether a number is noted only so that what comes after it can be counted, which is said where it scores. */
    private boolean isNotedForScoring(Hook hook) {
        return hook.moment() == Moment.PLAYED
                && hook.effect() instanceof Effect.Note(Count noted)
                && card.bonuses().contains(new Bonus.Points(new Count.Less(noted, new Count.Counted(Measure.NOTED))));
    }

    /** Whether rounds are noted only for something that comes when they begin, which is said there. */
    private boolean isNotedForLater(Hook hook) {
        return hook.moment() == Moment.PLAYED
                && noting(hook.effect()) != null
                && card.hooks().stream().anyMatch(later -> later.moment() == Moment.ROUND_START);
    }

    /** What notes rounds on the card, be it only if it is played early, if that is all that an effect does. */
    static Effect.@Nullable NoteRounds noting(Effect effect) {
        return switch (effect) {
            case Effect.NoteRounds note -> note;
            case Effect.OnlyIf(Condition.InRounds _, Effect.NoteRounds note) -> note;
            default -> null;
        };
    }

    /** Whether it happens once, when the card is played or whenever something holds later. */
    private static boolean isAsSoonAs(Hook hook, List<Hook> others) {
        return hook.moment() == Moment.PLAYED
                && hook.effect() instanceof Effect.Once(Effect.Period period, Effect.OnlyIf _)
                && period == Effect.Period.GAME
                && others.stream().anyMatch(other -> other.effect().equals(hook.effect()));
    }

    private Said asSoonAs(Hook hook) {
        Effect once = hook.effect() instanceof Effect.Once period ? period.effect() : hook.effect();
        String condition = new ConditionWords(speech).clause(Parts.all(Parts.asked(once)));
        return new Said(
                speech.say("as-soon-as", "condition", condition), new EffectWords(speech).clause(Parts.done(once)));
    }

    /** When something happens, with all that it depends on, and what it is. */
    private Said said(Hook hook) {
        Effect effect = Plain.of(hook.effect());
        List<Condition> asked = new ArrayList<>(Parts.asked(effect));
        Effect done = onceAtHarvest(hook.moment(), Parts.done(effect));
        AllWords.EachKind each = AllWords.eachKind(done);
        if (each != null) {
            asked.add(new Condition.AboutGood(each.goods()));
        }
        String opening = new MomentWords(speech, card).opening(hook, asked);
        ConditionWords conditions = new ConditionWords(speech);
        for (Condition time : asked.stream().filter(ConditionWords::isTime).toList()) {
            opening = opened(conditions.lead(time), opening);
            asked.remove(time);
        }
        if (each != null) {
            return new Said(opening, speech.say("if-none-of-kind"), clause(hook, each.then()));
        }
        if (asked.isEmpty()) {
            return new Said(opening, clause(hook, done));
        }
        String lead = new EffectWords(speech).lead(new Effect.OnlyIf(Parts.all(asked), done));
        return done instanceof Effect.All all && all.parts().getFirst() instanceof Effect.OnlyIf
                ? new Said(opening, speech.say("in-case", "lead", lead, "clause", clause(hook, done)))
                : new Said(opening, lead, clause(hook, done));
    }

    /** What can be done once at a moment that comes once a harvest. */
    private static Effect onceAtHarvest(Moment moment, Effect effect) {
        return moment.isHarvest()
                        && effect instanceof Effect.Once(Effect.Period period, Effect inner)
                        && period == Effect.Period.HARVEST
                ? inner
                : effect;
    }

    private String opened(Said said) {
        return said.isConditional() ? opened(said.opening(), said.lead()) : said.opening();
    }

    private String opened(String opening, String clause) {
        return speech.say("opening", "opening", opening, "clause", clause);
    }

    /** What happens; goods on top of those of a space are said to be that. */
    private String clause(Hook hook, Effect effect) {
        EffectWords words = new EffectWords(speech);
        boolean isOnTop = hook.moment() == Moment.USE && hook.whose() == Hook.Whose.OWN;
        return isOnTop && EffectWords.isGain(effect) ? words.also(effect) : words.clause(effect);
    }

    /** When something happens, what it depends on, if anything, and what it is. */
    private record Said(String opening, String lead, String clause) {

        Said(String opening, String clause) {
            this(opening, "", clause);
        }

        boolean isConditional() {
            return !lead.isEmpty();
        }
    }
}
