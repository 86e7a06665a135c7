package tilth.scenes.agricola;

import static tilth.scenes.Icon.sign;
import static tilth.scenes.Icon.symbol;
import static tilth.scenes.agricola.EffectIcons.row;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tilth.agricola.board.Act;
import tilth.agricola.cards.AsMinor;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.scenes.Icon;

/** What a card does, as at most two lines of icons. They are made from what the card does, as its text is. */
public final class CardIcons {

    private static final int MOST_LINES = 2;
    private static final String STAR = "star";
    private static final String FOOD = "food";

    private CardIcons() {}

    /** The lines of a card; none for one that is only worth points. */
    public static List<List<Icon>> of(Card card) {
        Set<List<Icon>> lines = new LinkedHashSet<>();
        store(card.store(), lines);
        card.hooks().stream()
                .filter(hook -> card.anyTime().stream()
                        .noneMatch(effect -> Plain.core(effect).equals(Plain.core(hook.effect()))))
                .forEach(hook -> lines.add(hook(hook)));
        card.anyTime().forEach(effect -> lines.add(row(List.of(symbol("icon-any-time")), EffectIcons.of(effect))));
        card.rebates().forEach(rebate -> lines.add(rebate(rebate)));
        card.lodgings().forEach(lodging -> lines.add(lodging(lodging)));
        rights(card, lines);
        kitchen(card, lines);
        if (card.space().isThere()) {
            lines.add(row(
                    List.of(symbol("icon-person"), Icon.ARROW),
                    EffectIcons.plan(card.space().plan())));
        }
        card.bonuses().forEach(bonus -> lines.add(bonus(bonus)));
        return few(new ArrayList<>(lines));
    }

    private static List<List<Icon>> few(List<List<Icon>> lines) {
        lines.removeIf(List::isEmpty);
        if (lines.size() <= MOST_LINES) {
            return List.copyOf(lines);
        }
        return List.of(lines.getFirst(), row(lines.get(1), List.of(sign("…"))));
    }

    private static void store(Store store, Set<List<Icon>> lines) {
        switch (store) {
            case Store.Field field ->
                lines.add(row(
                        field.plots() == 1
                                ? List.of(symbol("icon-field"))
                                : EffectIcons.number(field.plots(), "icon-field"),
                        sown(field.crop())));
            case Store.Tiles tiles -> lines.add(EffectIcons.number(tiles.count(), "icon-field"));
            case Store.Pile pile ->
                lines.add(pile.goods().stream()
                        .map(good -> symbol(CardSymbols.good(good)))
                        .toList());
            case Store.None _, Store.Bundle _, Store.Noted _, Store.Rounds _, Store.Tally _, Store.Booked _ -> {}
            case Store.OneSpace _, Store.Fences _, Store.Seats _ -> {}
        }
    }

    private static List<Icon> sown(Crop crop) {
        return switch (crop) {
            case GRAIN -> List.of(symbol("grain"));
            case VEGETABLE -> List.of(symbol("vegetable"));
            case EITHER -> List.of(symbol("grain"), Icon.OR, symbol("vegetable"));
            case WOOD -> List.of(symbol("wood"));
            case ANY -> List.of();
        };
    }

    private static List<Icon> hook(Hook hook) {
        if (hook.moment() == Moment.PLAYED || isOnceForAll(hook)) {
            return EffectIcons.of(hook.effect());
        }
        return row(whose(hook.whose()), occasion(hook), List.of(Icon.ARROW), EffectIcons.of(hook.effect()));
    }

    /** Whether it happens once, at whichever of several moments comes first, so that its condition says when. */
    private static boolean isOnceForAll(Hook hook) {
        return hook.effect() instanceof Effect.Once once && once.period() == Effect.Period.GAME;
    }

    private static List<Icon> whose(Hook.Whose whose) {
        return switch (whose) {
            case OWN -> List.of();
            case OTHERS -> List.of(symbol("icon-others"));
            case ANYBODYS -> List.of(symbol("icon-others"), sign("+"), symbol("icon-person"));
        };
    }

    private static List<Icon> occasion(Hook hook) {
        return hook.spaces() instanceof Spaces.Any
                ? List.of(symbol(CardSymbols.of(hook.moment())))
                : spaces(hook.spaces());
    }

