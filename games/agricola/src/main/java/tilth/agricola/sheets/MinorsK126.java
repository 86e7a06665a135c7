package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.gotNone;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.oneForEach;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.swap;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Phrases.yourAtLast;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import tilth.agricola.board.Act;
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
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;

/** Minor improvements of deck K, edition of 2007: K126 to K146 and K339. */
public final class MinorsK126 implements Sheet {

    public static final Card LANDING_NET = minor("K126", "Landing Net")
            .costs(1, REED)
            .is(Mark.FISHING_GEAR)
            .atTheEndOfYourTurnOn(
                    Spaces.ANY,
                    onlyIf(brought(REED), get(1, FOOD))
                            .and(onlyIf(brought(REED).and(gotNone(WOOD, CLAY, STONE)), get(1, FOOD))));

    public static final Card CLAPPER = minor("K127", "Clapper")
            .costs(1, WOOD)
            .whenPlayed(onlyIf(new Condition.StandsToGrow(), new Effect.MoreOnFields()))
            .eachTimeYouUse(new Spaces.Growing(), new Effect.MoreOnFields());

    public static final Card COOKING_HEARTH = minor("K128", "Cooking Hearth")
            .costsReturning(1, Mark.FIREPLACE)
            .worth(1)
            .is(Mark.COOKING_HEARTH)
            .cooks(new Cooking(3, 2, 3, 4))
            .bakes(Baking.ANY, 3);

    public static final Card CORN_SHEAF =
            minor("K129", "Corn Sheaf").passesLeft().whenPlayed(get(1, GRAIN));

    public static final Card HERB_GARDEN = minor("K130", "Herb Garden")
            .needs(atLeast(1, Measure.VEGETABLE_FIELDS))
            .worth(1)
            .fillsNextRounds(5, 1, FOOD);

    public static final Card CLAY_PIT = minor("K131", "Clay Pit")
            .needs(occupations(3))
            .worth(1)
            .eachTimeYouUse(Spaces.of(Space.DAY_LABORER), get(3, CLAY));

    public static final Card CLAY_HUT_EXTENSION = minor("K132", "Clay Hut Extension")
            .costs(1, REED)
            .costs(4, CLAY)
            .needs(house(Farmyards.CLAY))
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.ROOM).free()));

    public static final Card MILKING_STOOL = minor("K133", "Milking Stool")
            .costs(1, WOOD)
            .needs(occupations(2))
            .at(Moment.FIELDS, get(steps(your(CATTLE), 1, 3, 5), FOOD))
            .scores(oneForEach(2, yourAtLast(CATTLE)));

    public static final Card OX_TEAM = minor("K134", "Ox Team")
            .costs(3, WOOD)
            .needs(atLeast(2, your(CATTLE)))
            .worth(1)
            .whenPlayed(upTo(steps(all(Measure.ROUNDS_LEFT), 1, 2, 3), plow()));

    public static final Card HORSE =
            minor("K135", "Horse").scores(new Count.Steps(all(Measure.SPECIES_MISSING), List.of(1), List.of(2)));

    public static final Card BRUSHWOOD_ROOF = minor("K136", "Brushwood Roof")
            .needs(occupations(2))
            .pays(swap(rooms() | renovations(), Phrases.of(1, REED, 1, WOOD), Phrases.of(2, REED, 2, WOOD)));

    public static final Card TURNIP_FIELD = minor("K137", "Turnip Field")
            .needs(occupations(3))
            .worth(1)
            .isField(Crop.VEGETABLE)
            .whenPlayed(may(does(Act.any(Act.Kind.SOW))));

    public static final Card REED_HUT = minor("K138", "Reed Hut")
            .bannedAtTournaments()
            .costs(1, WOOD)
            .costs(4, REED)
            .worth(1)
            .whenPlayed(new Effect.Lodge());

    public static final Card SLEEPING_CORNER = minor("K139", "Sleeping Corner")
            .costs(1, WOOD)
            .needs(atLeast(2, Measure.GRAIN_FIELDS))
            .worth(1)
            .shares(new Spaces.Growing(), 4);

    public static final Card SWAN_LAKE =
            minor("K140", "Swan Lake").needs(occupations(4)).worth(2).fillsNextRounds(5, 1, FOOD);

    public static final Card BOAR_BREEDING =
            minor("K141", "Boar Breeding").costs(1, FOOD).passesLeft().whenPlayed(get(1, WILD_BOAR));

    public static final Card STONE_CART = minor("K142", "Stone Cart")
            .costs(2, WOOD)
            .needs(occupations(2))
            .whenPlayed(onRounds(new RoundSpaces.Even(), 1, STONE));

    public static final Card STONE_EXCHANGE = minor("K143", "Stone Exchange")
            .costs(2, WOOD)
            .or()
            .costs(2, CLAY)
            .passesLeft()
            .whenPlayed(get(2, STONE));

    public static final Card MANSION = minor("K144", "Mansion")
            .costs(3, WOOD)
            .costs(3, CLAY)
            .costs(2, REED)
            .costs(3, STONE)
            .is(Mark.MANSION, Mark.THATCHED)
            .scores(times(2, all(Measure.STONE_ROOMS)));

    public static final Card FOREST_PASTURE = minor("K145", "Forest Pasture")
            .needs(occupations(3))
            .worth(1)
            .houses(Lodging.forMix(1 << WILD_BOAR - SHEEP, Lodging.ANY));

    public static final Card LOOM = minor("K146", "Loom")
            .costs(2, WOOD)
            .needs(occupations(2))
            .worth(1)
            .at(Moment.FIELDS, get(steps(your(SHEEP), 1, 4, 7), FOOD))
            .scores(oneForEach(3, yourAtLast(SHEEP)));

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
