package tilth.scenes.agricola;

import java.util.List;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Spaces;

/** Effects with their conditions outside and their options inside, as one would say them. */
final class Plain {

    private Plain() {}

    /** The same effect, so that "you may, if …" becomes "if …, you may". */
    static Effect of(Effect effect) {
        return switch (effect) {
            case Effect.May may -> may(of(may.effect()));
            case Effect.OnlyIf only -> new Effect.OnlyIf(only.condition(), of(only.effect()));
            case Effect.Once once -> once(once.period(), of(once.effect()));
            case Effect.Anew anew -> of(anew.effect());
            case Effect.All all -> all(all.parts().stream().map(Plain::of).toList());
            case Effect.Get _, Effect.OthersGet _, Effect.Pay _, Effect.PutOnRounds _, Effect.NoteRounds _ -> effect;
            case Effect.OneOf one -> oneOf(one);
            case Effect.Note _, Effect.Do _, Effect.Book _, Effect.UseUp _, Effect.TakeTop _ -> effect;
            case Effect.OncePerPlayer once -> new Effect.OncePerPlayer(of(once.effect()));
            case Effect.MoreOnFields _, Effect.TakeMatching _, Effect.EachOnce _, Effect.PlayItself _ -> effect;
            case Effect.UpTo up -> new Effect.UpTo(up.most(), of(up.each()));
            case Effect.Breed _, Effect.NewbornWorks _, Effect.PlaceAgain _, Effect.Own _ -> effect;
            case Effect.Cook _, Effect.PutOnCard _, Effect.TakeFromCard _, Effect.TakeCooked _ -> effect;
            case Effect.SowMore _, Effect.BackToHand _, Effect.FenceOnSpace _, Effect.PutOnSpace _ -> effect;
            case Effect.FencesOnRounds _, Effect.FetchFences _, Effect.WithCooked _, Effect.CookFromCard _ -> effect;
            case Effect.SpendTaken _, Effect.Spread _, Effect.HelpReap _, Effect.PlaceFirst _ -> effect;
            case Effect.Levy _, Effect.SowMoreAtHome _, Effect.ReapAlone _ -> effect;
            case Effect.DrawAnew _, Effect.DrawPair _ -> effect;
            case Effect.FirstInRound first -> firstInRound(of(first.effect()));
            case Effect.TakeFromActor _, Effect.TakeFromSpace _, Effect.DoubleTaken _, Effect.TurnUpAll _ -> effect;
            case Effect.TopUp _ -> effect;
            case Effect.Invite _, Effect.Lodge _, Effect.NoteSpace _, Effect.MovePerson _, Effect.Sell _ -> effect;
            case Effect.PutOnOwnSpace _, Effect.NoteBusy _ -> effect;
        };
    }

    private static Effect may(Effect effect) {
        return switch (effect) {
            case Effect.OnlyIf only -> new Effect.OnlyIf(only.condition(), may(only.effect()));
            case Effect.Once once -> new Effect.Once(once.period(), may(once.effect()));
            case Effect.Anew anew -> may(anew.effect());
            case Effect.OncePerPlayer once -> new Effect.OncePerPlayer(may(once.effect()));
            case Effect.May may -> may;
            default -> new Effect.May(effect);
        };
    }

    private static Effect once(Effect.Period period, Effect effect) {
        return effect instanceof Effect.OnlyIf(Condition condition, Effect then)
                ? new Effect.OnlyIf(condition, once(period, then))
                : new Effect.Once(period, effect);
    }

    private static Effect firstInRound(Effect effect) {
        return effect instanceof Effect.OnlyIf(Condition condition, Effect then)
                ? new Effect.OnlyIf(condition, firstInRound(then))
                : new Effect.FirstInRound(effect);
    }

    /** One after the other; what all of them ask for comes first. */
    private static Effect all(List<Effect> parts) {
        List<Condition> common = parts.isEmpty() ? List.of() : Parts.common(parts);
        Effect rest = new Effect.All(
                parts.stream().map(part -> Parts.without(part, common)).toList());
        return common.isEmpty() ? rest : new Effect.OnlyIf(Parts.all(common), rest);
    }

    /** One of several; what all of them do alike is said once. */
    private static Effect oneOf(Effect.OneOf one) {
        List<Effect> options = one.options();
        if (options.stream().allMatch(Effect.WithCooked.class::isInstance)) {
            return new Effect.WithCooked(new Effect.OneOf(options.stream()
                    .map(option -> ((Effect.WithCooked) option).then())
                    .toList()));
        }
        return options.stream().allMatch(option -> isMoveTo(option, options.getFirst())) ? move(options) : one;
    }

    private static boolean isMoveTo(Effect effect, Effect other) {
        return effect instanceof Effect.MovePerson(Spaces.Named _, long to)
                && other instanceof Effect.MovePerson(Spaces _, long there)
                && to == there;
    }

    /** Moves to the same spaces, wherever from. */
    private static Effect move(List<Effect> moves) {
        long from = 0;
        long to = 0;
        for (Effect move : moves) {
            if (move instanceof Effect.MovePerson(Spaces.Named(long set), long there)) {
                from |= set;
                to = there;
            }
        }
        return new Effect.MovePerson(new Spaces.Named(from), to);
    }

    /** What is left of an effect without saying whether and when it may be done. */
    static Effect core(Effect effect) {
        return switch (effect) {
            case Effect.May may -> core(may.effect());
            case Effect.OnlyIf(Condition.AtWork _, Effect inner) -> core(inner);
            default -> effect;
        };
    }
}
