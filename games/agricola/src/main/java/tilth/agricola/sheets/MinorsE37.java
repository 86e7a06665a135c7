package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Minor improvements of deck E, edition of 2007: E37 to E62 and E338. */
public final class MinorsE37 implements Sheet {

    public static final Card CLAY_SUPPORTS = minor("E37", "Clay Supports")
            .costs(2, WOOD)
            .pays(mayCost(rooms(), Goods.of(2, CLAY) + Goods.of(1, WOOD) + Goods.of(1, REED))
                    .when(house(Farmyards.CLAY)));

    public static final Card MADONNA_STATUE =
            minor("E38", "Madonna Statue").costsReturning(2, Mark.IMPROVEMENT).worth(2);

    public static final Card MINI_PASTURE = minor("E40", "Mini Pasture")
            .costs(2, FOOD)
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.FENCE_SQUARE)));

    public static final Card HELPFUL_NEIGHBOURS = minor("E42", "Helpful Neighbours")
            .costs(1, WOOD)
            .or()
            .costs(1, CLAY)
            .passesLeft()
            .whenPlayed(oneOf(get(1, STONE), get(1, REED)));

    public static final Card WRITING_DESK = minor("E49", "Writing Desk")
            .costs(1, WOOD)
            .needs(occupations(2))
            .worth(1)
            .at(
                    Moment.OCCUPATION_PLAYED,
                    may(once(
                            Effect.Period.ACTION,
                            onlyIf(by(Act.Kind.OCCUPATION).and(new Condition.BySpace()), does(Act.occupation(2))))));

    public static final Card BUILDERS_TROWEL = minor("E50", "Builder's Trowel")
            .costs(1, WOOD)
            .atAnyTime(onlyIf(
                    house(Farmyards.WOODEN).and(new Condition.BetweenActions()),
                    does(Act.once(Act.Kind.RENOVATE_NEXT))));

    public static final Card STONE_HOUSE_EXTENSION = minor("E55", "Stone House Extension")
            .costs(1, REED)
            .costs(3, STONE)
            .needs(house(Farmyards.STONE))
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.ROOM).free()));
}