    private static List<Icon> spaces(Spaces spaces) {
        return switch (spaces) {
            case Spaces.Any _ -> List.of();
            case Spaces.Named named -> EffectIcons.spaces(named.set());
            case Spaces.Gathering gathering -> List.of(Icon.space(CardSymbols.good(gathering.good())));
            case Spaces.NewestCard _ -> List.of(Icon.space("icon-round-start"));
            case Spaces.Holding holding -> List.of(Icon.space(CardSymbols.good(holding.good())));
            case Spaces.Noted _ -> List.of(Icon.space("icon-noted"));
            case Spaces.Growing _ -> List.of(Icon.space("act-grow"));
            case Spaces.Above above -> List.of(sign("↑"), Icon.space(CardSymbols.of(above.space())));
        };
    }

    private static List<Icon> rebate(Rebate rebate) {
        List<Icon> what = row(
                EffectIcons.of(rebate.when()),
                Speech.bits(rebate.purchases()).stream()
                        .map(purchase -> symbol(CardSymbols.of(Purchase.of(purchase))))
                        .toList(),
                List.of(Icon.COLON));
        return switch (rebate.change()) {
            case Rebate.Base base -> row(what, EffectIcons.goods(base.price()));
            case Rebate.OfHouse house ->
                row(
                        what,
                        List.of(sign(Integer.toString(house.count())), symbol("icon-home")),
                        EffectIcons.goods(house.more()));
            case Rebate.OneSwap one -> row(what, EffectIcons.joined(one.swaps(), CardIcons::swap, Icon.OR));
            case Rebate.AnySwaps any -> row(what, swap(any.swap()));
            case Rebate.SwapAll all ->
                row(
                        what,
                        List.of(sign("∑"), symbol(CardSymbols.good(all.good())), Icon.ARROW),
                        EffectIcons.goods(all.to()));
            case Rebate.Off off ->
                row(what, List.of(sign("−")), EffectIcons.amount(off.count(), CardSymbols.good(off.good())));
            case Rebate.OffOfChoice choice ->
                row(what, List.of(sign("−" + choice.count()), symbol("act-take-resource")));
            case Rebate.FirstFree free -> row(what, List.of(sign(free.pieces() + " = 0")));
            case Rebate.MoreFree free -> row(what, List.of(sign("1 → " + free.pieces() + " = 0")));
            case Rebate.EveryFree free -> row(what, List.of(sign(free.nth() + ", " + 2 * free.nth() + "… = 0")));
        };
    }

    private static List<Icon> swap(Rebate.Swap swap) {
        return row(EffectIcons.goods(swap.from()), List.of(Icon.ARROW), EffectIcons.goods(swap.to()));
    }

    private static List<Icon> lodging(Lodging lodging) {
        List<Icon> animals = EffectIcons.joined(
                Speech.bits(lodging.species()),
                animal -> List.of(symbol(CardSymbols.good(Goods.SHEEP + animal))),
                Icon.OR);
        return switch (lodging.where()) {
            case PEOPLE ->
                row(List.of(symbol("icon-home"), Icon.COLON), EffectIcons.amount(lodging.count(), "icon-person"));
            case HOUSE ->
                row(List.of(symbol("icon-home"), Icon.COLON), EffectIcons.amount(lodging.count(), "act-take-animal"));
            case NO_HOUSE -> List.of(symbol("icon-forbidden"), symbol("icon-home"), symbol("act-take-animal"));
            case SMALL_PASTURE ->
                row(
                        List.of(symbol("icon-pasture"), sign("2"), sign("+")),
                        EffectIcons.amount(lodging.count(), "act-take-animal"));
            case PASTURE ->
                row(List.of(symbol("icon-pasture"), sign("+")), EffectIcons.amount(lodging.count(), "act-take-animal"));
            case FLOCK -> row(List.of(symbol("icon-pasture"), sign("+")), EffectIcons.amount(lodging.count(), "sheep"));
            case STABLE -> row(List.of(symbol("act-stable"), Icon.COLON), EffectIcons.amount(lodging.count(), "sheep"));
            case ONE_STABLE ->
                row(
                        List.of(sign("1"), symbol("act-stable"), Icon.COLON),
                        EffectIcons.amount(lodging.count(), "act-take-animal"));
            case MIXED_PASTURES -> row(List.of(symbol("icon-pasture"), Icon.COLON), mixed());
            case HERD, MIX ->
                isForAny(lodging)
                        ? row(List.of(symbol("icon-pasture"), Icon.COLON, sign("∞")), animals)
                        : row(EffectIcons.amount(lodging.count(), "icon-pasture"), List.of(Icon.COLON), animals);
        };
    }

