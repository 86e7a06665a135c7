package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.cards.AsMinor;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.goods.Goods;

/** How cards change prices, a sentence each. */
record RebateWords(Speech speech) {

    private static final int IMPROVEMENTS = Purchase.MAJOR.bit() | Purchase.MINOR.bit();

    /** How a card changes prices, and what it lets its owner build where a minor improvement may be played. */
    List<String> sentences(Card card) {
        List<String> sentences = new ArrayList<>();
        List<Rebate> left = new ArrayList<>(card.rebates());
        while (!left.isEmpty()) {
            Rebate rebate = left.removeFirst();
            List<Rebate> alike =
                    left.stream().filter(other -> isOneLimit(rebate, other)).toList();
            left.removeAll(alike);
            boolean isLast = left.isEmpty() && isAlike(rebate, card.asMinor());
            String change = alike.isEmpty() ? change(rebate, bought(rebate)) : change(rebate, any(rebate, alike));
            String said = isLast ? speech.say("and-too", "one", change, "other", asMinor(card)) : change;
            sentences.add(speech.sentence(alike.isEmpty() ? opened(rebate, said) : limited(rebate, said)));
            if (isLast) {
                return sentences;
            }
        }
        if (!card.asMinor().equals(AsMinor.NONE)) {
            String said = asMinor(card);
            boolean isPlain = card.asMinor().isOfSpaces();
            sentences.add(speech.sentence(isPlain ? said : opened(card.asMinor().when(), said)));
        }
        return sentences;
    }

    /** Whether two changes of prices are really one that can be used once in a while. */
    private static boolean isOneLimit(Rebate one, Rebate other) {
        return one.limit() != Effect.Period.ALWAYS
                && one.limit() == other.limit()
                && one.change().equals(other.change());
    }

    private static boolean isAlike(Rebate rebate, AsMinor asMinor) {
        return !(rebate.when() instanceof Condition.Always) && rebate.when().equals(asMinor.when());
    }

    private String asMinor(Card card) {
        int marks = card.asMinor().marks();
        return marks == Mark.IMPROVEMENT.bit()
                ? speech.say(card.asMinor().isOfSpaces() ? "any-as-minor-of-spaces" : "any-as-minor")
                : speech.say("as-minor", "marks", new MarkWords(speech).some(marks, 1));
    }

    private String opened(Rebate rebate, String said) {
        return limited(rebate, opened(rebate.when(), said));
    }

    private String opened(Condition when, String said) {
        return when instanceof Condition.Always ? said : opened(new ConditionWords(speech).lead(when), said);
    }

    private String limited(Rebate rebate, String said) {
        return rebate.limit() == Effect.Period.ALWAYS ? said : opened(speech.say("period", rebate.limit()), said);
    }

    private String opened(String opening, String clause) {
        return speech.say("opening", "opening", opening, "clause", clause);
    }

    /** One of all that several changes are for, each where it holds. */
    private String any(Rebate first, List<Rebate> others) {
        List<String> things = new ArrayList<>(things(first));
        for (Rebate other : others) {
            String lead = new ConditionWords(speech).lead(other.when());
            things.add(speech.say("option-if", "condition", lead, "what", bought(other)));
        }
        return speech.or(things);
    }

    private String change(Rebate rebate, String thing) {
        String what = speech.say(rebate.limit() == Effect.Period.ALWAYS ? "bought-each" : "bought-one", "what", thing);
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
            case Rebate.EveryFree free ->
                speech.say(
                        "rebate-every-free",
                        "what",
                        pieces(rebate),
                        "first",
                        free.nth(),
                        "second",
                        2 * free.nth(),
                        "third",
                        3 * free.nth());
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
        return rebate.marks() != 0 ? new MarkWords(speech).bought(rebate.marks()) : speech.or(things(rebate));
    }

    private List<String> things(Rebate rebate) {
        List<String> things = new ArrayList<>();
        int rest = rebate.purchases();
        if ((rest & IMPROVEMENTS) == IMPROVEMENTS) {
            things.add(speech.say("bought.improvement"));
            rest &= ~IMPROVEMENTS;
        }
        for (int purchase : Speech.bits(rest)) {
            things.add(bought(Purchase.of(purchase), rebate));
        }
        return things;
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
