package tilth.agricola.cards;

import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.gathering;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.mayCostOfHouse;
import static tilth.agricola.cards.Phrases.note;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Effect.Payee;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Occupations of the edition of 2007 that are plain phrases, or do what no other card does, as a trial of both. */
public final class TrialRareOccupations implements Sheet {

    public static final Card DOCK_WORKER = occupation("E171", "Dock Worker")
            .atAnyTime(
                    pay(3, WOOD, get(1, CLAY)),
                    pay(3, WOOD, get(1, REED)),
                    pay(3, WOOD, get(1, STONE)),
                    pay(2, CLAY, get(1, WOOD)),
                    pay(2, CLAY, get(1, REED)),
                    pay(2, CLAY, get(1, STONE)),
                    pay(2, REED, get(1, WOOD)),
                    pay(2, REED, get(1, CLAY)),
                    pay(2, REED, get(1, STONE)),
                    pay(2, STONE, get(1, WOOD)),
                    pay(2, STONE, get(1, CLAY)),
                    pay(2, STONE, get(1, REED)));

    public static final Card TUTOR = occupation("E174", "Tutor")
            .keeps(new Store.Noted())
            .whenPlayed(note(all(Measure.OCCUPATIONS)))
            .scores(new Count.Less(all(Measure.OCCUPATIONS), all(Measure.NOTED)));

    public static final Card CLAY_FIRER = occupation("E185", "Clay Firer")
            .from(4)
            .atAnyTime(pay(2, CLAY, get(1, STONE)), pay(3, CLAY, get(2, STONE)));

    public static final Card CLAY_SELLER = occupation("E186", "Clay Seller")
            .from(4)
            .atAnyTime(
                    pay(2, CLAY, get(1, SHEEP)),
                    pay(2, CLAY, get(1, REED)),
                    pay(3, CLAY, get(1, WILD_BOAR)),
                    pay(3, CLAY, get(1, STONE)),
                    pay(4, CLAY, get(1, CATTLE)));

    public static final Card MASON = occupation("E191", "Mason")
            .atAnyTime(once(
                    Period.GAME,
                    onlyIf(
                            house(Farmyards.STONE).and(atLeast(4, Measure.ROOMS)),
                            does(Act.once(Act.Kind.ROOM).free()))));

    public static final Card CARPENTER =
            occupation("E218", "Carpenter").pays(mayCostOfHouse(rooms(), 3, Goods.of(2, REED)));

    public static final Card WELL_BUILDER = occupation("I220", "Well Builder")
            .letsBuildAsMinor(Mark.WELL)
            .pays(mayCost(majors(), Goods.of(1, STONE) + Goods.of(1, WOOD)).forMarks(Mark.WELL));

    public static final Card HARVEST_HELPER =
            occupation("I223", "Harvest Helper").from(3).at(Moment.FEEDING_START, may(new Effect.HelpReap(2)));

    public static final Card TASTER = occupation("I260", "Taster")
            .from(4)
            .at(
                    Moment.WORK_START,
                    may(onlyIf(
                            new Condition.AnotherIsFirst(),
                            new Effect.Pay(Goods.of(1, FOOD), Payee.FIRST_PLAYER, new Effect.PlaceFirst()))));

    public static final Card PERPETUAL_STUDENT =
            occupation("K275", "Perpetual Student").from(4).letsOthersDraw(3);

    public static final Card WOOD_DISTRIBUTOR = occupation("K284", "Wood Distributor")
            .whenPlayed(get(2, WOOD))
            .at(
                    Moment.WORK_START,
                    may(new Effect.Spread(
                            WOOD, Space.FOREST, List.of(Space.CLAY_PIT, Space.REED_BANK, Space.FISHING))));

    public static final Card SHEEP_FARMER = occupation("K297", "Sheep Farmer")
            .from(3)
            .eachTimeYouUse(gathering(SHEEP), get(1, SHEEP))
            .atAnyTime(pay(3, SHEEP, get(1, CATTLE).and(get(1, WILD_BOAR))));

    public static final Card SLAUGHTERMAN = occupation("K299", "Slaughterman")
            .from(3)
            .feedsLast()
            .atOthers(Moment.COOKED, onlyIf(aboutGood(SHEEP, WILD_BOAR, CATTLE), get(1, FOOD)));

    public static final Card STONE_BREAKER = occupation("K303", "Stone Breaker")
            .from(4)
            .atAnyTime(onlyIf(
                    house(Farmyards.CLAY).and(new Condition.BetweenActions()), does(Act.once(Act.Kind.RENOVATE_NEXT))));

    public static final Card ANIMAL_TRAINER = occupation("K342", "Animal Trainer")
            .from(4)
            .eachTimeYouUse(
                    Spaces.of(Space.TRAVELING_PLAYERS),
                    may(new Effect.SpendTaken(
                            FOOD,
                            List.of(
                                    new Effect.Pay(Goods.of(2, FOOD), Payee.SUPPLY, get(1, SHEEP)),
                                    new Effect.Pay(Goods.of(2, FOOD), Payee.SUPPLY, get(1, WILD_BOAR)),
                                    new Effect.Pay(Goods.of(3, FOOD), Payee.SUPPLY, get(1, CATTLE))))));

    public static final Card HERALD =
            occupation("Z327", "Herald").from(3).whenPlayed(get(2, WOOD)).ordersRoundCards();
}
