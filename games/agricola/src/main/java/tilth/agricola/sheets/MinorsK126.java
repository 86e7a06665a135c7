package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.cards.Baking;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;

/** Minor improvements of deck K, edition of 2007: K126 to K146 and K339. */
public final class MinorsK126 implements Sheet {

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

    public static final Card PELTS = minor("K339", "Pelts")
            .needs(occupations(3))
            .keeps(new Store.Bundle())
            .at(
                    Moment.COOKED,
                    onlyIf(
                            aboutGood(SHEEP, WILD_BOAR, CATTLE),
                            upTo(
                                    all(Measure.DONE),
                                    onlyIf(
                                            atLeast(1, new Count.Less(all(Measure.ROOMS), onCard(FOOD))),
                                            pay(1, FOOD, putOnCard(1, FOOD))))))
            .scores(onCard(FOOD));
}