    private static List<Icon> mixed() {
        return List.of(symbol("sheep"), sign("+"), symbol("wild-boar"), sign("+"), symbol("cattle"));
    }

    private static boolean isForAny(Lodging lodging) {
        return lodging.count().equals(new Count.Printed(Lodging.ANY));
    }

    private static void rights(Card card, Set<List<Icon>> lines) {
        card.sharings()
                .forEach(sharing -> lines.add(row(
                        spaces(sharing.spaces()),
                        List.of(Icon.COLON, symbol("icon-others"), sign("+"), symbol("icon-person")))));
        if (!card.asMinor().equals(AsMinor.NONE)) {
            lines.add(List.of(symbol("act-minor"), Icon.ARROW, symbol("act-major")));
        }
        if (card.leaps() != 0) {
            lines.add(row(List.of(symbol("act-renovate"), Icon.ARROW), EffectIcons.materials(card.leaps())));
        }
        Speech.bits(card.forbids())
                .forEach(kind -> lines.add(
                        List.of(symbol("icon-forbidden"), symbol("act-" + Speech.word(Act.Kind.values()[kind])))));
        if (card.isShifting()) {
            lines.add(List.of(symbol("icon-any-time"), symbol("act-sow"), Icon.ARROW, symbol("icon-field")));
        }
        if (card.isSowingTwice()) {
            lines.add(List.of(
                    symbol("act-sow"),
                    Icon.COLON,
                    symbol("wood"),
                    Icon.ARROW,
                    sign("2"),
                    symbol("grain"),
                    symbol("icon-field")));
        }
        if (card.isKeepingVegetables()) {
            lines.add(List.of(symbol("harvest"), Icon.ARROW, symbol("vegetable")));
        }
        if (card.isCrowding()) {
            lines.add(row(EffectIcons.of(card.crowdsWhen()), List.of(Icon.COLON, symbol("act-grow-anyway"))));
        }
        if (card.isSparingUnused()) {
            lines.add(List.of(symbol(FOOD), Icon.ARROW, symbol("icon-square")));
        }
        if (card.tollSpaces() != 0) {
            lines.add(row(
                    EffectIcons.spaces(card.tollSpaces()),
                    List.of(Icon.COLON, symbol("icon-others"), Icon.ARROW, symbol(FOOD))));
        }
        order(card, lines);
    }

    /** What it changes about the order of things. */
    private static void order(Card card, Set<List<Icon>> lines) {
        if (card.isFeedingLast()) {
            lines.add(List.of(symbol("harvest"), symbol("icon-others"), Icon.ARROW, symbol("icon-person")));
        }
        if (card.isCountingTwice()) {
            lines.add(List.of(sign("1 = 2"), symbol("act-occupation")));
        }
        if (card.isForgiving()) {
            lines.add(List.of(sign("−"), symbol(STAR), Icon.ARROW, sign("0")));
        }
        if (card.fullEaters() > 0) {
            lines.add(List.of(
                    symbol("harvest"),
                    sign(card.fullEaters() + "+"),
                    symbol("icon-person"),
                    Icon.COLON,
                    sign("1"),
                    symbol(FOOD)));
        }
        if (card.twinsFrom() > 0) {
            lines.add(List.of(
                    symbol("harvest"),
                    sign(Integer.toString(card.twinsFrom())),
                    symbol(CardSymbols.good(card.twinsOf())),
                    Icon.ARROW,
                    sign("+2"),
                    symbol(CardSymbols.good(card.twinsOf()))));
        }
        if (card.isSittingOut()) {
            lines.add(List.of(symbol("icon-forbidden"), symbol("harvest")));
        }
        if (card.rests() != 0) {
            lines.add(row(
                    EffectIcons.of(new Condition.InRounds(card.rests())),
                    List.of(Icon.COLON, symbol("icon-forbidden"), symbol("icon-person"))));
        }
        if (card.isKeepingOffspringHome()) {
            lines.add(List.of(
                    symbol("icon-noted"),
                    Icon.COLON,
                    symbol("icon-others"),
                    symbol("icon-forbidden"),
                    symbol("icon-person")));
        }
        if (card.isHoldingUpGoods()) {
            lines.add(List.of(
                    symbol("icon-others"),
                    symbol("icon-person"),
                    Icon.ARROW,
                    symbol("icon-round-space"),
                    Icon.ARROW,
                    symbol("icon-home")));
        }
        if (card.isOrderingRoundCards()) {
            lines.add(List.of(symbol("icon-round-start"), symbol("icon-round-space")));
        }
        if (card.foodForDrawing() > 0) {
            lines.add(row(
                    List.of(symbol("icon-others"), Icon.ARROW, symbol("act-occupation"), Icon.COLON),
                    EffectIcons.number(card.foodForDrawing(), FOOD)));
        }
    }

