package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.asPlow;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.holding;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.yourCards;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Payee;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Minor improvements of deck I, edition of 2007: I63 to I83. */
public final class MinorsI63 implements Sheet {

    public static final Card MOLDBOARD_PLOUGH = minor("I63", "Moldboard Plough")
            .costs(2, WOOD)
            .needs(occupations(1))
            .plowsMore(2, 1, Space.FARMLAND);

    public static final Card ALMS = minor("I64", "Alms")
            .needs(exactly(0, Measure.OCCUPATIONS))
            .passesLeft()
            .whenPlayed(get(all(Measure.ROUNDS_OVER), FOOD));

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
            .fillsNextRounds(3, 1, FOOD);

    public static final Card THRESHING_BOARD = minor("I67", "Threshing Board")
            .costs(2, WOOD)
            .needs(occupations(2))
            .worth(1)
            .eachTimeYouUse(Spaces.of(Space.FARMLAND, Space.CULTIVATION), may(bake()));

    public static final Card HARROW = minor("I68", "Harrow")
            .costs(2, WOOD)
            .is(Mark.HARROW)
            .isOpenToEverybody()
            .keeps(new Store.Seats())
            .when(new Hook(
                    Moment.PLOWED,
                    Hook.Whose.OWN,
                    Spaces.of(Space.FARMLAND, Space.CULTIVATION),
                    may(asPlow(new Effect.OncePerPlayer(new Effect.Pay(Goods.of(2, FOOD), Payee.OWNER, plow()))))));

    public static final Card STRAWBERRY_PATCH = minor("I69", "Strawberry Patch")
            .needs(atLeast(2, Measure.VEGETABLE_FIELDS))
            .worth(2)
            .fillsNextRounds(3, 1, FOOD);

    public static final Card PUNNER = minor("I70", "Punner")
            .costs(1, WOOD)
            .is(Mark.PUNNER)
            .atOthers(Moment.PLOWED, may(onlyIf(about(Mark.PLOW, Mark.HARROW), plow())));

    public static final Card HOLIDAY_HOUSE = minor("I71", "Holiday House")
            .costs(3, WOOD)
            .costs(2, REED)
            .or()
            .costs(3, CLAY)
            .costs(2, REED)
            .needs(inRounds(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13))
            .worth(8)
            .is(Mark.THATCHED)
            .restsIn(14);

    public static final Card GOOSE_POND =
            minor("I72", "Goose Pond").needs(occupations(3)).worth(1).fillsNextRounds(4, 1, FOOD);

    public static final Card GUEST =
            minor("I73", "Guest").costs(2, FOOD).passesLeft().whenPlayed(new Effect.Invite(Effect.Arrival.NEXT_ROUND));

    public static final Card GRAIN_CART = minor("I74", "Grain Cart")
            .costs(2, WOOD)
            .needs(occupations(2))
            .eachTimeYouUse(Spaces.of(Space.GRAIN_SEEDS), get(2, GRAIN));

    public static final Card HAND_MILL =
            minor("I75", "Hand Mill").costs(1, STONE).craftsUpTo(2, GRAIN, 2);

    public static final Card RAKE = minor("I76", "Rake")
            .costs(1, WOOD)
            .scoresIf(
                    atLeast(5, Measure.FIELD_TILES)
                            .and(exactly(0, yourCards(Mark.PLOW, Mark.JUMP_PLOW, Mark.HARROW, Mark.PUNNER, Mark.YOKE))),
                    2)
            .scoresIf(
                    atLeast(6, Measure.FIELD_TILES)
                            .and(atLeast(1, yourCards(Mark.PLOW, Mark.JUMP_PLOW, Mark.HARROW, Mark.PUNNER, Mark.YOKE))),
                    2);

    public static final Card SHEPHERDS_CROOK = minor("I77", "Shepherd's Crook")
            .costs(1, WOOD)
            .worksAtOnce()
            .at(Moment.PASTURES_BUILT, get(times(2, new Count.NewPastures(4, Count.Land.ANY)), SHEEP));

    public static final Card COPSE =
            minor("I78", "Copse").costs(2, WOOD).needs(occupations(1)).worth(1).hasPlots(2, Crop.WOOD);

    public static final Card WOOD_CART =
            minor("I79", "Wood Cart").costs(3, WOOD).needs(occupations(3)).eachTimeYouUse(holding(WOOD), get(2, WOOD));

    public static final Card SPINNEY = minor("I80", "Spinney")
            .costs(1, WOOD)
            .needs(occupations(3))
            .worth(1)
            .eachTimeAnotherUses(Spaces.of(Space.FOREST), new Effect.Levy(1, WOOD));

    public static final Card WOODEN_HUT_EXTENSION = minor("I81", "Wooden Hut Extension")
            .bannedAtTournaments()
            .costs(1, REED)
            .costs(5, WOOD)
            .needs(house(Farmyards.WOODEN))
            .passesLeft()
            .whenPlayedMust(does(Act.once(Act.Kind.ROOM).free()));

    public static final Card WOODEN_CRANE = minor("I82", "Wooden Crane")
            .costs(3, WOOD)
            .worth(1)
            .eachTimeYouUse(
                    Spaces.of(Space.WESTERN_QUARRY, Space.EASTERN_QUARRY),
                    get(1, STONE).and(mayPay(1, FOOD, get(1, STONE))));

    public static final Card WOODEN_PATH = minor("I83", "Wooden Path")
            .costs(1, WOOD)
            .scoresIf(exactly(0, cardsOfAll(Mark.CLAY_PATH, Mark.PAVED_ROAD)), 2);
}
