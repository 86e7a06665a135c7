package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.oneForEach;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.rounds;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.useUp;
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
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** The minor improvements of deck B, revised edition. */
public final class MinorsB implements Sheet {

    public static final Card MINI_PASTURE = minor("B002", "Mini Pasture")
            .costs(2, FOOD)
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.FENCE_SQUARE)));

    public static final Card MARKET_STALL =
            minor("B008", "Market Stall").costs(1, GRAIN).passesLeft().whenPlayed(get(1, VEGETABLE));

    public static final Card CARAVAN =
            minor("B010", "Caravan").costs(3, WOOD).costs(3, FOOD).houses(Lodging.forPeople(1));

    public static final Card CARPENTERS_PARLOR = minor("B013", "Carpenter's Parlor")
            .costs(1, WOOD)
            .costs(1, STONE)
            .pays(mayCost(rooms(), Goods.of(2, WOOD) + Goods.of(2, REED)).when(house(Farmyards.WOODEN)));

    public static final Card MINING_HAMMER = minor("B016", "Mining Hammer")
            .costs(1, WOOD)
            .whenPlayed(get(1, FOOD))
            .at(Moment.RENOVATED, may(does(Act.once(Act.Kind.STABLE).free())));

    public static final Card MOLDBOARD_PLOW = minor("B019", "Moldboard Plow")
            .costs(2, WOOD)
            .needs(occupations(1))
            .keeps(new Store.Tiles(2))
            .eachTimeYouUse(Spaces.of(Space.FARMLAND), may(useUp(plow())));

    public static final Card LASSO = minor("B024", "Lasso")
            .costs(1, REED)
            .onlyInCompany()
            .at(
                    Moment.TURN_END,
                    may(new Effect.PlaceAgain(
                            Space.SHEEP_MARKET.bit() | Space.PIG_MARKET.bit() | Space.CATTLE_MARKET.bit())));

    public static final Card BREAD_PADDLE = minor("B025", "Bread Paddle")
            .costs(1, WOOD)
            .whenPlayed(get(1, FOOD))
            .at(Moment.OCCUPATION_PLAYED, may(bake()));

    public static final Card MANTLEPIECE = minor("B033", "Mantlepiece")
            .costs(1, STONE)
            .needs(house(Farmyards.CLAY, Farmyards.STONE))
            .worth(-3)
            .whenPlayed(book(all(Measure.ROUNDS_LEFT)))
            .forbids(Act.Kind.RENOVATE);

    public static final Card BOTTLES = minor("B036", "Bottles")
            .costsForEach(Measure.PEOPLE, Goods.of(1, CLAY) + Goods.of(1, FOOD))
            .worth(4);

    public static final Card LOOM = minor("B039", "Loom")
            .costs(2, WOOD)
            .needs(occupations(2))
            .worth(1)
            .at(Moment.FIELDS, get(steps(your(SHEEP), 1, 4, 7), FOOD))
            .scores(oneForEach(3, your(SHEEP)));

    public static final Card STRAWBERRY_PATCH = minor("B045", "Strawberry Patch")
            .costs(1, WOOD)
            .needs(atLeast(2, Measure.VEGETABLE_FIELDS))
            .worth(2)
            .whenPlayed(onNextRounds(3, 1, FOOD));

    public static final Card HERRING_POT = minor("B047", "Herring Pot")
            .costs(1, CLAY)
            .eachTimeYouUse(Spaces.of(Space.FISHING), onNextRounds(3, 1, FOOD));

    public static final Card BUTTER_CHURN = minor("B050", "Butter Churn")
            .costs(1, WOOD)
            .needs(atMost(3, Measure.OCCUPATIONS))
            .worth(1)
            .at(Moment.FIELDS, get(oneForEach(3, your(SHEEP)), FOOD).and(get(oneForEach(2, your(CATTLE)), FOOD)));

    public static final Card BROOK = minor("B056", "Brook")
            .needs(new Condition.StandsOn(Space.FISHING))
            .eachTimeYouUse(new Spaces.Above(Space.FISHING), get(1, FOOD));

    public static final Card SCULLERY = minor("B057", "Scullery")
            .costs(1, WOOD)
            .costs(1, CLAY)
            .at(Moment.ROUND_START, onlyIf(house(Farmyards.WOODEN), get(1, FOOD)));

    public static final Card THREE_FIELD_ROTATION = minor("B061", "Three-Field Rotation")
            .needs(occupations(3))
            .at(
                    Moment.FIELDS_START,
                    onlyIf(
                            atLeast(1, Measure.GRAIN_FIELDS)
                                    .and(atLeast(1, Measure.VEGETABLE_FIELDS))
                                    .and(atLeast(1, Measure.EMPTY_FIELDS)),
                            get(3, FOOD)));

    public static final Card PITCHFORK = minor("B062", "Pitchfork")
            .costs(1, WOOD)
            .eachTimeYouUse(Spaces.of(Space.GRAIN_SEEDS), onlyIf(new Condition.Occupied(Space.FARMLAND), get(3, FOOD)));

    public static final Card SACK_CART = minor("B066", "Sack Cart")
            .costs(2, WOOD)
            .needs(occupations(2))
            .whenPlayed(onRounds(rounds(5, 8, 11, 14), 1, GRAIN));

    public static final Card BEANFIELD = minor("B068", "Beanfield")
            .costs(1, FOOD)
            .needs(occupations(2))
            .worth(1)
            .isField(Crop.VEGETABLE);

    public static final Card THICK_FOREST = minor("B074", "Thick Forest")
            .needs(atLeast(5, your(CLAY)))
            .whenPlayed(onRounds(new RoundSpaces.Even(), 1, WOOD));

    public static final Card LOAM_PIT = minor("B077", "Loam Pit")
            .costs(1, FOOD)
            .needs(occupations(3))
            .worth(1)
            .eachTimeYouUse(Spaces.of(Space.DAY_LABORER), get(3, CLAY));

    public static final Card HARD_PORCELAIN = minor("B080", "Hard Porcelain")
            .costs(1, CLAY)
            .atAnyTime(pay(2, CLAY, get(1, STONE)), pay(3, CLAY, get(2, STONE)), pay(4, CLAY, get(3, STONE)));

    public static final Card ACORNS_BASKET = minor("B084", "Acorns Basket")
            .costs(1, REED)
            .needs(occupations(3))
            .whenPlayed(onNextRounds(2, 1, WILD_BOAR));
}