    /** What it makes of goods. */
    private static void kitchen(Card card, Set<List<Icon>> lines) {
        if (!card.cooking().equals(Cooking.NONE)) {
            List<Icon> when = EffectIcons.of(card.cooksWhen());
            lines.add(row(
                    when, when.isEmpty() ? when : List.of(Icon.COLON), rates(card.cooking()), List.of(symbol(FOOD))));
        }
        if (!card.cooksMore().equals(Cooking.NONE)) {
            lines.add(row(rates(card.cooksMore()), List.of(sign("+"), symbol(FOOD))));
        }
        if (card.isCookingPairs()) {
            lines.add(
                    List.of(symbol("improvement-cooking-hearth"), sign("2"), symbol("any"), Icon.ARROW, symbol(FOOD)));
        }
        if (card.baking().foodEach() > 0) {
            lines.add(row(
                    List.of(symbol("act-bake"), Icon.ARROW),
                    EffectIcons.number(card.baking().foodEach(), FOOD)));
        }
        if (card.craft().food() > 0) {
            lines.add(row(
                    List.of(
                            symbol("harvest"),
                            symbol(CardSymbols.good(card.craft().good())),
                            Icon.ARROW),
                    EffectIcons.number(card.craft().food(), FOOD)));
        }
        if (card.prize().one() > 0) {
            lines.add(List.of(symbol(CardSymbols.good(card.prize().good())), Icon.ARROW, sign("1–3"), symbol(STAR)));
        }
    }

    private static List<Icon> rates(Cooking cooking) {
        return EffectIcons.rows(List.of(
                rate("vegetable", cooking.vegetable()),
                rate("sheep", cooking.sheep()),
                rate("wild-boar", cooking.wildBoar()),
                rate("cattle", cooking.cattle()),
                List.of(Icon.ARROW)));
    }

    private static List<Icon> rate(String good, int food) {
        return food == 0 ? List.of() : List.of(symbol(good), sign(Integer.toString(food)));
    }

    private static List<Icon> bonus(Bonus bonus) {
        return switch (bonus) {
            case Bonus.Points points -> EffectIcons.amount(points.count(), STAR);
            case Bonus.PointsIf own ->
                row(EffectIcons.of(own.condition()), List.of(Icon.COLON), EffectIcons.amount(own.points(), STAR));
            case Bonus.ForMost most ->
                row(
                        EffectIcons.number(most.points(), STAR),
                        List.of(Icon.COLON, sign("max"), symbol(CardSymbols.of(most.of()))));
            case Bonus.FullParts _ -> List.of(symbol(STAR), Icon.TIMES, sign("4"), symbol(STAR));
            case Bonus.ForNoted noted ->
                row(EffectIcons.number(noted.points(), STAR), List.of(Icon.COLON, symbol("icon-noted")));
            case Bonus.ForSpotless spotless ->
                row(EffectIcons.number(spotless.points(), STAR), List.of(Icon.COLON, sign("≥0")));
            case Bonus.ForMissing owed ->
                row(
                        List.of(sign("-1"), symbol(STAR), Icon.TIMES),
                        EffectIcons.joined(owed.goods(), good -> List.of(symbol(CardSymbols.good(good))), Icon.OR));
            case Bonus.RoomyPastures roomy ->
                List.of(symbol(STAR), Icon.TIMES, symbol("icon-pasture"), sign("+" + roomy.room()));
        };
    }
}
