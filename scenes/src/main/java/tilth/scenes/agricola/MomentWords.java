package tilth.scenes.agricola;

import java.util.List;
import java.util.Optional;
import tilth.agricola.board.Act;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Spaces;

/** When a card does something: its moment, and what the moment is about. */
record MomentWords(Speech speech, Card card) {

    /** The moment of a hook; of what is asked for, all that it says goes out of the list. */
    String opening(Hook hook, List<Condition> asked) {
        String opening = moment(hook, asked);
        boolean isElsewhere =
                !(hook.spaces() instanceof Spaces.Any) && !hook.moment().isAboutSpace();
        if (isElsewhere) {
            return speech.say("on-spaces", "opening", opening, "spaces", spaces(hook));
        }
        return card.isHearingItself() && !hook.moment().isCalendar() && hook.moment() != Moment.PLAYED
                ? speech.say("itself-too", "opening", opening)
                : opening;
    }

    private String moment(Hook hook, List<Condition> asked) {
        Moment moment = hook.moment();
        return switch (moment) {
            case PLAYED ->
                take(asked, Condition.InRounds.class)
                        .map(in -> played(in.rounds()))
                        .orElseGet(() -> plain(hook));
            case ROUND_START, ROUND_END, RETURN_HOME -> calendar(hook, asked);
            case OCCUPATION_PLAYED, IMPROVEMENT_BUILT -> cardPlayed(hook, asked);
            case PLOWED, CRAFTED ->
                take(asked, Condition.AboutMark.class)
                        .map(about -> say(hook, "-with", "marks", marks(about)))
                        .orElseGet(() -> plain(hook));
            case COOKED ->
                take(asked, Condition.AboutGood.class)
                        .map(about -> say(hook, "-goods", "goods", new ConditionWords(speech).cooked(about.goods())))
                        .orElseGet(() -> plain(hook));
            case GOT ->
                take(asked, Condition.ArrivedFrom.class)
                        .map(from -> arrived(from))
                        .orElseGet(() -> plain(hook));
            default -> plain(hook);
        };
    }

    /** One of the things asked for that the moment itself says. */
    private static <T extends Condition> Optional<T> take(List<Condition> asked, Class<T> kind) {
        Optional<T> found =
                asked.stream().filter(kind::isInstance).map(kind::cast).findFirst();
        found.ifPresent(asked::remove);
        return found;
    }

    private String plain(Hook hook) {
        boolean isAnyTurn = hook.moment() == Moment.TURN_END
                && hook.spaces() instanceof Spaces.Any
                && !isAboutBrought(hook.effect());
        return say(hook, isAnyTurn ? "-anywhere" : "");
    }

    /** What stands for the moment of a hook, or for a kind of it, with facts in pairs of a name and a value. */
    private String say(Hook hook, String kind, Object... facts) {
        Object[] all = {
            "whose", Speech.word(hook.whose()), "kind", Speech.word(card.kind()), "spaces", spaces(hook), "", ""
        };
        if (facts.length > 0) {
            System.arraycopy(facts, 0, all, all.length - 2, 2);
        }
        return speech.say("moment." + Speech.word(hook.moment()) + kind, all);
    }

    private String spaces(Hook hook) {
        return new SpaceWords(speech).any(hook.spaces());
    }

    private String marks(Condition.AboutMark about) {
        return new MarkWords(speech).some(about.marks(), 1);
    }

    /** When the card is played, in some rounds only. */
    private String played(int set) {
        ConditionWords conditions = new ConditionWords(speech);
        if (ConditionWords.isEarly(set)) {
            return speech.say("played-by", "round", Integer.bitCount(set));
        }
        return ConditionWords.isLate(set)
                ? speech.say("played-from", "round", Integer.numberOfTrailingZeros(set))
                : speech.say("played-in", "rounds", conditions.rounds(set));
    }

    private String calendar(Hook hook, List<Condition> asked) {
        if (hook.moment() == Moment.ROUND_START
                && take(asked, Condition.InNotedRound.class).isPresent()) {
            return notedRoundStart();
        }
        return take(asked, Condition.InRounds.class)
                .map(in -> in(hook.moment(), in.rounds()))
                .orElseGet(() -> plain(hook));
    }

    private String in(Moment moment, int rounds) {
        if (moment == Moment.ROUND_END && rounds == withoutHarvest()) {
            return speech.say("end-without-harvest");
        }
        return speech.say(
                "moment-in",
                moment,
                "count",
                Integer.bitCount(rounds),
                "rounds",
                new ConditionWords(speech).rounds(rounds),
                "numbers",
                speech.numbers(Speech.bits(rounds)));
    }

    /** The rounds that no harvest follows, a bit each. */
    private static int withoutHarvest() {
        int rounds = 0;
        for (int round = 1; round <= Stages.ROUNDS; round++) {
            rounds |= Stages.endsWithHarvest(round) ? 0 : 1 << round;
        }
        return rounds;
    }

    /** When the rounds begin that were noted as the card was played. */
    private String notedRoundStart() {
        for (Hook hook : card.hooks()) {
            Effect.NoteRounds note = HookWords.noting(hook.effect());
            if (note != null) {
                String start = new SpaceWords(speech).start(note.rounds());
                return hook.effect() instanceof Effect.OnlyIf(Condition.InRounds in, Effect _)
                        ? speech.say("if-played-by", "round", Integer.bitCount(in.rounds()), "start", start)
                        : start;
            }
        }
        return speech.say("noted-round-start");
    }

    /** When a card is played: one that is called something, or by the action of a space. */
    private String cardPlayed(Hook hook, List<Condition> asked) {
        Condition occupation = new Condition.ByAct(1 << Act.Kind.OCCUPATION.ordinal());
        Condition space = new Condition.BySpace();
        if (hook.moment() == Moment.OCCUPATION_PLAYED && asked.containsAll(List.of(occupation, space))) {
            asked.removeAll(List.of(occupation, space));
            return say(hook, "-by-space");
        }
        return take(asked, Condition.AboutMark.class)
                .map(about -> say(hook, "-mark", "marks", marks(about)))
                .orElseGet(() -> plain(hook));
    }

    private String arrived(Condition.ArrivedFrom from) {
        String marks = new MarkWords(speech).some(from.marks(), 1);
        String goods = new ConditionWords(speech).some(from.goods());
        return speech.say("moment.got-from", "marks", marks, "goods", goods);
    }

    /** Whether it asks what the space has brought, which therefore has to be named. */
    private static boolean isAboutBrought(Effect effect) {
        return effect instanceof Effect.OnlyIf only && only.condition().isAboutBrought()
                || effect.inner().stream().anyMatch(MomentWords::isAboutBrought);
    }
}
