package tilth.scenes.agricola;

import static tilth.scenes.Icon.sign;
import static tilth.scenes.Icon.symbol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.goods.Goods;
import tilth.scenes.Icon;

/** Effects, conditions and numbers as rows of icons. */
final class EffectIcons {

    private static final int PAIR = 2;

    private static final String STAR = "star";
    private static final int FEW = 3;

    private EffectIcons() {}

    static List<Icon> of(Effect effect) {
        return switch (effect) {
            case Effect.Get get -> amount(get.count(), CardSymbols.good(get.good()));
            case Effect.OthersGet get ->
                row(List.of(symbol("icon-others"), Icon.COLON), amount(get.count(), CardSymbols.good(get.good())));
            case Effect.Pay pay
            when pay.to() == Effect.Payee.OWNER ->
                row(of(pay.then()), List.of(symbol("icon-others"), Icon.COLON, sign("−")), goods(pay.price()));
            case Effect.Pay pay -> row(goods(pay.price()), List.of(Icon.ARROW), of(pay.then()));
            case Effect.PutOnRounds put -> row(rounds(put.rounds()), List.of(Icon.COLON), goods(put.goods()));
            case Effect.NoteRounds note -> rounds(note.rounds());
            case Effect.Note note -> row(List.of(symbol("icon-noted"), Icon.COLON), amount(note.count(), "icon-noted"));
            case Effect.Do act -> plan(act.plan());
            case Effect.OneOf one -> joined(one.options(), EffectIcons::of, Icon.OR);
            case Effect.OnlyIf only -> onlyIf(only);
            case Effect.All all ->
                rows(all.parts().stream().map(EffectIcons::of).toList());
            case Effect.May may -> of(may.effect());
            case Effect.Once once -> of(once.effect());
            case Effect.Anew anew -> of(anew.effect());
            case Effect.Book book -> amount(book.points(), STAR);
            case Effect.UseUp use -> of(use.then());
            case Effect.MoreOnFields _ -> List.of(symbol("icon-field"), symbol("grain"), sign("+ 1"), symbol("grain"));
            case Effect.TakeTop _ -> List.of(symbol("any"));
            case Effect.TakeMatching _ -> List.of(sign("="), symbol("any"));
            case Effect.EachOnce each -> joined(each.options(), EffectIcons::of, sign("+"));
            case Effect.OncePerPlayer once -> of(once.effect());
            case Effect.PlayItself _ -> List.of(symbol("act-card"));
            case Effect.ReapAlone _ -> List.of(symbol("harvest"));
            case Effect.Breed breed -> breed(breed.species());
            case Effect.NewbornWorks _ -> List.of(symbol("act-grow"), Icon.ARROW, symbol("icon-person"));
            case Effect.PlaceAgain _ -> List.of(sign("+"), symbol("icon-person"));
            case Effect.UpTo up -> row(of(up.each()), List.of(Icon.TIMES), amount(up.most(), "any"));
            case Effect.Cook cook ->
                row(List.of(symbol(CardSymbols.good(cook.good())), Icon.ARROW), number(cook.food(), "food"));
            case Effect.PutOnCard put ->
                row(List.of(symbol("act-card"), Icon.COLON), amount(put.count(), CardSymbols.good(put.good())));
            case Effect.TakeFromCard take -> goods(take.goods());
            case Effect.TakeCooked _ -> List.of(symbol("act-card"), Icon.COLON, symbol("act-take-animal"));
            case Effect.SowMore more ->
                row(List.of(symbol("icon-field"), sign("+")), amount(more.count(), sown(more.crop())));
            case Effect.SowMoreAtHome more ->
                row(
                        List.of(symbol("act-room"), symbol("icon-field"), sign("+")),
                        number(more.grain(), "grain"),
                        List.of(Icon.OR),
                        number(more.vegetables(), "vegetable"));
            case Effect.BackToHand _ -> List.of(Icon.ARROW, symbol("act-card"));
            case Effect.FenceOnSpace _ -> List.of(symbol("act-fence"), Icon.ARROW, Icon.space("any"));
            case Effect.PutOnSpace put -> row(goods(put.goods()), List.of(Icon.ARROW, Icon.space("any")));
            case Effect.TakeFromActor take -> row(List.of(symbol("icon-others"), Icon.ARROW), goods(take.goods()));
            case Effect.FirstInRound first -> row(List.of(sign("1.")), of(first.effect()));
            case Effect.TakeFromSpace take ->
                List.of(Icon.space(CardSymbols.of(take.space())), Icon.ARROW, symbol(CardSymbols.good(take.good())));
            case Effect.TopUp up -> List.of(sign("≥" + up.least()), symbol(CardSymbols.good(up.good())));
            case Effect.DoubleTaken taken -> List.of(sign("×2"), symbol(CardSymbols.good(taken.good())));
            case Effect.TurnUpAll turn ->
                List.of(symbol("icon-round-space"), Icon.COLON, Icon.space(CardSymbols.of(turn.first())));
            case Effect.PutOnOwnSpace put -> row(List.of(symbol("act-card"), Icon.COLON), goods(put.goods()));
            case Effect.NoteBusy note ->
                List.of(sign("≥" + note.spaces()), symbol("icon-person"), Icon.ARROW, symbol("icon-noted"));
            case Effect.FencesOnRounds send ->
                row(rounds(send.rounds()), List.of(Icon.COLON), number(send.count(), "act-fence"));
            case Effect.FetchFences fetch -> of(fetch.then());
            case Effect.WithCooked with -> of(with.then());
            case Effect.CookFromCard cook ->
                List.of(symbol("act-card"), symbol(CardSymbols.good(cook.good())), Icon.ARROW, symbol("food"));
            case Effect.SpendTaken spend -> joined(List.copyOf(spend.buys()), EffectIcons::of, Icon.OR);
            case Effect.Spread spread ->
                row(
                        List.of(
                                Icon.space(CardSymbols.of(spread.from())),
                                symbol(CardSymbols.good(spread.good())),
                                Icon.ARROW),
                        rows(spread.over().stream()
                                .map(space -> List.of(Icon.space(CardSymbols.of(space))))
                                .toList()));
            case Effect.HelpReap help ->
                row(
                        List.of(symbol("icon-others"), symbol("icon-field"), Icon.ARROW, symbol("grain"), Icon.COLON),
                        number(help.food(), "food"));
            case Effect.PlaceFirst _ -> List.of(sign("1."), symbol("icon-person"));
            case Effect.DrawAnew draw -> number(draw.count(), "act-minor");
            case Effect.Levy levy ->
                row(List.of(symbol("icon-others"), Icon.ARROW), number(levy.count(), CardSymbols.good(levy.good())));
            case Effect.DrawPair _ ->
                List.of(
                        symbol("act-card"),
                        sign("2"),
                        symbol("act-take-animal"),
                        Icon.ARROW,
                        symbol("act-take-animal"));
            case Effect.Invite _ -> List.of(sign("+"), symbol("icon-person"));
            case Effect.Lodge _ -> List.of(symbol("act-card"), Icon.COLON, symbol("icon-person"));
            case Effect.NoteSpace _ -> List.of(symbol("icon-noted"));
            case Effect.MovePerson move -> row(List.of(symbol("icon-person"), Icon.ARROW), spaces(move.to()));
            case Effect.Sell sell ->
                row(
                        List.of(symbol(CardSymbols.good(sell.good())), Icon.ARROW),
                        number(sell.food(), "food"),
                        List.of(Icon.OR, symbol("icon-others"), Icon.COLON),
                        number(sell.price(), "food"));
            case Effect.Own _ -> List.of(symbol("act-card"));
        };
    }

