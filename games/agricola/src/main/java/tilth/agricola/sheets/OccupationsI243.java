package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Payee;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;

/** Occupations of deck I, edition of 2007: I243 to I265 and I340. */
public final class OccupationsI243 implements Sheet {

    public static final Card BUTCHER = occupation("I247", "Butcher").cooks(new Cooking(0, 1, 2, 3));

    public static final Card PUPPETEER = occupation("I249", "Puppeteer")
            .from(4)
            .rightAfterAnotherUses(Spaces.of(Space.TRAVELING_PLAYERS), mayPay(1, FOOD, does(Act.occupation(0))));

    public static final Card TASTER = occupation("I260", "Taster")
            .bannedAtTournaments()
            .from(4)
            .at(
                    Moment.WORK_START,
                    may(onlyIf(
                            new Condition.AnotherIsFirst(),
                            new Effect.Pay(Goods.of(1, FOOD), Payee.FIRST_PLAYER, new Effect.PlaceFirst()))));

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
}
