package tilth.scenes.agricola;

import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;

/** Effects with their conditions outside and their options inside, as one would say them. */
final class Plain {

    private Plain() {}

    /** The same effect, so that "you may, if …" becomes "if …, you may". */
    static Effect of(Effect effect) {
        return switch (effect) {
            case Effect.May may -> may(of(may.effect()));
            case Effect.OnlyIf only -> new Effect.OnlyIf(only.condition(), of(only.effect()));
            case Effect.Once once -> new Effect.Once(once.period(), of(once.effect()));
            case Effect.Anew anew -> of(anew.effect());
            case Effect.All all ->
                new Effect.All(all.parts().stream().map(Plain::of).toList());
            case Effect.Get _, Effect.OthersGet _, Effect.Pay _, Effect.PutOnRounds _, Effect.NoteRounds _ -> effect;
            case Effect.Note _, Effect.Do _, Effect.OneOf _, Effect.Book _, Effect.UseUp _, Effect.TakeTop _ -> effect;
            case Effect.OncePerPlayer once -> new Effect.OncePerPlayer(of(once.effect()));
            case Effect.MoreOnFields _, Effect.TakeMatching _, Effect.EachOnce _, Effect.PlayItself _ -> effect;
            case Effect.Breed _, Effect.NewbornWorks _, Effect.PlaceAgain _, Effect.Own _, Effect.UpTo _ -> effect;
            case Effect.Cook _, Effect.PutOnCard _, Effect.TakeFromCard _, Effect.TakeCooked _ -> effect;
            case Effect.SowMore _, Effect.BackToHand _, Effect.FenceOnSpace _, Effect.PutOnSpace _ -> effect;
            case Effect.FencesOnRounds _, Effect.FetchFences _, Effect.WithCooked _, Effect.CookFromCard _ -> effect;
            case Effect.SpendTaken _, Effect.Spread _, Effect.HelpReap _, Effect.PlaceFirst _ -> effect;
            case Effect.Levy _, Effect.SowMoreAtHome _, Effect.ReapAlone _ -> effect;
            case Effect.DrawAnew _, Effect.DrawPair _ -> effect;
            case Effect.FirstInRound first -> new Effect.FirstInRound(of(first.effect()));
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

    /** What is left of an effect without saying whether and when it may be done. */
    static Effect core(Effect effect) {
        return switch (effect) {
            case Effect.May may -> core(may.effect());
            case Effect.OnlyIf(Condition.AtWork _, Effect inner) -> core(inner);
            default -> effect;
        };
    }
}
