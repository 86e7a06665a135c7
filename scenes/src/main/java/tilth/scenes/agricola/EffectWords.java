package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Measure;
import tilth.agricola.goods.Goods;

/** What cards do: as a clause about "you", or as words that follow "you may". */
record EffectWords(Speech speech) {

    /** How something is said. */
    enum Voice {
        /** A clause: "you plow 1 field". */
        YOU,
        /** What follows "you may": "plow 1 field". */
        MAY
    }

    /** What happens, as a clause. */
    String clause(Effect effect) {
        return say(Plain.of(effect), Voice.YOU);
    }

    /** What somebody may do, after "you may". */
    String deed(Effect effect) {
        return say(Plain.of(effect), Voice.MAY);
    }

    /** Goods and points that come on top of others. */
    String also(Effect gain) {
        return said("get-also", Voice.YOU, "goods", new GainWords(speech).all(parts(gain)));
    }

    /** Whether an effect only gives goods and points. */
    static boolean isGain(Effect effect) {
        return parts(effect).stream().allMatch(GainWords::isGain);
    }

    private static List<Effect> parts(Effect effect) {
        return effect instanceof Effect.All all ? all.parts() : List.of(effect);
    }

    /** What happens, in one of the voices. */
    String say(Effect effect, Voice voice) {
        return switch (effect) {
            case Effect.Get _, Effect.Book _ -> get(List.of(effect), voice);
            case Effect.OthersGet get ->
                said("others-get", voice, "goods", new GainWords(speech).amount(get.count(), get.good()));
            case Effect.Pay pay -> pay(pay, voice);
            case Effect.PutOnRounds put ->
                said(
                        "put-on-rounds",
                        voice,
                        "goods",
                        speech.bundle(put.goods()),
                        "rounds",
                        new SpaceWords(speech).rounds(put.rounds()));
            case Effect.NoteRounds note ->
                said("note-rounds", voice, "rounds", new SpaceWords(speech).noted(note.rounds()));
            case Effect.Note(Count.Printed(int number)) -> said(number == 0 ? "note-off" : "note-it", voice);
            case Effect.Note note -> said("note", voice, "amount", new CountWords(speech).number(note.count()));
            case Effect.Do act -> act(act.plan(), voice);
            case Effect.OneOf one -> new ChoiceWords(this).oneOf(one, voice);
            case Effect.OnlyIf only -> onlyIf(only, voice);
            case Effect.All all -> new AllWords(this).of(all.parts(), voice);
            case Effect.May may -> may(may, voice);
            case Effect.Anew anew -> say(anew.effect(), voice);
            case Effect.Once _, Effect.OncePerPlayer _, Effect.FirstInRound _, Effect.UpTo _ ->
                new LimitWords(this).of(effect, voice);
            case Effect.UseUp use -> said("use-up", voice, "what", deed(use.then()));
            case Effect.MoreOnFields _ -> said("more-on-fields", voice);
            case Effect.TakeTop _ -> said("take-top", voice);
            case Effect.TakeMatching _ -> said("take-matching", voice);
            case Effect.EachOnce each -> new ChoiceWords(this).eachOnce(each.options(), voice);
            case Effect.PlayItself _ -> said("play-itself", voice);
            case Effect.ReapAlone _ -> said("reap-alone", voice);
            case Effect.Breed breed -> said("breed", voice, "animals", speech.and(speech.species(breed.species())));
            case Effect.NewbornWorks _ -> said("newborn-works", voice);
            case Effect.PlaceAgain again -> placeAgain(again, voice);
            case Effect.Cook cook -> said("cook", voice, "good", Goods.WORDS.get(cook.good()), "food", cook.food());
            case Effect.PutOnCard put ->
                said("put-on-card", voice, "goods", new GainWords(speech).amount(put.count(), put.good()));
            case Effect.TakeFromCard take -> said("take-from-card", voice, "goods", speech.bundle(take.goods()));
            case Effect.TakeCooked take ->
                said(take.claim() == Effect.Claim.ALONE ? "take-cooked-alone" : "take-cooked", voice);
            case Effect.WithCooked with -> said("with-cooked", voice, "what", say(with.then(), voice));
            case Effect.CookFromCard cook -> said("cook-from-card", voice, "good", Goods.WORDS.get(cook.good()));
            case Effect.SpendTaken spend -> spendTaken(spend, voice);
            case Effect.Spread spread -> spread(spread, voice);
            case Effect.SowMoreAtHome more ->
                said(
                        "sow-more-at-home",
                        voice,
                        "grain",
                        speech.good(more.grain(), Goods.GRAIN),
                        "vegetables",
                        speech.good(more.vegetables(), Goods.VEGETABLE));
            case Effect.Levy levy -> said("levy", voice, "goods", speech.good(levy.count(), levy.good()));
            case Effect.HelpReap help -> said("help-reap", voice, "food", help.food());
            case Effect.PlaceFirst _ -> said("place-first", voice);
            case Effect.DrawAnew draw -> said("draw-anew", voice, "count", draw.count());
            case Effect.DrawPair _ -> said("draw-pair", voice);
            case Effect.SowMore more ->
                said(
                        "sow-more",
                        voice,
                        "amount",
                        new CountWords(speech).number(more.count()),
                        "crop",
                        Speech.word(more.crop()));
            case Effect.BackToHand _ -> said("back-to-hand", voice);
            case Effect.FenceOnSpace _ -> said("fence-on-space", voice);
            case Effect.PutOnSpace put -> said("put-on-space", voice, "goods", speech.bundle(put.goods()));
            case Effect.TakeFromActor take ->
                take.gift() == Goods.NOTHING
                        ? said("take-from-actor", voice, "goods", speech.bundle(take.goods()))
                        : said(
                                "take-from-actor-for",
                                voice,
                                "goods",
                                speech.bundle(take.goods()),
                                "gift",
                                speech.bundle(take.gift()));
            case Effect.TakeFromSpace take ->
                said(
                        "take-from-space",
                        voice,
                        "goods",
                        speech.goods(take.good()),
                        "space",
                        new SpaceWords(speech).name(take.space()));
            case Effect.TopUp up -> said("top-up", voice, "goods", speech.good(up.least(), up.good()));
            case Effect.DoubleTaken taken ->
                said(
                        "double-taken",
                        voice,
                        "goods",
                        speech.goods(taken.good()),
                        "marks",
                        new ConditionWords(speech).marks(taken.marks(), 1));
            case Effect.TurnUpAll turn ->
                said("turn-up-all", voice, "space", new SpaceWords(speech).name(turn.first()));
            case Effect.PutOnOwnSpace put -> said("put-on-own-space", voice, "goods", speech.bundle(put.goods()));
            case Effect.NoteBusy note -> said("note-busy", voice, "count", note.spaces());
            case Effect.FencesOnRounds send ->
                said(
                        "fences-on-rounds",
                        voice,
                        "count",
                        send.count(),
                        "rounds",
                        new SpaceWords(speech).rounds(send.rounds()));
            case Effect.FetchFences fetch -> said("fetch-fences", voice, "what", say(fetch.then(), Voice.YOU));
            case Effect.Invite invite -> said("invite-" + Speech.word(invite.when()), voice);
            case Effect.Lodge _ -> said("lodge", voice);
            case Effect.NoteSpace _ -> said("note-space", voice);
            case Effect.MovePerson move -> movePerson(move, voice);
            case Effect.Sell sell ->
                said(
                        "sell",
                        voice,
                        "goods",
                        speech.good(1, sell.good()),
                        "food",
                        speech.good(sell.food(), Goods.FOOD),
                        "price",
                        speech.good(sell.price(), Goods.FOOD));
            case Effect.Own own -> said("own." + own.word(), voice);
        };
    }

