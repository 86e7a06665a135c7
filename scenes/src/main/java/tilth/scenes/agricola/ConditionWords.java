package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Measure;
import tilth.agricola.goods.Goods;

/** What has to hold: as a clause after "if", as a time, and as something that a card asks for. */
record ConditionWords(Speech speech) {

    private static final String EXACTLY = "exactly";

    /** Whether it is about when something happens and so stands by itself, without "if". */
    static boolean isTime(Condition condition) {
        return condition instanceof Condition.InRounds
                || condition instanceof Condition.InNotedRound
                || isPhase(condition);
    }

    /** Whether it is about what everybody is doing. */
    static boolean isPhase(Condition condition) {
        return condition instanceof Condition.AtWork || condition instanceof Condition.AtFeeding;
    }

    /** When something happens, such as "in round 12"; with "if" where it is not about the time. */
    String lead(Condition condition) {
        return isTime(condition) ? time(condition) : speech.say("if", "condition", clause(condition));
    }

    private String time(Condition condition) {
        return switch (condition) {
            case Condition.InRounds in -> inRounds(in.rounds());
            case Condition.InNotedRound _ -> speech.say("in-noted-round");
            case Condition.AtWork _ -> speech.say("at-work");
            case Condition.AtFeeding _ -> speech.say("at-feeding");
            default -> throw new IllegalArgumentException("not about the time: " + condition);
        };
    }

    private String inRounds(int set) {
        if (isEarly(set)) {
            return speech.say("until-round", "round", bits(set).size());
        }
        return isLate(set)
                ? speech.say("from-round", "round", bits(set).getFirst())
                : speech.say("in-rounds", "rounds", rounds(set));
    }

    /** Whether these are all rounds from the first on, but not all there are. */
    static boolean isEarly(int set) {
        List<Integer> rounds = bits(set);
        return rounds.getFirst() == 1 && rounds.size() > 1 && rounds.getLast() == rounds.size() && !isLate(set);
    }

    /** Whether these are all rounds up to the last. */
    static boolean isLate(int set) {
        List<Integer> rounds = bits(set);
        return rounds.size() > 1 && rounds.size() == Stages.ROUNDS + 1 - rounds.getFirst();
    }

    private static List<Integer> bits(int set) {
        return Speech.bits(set & (2 << Stages.ROUNDS) - 1);
    }

    /** Some rounds, such as "round 12" or "rounds 5 and 8". */
    String rounds(int set) {
        List<Integer> rounds = bits(set);
        return speech.say("rounds", "count", rounds.size(), "rounds", speech.numbers(rounds));
    }

    /** A clause that follows "if". */
    String clause(Condition condition) {
        return switch (condition) {
            case Condition.Always _ -> speech.say("always");
            case Condition.AtLeast least -> has("at-least", least.count(), least.least());
            case Condition.AtMost most -> has("at-most", most.count(), most.most());
            case Condition.Exactly exactly -> has(EXACTLY, exactly.count(), exactly.number());
            case Condition.House house -> speech.say("if-house", "materials", speech.materials(house.materials()));
            case Condition.RenovatedFrom from ->
                speech.say("if-renovated-from", "material", speech.materials(1 << from.material()));
            case Condition.InRounds in -> speech.say("if-time", "time", inRounds(in.rounds()));
            case Condition.JustReaped _ -> speech.say("if-just-reaped");
            case Condition.AnotherIsFirst _ -> speech.say("if-another-is-first");
            case Condition.AnotherActs _ -> speech.say("if-another-acts");
            case Condition.InNotedRound _, Condition.AtWork _, Condition.AtFeeding _ ->
                speech.say("if-time", "time", time(condition));
            case Condition.Occupied occupied ->
                speech.say("if-occupied", "space", new SpaceWords(speech).name(occupied.space()));
            case Condition.StandsOn stands ->
                speech.say("if-standing", "space", new SpaceWords(speech).name(stands.space()));
            case Condition.OthersBehind behind
            when behind.isAlike() -> speech.say("if-others-behind-alike", "number", behind.withTwo());
            case Condition.OthersBehind behind ->
                speech.say(
                        "if-others-behind",
                        "two",
                        behind.withTwo(),
                        "three",
                        behind.withThree(),
                        "more",
                        behind.withMore());
            case Condition.StandsToGrow _ -> speech.say("if-standing-to-grow");
            case Condition.Housed _ -> speech.say("if-housed");
            case Condition.AboutMark about -> speech.say("if-mark", "marks", marks(about.marks(), 1));
            case Condition.AboutGood about -> speech.say("if-good", "goods", goods(about.goods()));
            case Condition.ByAct by -> speech.say("if-by-act", "acts", acts(by.kinds()));
            case Condition.Unused unused -> speech.say("if-unused", "marks", marks(unused.marks(), 1));
            case Condition.BySpace _ -> speech.say("if-by-space");
            case Condition.UsingSpace _ -> speech.say("if-using-space");
            case Condition.BetweenActions _ -> speech.say("if-between-actions");
            case Condition.GotNone none -> speech.say("if-got-none", "goods", some(none.goods()));
            case Condition.Brought brought -> speech.say("if-brought", "goods", some(brought.goods()));
            case Condition.KeptSome kept -> speech.say("if-kept-some", "goods", some(1 << kept.good()));
            case Condition.Got got -> speech.say("if-got", "goods", some(got.goods()));
            case Condition.Arrived arrived ->
                speech.say(
                        arrived.from() == Condition.From.ANYWHERE ? "if-arrived" : "if-arrived-from-space-or-minor",
                        "goods",
                        some(arrived.goods()));
            case Condition.NoHarvest _ -> speech.say("if-no-harvest");
            case Condition.BeforeTheEnd _ -> speech.say("if-before-the-end");
            case Condition.JustBrought just -> speech.say("if-brought", "goods", some(just.goods()));
            case Condition.FirstCooked _ -> speech.say("if-first-cooked");
            case Condition.ArrivedFrom from ->
                speech.say("if-arrived-from", "goods", some(from.goods()), "marks", marks(from.marks(), 1));
            case Condition.BroughtOnly only -> speech.say("if-brought-only", "good", some(1 << only.good()));
            case Condition.MostAnimals _ -> speech.say("if-most-animals");
            case Condition.TookOff off ->
                speech.say("if-took-off", "count", off.least(), "goods", speech.good(off.least(), off.good()));
            case Condition.AllPlaced placed ->
                speech.say(placed.whose() == Hook.Whose.OWN ? "if-last-person" : "if-last-of-all");
            case Condition.NotItself _ -> speech.say("if-not-itself");
            case Condition.All all ->
                clauses(all).stream()
                        .reduce((one, other) -> speech.say("and-if", "one", one, "other", other))
                        .orElse("");
        };
    }