    private static String sown(Crop crop) {
        return switch (crop) {
            case GRAIN -> CardSymbols.good(Goods.GRAIN);
            case VEGETABLE -> CardSymbols.good(Goods.VEGETABLE);
            case WOOD -> CardSymbols.good(Goods.WOOD);
            case EITHER, ANY -> "act-sow";
        };
    }

    @SafeVarargs
    static List<Icon> row(List<Icon>... parts) {
        List<Icon> row = new ArrayList<>();
        for (List<Icon> part : parts) {
            row.addAll(part);
        }
        return List.copyOf(row);
    }

    static List<Icon> rows(List<List<Icon>> parts) {
        return parts.stream().flatMap(List::stream).toList();
    }

    /** Several things with a sign between them. */
    static <T> List<Icon> joined(List<T> things, Function<T, List<Icon>> icons, Icon between) {
        List<Icon> row = new ArrayList<>();
        for (T thing : things) {
            if (!row.isEmpty()) {
                row.add(between);
            }
            row.addAll(icons.apply(thing));
        }
        return List.copyOf(row);
    }

    private static List<Icon> onlyIf(Effect.OnlyIf only) {
        List<Icon> condition = of(only.condition());
        return condition.isEmpty() ? of(only.effect()) : row(condition, List.of(Icon.COLON), of(only.effect()));
    }

