package tilth.agricola.cards;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.cook;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.putOnCardFor;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.rounds;
import static tilth.agricola.cards.Phrases.stables;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.VEGETABLE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Minor improvements of the edition of 2007 that ask most of the cards' language, as a trial of it. */
public final class TrialMinors implements Sheet {

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

    public static final Card CLAY_SUPPORTS = minor("E37", "Clay Supports")
            .costs(2, WOOD)
            .pays(mayCost(rooms(), Goods.of(2, CLAY) + Goods.of(1, WOOD) + Goods.of(1, REED))
                    .when(house(Farmyards.CLAY)));

    public static final Card MADONNA_STATUE =
            minor("E38", "Madonna Statue").costsReturning(2, Mark.IMPROVEMENT).worth(2);

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

    public static final Card SLAUGHTERHOUSE = minor("I97", "Slaughterhouse")
            .costs(2, STONE)
            .costs(2, CLAY)
            .worth(2)
            .feedsLast()
            .atOthers(Moment.COOKED, onlyIf(aboutGood(SHEEP, WILD_BOAR, CATTLE), get(1, FOOD)));

    public static final Card BAKEHOUSE = minor("K106", "Bakehouse")
            .costs(3, STONE)
            .costsReturning(1, Mark.OVEN)
            .worth(5)
            .bakes(2, 5)
            .whenPlayed(may(bake()));

    public static final Card SPIT_ROAST = minor("K109", "Spit Roast")
            .costs(1, WOOD)
            .at(
                    Moment.COOKED,
                    onlyIf(
                            new Condition.AtFeeding().and(aboutGood(SHEEP, WILD_BOAR, CATTLE)),
                            once(Effect.Period.HARVEST, get(1, FOOD))));

    public static final Card BOOKSHELF = minor("K112", "Bookshelf")
            .costs(1, WOOD)
            .needs(occupations(3))
            .worth(1)
            .at(Moment.BEFORE_OCCUPATION, get(3, FOOD));

    public static final Card GRANARY = minor("K116", "Granary")
            .costs(3, WOOD)
            .or()
            .costs(3, CLAY)
            .worth(1)
            .whenPlayed(onRounds(rounds(8, 10, 12), 1, GRAIN));

    public static final Card SAWHORSE = minor("K121", "Sawhorse")
            .costs(2, WOOD)
            .pays(Rebate.of(fences(), new Rebate.EveryFree(3)))
            .pays(mayCost(stables(), Goods.NOTHING).once(Effect.Period.GAME));

    public static final Card SAWMILL = minor("K122", "Sawmill")
            .costsReturning(1, Mark.JOINERY)
            .worth(3)
            .is(Mark.WOODCRAFT)
            .crafts(WOOD, 3)
            .rewards(WOOD, 2, 4, 5);

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

    public static final Card BARBECUE = minor("Z318", "Barbecue")
            .passesLeft()
            .whenPlayed(upTo(all(Measure.PEOPLE), oneOf(cook(SHEEP, 3), cook(WILD_BOAR, 4), cook(CATTLE, 5))));

    public static final Card PUMPKIN_SEED_OIL = minor("Z319", "Pumpkin Seed Oil")
            .needs(atLeast(1, Measure.VEGETABLE_FIELDS))
            .keeps(new Store.Bundle())
            .ownsWhatLiesHere()
            .atAnyTime(once(
                    Effect.Period.ROUND,
                    onlyIf(atMost(2, onCard(VEGETABLE)), putOnCardFor(1, VEGETABLE, get(3, FOOD)))));
}