    /** Marks by the bits of a set, such as "a fireplace or a cooking hearth". */
    String marks(int set, int count) {
        return new MarkWords(speech).some(set, count);
    }

    /** What was cooked: animals, whatever they are, or goods by their names. */
    String cooked(int set) {
        int animals = 1 << Goods.SHEEP | 1 << Goods.WILD_BOAR | 1 << Goods.CATTLE;
        return set == animals ? speech.say("some-animals") : some(set);
    }

    private String goods(int set) {
        return speech.or(Speech.bits(set).stream().map(speech::goods).toList());
    }

    /** Goods of which some came, however many. */
    String some(int set) {
        return speech.or(Speech.bits(set).stream()
                .map(good -> speech.say("some", "good", Goods.WORDS.get(good)))
                .toList());
    }

    private String acts(int kinds) {
        PlanWords plans = new PlanWords(speech.words());
        return speech.or(Speech.bits(kinds).stream()
                .map(kind -> plans.of(Act.once(Act.Kind.values()[kind])))
                .toList());
    }

    private String has(String how, Count count, int number) {
        if (count instanceof Count.Marked marked && marked.whose() != Hook.Whose.OWN && number <= 1) {
            String marks = new MarkWords(speech).some(marked.marks(), 1);
            return speech.say("if-there", "count", number, "marks", marks, "whose", Speech.word(marked.whose()));
        }
        CountWords counts = new CountWords(speech);
        if (count instanceof Count.Less(Count more, Count less) && how.equals("at-least") && number == 1) {
            return speech.say("if-more", "more", counts.things(more), "less", counts.things(less));
        }
        if (count instanceof Count.OnCard on) {
            String goods = speech.good(number, on.good());
            String limit = speech.say(how, "what", goods);
            return speech.say("if-on-card", "count", number, "goods", speech.goods(on.good()), "limit", limit);
        }
        return isPlain(count)
                ? speech.say(number == 0 ? "if-none" : "if-has", "limit", limit(how, count, number))
                : speech.say("if-of", measure(count), "count", number, "limit", limit(how, count, number));
    }

    private String limit(String how, Count count, int number) {
        String plain = new CountWords(speech).plain(count, number);
        boolean isSure = number == 0 || how.equals(EXACTLY) && measure(count) == Measure.PLAYERS;
        return isSure ? plain : speech.say(how, "what", plain);
    }