    private static List<Icon> breed(int species) {
        return rows(Speech.bits(species).stream()
                .map(animal -> CardSymbols.good(Goods.SHEEP + animal))
                .map(animal -> List.of(sign("2"), symbol(animal), Icon.ARROW, sign("3"), symbol(animal)))
                .toList());
    }

    /** So many of something; one is drawn without a number. */
    static List<Icon> number(int count, String symbol) {
        return count == 1 ? List.of(symbol(symbol)) : List.of(sign(Integer.toString(count)), symbol(symbol));
    }

    static List<Icon> goods(long bundle) {
        return rows(Speech.kinds(bundle).stream()
                .map(good -> number(Goods.count(bundle, good), CardSymbols.good(good)))
                .toList());
    }

    /** So many as a count says: "food × person" is one food for each person. */
    static List<Icon> amount(Count count, String symbol) {
        return switch (count) {
            case Count.Printed printed -> number(printed.number(), symbol);
            case Count.Counted _, Count.Owned _, Count.NewPastures _, Count.OnCard _, Count.Marked _, Count.Grown _ ->
                row(number(1, symbol), List.of(Icon.TIMES), thing(count));
            case Count.OwnedByAll _ -> row(number(1, symbol), List.of(Icon.TIMES), thing(count));
            case Count.Each each ->
                row(
                        number(each.times(), symbol),
                        List.of(Icon.TIMES),
                        thing(each.of()),
                        each.per() == 1 ? List.of() : List.of(sign("÷" + each.per())));
            case Count.Less less -> row(number(1, symbol), List.of(Icon.TIMES), thing(less.from()));
            case Count.Steps steps ->
                row(
                        List.of(
                                sign(steps.gives().getFirst() + "–"
                                        + steps.gives().getLast()),
                                symbol(symbol),
                                Icon.GROWS),
                        thing(steps.of()));
            case Count.ByHouse house -> byHouse(house, symbol);
        };
    }

    private static List<Icon> byHouse(Count.ByHouse house, String symbol) {
        List<Integer> numbers = List.of(house.wood(), house.clay(), house.stone());
        List<Integer> materials = IntStream.range(0, numbers.size())
                .filter(i -> numbers.get(i) > 0)
                .boxed()
                .toList();
        return joined(
                materials,
                material -> row(
                        List.of(symbol(CardSymbols.material(material)), Icon.COLON),
                        number(numbers.get(material), symbol)),
                Icon.OR);
    }

    private static List<Icon> thing(Count count) {
        return switch (count) {
            case Count.Counted counted -> List.of(symbol(CardSymbols.of(counted.measure())));
            case Count.Owned owned -> List.of(symbol(CardSymbols.good(owned.good())));
            case Count.Grown grown -> List.of(symbol(CardSymbols.good(grown.crop())));
            case Count.OwnedByAll owned -> List.of(symbol("icon-others"), symbol(CardSymbols.good(owned.good())));
            case Count.NewPastures _ -> List.of(symbol("icon-pasture"));
            case Count.OnCard on -> List.of(symbol("act-card"), symbol(CardSymbols.good(on.good())));
            case Count.Marked marked -> marks(marked.marks());
            case Count.Each each -> thing(each.of());
            case Count.Less less -> thing(less.from());
            case Count.Steps steps -> thing(steps.of());
            case Count.Printed _, Count.ByHouse _ -> List.of();
        };
    }