    /** A saying in one of the voices, with facts in pairs of a name and a value. */
    String said(String key, Voice voice, Object... facts) {
        List<Object> all = new ArrayList<>(List.of(facts));
        all.add("voice");
        all.add(Speech.word(voice));
        return speech.say(key, all.toArray());
    }

    /** Goods and points that somebody gets. */
    String get(List<Effect> gains, Voice voice) {
        return said("get", voice, "goods", new GainWords(speech).all(gains));
    }

    private String act(Plan plan, Voice voice) {
        String deed = new PlanWords(speech.words()).of(plan);
        boolean isFree = plan.join() == Plan.Join.MAYBE;
        return voice == Voice.MAY ? deed : speech.say(isFree ? "may" : "must", "what", deed);
    }

    private String may(Effect.May may, Voice voice) {
        String deed = say(may.effect(), Voice.MAY);
        return voice == Voice.MAY ? speech.say("if-you-like", "what", deed) : speech.say("may", "what", deed);
    }

    private String onlyIf(Effect.OnlyIf only, Voice voice) {
        return voice == Voice.MAY
                ? new LimitWords(this).of(only, voice)
                : speech.say("opening", "opening", lead(only), "clause", say(only.effect(), voice));
    }

    /** What an effect depends on, with "if" or as a time. */
    String lead(Effect.OnlyIf only) {
        boolean isAboutFields = only.effect() instanceof Effect.SowMore;
        return isAboutFields
                        && only.condition() instanceof Condition.Exactly(Count.Counted(Measure measure), int fields)
                        && measure == Measure.DONE
                ? speech.say("if-fields-sown", "count", fields)
                : new ConditionWords(speech).lead(only.condition());
    }

