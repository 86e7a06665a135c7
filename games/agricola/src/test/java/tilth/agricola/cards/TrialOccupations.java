package tilth.agricola.cards;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
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
import static tilth.agricola.cards.Phrases.stables;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.swap;
import static tilth.agricola.cards.Phrases.takeFromCard;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Phrases.yourCards;
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
import tilth.agricola.cards.Effect.Claim;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Occupations of the edition of 2007 that ask most of the cards' language, as a trial of it. */
public final class TrialOccupations implements Sheet {

    public static final Card BAKER =
            occupation("E150", "Baker").whenPlayed(may(bake())).at(Moment.FEEDING_START, may(bake()));

    public static final Card MASTER_BUILDER = occupation("E151", "Master Builder")
            .atAnyTime(once(
                    Period.GAME,
                    onlyIf(
                            atLeast(5, Measure.ROOMS),
                            does(Act.once(Act.Kind.ROOM).free()))));

    public static final Card BREAD_SELLER =
            occupation("E155", "Bread Seller").from(3).atAnybodys(Moment.BAKED, get(all(Measure.DONE), FOOD));

    public static final Card BRUSH_MAKER = occupation("E156", "Brush Maker")
            .from(3)
            .keeps(new Store.Bundle())
            .at(
                    Moment.COOKED,
                    onlyIf(aboutGood(WILD_BOAR), upTo(all(Measure.DONE), new Effect.TakeCooked(Claim.SHARED))))
            .scores(steps(onCard(WILD_BOAR), 2, 3, 4));

    public static final Card THATCHER = occupation("E157", "Thatcher")
            .from(3)
            .pays(less(rooms() | renovations(), 1, REED))
            .pays(less(improvements(), 1, REED).forMarks(Mark.THATCHED));

    public static final Card MEAT_SELLER =
            occupation("E162", "Meat Seller").cooksIf(atLeast(1, Measure.OVENS), new Cooking(0, 2, 3, 4));

    public static final Card HEDGE_KEEPER =
            occupation("E175", "Hedge Keeper").pays(Rebate.of(fences(), new Rebate.MoreFree(3)));

    public static final Card HUT_BUILDER = occupation("E178", "Hut Builder")
            .from(4)
            .keeps(new Store.Rounds())
            .whenPlayed(onlyIf(inRounds(1, 2, 3, 4), new Effect.NoteRounds(rounds(11))))
            .at(
                    Moment.ROUND_START,
                    may(onlyIf(
                            new Condition.InNotedRound().and(house(Farmyards.WOODEN, Farmyards.CLAY)),
                            does(Act.once(Act.Kind.ROOM).free()))));

    public static final Card MERCHANT = occupation("E179", "Merchant")
            .at(
                    Moment.IMPROVEMENT_BUILT,
                    may(once(
                            Period.ACTION,
                            oneOf(
                                    onlyIf(by(Act.Kind.MINOR), pay(1, FOOD, does(Act.once(Act.Kind.MINOR)))),
                                    onlyIf(
                                            by(Act.Kind.MAJOR_OR_MINOR),
                                            pay(1, FOOD, does(Act.once(Act.Kind.MAJOR_OR_MINOR))))))));

    public static final Card CHARCOAL_BURNER = occupation("E182", "Charcoal Burner")
            .from(3)
            .atAnybodys(
                    Moment.IMPROVEMENT_BUILT,
                    onlyIf(about(Mark.BAKER), get(1, FOOD).and(get(1, WOOD))));

    public static final Card GROCER = occupation("E184", "Grocer")
            .keeps(new Store.Pile(List.of(REED, GRAIN, STONE, VEGETABLE, WOOD, CLAY, REED, VEGETABLE)))
            .atAnyTime(pay(1, FOOD, new Effect.TakeTop()));

    public static final Card PATRON = occupation("E192", "Patron").from(4).at(Moment.BEFORE_OCCUPATION, get(2, FOOD));

    public static final Card STOCKMAN = occupation("E213", "Stockman")
            .from(4)
            .at(
                    Moment.STABLE_BUILT,
                    onlyIf(exactly(2, Measure.STABLES), get(1, CATTLE))
                            .and(onlyIf(exactly(3, Measure.STABLES), get(1, WILD_BOAR)))
                            .and(onlyIf(exactly(4, Measure.STABLES), get(1, SHEEP))));

