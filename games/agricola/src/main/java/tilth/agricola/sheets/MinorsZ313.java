package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.cook;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.grown;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.putOnCardFor;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.VEGETABLE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Phrases;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Minor improvements of bonus deck Z, edition of 2007: Z313 to Z324. */
public final class MinorsZ313 implements Sheet {

    public static final Card STUMP_JUMP_PLOUGH = minor("Z313", "Stump-Jump Plough")
            .costs(2, WOOD)
            .is(Mark.JUMP_PLOW)
            .rightAfterYouUse(
                    Spaces.ANY,
                    may(onlyIf(house(Farmyards.CLAY, Farmyards.STONE).and(brought(WOOD)), pay(1, FOOD, plow()))));

    public static final Card KEG =
            minor("Z314", "Keg").costs(1, WOOD).passesLeft().whenPlayed(new Effect.Invite(Effect.Arrival.AT_LAST));

    public static final Card BREWERS_COPPER = minor("Z315", "Brewer's Copper")
            .costs(1, GRAIN)
            .costs(1, STONE)
            .worth(1)
            .crafts(GRAIN, 2)
            .scores(steps(grown(GRAIN), 7));

    public static final Card BUST = minor("Z316", "Bust")
            .costs(1, STONE)
            .needs(new Condition.OthersBehind(Condition.OthersBehind.NO_LIMIT, 4, 3, 2))
            .worth(2);

    public static final Card FAMILY_PORTRAIT = minor("Z317", "Family Portrait")
            .costsForEach(Measure.PEOPLE, Goods.of(2, FOOD))
            .passesLeft()
            .whenPlayed(book(4));

    public static final Card BARBECUE = minor("Z318", "Barbecue")
            .passesLeft()
            .whenPlayed(upTo(all(Measure.PEOPLE), oneOf(cook(SHEEP, 3), cook(WILD_BOAR, 4), cook(CATTLE, 5))));

    public static final Card PUMPKIN_SEED_OIL = minor("Z319", "Pumpkin Seed Oil")
            .needs(atLeast(1, Measure.VEGETABLE_FIELDS))
            .keeps(new Store.Bundle())
            .ownsWhatLiesHere()
            .atAnyTime(once(
                    Effect.Period.ROUND,
                    onlyIf(atMost(2, onCard(VEGETABLE)), putOnCardFor(1, VEGETABLE, get(3, FOOD)))));

    public static final Card MAYPOLE = minor("Z320", "Maypole")
            .bannedAtTournaments()
            .costs(1, WOOD)
            .needs(inRounds(1, 2, 3, 4).and(atLeast(1, Measure.FENCES_LEFT)))
            .whenPlayedMust(does(Act.once(Act.Kind.FENCE_POST)))
            .scores(Phrases.number(2));

    public static final Card RANCH = minor("Z321", "Ranch")
            .needs(exactly(0, Measure.UNUSED_SQUARES))
            .whenPlayed(get(times(2, all(Measure.ROUNDS_LEFT)), FOOD).and(book(all(Measure.ROUNDS_LEFT))));

    public static final Card DOZING_BULL = minor("Z322", "Dozing Bull")
            .atAnyTime(onlyIf(atLeast(1, your(CATTLE)), once(Effect.Period.STEP, does(Act.any(Act.Kind.MOVE_FENCES)))));

    public static final Card GIANT_PUMPKIN = minor("Z323", "Giant Pumpkin")
            .costs(1, VEGETABLE)
            .keeps(new Store.Bundle())
            .ownsWhatLiesHere()
            .whenPlayed(putOnCard(1, VEGETABLE))
            .atAnyTime(new Effect.CookFromCard(VEGETABLE))
            .scores(times(2, onCard(VEGETABLE)));

    public static final Card SCARECROW =
            minor("Z324", "Scarecrow").needs(atLeast(2, Measure.EMPTY_FIELDS)).sowsTwice();
}