    /** Whether "you have" says it. */
    private static boolean isPlain(Count count) {
        if (count instanceof Count.OnCard || count instanceof Count.Less) {
            return false;
        }
        return switch (measure(count)) {
            case PLAYERS, ROUNDS_LEFT, ROUNDS_OVER, RESOURCES_GOT, DONE, NOTED, OTHERS_WITHOUT_MORE_ROOMS -> false;
            case GRAIN_BAKED, SQUARES_FENCED_ANEW, OTHERS_THERE_BEFORE -> false;
            case PEOPLE_BEHIND, OTHERS_WITH_AS_MUCH_LAND, HARVEST_ROUND -> false;
            case PEOPLE, ROOMS, WOODEN_ROOMS, ROOMS_ADDED, STONE_ROOMS, OCCUPATIONS, IMPROVEMENTS, OVENS -> true;
            case ANIMALS, SPECIES_MISSING, BEGGING_CARDS -> true;
            case FIELDS, FIELD_TILES, GRAIN_FIELDS, VEGETABLE_FIELDS, EMPTY_FIELDS, PLANTED_FIELDS -> true;
            case PASTURES, FENCED_SQUARES, UNUSED_SQUARES, STABLES, UNFENCED_STABLES, FENCES_LEFT -> true;
        };
    }

    /** What a count is about; whatever else there is to count, one has. */
    private static Measure measure(Count count) {
        return count instanceof Count.Counted counted ? counted.measure() : Measure.FIELDS;
    }

    /** The parts of several conditions; all that one has to have is one part. */
    private List<String> clauses(Condition.All all) {
        List<String> had = new ArrayList<>();
        List<String> came = new ArrayList<>();
        List<String> clauses = new ArrayList<>();
        List<Condition> parts = Parts.of(all);
        boolean isBySpace = parts.stream().anyMatch(Condition.BySpace.class::isInstance)
                && parts.stream().anyMatch(Condition.ByAct.class::isInstance);
        for (Condition part : parts) {
            switch (part) {
                case Condition.Brought brought -> came.add(some(brought.goods()));
                case Condition.ByAct by
                when isBySpace -> clauses.add(speech.say("if-by-act-of-space", "acts", acts(by.kinds())));
                case Condition.BySpace _ when isBySpace -> {}
                case Condition.AtLeast least
                when isPlain(least.count()) && least.least() > 0 ->
                    had.add(limit("at-least", least.count(), least.least()));
                case Condition.AtMost most
                when isPlain(most.count()) && most.most() > 0 -> had.add(limit("at-most", most.count(), most.most()));
                case Condition.Exactly exactly
                when isPlain(exactly.count()) && exactly.number() > 0 ->
                    had.add(limit(EXACTLY, exactly.count(), exactly.number()));
                default -> clauses.add(clause(part));
            }
        }
        if (!came.isEmpty()) {
            clauses.addFirst(speech.say("if-brought", "goods", speech.and(came)));
        }
        if (!had.isEmpty()) {
            clauses.add(speech.say("if-has", "limit", speech.and(had)));
        }
        return clauses;
    }

    /** What a card asks for, such as "2 occupations"; nothing where it asks for nothing. */
    String need(Condition condition) {
        CountWords counts = new CountWords(speech);
        return switch (condition) {
            case Condition.Always _ -> "";
            case Condition.AtLeast least -> counts.plain(least.count(), least.least());
            case Condition.AtMost most -> limit("at-most", most.count(), most.most());
            case Condition.Exactly exactly -> limit(EXACTLY, exactly.count(), exactly.number());
            case Condition.House house -> speech.say("need-house", "materials", speech.materials(house.materials()));
            case Condition.StandsOn stands ->
                speech.say("need-standing", "space", new SpaceWords(speech).name(stands.space()));
            case Condition.All all ->
                speech.and(Parts.of(all).stream().map(this::need).toList());
            case Condition.RenovatedFrom _, Condition.Occupied _, Condition.Housed _, Condition.AboutMark _ ->
                clause(condition);
            case Condition.AboutGood _, Condition.ByAct _, Condition.BySpace _, Condition.UsingSpace _ ->
                clause(condition);
            case Condition.BetweenActions _, Condition.AnotherIsFirst _ -> clause(condition);
            case Condition.JustReaped _, Condition.AnotherActs _, Condition.KeptSome _ -> clause(condition);
            case Condition.OthersBehind behind
            when behind.isAlike() -> speech.say("need-others-behind-alike", "number", behind.withTwo());
            case Condition.OthersBehind(int _, int two, int three, int more) ->
                speech.say("need-others-behind", "two", two, "three", three, "more", more);
            case Condition.StandsToGrow _, Condition.GotNone _ -> clause(condition);
            case Condition.Brought _, Condition.TookOff _, Condition.AllPlaced _, Condition.NotItself _ ->
                clause(condition);
            case Condition.Arrived _, Condition.NoHarvest _, Condition.ArrivedFrom _ -> clause(condition);
            case Condition.JustBrought _, Condition.BeforeTheEnd _, Condition.FirstCooked _ -> clause(condition);
            case Condition.Unused _, Condition.Got _, Condition.BroughtOnly _, Condition.MostAnimals _ ->
                clause(condition);
            case Condition.InRounds in
            when isEarly(in.rounds()) -> speech.say("need-by-round", "round", Integer.bitCount(in.rounds()));
            case Condition.InRounds _, Condition.InNotedRound _, Condition.AtWork _, Condition.AtFeeding _ ->
                time(condition);
        };
    }
}