    public static final Card GUILDMASTER = occupation("E341", "Guildmaster")
            .from(3)
            .whenPlayed(get(times(2, yourCards(Mark.JOINERY, Mark.WOODCRAFT)), WOOD)
                    .and(get(times(2, yourCards(Mark.POTTERY, Mark.CLAYCRAFT)), CLAY))
                    .and(get(times(2, yourCards(Mark.BASKETRY, Mark.REEDCRAFT)), REED)))
            .at(
                    Moment.IMPROVEMENT_BUILT,
                    onlyIf(about(Mark.JOINERY), get(4, WOOD))
                            .and(onlyIf(about(Mark.POTTERY), get(4, CLAY)))
                            .and(onlyIf(about(Mark.BASKETRY), get(3, REED))))
            .at(
                    Moment.OCCUPATION_PLAYED,
                    onlyIf(about(Mark.WOODCRAFT), get(4, WOOD))
                            .and(onlyIf(about(Mark.CLAYCRAFT), get(4, CLAY)))
                            .and(onlyIf(about(Mark.REEDCRAFT), get(3, REED))));

    public static final Card FIELDSMAN = occupation("I219", "Fieldsman")
            .at(
                    Moment.SOWN,
                    onlyIf(exactly(1, Measure.DONE), new Effect.SowMore(number(2)))
                            .and(onlyIf(exactly(2, Measure.DONE), new Effect.SowMore(number(1)))));

    public static final Card SOCIAL_CLIMBER = occupation("I222", "Social Climber")
            .from(4)
            .at(Moment.RENOVATED, get(new Count.Less(number(3), all(Measure.OTHERS_THERE_BEFORE)), STONE));

    public static final Card BUSINESSMAN = occupation("I228", "Businessman")
            .from(3)
            .when(new Hook(
                    Moment.IMPROVEMENT_BUILT,
                    Hook.Whose.OWN,
                    Spaces.of(Space.MEETING_PLACE),
                    may(once(Period.ACTION, onlyIf(by(Act.Kind.MINOR), does(Act.once(Act.Kind.MAJOR_OR_MINOR)))))));

    public static final Card BUTCHER = occupation("I247", "Butcher").cooks(new Cooking(0, 1, 2, 3));

    public static final Card PUPPETEER = occupation("I249", "Puppeteer")
            .from(4)
            .rightAfterAnotherUses(Spaces.of(Space.TRAVELING_PLAYERS), mayPay(1, FOOD, does(Act.occupation(0))));

    public static final Card WATER_CARRIER = occupation("I262", "Water Carrier")
            .whenPlayed(onlyIf(
                    atLeast(1, cardsOfAll(Mark.WELL, Mark.VILLAGE_WELL)), onRounds(new RoundSpaces.All(), 1, FOOD)))
            .atAnybodys(Moment.IMPROVEMENT_BUILT, onlyIf(about(Mark.WELL), onRounds(new RoundSpaces.All(), 1, FOOD)));

    public static final Card FENCE_BUILDER = occupation("I263", "Fence Builder")
            .keeps(new Store.OneSpace())
            .whenPlayed(new Effect.FenceOnSpace())
            .rightAfterYouUse(new Spaces.Noted(), may(does(Act.any(Act.Kind.FENCE))));

    public static final Card FENCER = occupation("I264", "Fencer")
            .from(4)
            .atOthers(Moment.PASTURES_BUILT, get(steps(all(Measure.DONE), 1, 5), WOOD));

    public static final Card FENCE_DELIVERYMAN = occupation("I265", "Fence Deliveryman")
            .keeps(new Store.Fences())
            .whenPlayed(new Effect.FencesOnRounds(after(6, 10), 4))
            .at(Moment.ROUND_START, new Effect.FetchFences(mayPay(2, FOOD, does(Act.any(Act.Kind.FENCE_FETCHED)))));

    public static final Card WET_NURSE = occupation("K270", "Wet Nurse")
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

    public static final Card MANUFACTURER = occupation("K277", "Manufacturer")
            .from(3)
            .letsBuildAsMinor(house(Farmyards.CLAY, Farmyards.STONE), Mark.JOINERY, Mark.POTTERY, Mark.BASKETRY)
            .pays(Rebate.of(majors(), new Rebate.OffOfChoice(2))
                    .forMarks(Mark.JOINERY, Mark.POTTERY, Mark.BASKETRY)
                    .when(house(Farmyards.CLAY, Farmyards.STONE)));

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
            .letsBuildAsMinor(new Condition.UsingSpace(), Mark.IMPROVEMENT)
            .at(
                    Moment.IMPROVEMENT_BUILT,
                    may(once(
                            Period.ACTION,
                            onlyIf(
                                    by(Act.Kind.MAJOR_OR_MINOR)
                                            .and(new Condition.BySpace())
                                            .and(about(Mark.MINOR)),
                                    does(Act.once(Act.Kind.MINOR))))));

