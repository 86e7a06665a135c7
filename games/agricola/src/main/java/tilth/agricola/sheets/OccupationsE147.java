package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.WILD_BOAR;

import tilth.agricola.board.Act;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Claim;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Store;

/** Occupations of deck E, edition of 2007: E147 to E170. */
public final class OccupationsE147 implements Sheet {

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
}
