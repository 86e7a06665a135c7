package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Sheet;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Minor improvements of deck E, edition of 2007: E11 to E36. */
public final class MinorsE11 implements Sheet {

    public static final Card AXE = minor("E13", "Axe")
            .costs(1, WOOD)
            .costs(1, STONE)
            .pays(mayCost(rooms(), Goods.of(2, WOOD) + Goods.of(2, REED)).when(house(Farmyards.WOODEN)));

    public static final Card BAKERS_OVEN = minor("E14", "Baker's Oven")
            .costsReturning(1, Mark.OVEN)
            .worth(3)
            .is(Mark.OVEN)
            .bakes(2, 5)
            .whenPlayed(may(bake()));

    public static final Card BAKING_TRAY = minor("E15", "Baking Tray")
            .costs(1, WOOD)
            .letsBuildAsMinor(Mark.OVEN)
            .pays(Rebate.of(improvements(), new Rebate.OffOfChoice(1)).forMarks(Mark.OVEN));

    public static final Card GYPSYS_CROCK =
            minor("E19", "Gypsy's Crock").costs(2, CLAY).worth(1).cooksPairs();

    public static final Card SPICES = minor("E25", "Spices").cooksMore(new Cooking(1, 0, 0, 0));

    public static final Card CERAMICS = minor("E33", "Ceramics")
            .costs(1, CLAY)
            .needs(atLeast(1, Measure.OVENS))
            .whenPlayed(get(2, FOOD))
            .letsBuildAsMinor(Mark.POTTERY)
            .pays(mayCost(majors(), Goods.NOTHING).forMarks(Mark.POTTERY));
}
