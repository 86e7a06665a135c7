package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.goods.Goods;

/** How cards change prices, a sentence each. */
record RebateWords(Speech speech) {

    private static final int IMPROVEMENTS = Purchase.MAJOR.bit() | Purchase.MINOR.bit();

    String sentence(Rebate rebate) {
        String said = change(rebate);
        if (!(rebate.when() instanceof Condition.Always)) {
            said = speech.say("opening", "opening", new ConditionWords(speech).lead(rebate.when()), "clause", said);
        }
        if (rebate.limit() != Effect.Period.ALWAYS) {
            said = speech.say("opening", "opening", speech.say("period", rebate.limit()), "clause", said);
        }
        return speech.sentence(said);
    }

    private String change(Rebate rebate) {
        String what = bought(rebate);
        return switch (rebate.change()) {
            case Rebate.Base base when base.price() == Goods.NOTHING -> speech.say("rebate-nothing", "what", what);
            case Rebate.Base base -> speech.say("rebate-base", "what", what, "price", speech.bundle(base.price()));
            case Rebate.OfHouse house ->
                speech.say(
                        "rebate-of-house", "what", what, "count", house.count(), "price", speech.bundle(house.more()));
            case Rebate.OneSwap one -> speech.say("rebate-swap", "what", what, "swaps", swaps(one.swaps()));
            case Rebate.AnySwaps any -> speech.say("rebate-any-swaps", "what", what, "swaps", swap(any.swap()));
            case Rebate.SwapAll all ->
                speech.say(
                        "rebate-swap-all",
                        "what",
                        what,
                        "goods",
                        speech.goods(all.good()),
                        "price",
                        speech.bundle(all.to()));
            case Rebate.Off off -> speech.say("rebate-off", "what", what, "goods", off(off));
            case Rebate.OffOfChoice choice -> speech.say("rebate-off-of-choice", "what", what, "count", choice.count());
            case Rebate.FirstFree free ->
                speech.say("rebate-first-free", "what", pieces(rebate), "count", free.pieces());
            case Rebate.MoreFree free -> speech.say("rebate-more-free", "what", pieces(rebate), "count", free.pieces());
            case Rebate.EveryFree free -> speech.say("rebate-every-free", "what", pieces(rebate), "count", free.nth());
        };
    }

    private String off(Rebate.Off off) {
        return new CountWords(speech)
                .of(
                        off.count(),
                        number -> speech.say("good-less", "good", Goods.WORDS.get(off.good()), "count", number));
    }

    /** One of several; where all are for the same, that is said once. */
    private String swaps(List<Rebate.Swap> swaps) {
        if (swaps.stream().map(Rebate.Swap::to).distinct().count() > 1) {
            return speech.or(swaps.stream().map(this::swap).toList());
        }
        String from =
                speech.or(swaps.stream().map(swap -> speech.bundle(swap.from())).toList());
        return speech.say("swap", "to", speech.bundle(swaps.getFirst().to()), "from", from);
    }

    private String swap(Rebate.Swap swap) {
        return speech.say("swap", "to", speech.bundle(swap.to()), "from", speech.bundle(swap.from()));
    }

    /** One of what is bought, after "each". */
    private String bought(Rebate rebate) {
        if (rebate.marks() != 0) {
            return speech.or(Speech.bits(rebate.marks()).stream()
                    .map(mark -> speech.say("bought-mark", Mark.values()[mark]))
                    .toList());
        }
        List<String> things = new ArrayList<>();
        int rest = rebate.purchases();
        if ((rest & IMPROVEMENTS) == IMPROVEMENTS) {
            things.add(speech.say("bought.improvement"));
            rest &= ~IMPROVEMENTS;
        }
        for (int purchase : Speech.bits(rest)) {
            things.add(bought(Purchase.of(purchase), rebate));
        }
        return speech.or(things);
    }

    private String bought(Purchase purchase, Rebate rebate) {
        return purchase == Purchase.RENOVATION && rebate.material() >= 0
                ? speech.say("bought.renovation-to", "material", speech.materials(1 << rebate.material()))
                : speech.say("bought", purchase);
    }

    /** Several of what is bought. */
    private String pieces(Rebate rebate) {
        return speech.and(Speech.bits(rebate.purchases()).stream()
                .map(purchase -> speech.say("pieces", Purchase.of(purchase)))
                .toList());
    }
}