    static List<Icon> of(Condition condition) {
        return switch (condition) {
            case Condition.AtLeast least -> compared("≥", least.least(), least.count());
            case Condition.AtMost most -> compared("≤", most.most(), most.count());
            case Condition.Exactly exactly -> compared("=", exactly.number(), exactly.count());
            case Condition.House house -> materials(house.materials());
            case Condition.RenovatedFrom from -> materials(1 << from.material());
            case Condition.InRounds in -> inRounds(in.rounds());
            case Condition.InNotedRound _ -> List.of(symbol("icon-noted"));
            case Condition.Occupied occupied ->
                List.of(Icon.space(CardSymbols.of(occupied.space())), symbol("icon-others"));
            case Condition.StandsOn stands ->
                List.of(Icon.space(CardSymbols.of(stands.space())), symbol("icon-person"));
            case Condition.AboutMark about -> marks(about.marks());
            case Condition.AboutGood about ->
                joined(Speech.bits(about.goods()), good -> List.of(symbol(CardSymbols.good(good))), Icon.OR);
            case Condition.ByAct by ->
                joined(
                        Speech.bits(by.kinds()),
                        kind -> List.of(symbol("act-" + Speech.word(Act.Kind.values()[kind]))),
                        Icon.OR);
            case Condition.JustReaped _ -> List.of(symbol("act-card"), symbol("icon-field"));
            case Condition.AtFeeding _ -> List.of(symbol("harvest"));
            case Condition.StandsToGrow _ -> List.of(symbol("icon-person"), Icon.space("act-grow"));
            case Condition.OthersBehind behind ->
                List.of(symbol("icon-others"), symbol("act-occupation"), sign("< " + limits(behind)));
            case Condition.AnotherIsFirst _ -> List.of(symbol("icon-others"), symbol("act-first"));
            case Condition.AnotherActs _ -> List.of(symbol("icon-others"));
            case Condition.All all ->
                rows(all.conditions().stream().map(EffectIcons::of).toList());
            case Condition.Always _, Condition.AtWork _, Condition.Housed _ -> List.of();
            case Condition.Brought brought ->
                joined(Speech.bits(brought.goods()), good -> List.of(symbol(CardSymbols.good(good))), Icon.OR);
            case Condition.GotNone none ->
                row(
                        List.of(symbol("icon-forbidden")),
                        joined(Speech.bits(none.goods()), good -> List.of(symbol(CardSymbols.good(good))), Icon.OR));
            case Condition.Got got ->
                joined(Speech.bits(got.goods()), good -> List.of(symbol(CardSymbols.good(good))), Icon.OR);
            case Condition.Arrived arrived ->
                joined(Speech.bits(arrived.goods()), good -> List.of(symbol(CardSymbols.good(good))), Icon.OR);
            case Condition.JustBrought just ->
                joined(Speech.bits(just.goods()), good -> List.of(symbol(CardSymbols.good(good))), Icon.OR);
            case Condition.FirstCooked _ -> List.of(sign("1×"));
            case Condition.BeforeTheEnd _ -> List.of();
            case Condition.NoHarvest _ -> List.of(symbol("icon-forbidden"), symbol("harvest"));
            case Condition.ArrivedFrom from ->
                row(
                        marks(from.marks()),
                        joined(Speech.bits(from.goods()), good -> List.of(symbol(CardSymbols.good(good))), Icon.OR));
            case Condition.BroughtOnly only -> List.of(sign("="), symbol(CardSymbols.good(only.good())));
            case Condition.MostAnimals _ -> List.of(sign("max"), symbol("act-take-animal"));
            case Condition.KeptSome kept -> List.of(symbol(CardSymbols.good(kept.good())));
            case Condition.TookOff off -> List.of(sign("≥" + off.least()), symbol(CardSymbols.good(off.good())));
            case Condition.AllPlaced _ -> List.of(sign("max"), symbol("icon-person"));
            case Condition.BySpace _, Condition.UsingSpace _, Condition.BetweenActions _ -> List.of();
            case Condition.Unused _ -> List.of();
            case Condition.NotItself _ -> List.of();
        };
    }

