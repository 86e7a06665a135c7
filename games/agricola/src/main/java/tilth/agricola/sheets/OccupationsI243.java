package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.PLAYERS_SPACES;
import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.buyFromThem;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.note;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.oneForEach;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.othersGet;
import static tilth.agricola.cards.Phrases.putBack;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.stableFor;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Phrases.yourAtLast;
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
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Payee;
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

/** Occupations of deck I, edition of 2007: I243 to I265 and I340. */
public final class OccupationsI243 implements Sheet {

    /** The first time in a round that others get some of a good from a space, one of it can be bought. */
    private static Hook firstBuy(int good) {
        Effect buy = may(buyFromThem(good, Goods.of(1, FOOD)));
        return new Hook(
                Moment.BROUGHT,
                Hook.Whose.ANYBODYS,
                Spaces.ANY,
                onlyIf(
                        new Condition.KeptSome(good),
                        new Effect.FirstInRound(onlyIf(new Condition.AnotherActs(), buy))));
    }

    /** Asked before the animals of the space come, so that none of them can be cooked to pay for it. */
    private static Effect buyFirst(int animal) {
        return onlyIf(new Condition.Always(), mayPay(1, FOOD, get(1, animal)));
    }

    public static final Card BRICKLAYER = occupation("I243", "Bricklayer")
            .pays(less(improvements() | renovations(), 1, CLAY))
            .pays(less(rooms(), 2, CLAY));

    public static final Card LAYABOUT = occupation("I244", "Layabout").sitsOut();

    public static final Card MARKET_CRIER = occupation("I245", "Market Crier")
            .from(3)
            .eachTimeYouUse(
                    Spaces.of(Space.GRAIN_SEEDS),
                    may(get(1, GRAIN).and(get(1, VEGETABLE)).and(othersGet(1, GRAIN))));

    public static final Card MILKING_HAND = occupation("I246", "Milking Hand")
            .from(4)
            .at(Moment.FIELDS, get(steps(your(CATTLE), 1, 3, 5), FOOD))
            .scores(oneForEach(2, yourAtLast(CATTLE)));

    public static final Card BUTCHER = occupation("I247", "Butcher").cooks(new Cooking(0, 1, 2, 3));

    public static final Card NET_FISHERMAN = occupation("I248", "Net Fisherman")
            .keeps(new Store.Noted())
            .rightAfterYouUse(Spaces.ANY, onlyIf(brought(REED), note(number(1))))
            .at(
                    Moment.RETURN_HOME,
                    onlyIf(
                            atLeast(1, Measure.NOTED),
                            new Effect.TakeFromSpace(FOOD, Space.FISHING).and(note(number(0)))));

    public static final Card PUPPETEER = occupation("I249", "Puppeteer")
            .from(4)
            .is(Mark.ARTIST)
            .rightAfterAnotherUses(PLAYERS_SPACES, may(onlyIf(brought(FOOD), does(Act.occupation(1)))));

    public static final Card SHEEP_WHISPERER =
            occupation("I250", "Sheep Whisperer").from(4).whenPlayed(onRounds(after(4, 7, 9, 11), 1, SHEEP));

    public static final Card REED_BUYER =
            occupation("I251", "Reed Buyer").from(4).when(firstBuy(REED));

    public static final Card PIG_BREEDER = occupation("I252", "Pig Breeder")
            .from(4)
            .whenPlayed(get(1, WILD_BOAR))
            .at(Moment.ROUND_END, onlyIf(inRounds(12), new Effect.Breed(1 << WILD_BOAR - SHEEP)));

    public static final Card PIG_CATCHER = occupation("I253", "Pig Catcher")
            .from(4)
            .onceItHasBrought(
                    Spaces.ANY, may(onlyIf(new Condition.TookOff(2, WOOD), putBack(2, WOOD, get(1, WILD_BOAR)))));

    public static final Card GROOM = occupation("I254", "Groom")
            .from(4)
            .at(Moment.ROUND_START, may(onlyIf(house(Farmyards.STONE), stableFor(1))));

    public static final Card STONE_BUYER =
            occupation("I255", "Stone Buyer").from(4).when(firstBuy(STONE));

    public static final Card STONE_CARVER = occupation("I256", "Stone Carver").crafts(STONE, 3);

    public static final Card STREET_MUSICIAN = occupation("I257", "Street Musician")
            .from(4)
            .is(Mark.ARTIST)
            .rightAfterAnotherUses(PLAYERS_SPACES, onlyIf(brought(FOOD), get(1, GRAIN)));

    public static final Card CABINETMAKER =
            occupation("I258", "Cabinetmaker").from(3).is(Mark.WOODCRAFT).crafts(WOOD, 2);

    public static final Card ANIMAL_DEALER = occupation("I259", "Animal Dealer")
            .from(3)
            .eachTimeYouUse(Spaces.of(Space.SHEEP_MARKET), buyFirst(SHEEP))
            .eachTimeYouUse(Spaces.of(Space.PIG_MARKET), buyFirst(WILD_BOAR))
            .eachTimeYouUse(Spaces.of(Space.CATTLE_MARKET), buyFirst(CATTLE));

    public static final Card TASTER = occupation("I260", "Taster")
            .bannedAtTournaments()
            .from(4)
            .at(
                    Moment.WORK_START,
                    may(onlyIf(
                            new Condition.AnotherIsFirst(),
                            new Effect.Pay(Goods.of(1, FOOD), Payee.FIRST_PLAYER, new Effect.PlaceFirst()))));

    public static final Card OUTRIDER =
            occupation("I261", "Outrider").from(4).eachTimeYouUse(new Spaces.NewestCard(), get(1, GRAIN));

    public static final Card WATER_CARRIER = occupation("I262", "Water Carrier")
            .whenPlayed(onlyIf(
                    atLeast(1, cardsOfAll(Mark.WELL, Mark.VILLAGE_WELL)), onRounds(new RoundSpaces.All(), 1, FOOD)))
            .atAnybodys(Moment.IMPROVEMENT_BUILT, onlyIf(about(Mark.WELL), onRounds(new RoundSpaces.All(), 1, FOOD)));

    public static final Card FENCE_BUILDER = occupation("I263", "Fence Builder")
            .keeps(new Store.OneSpace())
            .whenPlayed(new Effect.FenceOnSpace())
            .rightAfterYouUse(new Spaces.Noted(), may(new Effect.Anew(does(Act.any(Act.Kind.FENCE)))));

    public static final Card FENCER = occupation("I264", "Fencer")
            .from(4)
            .atOthers(Moment.PASTURES_BUILT, get(steps(all(Measure.DONE), 1, 5), WOOD));

    public static final Card FENCE_DELIVERYMAN = occupation("I265", "Fence Deliveryman")
            .keeps(new Store.Fences())
            .whenPlayed(new Effect.FencesOnRounds(after(6, 10), 4))
            .at(Moment.ROUND_START, new Effect.FetchFences(mayPay(2, FOOD, does(Act.any(Act.Kind.FENCE_FETCHED)))));

    public static final Card RANCHER = occupation("I340", "Rancher")
            .from(4)
            .at(Moment.ROUND_START, onlyIf(exactly(0, Measure.OTHERS_WITH_AS_MUCH_LAND), get(1, WOOD)));
}
