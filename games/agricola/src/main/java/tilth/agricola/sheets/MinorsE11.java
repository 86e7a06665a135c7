package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.fromRound;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.putBack;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.swap;
import static tilth.agricola.cards.Phrases.untilRound;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Phrases.yourCards;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Space;
import tilth.agricola.cards.Baking;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Phrases;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Minor improvements of deck E, edition of 2007: E11 to E36. */
public final class MinorsE11 implements Sheet {

    public static final Card FIELD =
            minor("E11", "Field").costs(1, FOOD).passesLeft().whenPlayedMust(plow());

    public static final Card FISHING_ROD = minor("E12", "Fishing Rod")
            .costs(1, WOOD)
            .is(Mark.FISHING_GEAR)
            .eachTimeYouUse(
                    Spaces.of(Space.FISHING),
                    onlyIf(untilRound(7), get(1, FOOD)).and(onlyIf(fromRound(8), get(2, FOOD))));

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

    public static final Card BUILDING_MATERIAL = minor("E16", "Building Material")
            .is(Mark.MATERIAL)
            .passesLeft()
            .whenPlayed(oneOf(get(1, WOOD), get(1, CLAY)));

    public static final Card WINDMILL =
            minor("E17", "Windmill").costs(3, WOOD).costs(1, STONE).worth(2).atAnyTime(pay(1, GRAIN, get(2, FOOD)));

    public static final Card BEAN_FIELD =
            minor("E18", "Bean Field").needs(occupations(2)).worth(1).isField(Crop.VEGETABLE);

    public static final Card GYPSYS_CROCK =
            minor("E19", "Gypsy's Crock").costs(2, CLAY).worth(1).cooksPairs();

    public static final Card SIMPLE_FIREPLACE = minor("E20", "Simple Fireplace")
            .costs(1, CLAY)
            .worth(1)
            .is(Mark.FIREPLACE)
            .cooks(new Cooking(2, 1, 2, 3))
            .bakes(Baking.ANY, 2);

    public static final Card HALF_TIMBERED_HOUSE = minor("E21", "Half-timbered House")
            .costs(1, WOOD)
            .costs(1, CLAY)
            .costs(1, REED)
            .costs(2, STONE)
            .is(Mark.THATCHED)
            .scoresIf(exactly(0, yourCards(Mark.MANSION)), all(Measure.STONE_ROOMS));

    public static final Card RAFT = minor("E22", "Raft")
            .costs(2, WOOD)
            .worth(1)
            .is(Mark.FISHING_GEAR)
            .eachTimeYouUse(Spaces.of(Space.FISHING), oneOf(get(1, FOOD), get(1, REED)));

    public static final Card MANGER =
            minor("E23", "Manger").costs(2, WOOD).scores(steps(all(Measure.FENCED_SQUARES), 6, 7, 8, 9));

    public static final Card ANIMAL_PEN = minor("E24", "Animal Pen")
            .costs(2, WOOD)
            .needs(occupations(4))
            .worth(1)
            .whenPlayed(onRounds(new RoundSpaces.All(), 2, FOOD));

    public static final Card SPICES = minor("E25", "Spices").cooksMore(new Cooking(1, 0, 0, 0));

    public static final Card PLANE = minor("E26", "Plane")
            .costs(1, WOOD)
            .at(
                    Moment.CRAFTED,
                    onlyIf(about(Mark.JOINERY, Mark.WOODCRAFT), oneOf(get(1, FOOD), pay(1, WOOD, get(2, FOOD)))));

    public static final Card WOOD_FIRED_OVEN = minor("E27", "Wood-fired Oven")
            .costs(3, WOOD)
            .costs(1, STONE)
            .worth(2)
            .is(Mark.OVEN)
            .bakes(Baking.ANY, 3)
            .whenPlayed(may(bake()));

    public static final Card CLOGS = minor("E28", "Clogs").costs(1, WOOD).scores(new Count.ByHouse(0, 1, 2));

    public static final Card SHEPHERDS_PIPE = minor("E29", "Shepherd's Pipe")
            .needs(atLeast(1, your(SHEEP)))
            .houses(Lodging.moreSheepInPastures(2))
            .houses(Lodging.sheepInStables(2));

    public static final Card CANOE = minor("E30", "Canoe")
            .costs(2, WOOD)
            .needs(occupations(2))
            .worth(1)
            .is(Mark.FISHING_GEAR)
            .eachTimeYouUse(Spaces.of(Space.FISHING), get(1, FOOD).and(get(1, REED)));

    public static final Card CARP_POND = minor("E31", "Carp Pond")
            .needs(occupations(1).and(atLeast(2, Measure.IMPROVEMENTS)))
            .worth(1)
            .whenPlayed(onRounds(new RoundSpaces.Odd(), 1, FOOD));

    public static final Card POTATO_DIBBER =
            minor("E32", "Potato Dibber").costs(1, WOOD).at(Moment.SOWN, new Effect.SowMore(number(1), Crop.VEGETABLE));

    public static final Card CERAMICS = minor("E33", "Ceramics")
            .costs(1, CLAY)
            .needs(atLeast(1, Measure.OVENS))
            .whenPlayed(get(2, FOOD))
            .letsBuildAsMinor(Mark.POTTERY)
            .pays(mayCost(majors(), Goods.NOTHING).forMarks(Mark.POTTERY));

    public static final Card BASKET = minor("E34", "Basket")
            .costs(1, REED)
            .onceItHasBrought(Spaces.ANY, may(onlyIf(new Condition.TookOff(2, WOOD), putBack(2, WOOD, get(3, FOOD)))));

    public static final Card CORN_SCOOP =
            minor("E35", "Corn Scoop").costs(1, WOOD).eachTimeYouUse(Spaces.of(Space.GRAIN_SEEDS), get(1, GRAIN));

    public static final Card CLAY_ROOF = minor("E36", "Clay Roof")
            .needs(occupations(1))
            .worth(1)
            .pays(swap(rooms() | renovations(), Phrases.of(1, REED, 1, CLAY), Phrases.of(2, REED, 2, CLAY)));
}
