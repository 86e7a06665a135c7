package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.fromRound;
import static tilth.agricola.cards.Phrases.gathering;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.mayPutBack;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.swap;
import static tilth.agricola.cards.Sheet.occupation;
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
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Phrases;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;

/** The occupations of deck A, revised edition. */
public final class OccupationsA implements Sheet {

    private static final Spaces FISHING = Spaces.of(Space.FISHING);
    private static final Spaces PLAYERS = Spaces.of(Space.TRAVELING_PLAYERS);

    public static final Card ANIMAL_TAMER = occupation("A086", "Animal Tamer")
            .whenPlayed(oneOf(get(1, WOOD), get(1, GRAIN)))
            .houses(Lodging.inTheHouse(all(Measure.ROOMS)));

    public static final Card CONSERVATOR = occupation("A087", "Conservator").leapsTo(Farmyards.STONE);

    public static final Card HEDGE_KEEPER =
            occupation("A088", "Hedge Keeper").pays(Rebate.of(fences(), new Rebate.FirstFree(3)));

    public static final Card PLOW_DRIVER = occupation("A090", "Plow Driver")
            .at(Moment.ROUND_START, may(onlyIf(house(Farmyards.STONE), pay(1, FOOD, plow()))));

    public static final Card ADOPTIVE_PARENTS = occupation("A092", "Adoptive Parents")
            .whenPlayed(mayPay(1, FOOD, new Effect.NewbornWorks()))
            .at(Moment.GREW, mayPay(1, FOOD, new Effect.NewbornWorks()))
            .at(Moment.NOBODY_HOME, mayPay(1, FOOD, new Effect.NewbornWorks()))
            .atAnyTime(onlyIf(new Condition.AtWork(), pay(1, FOOD, new Effect.NewbornWorks())));

    public static final Card STABLE_ARCHITECT =
            occupation("A098", "Stable Architect").scores(all(Measure.UNFENCED_STABLES));

    public static final Card GROCER = occupation("A102", "Grocer")
            .keeps(new Store.Pile(List.of(WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)))
            .atAnyTime(pay(1, FOOD, new Effect.TakeTop()));

    public static final Card MUSHROOM_COLLECTOR = occupation("A108", "Mushroom Collector")
            .rightAfterYouUse(gathering(WOOD), mayPutBack(1, WOOD, get(2, FOOD)));

    public static final Card ROUGHCASTER = occupation("A110", "Roughcaster")
            .at(Moment.ROOMS_BUILT, onlyIf(house(Farmyards.CLAY), get(3, FOOD)))
            .at(Moment.RENOVATED, onlyIf(new Condition.RenovatedFrom(Farmyards.CLAY), get(3, FOOD)));

    public static final Card WALL_BUILDER =
            occupation("A111", "Wall Builder").at(Moment.ROOMS_BUILT, onNextRounds(4, 1, FOOD));

    public static final Card SCYTHE_WORKER = occupation("A112", "Scythe Worker")
            .whenPlayed(get(1, GRAIN))
            .at(Moment.FIELDS, may(does(Act.any(Act.Kind.REAP_GRAIN))));

    public static final Card SEASONAL_WORKER = occupation("A114", "Seasonal Worker")
            .eachTimeYouUse(
                    Spaces.of(Space.DAY_LABORER), oneOf(get(1, GRAIN), onlyIf(fromRound(6), get(1, VEGETABLE))));

    public static final Card WOOD_CUTTER =
            occupation("A116", "Wood Cutter").eachTimeYouUse(gathering(WOOD), get(1, WOOD));

    public static final Card FIREWOOD_COLLECTOR = occupation("A119", "Firewood Collector")
            .atTheEndOfYourTurnOn(
                    Spaces.of(Space.FARMLAND, Space.GRAIN_SEEDS, Space.GRAIN_UTILIZATION, Space.CULTIVATION),
                    get(1, WOOD));

    public static final Card CLAY_HUT_BUILDER = occupation("A120", "Clay Hut Builder")
            .asSoonAs(house(Farmyards.CLAY, Farmyards.STONE), onNextRounds(5, 2, CLAY));

    public static final Card FRAME_BUILDER = occupation("A123", "Frame Builder")
            .pays(swap(rooms() | renovations(), Phrases.of(2, CLAY, 1, WOOD), Phrases.of(2, STONE, 1, WOOD)));

    public static final Card PRIEST = occupation("A125", "Priest")
            .whenPlayed(onlyIf(
                    house(Farmyards.CLAY).and(exactly(2, Measure.ROOMS)),
                    get(3, CLAY).and(get(2, REED)).and(get(2, STONE))));

    public static final Card BRAGGART = occupation("A133", "Braggart")
            .from(3)
            .scores(new Count.Steps(all(Measure.IMPROVEMENTS), List.of(5, 6, 7, 8, 9, 10), List.of(2, 3, 4, 5, 7, 9)));

    public static final Card HARPOONER = occupation("A138", "Harpooner")
            .from(3)
            .eachTimeYouUse(FISHING, mayPay(1, WOOD, get(1, REED).and(get(all(Measure.PEOPLE), FOOD))));

    public static final Card STONECUTTER =
            occupation("A143", "Stonecutter").from(3).pays(less(improvements() | rooms() | renovations(), 1, STONE));

    public static final Card ANIMAL_DEALER = occupation("A147", "Animal Dealer")
            .from(3)
            .eachTimeYouUse(Spaces.of(Space.SHEEP_MARKET), mayPay(1, FOOD, get(1, SHEEP)))
            .eachTimeYouUse(Spaces.of(Space.PIG_MARKET), mayPay(1, FOOD, get(1, WILD_BOAR)))
            .eachTimeYouUse(Spaces.of(Space.CATTLE_MARKET), mayPay(1, FOOD, get(1, CATTLE)));

    public static final Card CONJURER = occupation("A155", "Conjurer")
            .from(4)
            .eachTimeYouUse(PLAYERS, get(1, WOOD).and(get(1, GRAIN)));

    public static final Card LUTENIST = occupation("A160", "Lutenist")
            .from(4)
            .eachTimeAnotherUses(PLAYERS, get(1, FOOD).and(get(1, WOOD)))
            .rightAfterAnotherUses(PLAYERS, mayPay(2, FOOD, get(1, VEGETABLE)));

    public static final Card PIG_BREEDER = occupation("A165", "Pig Breeder")
            .from(4)
            .whenPlayed(get(1, WILD_BOAR))
            .at(Moment.ROUND_END, onlyIf(inRounds(12), new Effect.Breed(1 << WILD_BOAR - SHEEP)));
}
