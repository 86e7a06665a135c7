package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.grown;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.oneForEach;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.your;
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

import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Baking;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Payee;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Phrases;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.goods.Goods;

/** Minor improvements of deck I, edition of 2007: I84 to I104 and I337. */
public final class MinorsI84 implements Sheet {

    /** A grain becomes 3 food, of which the owner of the mill gets 1. */
    private static final Effect GRIND =
            pay(1, GRAIN, get(3, FOOD).and(new Effect.Pay(Goods.of(1, FOOD), Payee.OWNER, new Effect.All(List.of()))));

    public static final Card CHICKEN_COOP = minor("I84", "Chicken Coop")
            .costs(2, WOOD)
            .costs(1, REED)
            .or()
            .costs(2, CLAY)
            .costs(1, REED)
            .worth(1)
            .is(Mark.THATCHED)
            .fillsNextRounds(8, 1, FOOD);

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
            .at(Moment.FIELDS_END, may(does(Act.any(Act.Kind.SOW_LESS))))
            .at(Moment.REAPED_ALONE, may(does(Act.any(Act.Kind.SOW_LESS))));

    public static final Card FLAGON = minor("I87", "Flagon")
            .costs(1, CLAY)
            .worksAtOnce()
            .whenPlayed(get(times(4, cardsOfAll(Mark.WELL, Mark.VILLAGE_WELL)), FOOD)
                    .and(new Effect.OthersGet(cardsOfAll(Mark.WELL, Mark.VILLAGE_WELL), FOOD)))
            .atAnybodys(
                    Moment.IMPROVEMENT_BUILT,
                    onlyIf(about(Mark.WELL, Mark.VILLAGE_WELL), get(4, FOOD).and(Phrases.othersGet(1, FOOD))));

    public static final Card LASSO = minor("I88", "Lasso")
            .costs(1, REED)
            .worksAtOnce()
            .at(
                    Moment.TURN_END,
                    may(new Effect.PlaceAgain(
                            Space.SHEEP_MARKET.bit() | Space.PIG_MARKET.bit() | Space.CATTLE_MARKET.bit())));

    public static final Card CLAY_PATH = minor("I89", "Clay Path")
            .costs(3, CLAY)
            .worth(1)
            .is(Mark.CLAY_PATH)
            .scoresIf(exactly(0, cardsOfAll(Mark.PAVED_ROAD)), 2);

    public static final Card PLANTER_BOX =
            minor("I90", "Planter Box").needs(occupations(2)).at(Moment.SOWN, new Effect.SowMoreAtHome(2, 1));

    public static final Card LADDER = minor("I91", "Ladder")
            .costs(2, WOOD)
            .pays(less(rooms() | renovations(), 1, REED))
            .pays(less(improvements(), 1, REED).forMarks(Mark.THATCHED));

    public static final Card MANURE = minor("I92", "Manure")
            .needs(atLeast(2, Measure.ANIMALS))
            .at(Moment.ROUND_END, may(onlyIf(inRounds(1, 2, 3, 5, 6, 8, 10, 12), new Effect.ReapAlone())));

    public static final Card MILKING_SHED = minor("I93", "Milking Shed")
            .costs(2, CLAY)
            .costs(3, STONE)
            .worth(2)
            .at(
                    Moment.FIELDS_START,
                    get(oneForEach(5, new Count.OwnedByAll(SHEEP)), FOOD)
                            .and(get(oneForEach(3, new Count.OwnedByAll(CATTLE)), FOOD)));

    public static final Card PAVED_ROAD = minor("I94", "Paved Road")
            .costs(5, STONE)
            .worth(2)
            .is(Mark.PAVED_ROAD)
            .scores(number(2));

    public static final Card FISH_TRAP = minor("I95", "Fish Trap")
            .costs(1, WOOD)
            .is(Mark.FISHING_GEAR)
            .rightAfterYouUse(Spaces.of(Space.FISHING), get(1, FOOD))
            .rightAfterYouUse(Spaces.ANY, onlyIf(brought(REED), get(1, FOOD)));

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
            .atOthers(
                    Moment.COOKED,
                    onlyIf(aboutGood(SHEEP, WILD_BOAR, CATTLE).and(new Condition.FirstCooked()), get(1, FOOD)));

    public static final Card SCHNAPS_DISTILLERY = minor("I98", "Schnaps Distillery")
            .costs(2, STONE)
            .costs(1, VEGETABLE)
            .worth(2)
            .crafts(VEGETABLE, 4)
            .scores(steps(grown(VEGETABLE), 5, 6));

    public static final Card STRAW_THATCHED_ROOF = minor("I99", "Straw-thatched Roof")
            .needs(atLeast(3, Measure.GRAIN_FIELDS))
            .worth(1)
            .pays(less(rooms() | renovations(), 2, REED));

    public static final Card TAVERN = minor("I100", "Tavern")
            .costs(2, WOOD)
            .costs(2, STONE)
            .worth(2)
            .brings(Plan.getting(Goods.of(3, FOOD)))
            .letsItsOwner(Plan.doing(Act.once(Act.Kind.CARD)))
            .offers(get(3, FOOD), book(2));

    public static final Card ANIMAL_FEED = minor("I101", "Animal Feed")
            .needs(atLeast(4, Measure.PLANTED_FIELDS))
            .at(
                    Moment.GAME_END,
                    onlyIf(atLeast(1, your(SHEEP)), get(1, SHEEP))
                            .and(onlyIf(atLeast(1, your(WILD_BOAR)), get(1, WILD_BOAR)))
                            .and(onlyIf(atLeast(1, your(CATTLE)), get(1, CATTLE))));

    public static final Card WILDLIFE_RESERVE = minor("I102", "Wildlife Reserve")
            .costs(2, WOOD)
            .needs(occupations(2))
            .worth(1)
            .houses(Lodging.forMix(1, 1))
            .houses(Lodging.forMix(1 << WILD_BOAR - SHEEP, 1))
            .houses(Lodging.forMix(1 << CATTLE - SHEEP, 1))
            .growsLikePastures();

    public static final Card WATER_MILL = minor("I103", "Water Mill")
            .costs(1, WOOD)
            .costs(2, CLAY)
            .costs(1, REED)
            .costs(2, STONE)
            .worth(2)
            .is(Mark.THATCHED)
            .isOpenToEverybody()
            .at(Moment.FIELDS_END, may(GRIND))
            .at(Moment.REAPED_ALONE, may(GRIND));

    public static final Card WEEKLY_MARKET =
            minor("I104", "Weekly Market").costs(3, GRAIN).passesLeft().whenPlayed(get(2, VEGETABLE));

    public static final Card CLAY_DEPOSIT = minor("I337", "Clay Deposit")
            .needs(occupations(3))
            .brings(Plan.getting(Goods.of(5, CLAY)))
            .letsItsOwner(Plan.doing(Act.once(Act.Kind.CARD)))
            .asksToll(1)
            .offers(get(5, CLAY), book(2));
}
