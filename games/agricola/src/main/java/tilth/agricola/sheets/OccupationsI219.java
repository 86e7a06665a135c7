package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.PLAYERS_SPACES;
import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.buyFromThem;
import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.fromRound;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Phrases.yourCards;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Occupations of deck I, edition of 2007: I219 to I242. */
public final class OccupationsI219 implements Sheet {

    private static final Spaces GRAIN_SEEDS = Spaces.of(Space.GRAIN_SEEDS);
    private static final Effect TURN_UP =
            oneOf(new Effect.TurnUpAll(Space.CULTIVATION), new Effect.TurnUpAll(Space.URGENT_WISH));

    public static final Card FIELDSMAN = occupation("I219", "Fieldsman")
            .at(
                    Moment.SOWN,
                    onlyIf(exactly(1, Measure.DONE), new Effect.SowMore(number(2)))
                            .and(onlyIf(exactly(2, Measure.DONE), new Effect.SowMore(number(1)))));

    public static final Card WELL_BUILDER = occupation("I220", "Well Builder")
            .letsBuildAsMinor(Mark.WELL)
            .pays(mayCost(majors(), Goods.of(1, STONE) + Goods.of(1, WOOD)).forMarks(Mark.WELL));

    public static final Card VILLAGE_ELDER = occupation("I221", "Village Elder")
            .from(3)
            .whenPlayed(get(steps(all(Measure.ROUNDS_LEFT), 1, 3, 6, 9), WOOD))
            .scores(new Bonus.ForMost(Measure.IMPROVEMENTS, 3));

    public static final Card SOCIAL_CLIMBER = occupation("I222", "Social Climber")
            .from(4)
            .at(Moment.RENOVATED, get(new Count.Less(number(3), all(Measure.OTHERS_THERE_BEFORE)), STONE));

    public static final Card HARVEST_HELPER =
            occupation("I223", "Harvest Helper").from(3).at(Moment.FEEDING_START, may(new Effect.HelpReap(2)));

    public static final Card FIELD_WORKER = occupation("I224", "Field Worker")
            .from(3)
            .atOthers(
                    Moment.SOWN,
                    onlyIf(exactly(3, Measure.PLAYERS), get(1, GRAIN))
                            .and(onlyIf(atLeast(4, Measure.PLAYERS), get(1, FOOD))));

    public static final Card FIELD_WATCHMAN =
            occupation("I225", "Field Watchman").eachTimeYouUse(GRAIN_SEEDS, may(plow()));

    public static final Card GARDENER = occupation("I226", "Gardener").keepsVegetablesGrowing();

    public static final Card CHURCH_WARDEN = occupation("I227", "Church Warden")
            .keeps(new Store.Seats())
            .whenPlayed(get(steps(all(Measure.ROUNDS_LEFT), 1, 3, 6, 9), WOOD))
            .at(Moment.RETURN_HOME, onlyIf(inRounds(14), new Effect.NoteBusy(5)))
            .scores(new Bonus.ForNoted(3));

    public static final Card BUSINESSMAN = occupation("I228", "Businessman")
            .from(3)
            .when(new Hook(
                    Moment.IMPROVEMENT_BUILT,
                    Hook.Whose.OWN,
                    Spaces.of(Space.MEETING_PLACE),
                    may(once(
                            Period.ACTION,
                            onlyIf(
                                    by(Act.Kind.MINOR)
                                            .and(about(
                                                    Mark.MINOR, Mark.WELL, Mark.JOINERY, Mark.POTTERY, Mark.BASKETRY)),
                                    does(Act.once(Act.Kind.MAJOR_OR_MINOR)))))));

    public static final Card SYCOPHANT = occupation("I229", "Sycophant")
            .from(4)
            .asksTollOn(Space.GRAIN_SEEDS, 1)
            .eachTimeAnybodyUses(GRAIN_SEEDS, get(1, FOOD));

    public static final Card CLAY_DIGGER = occupation("I230", "Clay Digger")
            .from(4)
            .brings(Plan.accumulating(1, CLAY))
            .asksToll(3)
            .whenPlayed(new Effect.PutOnOwnSpace(Goods.of(3, CLAY)));

    public static final Card MANSERVANT =
            occupation("I231", "Manservant").asSoonAs(house(Farmyards.STONE), onRounds(new RoundSpaces.All(), 3, FOOD));

    public static final Card MIDWIFE = occupation("I232", "Midwife")
            .from(4)
            .atOthers(Moment.GREW, get(steps(all(Measure.PEOPLE_BEHIND), 1, 2), FOOD));

    public static final Card FARM_STEWARD =
            occupation("I233", "Farm Steward").crowdsOnceIf(house(Farmyards.CLAY, Farmyards.STONE));

    public static final Card WOOD_BUYER = occupation("I234", "Wood Buyer")
            .from(3)
            .when(new Hook(
                    Moment.BROUGHT,
                    Hook.Whose.OTHERS,
                    Spaces.ANY,
                    may(onlyIf(new Condition.KeptSome(WOOD), buyFromThem(WOOD, Goods.NOTHING)))));

    public static final Card WOOD_COLLECTOR =
            occupation("I235", "Wood Collector").whenPlayed(onNextRounds(5, 1, WOOD));

    public static final Card HIDE_FARMER = occupation("I236", "Hide Farmer")
            .from(3)
            .sparesUnused()
            .at(Moment.GAME_END, may(upTo(all(Measure.UNUSED_SQUARES), pay(1, FOOD, putOnCard(1, FOOD)))));

    public static final Card JUGGLER = occupation("I237", "Juggler")
            .from(4)
            .rightAfterYouUse(
                    PLAYERS_SPACES,
                    may(onlyIf(exactly(0, yourCards(Mark.DANCER)), new Effect.DoubleTaken(FOOD, Mark.ARTIST.bit()))));

    public static final Card CHAMBERLAIN = occupation("I238", "Chamberlain")
            .usesRoundCardsEarly()
            .whenPlayed(onlyIf(fromRound(11), TURN_UP))
            .at(Moment.ROUND_START, onlyIf(inRounds(11), TURN_UP));

    public static final Card CORN_PROFITEER =
            occupation("I239", "Corn Profiteer").from(4).atAnyTime(new Effect.Sell(GRAIN, 3, 2));

    public static final Card COWHERD =
            occupation("I240", "Cowherd").from(3).eachTimeYouUse(Spaces.of(Space.CATTLE_MARKET), get(1, CATTLE));

    public static final Card CLAY_PLASTERER = occupation("I241", "Clay Plasterer")
            .pays(mayCost(renovations(), Goods.of(1, CLAY) + Goods.of(1, REED)).becoming(Farmyards.CLAY))
            .pays(mayCost(rooms(), Goods.of(3, CLAY) + Goods.of(2, REED)).when(house(Farmyards.CLAY)));

    public static final Card CLAY_HUT_BUILDER = occupation("I242", "Clay Hut Builder")
            .asSoonAs(house(Farmyards.CLAY, Farmyards.STONE), onNextRounds(5, 2, CLAY));
}
