package tilth.scenes.agricola;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Measure;
import tilth.agricola.goods.Goods;

/** Numbers on cards, with what they count: "2 food for each room of your house". */
record CountWords(Speech speech) {

    /** So many of something; the unit names it for a number. */
    String of(Count count, IntFunction<String> unit) {
        return switch (count) {
            case Count.Printed printed -> number(printed.number(), unit);
            case Count.Counted counted -> each(1, 1, counted, unit);
            case Count.Owned owned -> each(1, 1, owned, unit);
            case Count.NewPastures _, Count.OnCard _, Count.Marked _ -> each(1, 1, count, unit);
            case Count.OwnedByAll _, Count.Grown _ -> each(1, 1, count, unit);
            case Count.Each each -> each(each.times(), each.per(), each.of(), unit);
            case Count.Less(Count from, Count.Counted(Measure less))
            when less == Measure.NOTED -> speech.say("since", "amount", number(1, unit), "thing", thing(from));
            case Count.Less(Count.Printed from, Count less) ->
                speech.say("less-each", "amount", number(from.number(), unit), "thing", thing(less));
            case Count.Less(Count from, Count.Steps(Count of, List<Integer> steps, List<Integer> gives))
            when from.equals(of) && gives.getLast() == gives.size() ->
                speech.say(
                        "each-except",
                        "amount",
                        number(1, unit),
                        "thing",
                        thing(from),
                        "numbers",
                        speech.numbers(steps));
            case Count.Less less ->
                speech.say(
                        "beyond", "amount", number(1, unit), "thing", thing(less.from()), "limit", number(less.less()));
            case Count.Steps steps -> steps(steps, unit);
            case Count.ByHouse house -> byHouse(house, unit);
        };
    }

    /** How often something may be done: "at most 2 times" or "once for each room of your house". */
    String times(Count most) {
        return switch (most) {
            case Count.Counted(Measure measure) when measure == Measure.DONE -> speech.say("times-done");
            case Count.Printed printed -> speech.say("at-most", "what", speech.say("times", "count", printed.number()));
            case Count.Each(int times, int per, Count of) -> each(speech.say("times", "count", times), per, of);
            case Count.Counted _,
                    Count.Owned _,
                    Count.OwnedByAll _,
                    Count.Grown _,
                    Count.OnCard _,
                    Count.Marked _,
                    Count.NewPastures _ -> each(speech.say("times", "count", 1), 1, most);
            case Count.Steps steps
            when steps.from().equals(steps.gives()) ->
                speech.say(
                        "times-capped",
                        "thing",
                        thing(steps.of()),
                        "count",
                        steps.gives().getLast());
            case Count.Less _, Count.Steps _, Count.ByHouse _ -> speech.say("at-most", "what", number(most));
        };
    }

    private static String number(int number, IntFunction<String> unit) {
        return (number + " " + unit.apply(number)).strip();
    }

    private String each(int times, int per, Count of, IntFunction<String> unit) {
        return each(number(times, unit), per, of);
    }

    /** Amounts, all of them once for each so many of something. */
    String each(List<String> amounts, int per, Count of) {
        if (amounts.size() == 1) {
            return each(amounts.getFirst(), per, of);
        }
        String all = speech.and(amounts);
        int count = amounts.size();
        return per == 1
                ? speech.say("each-of-these", "amounts", all, "count", count, "thing", thing(of))
                : speech.say("every-of-these", "amounts", all, "count", count, "per", per, "things", things(of));
    }

    /** An amount, once for each so many of something. */
    private String each(String amount, int per, Count of) {
        return per == 1
                ? speech.say("each", "amount", amount, "thing", thing(of))
                : speech.say("every", "amount", amount, "per", per, "things", things(of));
    }

    /** One of what is counted, after "for each". */
    String thing(Count of) {
        return switch (of) {
            case Count.Counted counted -> speech.say("each", counted.measure());
            case Count.Owned owned -> speech.say("each-good", "good", Goods.WORDS.get(owned.good()));
            case Count.OwnedByAll owned -> speech.say("each-good-of-all", "good", Goods.WORDS.get(owned.good()));
            case Count.Grown grown -> speech.say("each-grown", "good", Goods.WORDS.get(grown.crop()));
            case Count.NewPastures pastures -> speech.say("each-new-pasture", "count", pastures.squares());
            case Count.OnCard on -> speech.say("each-on-card", "good", Goods.WORDS.get(on.good()));
            case Count.Marked marked -> marked(marked, 1);
            case Count.Printed _, Count.Each _, Count.Less _, Count.Steps _, Count.ByHouse _ -> number(of);
        };
    }