    private static String limits(Condition.OthersBehind behind) {
        String two = String.valueOf(behind.withTwo());
        return behind.isAlike() ? two : two + "/" + behind.withThree() + "/" + behind.withMore();
    }

    private static List<Icon> marks(int set) {
        return rows(Speech.bits(set).stream()
                .map(mark -> List.of(symbol(CardSymbols.of(Mark.values()[mark]))))
                .toList());
    }

    private static List<Icon> compared(String how, int number, Count count) {
        return count instanceof Count.Counted counted && counted.measure() == Measure.OTHERS_WITHOUT_MORE_ROOMS
                ? List.of(symbol("icon-others"), sign(">"), symbol(CardSymbols.of(Measure.ROOMS)))
                : row(List.of(sign(how + number)), thing(count));
    }

    static List<Icon> materials(int set) {
        return joined(Speech.bits(set), material -> List.of(symbol(CardSymbols.material(material))), Icon.OR);
    }

    private static List<Icon> inRounds(int set) {
        List<Integer> rounds = Speech.bits(set & (2 << Stages.ROUNDS) - 1);
        boolean isOpen = rounds.size() > 1 && rounds.size() == Stages.ROUNDS + 1 - rounds.getFirst();
        return List.of(symbol("icon-round-space"), sign(isOpen ? rounds.getFirst() + "+" : numbers("", rounds)));
    }

    /** Numbers one after the other; many in a row by the first and the last. */
    private static String numbers(String before, List<Integer> numbers) {
        int length = numbers.size();
        if (length > PAIR && numbers.getLast() - numbers.getFirst() == length - 1) {
            return before + numbers.getFirst() + "–" + before + numbers.getLast();
        }
        return numbers.stream().map(number -> before + number).collect(Collectors.joining(" "));
    }

    private static List<Icon> rounds(RoundSpaces rounds) {
        String which = switch (rounds) {
            case RoundSpaces.Next next -> "×" + next.count();
            case RoundSpaces.After after -> numbers("+", after.rounds());
            case RoundSpaces.At at -> numbers("", at.rounds());
            case RoundSpaces.Even _ -> "2 4 6…";
            case RoundSpaces.Odd _ -> "1 3 5…";
            case RoundSpaces.All _ -> "…" + Stages.ROUNDS;
        };
        return List.of(symbol("icon-round-space"), sign(which));
    }

    static List<Icon> plan(Plan plan) {
        Icon between = plan.join() == Plan.Join.EITHER ? Icon.OR : sign("+");
        List<Act> acts = IntStream.range(0, plan.parts()).mapToObj(plan::act).toList();
        return row(goods(plan.refill()), goods(plan.gets()), joined(acts, EffectIcons::act, between));
    }

    private static List<Icon> act(Act act) {
        boolean isPaid = act.price() != Act.USUAL && act.price() != Goods.NOTHING;
        long food = act.foods().isEmpty() ? Goods.NOTHING : Goods.of(act.foods().getLast(), Goods.FOOD);
        long price = isPaid ? act.price() : food;
        Icon done = symbol("act-" + Speech.word(act.kind()));
        return price == Goods.NOTHING ? List.of(done) : row(goods(price), List.of(Icon.ARROW, done));
    }

    /** A set of spaces: all if they are few, else the first of them. */
    static List<Icon> spaces(long set) {
        List<Icon> icons = Speech.bits(set).stream()
                .filter(space -> space < Space.COUNT)
                .map(space -> Icon.space(CardSymbols.of(Space.of(space))))
                .distinct()
                .toList();
        return icons.size() <= FEW ? icons : row(icons.subList(0, FEW), List.of(sign("…")));
    }
}
