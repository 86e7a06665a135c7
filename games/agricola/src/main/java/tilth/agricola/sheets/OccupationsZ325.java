package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.takeFromCard;
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
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Claim;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;

/** Occupations of bonus deck Z, edition of 2007: Z325 to Z336. */
public final class OccupationsZ325 implements Sheet {

    private static final Condition LAST_OF_ALL = new Condition.AllPlaced(Hook.Whose.ANYBODYS);

    public static final Card VILLAGE_BEAUTY = occupation("Z325", "Village Beauty")
            .atAnyTime(onlyIf(new Condition.BeforeTheEnd(), pay(3, FOOD, does(Act.once(Act.Kind.GROW)))));

    public static final Card GENTLEMAN = occupation("Z326", "Gentleman")
            .from(4)
            .whenPlayed(onlyIf(new Condition.UsingSpace().and(LAST_OF_ALL), get(2, FOOD)))
            .eachTimeYouUse(Spaces.ANY, onlyIf(LAST_OF_ALL, get(1, FOOD)));

    public static final Card HERALD = occupation("Z327", "Herald")
            .bannedAtTournaments()
            .from(3)
            .whenPlayed(get(2, WOOD))
            .ordersRoundCards();

    public static final Card COOPER = occupation("Z328", "Cooper")
            .from(4)
            .when(new Hook(
                    Moment.USED,
                    Hook.Whose.ANYBODYS,
                    Spaces.ANY,
                    onlyIf(new Condition.TookOff(3, FOOD), get(1, FOOD))));

    public static final Card MAIL_COACH_DRIVER = occupation("Z329", "Mail Coach Driver")
            .bannedAtTournaments()
            .from(3)
            .holdsUpGoods();

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

    public static final Card SOWER = occupation("Z331", "Sower")
            .at(
                    Moment.GOT,
                    may(onlyIf(
                            new Condition.Arrived(1 << VEGETABLE, Condition.From.ANYWHERE)
                                    .and(new Condition.NoHarvest()),
                            does(Act.any(Act.Kind.SOW_GOT)))));

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

    public static final Card CUBE_CUTTER = occupation("Z335", "Cube Cutter")
            .at(
                    Moment.FIELDS,
                    may(once(
                            Period.HARVEST,
                            new Effect.Pay(Goods.of(1, WOOD) + Goods.of(1, FOOD), Effect.Payee.SUPPLY, book(1)))));

    public static final Card MOTHER_OF_TWINS = occupation("Z336", "Mother of Twins")
            .at(
                    Moment.GREW,
                    may(onlyIf(new Condition.NotItself(), pay(3, FOOD, does(Act.once(Act.Kind.GROW_ANYWAY))))));
}
