package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.WISHES;
import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.gathering;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPutBack;
import static tilth.agricola.cards.Phrases.noteRoundAfter;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.oneForEach;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.othersGet;
import static tilth.agricola.cards.Phrases.plow;
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
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Phrases;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;

/** The minor improvements of deck A, revised edition. */
public final class MinorsA implements Sheet {

    public static final Card SHIFTING_CULTIVATION =
            minor("A002", "Shifting Cultivation").costs(2, FOOD).passesLeft().whenPlayedMust(plow());

    public static final Card CLAY_EMBANKMENT = minor("A005", "Clay Embankment")
            .costs(1, FOOD)
            .passesLeft()
            .whenPlayed(get(oneForEach(2, your(CLAY)), CLAY));

    public static final Card YOUNG_ANIMAL_MARKET =
            minor("A009", "Young Animal Market").costs(1, SHEEP).passesLeft().whenPlayed(get(1, CATTLE));

    public static final Card DRINKING_TROUGH =
            minor("A012", "Drinking Trough").costs(1, CLAY).houses(Lodging.inEveryPasture(2));

    public static final Card RAMMED_CLAY = minor("A016", "Rammed Clay")
            .whenPlayed(get(1, CLAY))
            .pays(Rebate.of(fences(), new Rebate.AnySwaps(Phrases.of(1, WOOD, 1, CLAY))));

    public static final Card HANDPLOW = minor("A019", "Handplow")
            .costs(1, WOOD)
            .keeps(new Store.Rounds())
            .whenPlayed(noteRoundAfter(5))
            .at(Moment.ROUND_START, may(onlyIf(new Condition.InNotedRound(), plow())));

    public static final Card THRESHING_BOARD = minor("A024", "Threshing Board")
            .costs(1, WOOD)
            .needs(occupations(2))
            .worth(1)
            .eachTimeYouUse(Spaces.of(Space.FARMLAND, Space.CULTIVATION), may(bake()));

    public static final Card SLEEPING_CORNER = minor("A026", "Sleeping Corner")
            .costs(1, WOOD)
            .needs(atLeast(2, Measure.GRAIN_FIELDS))
            .worth(1)
            .shares(WISHES, 1);

    public static final Card MANGER =
            minor("A032", "Manger").costs(2, WOOD).scores(steps(all(Measure.FENCED_SQUARES), 6, 7, 8, 10));

    public static final Card BIG_COUNTRY = minor("A033", "Big Country")
            .needs(exactly(0, Measure.UNUSED_SQUARES))
            .whenPlayed(get(times(2, all(Measure.ROUNDS_LEFT)), FOOD).and(book(all(Measure.ROUNDS_LEFT))));

    public static final Card WOOL_BLANKETS =
            minor("A038", "Wool Blankets").needs(atLeast(5, your(SHEEP))).scores(new Count.ByHouse(3, 2, 0));

    public static final Card POND_HUT = minor("A044", "Pond Hut")
            .costs(1, WOOD)
            .needs(exactly(2, Measure.OCCUPATIONS))
            .worth(1)
            .whenPlayed(onNextRounds(3, 1, FOOD));

    public static final Card MILK_JUG = minor("A050", "Milk Jug")
            .costs(1, CLAY)
            .eachTimeAnybodyUses(Spaces.of(Space.CATTLE_MARKET), get(3, FOOD).and(othersGet(1, FOOD)));

    public static final Card CLAYPIPE = minor("A053", "Claypipe")
            .costs(1, CLAY)
            .keeps(new Store.Tally())
            .at(Moment.RETURN_HOME, onlyIf(atLeast(7, Measure.RESOURCES_GOT), get(2, FOOD)));

    public static final Card JUNK_ROOM = minor("A055", "Junk Room")
            .costs(1, WOOD)
            .costs(1, CLAY)
            .hearsItself()
            .at(Moment.IMPROVEMENT_BUILT, get(1, FOOD));

    public static final Card BASKET =
            minor("A056", "Basket").costs(1, REED).rightAfterYouUse(gathering(WOOD), mayPutBack(2, WOOD, get(3, FOOD)));

    public static final Card DUTCH_WINDMILL = minor("A063", "Dutch Windmill")
            .costs(2, WOOD)
            .costs(2, STONE)
            .worth(2)
            .at(Moment.BAKED, onlyIf(inRounds(5, 8, 10, 12, 14), get(3, FOOD)));

    public static final Card CORN_SCOOP =
            minor("A067", "Corn Scoop").costs(1, WOOD).eachTimeYouUse(Spaces.of(Space.GRAIN_SEEDS), get(1, GRAIN));

    public static final Card LARGE_GREENHOUSE = minor("A069", "Large Greenhouse")
            .costs(2, WOOD)
            .needs(occupations(2))
            .whenPlayed(onRounds(after(4, 7, 9), 1, VEGETABLE));

    public static final Card CLEARING_SPADE =
            minor("A071", "Clearing Spade").costs(1, WOOD).shiftsCrops();

    public static final Card LUMBER_MILL = minor("A075", "Lumber Mill")
            .costs(2, STONE)
            .needs(atMost(3, Measure.OCCUPATIONS))
            .worth(2)
            .pays(less(improvements(), 1, WOOD));

    public static final Card CANOE = minor("A078", "Canoe")
            .costs(2, WOOD)
            .needs(occupations(1))
            .worth(1)
            .eachTimeYouUse(Spaces.of(Space.FISHING), get(1, FOOD).and(get(1, REED)));

    public static final Card STONE_TONGS =
            minor("A080", "Stone Tongs").costs(1, WOOD).eachTimeYouUse(gathering(STONE), get(1, STONE));

    public static final Card SHEPHERDS_CROOK = minor("A083", "Shepherd's Crook")
            .costs(1, WOOD)
            .at(Moment.PASTURES_BUILT, get(times(2, new Count.NewPastures(4, Count.Land.OPEN)), SHEEP));
}