    /** Several of what is counted, after a number. */
    String things(Count of) {
        return switch (of) {
            case Count.Counted counted -> speech.say("plural", counted.measure());
            case Count.Owned owned -> speech.say("plural-good", "good", Goods.WORDS.get(owned.good()));
            case Count.OwnedByAll owned -> speech.say("plural-good-of-all", "good", Goods.WORDS.get(owned.good()));
            case Count.Grown grown -> speech.say("plural-grown", "good", Goods.WORDS.get(grown.crop()));
            case Count.NewPastures pastures -> speech.say("plural-new-pastures", "count", pastures.squares());
            case Count.OnCard on -> speech.say("plural-on-card", "good", Goods.WORDS.get(on.good()));
            case Count.Marked marked -> marked(marked, 2);
            case Count.Printed _, Count.Each _, Count.Less _, Count.Steps _, Count.ByHouse _ -> number(of);
        };
    }

    /** A number that is noted, or that something is compared with. */
    String number(Count count) {
        return switch (count) {
            case Count.Printed printed -> Integer.toString(printed.number());
            case Count.Counted counted -> speech.say("number", counted.measure(), "things", things(counted));
            case Count.Owned _,
                    Count.OwnedByAll _,
                    Count.Grown _,
                    Count.NewPastures _,
                    Count.OnCard _,
                    Count.Marked _ -> speech.say("number-of", "things", things(count));
            case Count.Each _, Count.Less _, Count.Steps _, Count.ByHouse _ -> of(count, _ -> "");
        };
    }

    /** One or several cards with some marks, and in front of whom. */
    private String marked(Count.Marked marked, int count) {
        return speech.say("marked", "marks", marks(marked, count), "whose", Speech.word(marked.whose()));
    }

    private String marks(Count.Marked marked, int count) {
        return new MarkWords(speech).counted(marked.marks(), count);
    }

    private String steps(Count.Steps steps, IntFunction<String> unit) {
        boolean isAboutPlayers = steps.of().equals(new Count.Counted(Measure.PLAYERS));
        return speech.say(
                isAboutPlayers ? "steps-of-players" : "steps",
                "amount",
                (slashed(steps.gives()) + " " + unit.apply(steps.gives().getLast())).strip(),
                "from",
                slashed(steps.from()),
                "things",
                things(steps.of()));
    }

    private static String slashed(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining("/"));
    }

    private String byHouse(Count.ByHouse house, IntFunction<String> unit) {
        List<Integer> numbers = List.of(house.wood(), house.clay(), house.stone());
        return speech.or(
                Speech.bits((house.wood() > 0 ? 1 : 0) | (house.clay() > 0 ? 2 : 0) | (house.stone() > 0 ? 4 : 0))
                        .stream()
                        .map(material -> speech.say(
                                "in-house",
                                "amount",
                                number(numbers.get(material), unit),
                                "material",
                                speech.materials(1 << material)))
                        .toList());
    }

    /** A plain number of what is counted, such as "2 occupations"; "no occupations" for none. */
    String plain(Count of, int number) {
        return switch (of) {
            case Count.Counted counted -> speech.say("measure", counted.measure(), "count", number);
            case Count.Owned owned -> speech.good(number, owned.good());
            case Count.OwnedByAll owned -> speech.say("measure-of-all", "goods", speech.good(number, owned.good()));
            case Count.Grown grown -> speech.good(number, grown.crop());
            case Count.OnCard on -> speech.say("measure-on-card", "goods", speech.good(number, on.good()));
            case Count.Marked marked -> {
                // "You have" goes before it where they are one's own.
                boolean isOwn = marked.whose() == Hook.Whose.OWN;
                String marks = isOwn ? marks(marked, number) : marked(marked, number);
                yield speech.say("measure-marked", "count", number, "marks", marks);
            }
            case Count.NewPastures pastures ->
                speech.say("measure-new-pastures", "count", number, "squares", pastures.squares());
            case Count.Printed _, Count.Each _, Count.Less _, Count.Steps _, Count.ByHouse _ ->
                number + " × " + number(of);
        };
    }
}
