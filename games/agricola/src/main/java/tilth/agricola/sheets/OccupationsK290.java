package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.gathering;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.stables;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Payee;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Occupations of deck K, edition of 2007: K290 to K312 and K342. */
public final class OccupationsK290 implements Sheet {

    public static final Card SHEEP_FARMER = occupation("K297", "Sheep Farmer")
            .from(3)
            .eachTimeYouUse(gathering(SHEEP), get(1, SHEEP))
            .atAnyTime(pay(3, SHEEP, get(1, CATTLE).and(get(1, WILD_BOAR))));

    public static final Card SLAUGHTERMAN = occupation("K299", "Slaughterman")
            .from(3)
            .feedsLast()
            .atOthers(Moment.COOKED, onlyIf(aboutGood(SHEEP, WILD_BOAR, CATTLE), get(1, FOOD)));

    public static final Card WOOD_CARVER = occupation("K301", "Wood Carver")
            .pays(less(improvements() | stables() | fences(), 1, WOOD).once(Period.ROUND))
            .pays(less(rooms(), 1, WOOD).when(house(Farmyards.WOODEN)).once(Period.ROUND));

    public static final Card STONE_BREAKER = occupation("K303", "Stone Breaker")
            .from(4)
            .atAnyTime(onlyIf(
                    house(Farmyards.CLAY).and(new Condition.BetweenActions()), does(Act.once(Act.Kind.RENOVATE_NEXT))));

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
}