    public static final Card TINSMITH = occupation("K285", "Tinsmith")
            .from(3)
            .atAnyTime(
                    pay(1, CLAY, get(1, FOOD)),
                    onlyIf(atLeast(1, cardsOfAll(Mark.WELL, Mark.VILLAGE_WELL)), pay(2, CLAY, get(3, FOOD))));

    public static final Card WOOD_CARVER = occupation("K301", "Wood Carver")
            .pays(less(improvements() | stables() | fences(), 1, WOOD).once(Period.ROUND))
            .pays(less(rooms(), 1, WOOD).when(house(Farmyards.WOODEN)).once(Period.ROUND));

    public static final Card ANIMAL_BREEDER = occupation("K307", "Animal Breeder")
            .from(4)
            .at(
                    Moment.PASTURES_BUILT,
                    may(onlyIf(
                            atLeast(1, Measure.SQUARES_FENCED_ANEW),
                            oneOf(
                                    pay(1, FOOD, get(2, SHEEP)),
                                    pay(2, FOOD, get(2, WILD_BOAR)),
                                    pay(3, FOOD, get(2, CATTLE))))));

    public static final Card FOREMAN =
            occupation("K308", "Foreman").from(4).at(Moment.WORK_START, may(new Effect.PutOnSpace(Goods.of(1, FOOD))));

    public static final Card WEAVER =
            occupation("K309", "Weaver").from(4).at(Moment.WORK_START, onlyIf(atLeast(2, your(SHEEP)), get(1, FOOD)));

    public static final Card FENCE_OVERSEER = occupation("K312", "Fence Overseer")
            .at(Moment.STABLE_BUILT, may(once(Period.ROUND, pay(1, FOOD, does(Act.once(Act.Kind.FENCE_STABLE))))));

    public static final Card CLAY_PLASTERER = occupation("I241", "Clay Plasterer")
            .pays(mayCost(renovations(), Goods.of(1, CLAY) + Goods.of(1, REED)).becoming(Farmyards.CLAY))
            .pays(mayCost(rooms(), Goods.of(3, CLAY) + Goods.of(2, REED)).when(house(Farmyards.CLAY)));

    public static final Card VILLAGE_BEAUTY =
            occupation("Z325", "Village Beauty").atAnyTime(pay(3, FOOD, does(Act.once(Act.Kind.GROW))));

    public static final Card TAXIDERMIST = occupation("Z330", "Taxidermist")
            .from(4)
            .keeps(new Store.Bundle())
            .ownsWhatLiesHere()
            .at(
                    Moment.COOKED,
                    onlyIf(aboutGood(SHEEP).and(atMost(0, onCard(SHEEP))), may(new Effect.TakeCooked(Claim.ALONE)))
                            .and(onlyIf(
                                    aboutGood(WILD_BOAR).and(atMost(0, onCard(WILD_BOAR))),
                                    may(new Effect.TakeCooked(Claim.ALONE))))
                            .and(onlyIf(
                                    aboutGood(CATTLE).and(atMost(0, onCard(CATTLE))),
                                    may(new Effect.TakeCooked(Claim.ALONE)))));

    public static final Card SEED_TRADER = occupation("Z332", "Seed Trader")
            .keeps(new Store.Bundle())
            .whenPlayed(putOnCard(2, GRAIN).and(putOnCard(2, VEGETABLE)))
            .atAnyTime(pay(2, FOOD, takeFromCard(1, GRAIN)), pay(3, FOOD, takeFromCard(1, VEGETABLE)));

    public static final Card GAME_DESIGNER = occupation("Z333", "Game Designer")
            .atAnyTime(new Effect.Pay(
                    Goods.of(1, WOOD) + Goods.of(1, CLAY) + Goods.of(1, REED) + Goods.of(1, STONE),
                    Effect.Payee.SUPPLY,
                    get(2, FOOD).and(book(1))));

    public static final Card DANCE_INSTRUCTOR = occupation("Z334", "Dance Instructor")
            .from(3)
            .at(Moment.BEFORE_PLAYED, get(4, FOOD))
            .whenPlayed(may(new Effect.BackToHand()));
}
