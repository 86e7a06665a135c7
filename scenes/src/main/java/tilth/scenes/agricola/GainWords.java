package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;

/** Goods and bonus points that somebody gets, in one list. */
record GainWords(Speech speech) {

    /** Whether an effect only gives goods or points. */
    static boolean isGain(Effect effect) {
        return effect instanceof Effect.Get
                || effect instanceof Effect.Book
                || effect instanceof Effect.OneOf one && one.options().stream().allMatch(GainWords::isOption);
    }

    private static boolean isOption(Effect option) {
        return isPrinted(option) || option instanceof Effect.OnlyIf only && isOption(only.effect());
    }

    /** Whether it gives goods in numbers that stand on the card. */
    static boolean isPrinted(Effect effect) {
        return effect instanceof Effect.Get get && get.count().isPrinted()
                || effect instanceof Effect.All all && all.parts().stream().allMatch(GainWords::isPrinted);
    }

    String amount(Count count, int good) {
        return new CountWords(speech).of(count, unit(good));
    }

    /** Bonus points, as many as a count says. */
    String points(Count count) {
        return new CountWords(speech).of(count, this::bonusPoints);
    }

    private IntFunction<String> unit(int good) {
        return number -> speech.words().term("good", Goods.WORDS.get(good), number);
    }

    private String bonusPoints(int number) {
        return speech.say("bonus-points", "count", number);
    }

    /** Everything in a list: first what is printed, then what comes for each of something. */
    String all(List<Effect> gains) {
        List<String> printed = new ArrayList<>();
        Map<Each, List<String>> each = new LinkedHashMap<>();
        List<String> others = new ArrayList<>();
        for (Effect gain : flat(gains)) {
            if (gain instanceof Effect.OneOf one) {
                others.add(speech.or(one.options().stream().map(this::option).toList()));
                continue;
            }
            Count count = count(gain);
            IntFunction<String> unit = gain instanceof Effect.Get get ? unit(get.good()) : this::bonusPoints;
            switch (count) {
                case Count.Printed _ -> printed.add(new CountWords(speech).of(count, unit));
                case Count.Counted _, Count.Owned _, Count.NewPastures _, Count.OnCard _, Count.Marked _ ->
                    add(each, new Each(1, count), 1, unit);
                case Count.OwnedByAll _, Count.Grown _ -> add(each, new Each(1, count), 1, unit);
                case Count.Each(int times, int per, Count of) -> add(each, new Each(per, of), times, unit);
                case Count.Less _, Count.Steps _, Count.ByHouse _ -> others.add(new CountWords(speech).of(count, unit));
            }
        }
        List<String> groups = new ArrayList<>();
        if (!printed.isEmpty()) {
            groups.add(speech.and(printed));
        }
        each.forEach((what, amounts) -> groups.add(new CountWords(speech).each(amounts, what.per(), what.of())));
        groups.addAll(others);
        return groups.stream()
                .reduce((one, other) -> speech.say("plus", "one", one, "other", other))
                .orElse("");
    }

    private String option(Effect option) {
        return option instanceof Effect.OnlyIf(Condition condition, Effect effect)
                ? speech.say(
                        "option-if", "what", option(effect), "condition", new ConditionWords(speech).lead(condition))
                : all(List.of(option));
    }

    private static void add(Map<Each, List<String>> each, Each what, int times, IntFunction<String> unit) {
        each.computeIfAbsent(what, _ -> new ArrayList<>()).add(times + " " + unit.apply(times));
    }

    private static List<Effect> flat(List<Effect> gains) {
        return gains.stream()
                .flatMap(gain -> gain instanceof Effect.All all ? flat(all.parts()).stream() : Stream.of(gain))
                .toList();
    }

    private static Count count(Effect gain) {
        return switch (gain) {
            case Effect.Get get -> get.count();
            case Effect.Book book -> book.points();
            default -> throw new IllegalArgumentException("gives nothing: " + gain);
        };
    }

    /** What goods come for: each so many of something. */
    private record Each(int per, Count of) {}
}
