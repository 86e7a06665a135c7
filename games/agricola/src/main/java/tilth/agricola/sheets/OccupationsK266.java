package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.PLAYERS_SPACES;
import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.rounds;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.swap;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.VEGETABLE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Claim;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Phrases;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;

/** Occupations of deck K, edition of 2007: K266 to K289. */
public final class OccupationsK266 implements Sheet {

    private static final long SOWING = Space.GRAIN_UTILIZATION.bit() | Space.CULTIVATION.bit();

    /** Where a space has brought a good, you buy another of it. */
    private static Effect another(int good, int food) {
        return onlyIf(new Condition.JustBrought(1 << good), pay(food, FOOD, get(1, good)));
    }

    public static final Card SERF = occupation("K266", "Serf")
            .from(4)
            .eachTimeYouUse(Spaces.of(Space.GRAIN_UTILIZATION), oneOf(get(1, GRAIN), pay(1, GRAIN, get(1, VEGETABLE))));

    public static final Card ADOPTIVE_PARENTS =
            occupation("K267", "Adoptive Parents").at(Moment.GREW, mayPay(1, FOOD, new Effect.NewbornWorks()));

    public static final Card PIECEWORKER = occupation("K268", "Pieceworker")
            .onceItHasBrought(
                    Spaces.ANY,
                    may(new Effect.EachOnce(List.of(
                            another(WOOD, 1),
                            another(CLAY, 1),
                            another(REED, 1),
                            another(STONE, 1),
                            another(GRAIN, 1),
                            another(VEGETABLE, 2)))));

    public static final Card ACROBAT = occupation("K269", "Acrobat")
            .from(4)
            .is(Mark.ARTIST)
            .keeps(new Store.OneSpace())
            .rightAfterYouUse(PLAYERS_SPACES, onlyIf(brought(FOOD), new Effect.NoteSpace()))
            .at(
                    Moment.ALL_PLACED,
                    may(new Effect.MovePerson(
                            new Spaces.Noted(),
                            Space.GRAIN_SEEDS.bit() | Space.FARMLAND.bit() | Space.CULTIVATION.bit())));

    public static final Card WET_NURSE = occupation("K270", "Wet Nurse")
            .bannedAtTournaments()
            .at(Moment.ROOMS_BUILT, upTo(all(Measure.DONE), pay(1, FOOD, does(Act.once(Act.Kind.GROW)))));

    public static final Card EDUCATOR = occupation("K271", "Educator")
            .from(4)
            .atOthers(Moment.OCCUPATION_PLAYED, may(does(Act.occupation(3, 3, 3, 2))));

    public static final Card FRAME_BUILDER = occupation("K272", "Frame Builder")
            .pays(swap(renovations(), Phrases.of(1, CLAY, 1, WOOD), Phrases.of(1, STONE, 1, WOOD)))
            .pays(swap(rooms(), Phrases.of(2, CLAY, 1, WOOD), Phrases.of(2, STONE, 1, WOOD)));

    public static final Card BASIN_MAKER = occupation("K273", "Basin Maker")
            .from(4)
            .keeps(new Store.Bundle())
            .at(
                    Moment.COOKED,
                    onlyIf(
                            aboutGood(WILD_BOAR),
                            upTo(
                                    all(Measure.DONE),
                                    oneOf(
                                            new Effect.WithCooked(pay(1, WOOD, putOnCard(1, WOOD))),
                                            new Effect.WithCooked(pay(2, WOOD, putOnCard(2, WOOD)))))))
            .scores(new Count.Less(onCard(WOOD), steps(onCard(WOOD), 1, 4, 7, 10)));

    public static final Card ORGANIC_FARMER = occupation("K274", "Organic Farmer")
            .scores(new Bonus.RoomyPastures(3))
            .lettingGoMayPay();

    public static final Card PERPETUAL_STUDENT =
            occupation("K275", "Perpetual Student").from(4).letsOthersDraw(3);

    public static final Card CONSTABLE = occupation("K276", "Constable")
            .from(3)
            .whenPlayed(get(steps(all(Measure.ROUNDS_LEFT), 1, 3, 6, 9), WOOD))
            .scores(new Bonus.ForSpotless(5));

    public static final Card MANUFACTURER = occupation("K277", "Manufacturer")
            .from(3)
            .letsBuildAsMinor(house(Farmyards.CLAY, Farmyards.STONE), Mark.JOINERY, Mark.POTTERY, Mark.BASKETRY)
            .pays(Rebate.of(majors(), new Rebate.OffOfChoice(2))
                    .forMarks(Mark.JOINERY, Mark.POTTERY, Mark.BASKETRY)
                    .when(house(Farmyards.CLAY, Farmyards.STONE)));

