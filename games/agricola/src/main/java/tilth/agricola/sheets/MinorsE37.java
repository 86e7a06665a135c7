package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneForEach;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.rounds;
import static tilth.agricola.cards.Phrases.steps;
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

import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
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

    public static final Card MARKET_STALL =
            minor("E39", "Market Stall").costs(1, GRAIN).passesLeft().whenPlayed(get(1, VEGETABLE));

    public static final Card MINI_PASTURE = minor("E40", "Mini Pasture")
            .costs(2, FOOD)
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.FENCE_SQUARE)));

    public static final Card MILLSTONE =
            minor("E41", "Millstone").costs(1, STONE).at(Moment.BAKED, get(2, FOOD));

    public static final Card HELPFUL_NEIGHBOURS = minor("E42", "Helpful Neighbours")
            .costs(1, WOOD)
            .or()
            .costs(1, CLAY)
            .passesLeft()
            .whenPlayed(oneOf(get(1, STONE), get(1, REED)));

    public static final Card FRUIT_TREE = minor("E43", "Fruit Tree")
            .needs(occupations(3))
            .worth(1)
            .whenPlayed(onRounds(rounds(8, 9, 10, 11, 12, 13, 14), 1, FOOD));

    public static final Card OUTHOUSE = minor("E44", "Outhouse")
            .costs(1, WOOD)
            .costs(1, CLAY)
            .needs(Condition.OthersBehind.of(2))
            .worth(2);

    public static final Card PRIVATE_FOREST =
            minor("E45", "Private Forest").costs(2, FOOD).whenPlayed(onRounds(new RoundSpaces.Even(), 1, WOOD));

    public static final Card SACK_CART = minor("E46", "Sack Cart")
            .costs(2, WOOD)
            .needs(occupations(2))
            .whenPlayed(onRounds(rounds(5, 8, 11, 14), 1, GRAIN));

    public static final Card LETTUCE_PATCH = minor("E47", "Lettuce Patch")
            .needs(occupations(3))
            .worth(1)
            .isField(Crop.VEGETABLE)
            .at(Moment.FIELDS, may(onlyIf(new Condition.JustReaped(), pay(1, VEGETABLE, get(4, FOOD)))))
            .at(Moment.REAPED_ALONE, may(onlyIf(new Condition.JustReaped(), pay(1, VEGETABLE, get(4, FOOD)))));

    public static final Card REED_POND =
            minor("E48", "Reed Pond").needs(occupations(3)).worth(1).fillsNextRounds(3, 1, REED);

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

    public static final Card SPINDLE =
            minor("E51", "Spindle").costs(1, WOOD).at(Moment.FIELDS, get(steps(your(SHEEP), 3, 5), FOOD));

    public static final Card STABLE = minor("E52", "Stable")
            .costs(1, WOOD)
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.STABLE).free()));

    public static final Card BUTTER_CHURN = minor("E53", "Butter Churn")
            .costs(2, WOOD)
            .at(Moment.FIELDS, get(oneForEach(3, your(SHEEP)), FOOD).and(get(oneForEach(2, your(CATTLE)), FOOD)));

    public static final Card QUARRY = minor("E54", "Quarry")
            .needs(occupations(4))
            .worth(2)
            .eachTimeYouUse(Spaces.of(Space.DAY_LABORER), get(3, STONE));

    public static final Card STONE_HOUSE_EXTENSION = minor("E55", "Stone House Extension")
            .costs(1, REED)
            .costs(3, STONE)
            .needs(house(Farmyards.STONE))
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.ROOM).free()));

    public static final Card STONE_TONGS = minor("E56", "Stone Tongs")
            .costs(1, WOOD)
            .eachTimeYouUse(Spaces.of(Space.WESTERN_QUARRY, Space.EASTERN_QUARRY), get(1, STONE));

    public static final Card DOVECOTE =
            minor("E57", "Dovecote").costs(2, STONE).worth(2).whenPlayed(onRounds(rounds(10, 11, 12, 13, 14), 1, FOOD));

    public static final Card ANIMAL_YARD = minor("E58", "Animal Yard")
            .costs(2, WOOD)
            .needs(occupations(1))
            .worth(1)
            .houses(Lodging.forMix(Lodging.ALL_SPECIES, 2))
            .growsLikePastures();

    public static final Card DRINKING_TROUGH =
            minor("E59", "Drinking Trough").costs(2, WOOD).worth(1).houses(Lodging.inEveryPasture(2));

    public static final Card CATTLE_MARKET =
            minor("E60", "Cattle Market").costs(1, SHEEP).passesLeft().whenPlayed(get(1, CATTLE));

    public static final Card RIDING_PLOUGH = minor("E61", "Riding Plough")
            .costs(4, WOOD)
            .needs(occupations(3))
            .plowsMore(2, 2, Space.FARMLAND, Space.CULTIVATION);

    public static final Card TURNWREST_PLOUGH = minor("E62", "Turnwrest Plough")
            .costs(3, WOOD)
            .needs(occupations(2))
            .plowsMore(1, 2, Space.FARMLAND, Space.CULTIVATION);

    public static final Card FEED_PELLETS =
            minor("E338", "Feed Pellets").atAnyTime(another(SHEEP), another(WILD_BOAR), another(CATTLE));

    /** Another animal of a species that you have, for a vegetable, once while families are fed. */
    private static Effect another(int animal) {
        return onlyIf(
                new Condition.AtFeeding().and(atLeast(1, your(animal))),
                once(Effect.Period.HARVEST, pay(1, VEGETABLE, get(1, animal))));
    }
}
