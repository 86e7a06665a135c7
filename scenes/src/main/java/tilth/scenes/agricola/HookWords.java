package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Spaces;

/** What a card does at its moments, a sentence each. */
record HookWords(Speech speech, Card card) {

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        List<Hook> left = new ArrayList<>(card.hooks());
        left.removeIf(hook -> isAnyTime(hook) || isNotedForScoring(hook) || isNotedForLater(hook));
        while (!left.isEmpty()) {
            Effect effect = left.getFirst().effect();
            List<Hook> alike =
                    left.stream().filter(hook -> hook.effect().equals(effect)).toList();
            left.removeAll(alike);
            sentences.add(speech.sentence(sentence(alike, effect)));
        }
        return sentences;
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
    private static Effect.@Nullable NoteRounds noting(Effect effect) {
        return switch (effect) {
            case Effect.NoteRounds note -> note;
            case Effect.OnlyIf(Condition.InRounds _, Effect.NoteRounds note) -> note;
            default -> null;
        };
    }

    private String sentence(List<Hook> alike, Effect effect) {
        boolean isPlayed = alike.stream().anyMatch(hook -> hook.moment() == Moment.PLAYED);
        if (alike.size() > 1
                && isPlayed
                && effect instanceof Effect.Once(Effect.Period period, Effect.OnlyIf(Condition condition, Effect then))
                && period == Effect.Period.GAME) {
            return opened(
                    speech.say("as-soon-as", "condition", new ConditionWords(speech).clause(condition)),
                    new EffectWords(speech).clause(then));
        }
        return sentence(speech.and(alike.stream().map(this::opening).toList()), alike.getFirst(), Plain.of(effect));
    }

    private String sentence(String opening, Hook hook, Effect effect) {
        if (effect instanceof Effect.OnlyIf(Condition condition, Effect then) && ConditionWords.isTime(condition)) {
            return timed(opening, hook, condition, then);
        }
        if (effect instanceof Effect.OnlyIf(Condition.All(List<Condition> parts), Effect then)
                && parts.getFirst() instanceof Condition.InNotedRound noted
                && parts.size() == 2) {
            return timed(opening, hook, noted, new Effect.OnlyIf(parts.getLast(), then));
        }
        if (hook.moment() == Moment.PLOWED && effect instanceof Effect.OnlyIf(Condition.AboutMark about, Effect then)) {
            String marks = new ConditionWords(speech).marks(about.marks(), 1);
            return opened(speech.say("with-marks", "opening", opening, "marks", marks), clause(hook, then));
        }
        return opened(opening, clause(hook, effect));
    }

    /** Something that only happens in some rounds: the time comes first, or is the moment itself. */
    private String timed(String opening, Hook hook, Condition time, Effect then) {
        return opened(when(opening, hook.moment(), time), clause(hook, then));
    }

    private String when(String opening, Moment moment, Condition time) {
        ConditionWords conditions = new ConditionWords(speech);
        return switch (time) {
            case Condition.InNotedRound _ when moment == Moment.ROUND_START -> notedRoundStart();
            case Condition.InRounds in
            when moment == Moment.ROUND_START || moment == Moment.ROUND_END || moment == Moment.RETURN_HOME ->
                speech.say(
                        "moment-in",
                        moment,
                        "count",
                        Integer.bitCount(in.rounds()),
                        "rounds",
                        conditions.rounds(in.rounds()));
            default -> opened(conditions.lead(time), opening);
        };
    }

    /** When the rounds begin that were noted as the card was played. */
    private String notedRoundStart() {
        for (Hook hook : card.hooks()) {
            Effect.NoteRounds note = noting(hook.effect());
            if (note != null) {
                String start = new SpaceWords(speech).start(note.rounds());
                return hook.effect() instanceof Effect.OnlyIf(Condition.InRounds in, Effect _)
                        ? speech.say("if-played-by", "round", Integer.bitCount(in.rounds()), "start", start)
                        : start;
            }
        }
        return speech.say("noted-round-start");
    }

    private String opened(String opening, String clause) {
        return speech.say("opening", "opening", opening, "clause", clause);
    }

    /** What happens; goods on top of those of a space are said to be that. */
    private String clause(Hook hook, Effect effect) {
        EffectWords words = new EffectWords(speech);
        boolean isOnTop = hook.moment() == Moment.USE && hook.whose() == Hook.Whose.OWN;
        if (isOnTop && effect instanceof Effect.OnlyIf(Condition condition, Effect then) && EffectWords.isGain(then)) {
            return opened(new ConditionWords(speech).lead(condition), words.also(then));
        }
        return isOnTop && EffectWords.isGain(effect) ? words.also(effect) : words.clause(effect);
    }

    private String opening(Hook hook) {
        String whose = Speech.word(hook.whose());
        String kind = Speech.word(card.kind());
        String spaces = new SpaceWords(speech).any(hook.spaces());
        boolean isAnywhere = hook.spaces() instanceof Spaces.Any;
        boolean isAnyTurn = hook.moment() == Moment.TURN_END && isAnywhere && !isAboutBrought(hook.effect());
        String key = isAnyTurn ? "moment.turn-end-anywhere" : key(hook.moment());
        String opening = speech.say(key, "whose", whose, "kind", kind, "spaces", spaces);
        boolean isElsewhere = !isAnywhere && !hook.moment().isAboutSpace();
        if (isElsewhere) {
            return speech.say("on-spaces", "opening", opening, "spaces", spaces);
        }
        return card.isHearingItself() && !hook.moment().isCalendar() && hook.moment() != Moment.PLAYED
                ? speech.say("itself-too", "opening", opening)
                : opening;
    }

    /** Whether it asks what the space has brought, which therefore has to be named. */
    private static boolean isAboutBrought(Effect effect) {
        return effect instanceof Effect.OnlyIf only && only.condition().isAboutBrought()
                || effect.inner().stream().anyMatch(HookWords::isAboutBrought);
    }

    private static String key(Moment moment) {
        return "moment." + Speech.word(moment);
    }
}
