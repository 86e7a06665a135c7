package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.farm.Farmyards;

/** Minor improvements of deck I, edition of 2007: I63 to I83. */
public final class MinorsI63 implements Sheet {

    public static final Card BAKERS_KITCHEN = minor("I65", "Baker's Kitchen")
            .costs(2, STONE)
            .costsReturning(1, Mark.OVEN)
            .worth(4)
            .bakes(2, 5)
            .whenPlayed(may(bake()));

    public static final Card VILLAGE_WELL = minor("I66", "Village Well")
            .costsReturning(1, Mark.WELL)
            .worth(5)
            .is(Mark.VILLAGE_WELL)
            .whenPlayed(onNextRounds(3, 1, FOOD));

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
            .bannedAtTournaments()
            .costs(1, REED)
            .costs(5, WOOD)
            .needs(house(Farmyards.WOODEN))
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.ROOM).free()));
}