    public static final Card FORESTER = occupation("K278", "Forester").hasPlots(3, Crop.WOOD);

    public static final Card SCHOLAR = occupation("K279", "Scholar")
            .at(
                    Moment.ROUND_START,
                    may(onlyIf(
                            house(Farmyards.STONE),
                            oneOf(does(Act.occupation(1)), does(Act.once(Act.Kind.MAJOR_OR_MINOR))))));

    public static final Card TANNER = occupation("K280", "Tanner")
            .from(3)
            .keeps(new Store.Bundle())
            .at(
                    Moment.COOKED,
                    onlyIf(aboutGood(WILD_BOAR, CATTLE), upTo(all(Measure.DONE), new Effect.TakeCooked(Claim.ALONE))))
            .scores(steps(onCard(WILD_BOAR), 2, 4, 6))
            .scores(steps(onCard(CATTLE), 2, 3, 4));

    public static final Card TRAVELING_SALESMAN = occupation("K281", "Traveling Salesman")
            .letsBuildAsMinor(new Condition.BySpace(), Mark.IMPROVEMENT)
            .at(
                    Moment.IMPROVEMENT_BUILT,
                    may(once(
                            Period.ACTION,
                            onlyIf(
                                    by(Act.Kind.MAJOR_OR_MINOR)
                                            .and(new Condition.UsingSpace())
                                            .and(about(Mark.MINOR)),
                                    does(Act.once(Act.Kind.MINOR))))));

    public static final Card HOUSE_STEWARD = occupation("K282", "House Steward")
            .from(3)
            .whenPlayed(get(steps(all(Measure.ROUNDS_LEFT), 1, 3, 6, 9), WOOD))
            .scores(new Bonus.ForMost(Measure.ROOMS, 3));

    public static final Card WOOD_DELIVERYMAN =
            occupation("K283", "Wood Deliveryman").whenPlayed(onRounds(rounds(8, 9, 10, 11, 12, 13, 14), 1, WOOD));

    public static final Card WOOD_DISTRIBUTOR = occupation("K284", "Wood Distributor")
            .whenPlayed(get(2, WOOD))
            .at(
                    Moment.WORK_START,
                    may(new Effect.Spread(
                            WOOD, Space.FOREST, List.of(Space.CLAY_PIT, Space.REED_BANK, Space.FISHING))));

    public static final Card TINSMITH = occupation("K285", "Tinsmith")
            .from(3)
            .atAnyTime(
                    pay(1, CLAY, get(1, FOOD)),
                    onlyIf(atLeast(1, cardsOfAll(Mark.WELL, Mark.VILLAGE_WELL)), pay(2, CLAY, get(3, FOOD))));

    public static final Card SMALLHOLDER = occupation("K286", "Smallholder")
            .houses(Lodging.inEverySmallPasture(1))
            .at(Moment.SOWN, onlyIf(atMost(2, Measure.FIELDS), new Effect.SowMore(number(1), Crop.EITHER)));

    /** Nobody has to use it at once, so that what else comes when a round begins can come before it. */
    public static final Card STOREHOUSE_CLERK = occupation("K287", "Storehouse Clerk")
            .from(4)
            .at(
                    Moment.ROUND_START,
                    may(onlyIf(atLeast(5, your(STONE)), get(1, STONE))
                            .and(onlyIf(atLeast(6, your(REED)), get(1, REED)))
                            .and(onlyIf(atLeast(7, your(CLAY)), get(1, CLAY)))
                            .and(onlyIf(atLeast(8, your(WOOD)), get(1, WOOD)))));

    public static final Card STOREHOUSE_KEEPER = occupation("K288", "Storehouse Keeper")
            .from(4)
            .rightAfterYouUse(
                    Spaces.of(Space.RESOURCE_MARKET, Space.REED_POND),
                    onlyIf(brought(REED).and(brought(STONE)), oneOf(get(1, CLAY), get(1, GRAIN))));

    public static final Card COUNTRYMAN = occupation("K289", "Countryman")
            .from(4)
            .keeps(new Store.OneSpace())
            .at(
                    Moment.ALL_PLACED,
                    may(oneOf(
                            new Effect.MovePerson(Spaces.of(Space.GRAIN_SEEDS), SOWING),
                            new Effect.MovePerson(Spaces.of(Space.VEGETABLE_SEEDS), SOWING))));
}
