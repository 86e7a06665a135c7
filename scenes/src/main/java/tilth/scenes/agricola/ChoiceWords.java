package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.scenes.agricola.EffectWords.Voice;

/** One of several things that somebody does; what they have in common is said once. */
record ChoiceWords(EffectWords effects) {

    private static final int FEW = 2;

    /** One of several; where all of them are goods, their list. */
    String oneOf(Effect.OneOf one, Voice voice) {
        if (GainWords.isGain(one)) {
            return effects.get(List.of(one), voice);
        }
        List<Effect> options = one.options();
        return putOnCard(options, voice)
                .or(() -> turnUp(options, voice))
                .or(() -> again(options, voice))
                .orElseGet(() -> listed(options, voice));
    }

    private Speech speech() {
        return effects.speech();
    }

    private String listed(List<Effect> options, Voice voice) {
        boolean isShort = options.size() <= FEW
                && options.stream().allMatch(option -> isTrade(option) || EffectWords.isGain(option));
        return isShort && voice == Voice.YOU
                ? speech().or(options.stream().map(effects::clause).toList())
                : effects.said(
                        "one-of",
                        voice,
                        "options",
                        speech().or(options.stream().map(effects::deed).toList()));
    }

    /** Each of several once; where all are to buy one more of what has come, by their prices. */
    String eachOnce(List<Effect> options, Voice voice) {
        if (!options.stream().allMatch(ChoiceWords::isOneMore)) {
            List<String> deeds = options.stream().map(effects::deed).toList();
            return effects.said("each-once", voice, "options", speech().and(deeds));
        }
        Map<Long, List<String>> goods = new LinkedHashMap<>();
        for (Effect option : options) {
            Effect bought = Parts.done(option);
            goods.computeIfAbsent(price(bought), _ -> new ArrayList<>()).add(goods(bought));
        }
        List<String> trades = new ArrayList<>();
        goods.forEach((price, all) ->
                trades.add(speech().say("trade", "price", speech().or(all), "goods", speech().bundle(price))));
        return effects.said("buy-of-each", voice, "trades", inTurn(trades));
    }

    /** Whether one more of a good can be bought that the space has brought. */
    private static boolean isOneMore(Effect option) {
        return option instanceof Effect.OnlyIf(Condition.JustBrought(int goods), Effect.Pay pay)
                && pay.then() instanceof Effect.Get(Count.Printed(int count), int good)
                && count == 1
                && goods == 1 << good;
    }

    /** So many or so many of one's own goods on the card. */
    private Optional<String> putOnCard(List<Effect> options, Voice voice) {
        List<String> goods = new ArrayList<>();
        for (Effect option : options) {
            if (option instanceof Effect.Pay(long price, Effect.Payee _, Effect then)
                    && then instanceof Effect.PutOnCard(Count.Printed(int count), int good)
                    && price == Goods.of(count, good)) {
                goods.add(speech().bundle(price));
            }
        }
        return goods.size() == options.size()
                ? Optional.of(effects.said("put-own-on-card", voice, "goods", speech().or(goods)))
                : Optional.empty();
    }

    /** All round cards, one of several first. */
    private Optional<String> turnUp(List<Effect> options, Voice voice) {
        List<String> first = new ArrayList<>();
        for (Effect option : options) {
            if (option instanceof Effect.TurnUpAll turn) {
                first.add(new SpaceWords(speech()).name(turn.first()));
            }
        }
        return first.size() == options.size()
                ? Optional.of(effects.said("turn-up-all", voice, "space", speech().or(first)))
                : Optional.empty();
    }

    /** Whatever act it was, once more at a price. */
    private Optional<String> again(List<Effect> options, Voice voice) {
        List<Long> prices = new ArrayList<>();
        for (Effect option : options) {
            if (option instanceof Effect.OnlyIf(Condition.ByAct(int kinds), Effect.Pay pay)
                    && pay.then() instanceof Effect.Anew(Effect.Do(Plan plan))
                    && plan.parts() == 1
                    && kinds == 1 << plan.act(0).kind().ordinal()) {
                prices.add(pay.price());
            }
        }
        return prices.size() == options.size() && prices.stream().distinct().count() == 1
                ? Optional.of(effects.said("pay-to-repeat", voice, "price", speech().bundle(prices.getFirst())))
                : Optional.empty();
    }

    /** What may be done at any time, after "you may". */
    String anyOf(List<Effect> options) {
        boolean areTrades = options.size() > 1 && options.stream().allMatch(ChoiceWords::isTrade);
        return areTrades
                ? exchanges(options)
                : speech().or(options.stream().map(effects::deed).toList());
    }

    /** Trades, by what is given for the goods. */
    private String exchanges(List<Effect> trades) {
        Map<Long, List<String>> goods = new LinkedHashMap<>();
        trades.forEach(trade ->
                goods.computeIfAbsent(price(trade), _ -> new ArrayList<>()).add(goods(trade)));
        List<String> said = new ArrayList<>();
        goods.forEach((price, all) ->
                said.add(speech().say("trade", "price", speech().bundle(price), "goods", speech().or(all))));
        String list = goods.size() == trades.size() ? speech().or(said) : inTurn(said);
        return speech().say("exchanges", "trades", list);
    }

    /** Things that are lists themselves, one after the other. */
    private String inTurn(List<String> things) {
        return things.stream()
                .reduce((one, other) -> speech().say("then", "one", one, "other", other))
                .orElse("");
    }

    private static boolean isTrade(Effect effect) {
        return effect instanceof Effect.Pay pay
                && pay.to() == Effect.Payee.SUPPLY
                && Goods.count(pay.price(), Goods.FOOD) == 0
                && GainWords.isPrinted(pay.then());
    }

    /** What is given for what. */
    String trade(Effect effect) {
        return speech().say("trade", "price", speech().bundle(price(effect)), "goods", goods(effect));
    }

    private static long price(Effect trade) {
        return ((Effect.Pay) trade).price();
    }

    private String goods(Effect trade) {
        return new GainWords(speech()).all(List.of(((Effect.Pay) trade).then()));
    }

    /** What is paid for, after "to"; nobody pays once more for what the price buys. */
    String bought(Effect then) {
        boolean isPaid = then instanceof Effect.Do(Plan plan)
                && plan.parts() == 1
                && plan.act(0).foods().equals(List.of(0));
        return isPaid ? new PlanWords(speech().words()).of(Act.once(Act.Kind.OCCUPATION)) : effects.deed(then);
    }
}