    private String pay(Effect.Pay pay, Voice voice) {
        String price = speech.bundle(pay.price());
        if (pay.then() instanceof Effect.PutOnCard(Count.Printed(int count), int good)
                && pay.price() == Goods.of(count, good)) {
            return said("put-own-on-card", voice, "goods", price);
        }
        boolean isTrade = pay.to() == Effect.Payee.SUPPLY && GainWords.isPrinted(pay.then());
        if (isTrade) {
            boolean isBought = Speech.kinds(pay.price()).equals(List.of(Goods.FOOD));
            String goods = new GainWords(speech).all(List.of(pay.then()));
            return said(isBought ? "buy" : "exchange", voice, "price", price, "goods", goods);
        }
        if (pay.to() == Effect.Payee.OWNER && pay.then().equals(new Effect.All(List.of()))) {
            return said("give-owner", voice, "price", price);
        }
        return said(
                "pay-" + Speech.word(pay.to()),
                voice,
                "price",
                price,
                "what",
                new ChoiceWords(this).bought(pay.then()));
    }

    private String spendTaken(Effect.SpendTaken spend, Voice voice) {
        List<String> trades =
                spend.buys().stream().map(new ChoiceWords(this)::trade).toList();
        return said("spend-taken", voice, "goods", speech.goods(spend.good()), "trades", speech.or(trades));
    }

    private String spread(Effect.Spread spread, Voice voice) {
        SpaceWords spaces = new SpaceWords(speech);
        return said(
                "spread",
                voice,
                "goods",
                speech.goods(spread.good()),
                "space",
                spaces.name(spread.from()),
                "spaces",
                speech.and(spread.over().stream().map(spaces::name).toList()));
    }

    private String placeAgain(Effect.PlaceAgain again, Voice voice) {
        return again.spaces() == -1L
                ? said("place-again", voice)
                : said("place-again-on", voice, "spaces", speech.or(new SpaceWords(speech).names(again.spaces())));
    }

    private String movePerson(Effect.MovePerson move, Voice voice) {
        SpaceWords spaces = new SpaceWords(speech);
        return said(
                "move-person", voice, "space", spaces.any(move.from()), "spaces", speech.or(spaces.names(move.to())));
    }

    /** What may be done at any time, after "you may". */
    String anyOf(List<Effect> effects) {
        return new ChoiceWords(this).anyOf(effects);
    }
}
