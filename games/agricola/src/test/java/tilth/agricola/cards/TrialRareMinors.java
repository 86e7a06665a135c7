package tilth.agricola.cards;

import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.VEGETABLE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.farm.Farmyards;

/** Minor improvements of the edition of 2007 that are plain phrases, or do what no other card does, as a trial of both. */
public final class TrialRareMinors implements Sheet {

    public static final Card MINI_PASTURE = minor("E40", "Mini Pasture")
            .costs(2, FOOD)
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.FENCE_SQUARE)));

    public static final Card HOLIDAY_HOUSE = minor("I71", "Holiday House")
            .costs(3, WOOD)
            .costs(2, REED)
            .or()
            .costs(3, CLAY)
            .costs(2, REED)
            .needs(inRounds(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13))
            .worth(8)
            .restsIn(14);

    public static final Card SHEPHERDS_CROOK = minor("I77", "Shepherd's Crook")
            .costs(1, WOOD)
            .at(Moment.PASTURES_BUILT, get(times(2, new Count.NewPastures(4)), SHEEP));

    public static final Card WOODEN_HUT_EXTENSION = minor("I81", "Wooden Hut Extension")
            .costs(1, REED)
            .costs(5, WOOD)
            .needs(house(Farmyards.WOODEN))
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.ROOM).free()));

    public static final Card CORN_STOREHOUSE = minor("I86", "Corn Storehouse")
            .costs(2, WOOD)
            .costs(2, REED)
            .or()
            .costs(2, CLAY)
            .costs(2, REED)
            .worth(1)
            .is(Mark.THATCHED)
            .at(Moment.FIELDS_END, may(does(Act.any(Act.Kind.SOW_LESS))));

    public static final Card REED_EXCHANGE = minor("I96", "Reed Exchange")
            .costs(2, WOOD)
            .or()
            .costs(2, CLAY)
            .passesLeft()
            .whenPlayed(get(2, REED));

    public static final Card BREAD_PADDLE =
            minor("K111", "Bread Paddle").costs(1, WOOD).at(Moment.OCCUPATION_PLAYED, may(bake()));

    public static final Card BROOM = minor("K125", "Broom")
            .costs(1, WOOD)
            .whenPlayed(new Effect.DrawAnew(7).and(may(does(Act.once(Act.Kind.MINOR)))));

    public static final Card COOKING_HEARTH = minor("K128", "Cooking Hearth")
            .costsReturning(1, Mark.FIREPLACE)
            .worth(1)
            .is(Mark.COOKING_HEARTH)
            .cooks(new Cooking(3, 2, 3, 4))
            .bakes(Baking.ANY, 3);

    public static final Card CLAY_HUT_EXTENSION = minor("K132", "Clay Hut Extension")
            .costs(1, REED)
            .costs(4, CLAY)
            .needs(house(Farmyards.CLAY))
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.ROOM).free()));

    public static final Card STONE_EXCHANGE = minor("K143", "Stone Exchange")
            .costs(2, WOOD)
            .or()
            .costs(2, CLAY)
            .passesLeft()
            .whenPlayed(get(2, STONE));

    public static final Card MAYPOLE = minor("Z320", "Maypole")
            .costs(1, WOOD)
            .needs(inRounds(1, 2, 3, 4).and(atLeast(1, Measure.FENCES_LEFT)))
            .whenPlayedMust(does(Act.once(Act.Kind.FENCE_POST)))
            .scores(Phrases.number(2));

    public static final Card DOZING_BULL = minor("Z322", "Dozing Bull")
            .atAnyTime(onlyIf(atLeast(1, your(CATTLE)), once(Effect.Period.STEP, does(Act.any(Act.Kind.MOVE_FENCES)))));

    public static final Card GIANT_PUMPKIN = minor("Z323", "Giant Pumpkin")
            .costs(1, VEGETABLE)
            .keeps(new Store.Bundle())
            .ownsWhatLiesHere()
            .whenPlayed(putOnCard(1, VEGETABLE))
            .atAnyTime(new Effect.CookFromCard(VEGETABLE))
            .scores(times(2, onCard(VEGETABLE)));
}
