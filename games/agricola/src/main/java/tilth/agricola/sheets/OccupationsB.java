package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.gathering;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCostOfHouse;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.note;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.payHoused;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.stableFor;
import static tilth.agricola.cards.Phrases.steps;
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

import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** The occupations of deck B, revised edition. */
public final class OccupationsB implements Sheet {

    public static final Card COTTAGER = occupation("B087", "Cottager")
            .eachTimeYouUse(
                    Spaces.of(Space.DAY_LABORER), may(does(Act.once(Act.Kind.ROOM), Act.once(Act.Kind.RENOVATE))));

    public static final Card GROOM = occupation("B089", "Groom")
            .whenPlayed(get(1, WOOD))
            .at(Moment.ROUND_START, may(onlyIf(house(Farmyards.STONE), stableFor(1))));

    public static final Card ASSISTANT_TILLER =
            occupation("B091", "Assistant Tiller").eachTimeYouUse(Spaces.of(Space.DAY_LABORER), may(plow()));

    public static final Card MASTER_BRICKLAYER =
            occupation("B095", "Master Bricklayer").pays(less(majors(), all(Measure.ROOMS_ADDED), STONE));

    public static final Card SCHOLAR = occupation("B097", "Scholar")
            .at(
                    Moment.ROUND_START,
                    may(onlyIf(house(Farmyards.STONE), does(Act.occupation(1), Act.once(Act.Kind.MINOR)))));

    public static final Card ORGANIC_FARMER = occupation("B098", "Organic Farmer")
            .scores(new Bonus.RoomyPastures(3))
            .lettingGoMayPay();

    public static final Card TUTOR = occupation("B099", "Tutor")
            .keeps(new Store.Noted())
            .whenPlayed(note(all(Measure.OCCUPATIONS)))
            .scores(new Count.Less(all(Measure.OCCUPATIONS), all(Measure.NOTED)));

    public static final Card CONSULTANT = occupation("B102", "Consultant")
            .whenPlayed(onlyIf(exactly(1, Measure.PLAYERS), get(2, GRAIN))
                    .and(onlyIf(exactly(2, Measure.PLAYERS), get(3, CLAY)))
                    .and(onlyIf(exactly(3, Measure.PLAYERS), get(2, REED)))
                    .and(onlyIf(exactly(4, Measure.PLAYERS), get(2, SHEEP))));

    public static final Card SHEEP_WALKER = occupation("B104", "Sheep Walker")
            .atAnyTime(
                    payHoused(1, SHEEP, get(1, WILD_BOAR)),
                    payHoused(1, SHEEP, get(1, VEGETABLE)),
                    payHoused(1, SHEEP, get(1, STONE)));

    public static final Card MANSERVANT =
            occupation("B107", "Manservant").asSoonAs(house(Farmyards.STONE), onRounds(new RoundSpaces.All(), 3, FOOD));

    public static final Card OVEN_FIRING_BOY =
            occupation("B108", "Oven Firing Boy").eachTimeYouUse(gathering(WOOD), may(bake()));

    public static final Card PAPER_MAKER = occupation("B109", "Paper Maker")
            .at(Moment.BEFORE_OCCUPATION, mayPay(1, WOOD, get(all(Measure.OCCUPATIONS), FOOD)));

    public static final Card CHILDLESS = occupation("B114", "Childless")
            .at(
                    Moment.ROUND_START,
                    onlyIf(
                            atLeast(3, Measure.ROOMS).and(exactly(2, Measure.PEOPLE)),
                            get(1, FOOD).and(oneOf(get(1, GRAIN), get(1, VEGETABLE)))));

    public static final Card SMALL_SCALE_FARMER = occupation("B118", "Small-scale Farmer")
            .at(Moment.ROUND_START, onlyIf(exactly(2, Measure.ROOMS), get(1, WOOD)));

    public static final Card GEOLOGIST = occupation("B121", "Geologist")
            .eachTimeYouUse(Spaces.of(Space.FOREST, Space.REED_BANK), get(1, CLAY))
            .eachTimeYouUse(Spaces.of(Space.CLAY_PIT), onlyIf(atLeast(3, Measure.PLAYERS), get(1, CLAY)));

    public static final Card ROOF_BALLASTER =
            occupation("B123", "Roof Ballaster").whenPlayed(mayPay(1, FOOD, get(all(Measure.ROOMS), STONE)));

    public static final Card CARPENTER =
            occupation("B126", "Carpenter").pays(mayCostOfHouse(rooms(), 3, Goods.of(2, REED)));

    public static final Card HOUSE_STEWARD = occupation("B136", "House Steward")
            .from(3)
            .whenPlayed(get(steps(all(Measure.ROUNDS_LEFT), 1, 3, 6, 9), WOOD))
            .scores(new Bonus.ForMost(Measure.ROOMS, 3));

    public static final Card GREENGROCER =
            occupation("B142", "Greengrocer").from(3).eachTimeYouUse(Spaces.of(Space.GRAIN_SEEDS), get(1, VEGETABLE));

    public static final Card BRUSHWOOD_COLLECTOR = occupation("B145", "Brushwood Collector")
            .from(3)
            .pays(Rebate.of(rooms() | renovations(), new Rebate.SwapAll(REED, Goods.of(1, WOOD))));

    public static final Card STOREHOUSE_KEEPER = occupation("B156", "Storehouse Keeper")
            .from(4)
            .eachTimeYouUse(Spaces.of(Space.RESOURCE_MARKET), oneOf(get(1, CLAY), get(1, GRAIN)));

    public static final Card PASTOR = occupation("B163", "Pastor")
            .from(4)
            .asSoonAs(
                    exactly(2, Measure.ROOMS).and(exactly(0, Measure.OTHERS_WITHOUT_MORE_ROOMS)),
                    get(3, WOOD).and(get(2, CLAY)).and(get(1, REED)).and(get(1, STONE)));

    public static final Card SHEEP_WHISPERER =
            occupation("B164", "Sheep Whisperer").from(4).whenPlayed(onRounds(after(2, 5, 8, 10), 1, SHEEP));

    public static final Card CATTLE_FEEDER = occupation("B166", "Cattle Feeder")
            .from(4)
            .eachTimeYouUse(Spaces.of(Space.GRAIN_SEEDS), mayPay(1, FOOD, get(1, CATTLE)));
}
