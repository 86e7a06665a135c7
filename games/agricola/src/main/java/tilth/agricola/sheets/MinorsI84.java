package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.times;
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
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Phrases;
import tilth.agricola.cards.Sheet;

/** Minor improvements of deck I, edition of 2007: I84 to I104 and I337. */
public final class MinorsI84 implements Sheet {

    public static final Card CHICKEN_COOP = minor("I84", "Chicken Coop")
            .costs(2, WOOD)
            .costs(1, REED)
            .or()
            .costs(2, CLAY)
            .costs(1, REED)
            .worth(1)
            .is(Mark.THATCHED)
            .whenPlayed(onNextRounds(8, 1, FOOD));

    public static final Card COOKING_CORNER = minor("I85", "Cooking Corner")
            .costsReturning(1, Mark.COOKING_HEARTH)
            .worth(3)
            .cooks(new Cooking(4, 2, 3, 4))
            .bakes(Baking.ANY, 3);

    public static final Card CORN_STOREHOUSE = minor("I86", "Corn Storehouse")
            .costs(2, WOOD)
            .costs(2, REED)
            .or()
            .costs(2, CLAY)
            .costs(2, REED)
            .worth(1)
            .is(Mark.THATCHED)
            .at(Moment.FIELDS_END, may(does(Act.any(Act.Kind.SOW_LESS))));

    public static final Card FLAGON = minor("I87", "Flagon")
            .costs(1, CLAY)
            .whenPlayed(get(times(4, cardsOfAll(Mark.WELL, Mark.VILLAGE_WELL)), FOOD)
                    .and(new Effect.OthersGet(cardsOfAll(Mark.WELL, Mark.VILLAGE_WELL), FOOD)))
            .atAnybodys(
                    Moment.IMPROVEMENT_BUILT,
                    onlyIf(about(Mark.WELL, Mark.VILLAGE_WELL), get(4, FOOD).and(Phrases.othersGet(1, FOOD))));

    public static final Card LADDER = minor("I91", "Ladder")
            .costs(2, WOOD)
            .pays(less(rooms() | renovations(), 1, REED))
            .pays(less(improvements(), 1, REED).forMarks(Mark.THATCHED));

    public static final Card REED_EXCHANGE = minor("I96", "Reed Exchange")
            .costs(2, WOOD)
            .or()
            .costs(2, CLAY)
            .passesLeft()
            .whenPlayed(get(2, REED));

    public static final Card SLAUGHTERHOUSE = minor("I97", "Slaughterhouse")
            .costs(2, STONE)
            .costs(2, CLAY)
            .worth(2)
            .feedsLast()
            .atOthers(Moment.COOKED, onlyIf(aboutGood(SHEEP, WILD_BOAR, CATTLE), get(1, FOOD)));
}
