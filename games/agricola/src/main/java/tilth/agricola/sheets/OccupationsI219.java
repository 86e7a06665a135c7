package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.majors;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Occupations of deck I, edition of 2007: I219 to I242. */
public final class OccupationsI219 implements Sheet {

    public static final Card FIELDSMAN = occupation("I219", "Fieldsman")
            .at(
                    Moment.SOWN,
                    onlyIf(exactly(1, Measure.DONE), new Effect.SowMore(number(2)))
                            .and(onlyIf(exactly(2, Measure.DONE), new Effect.SowMore(number(1)))));

    public static final Card WELL_BUILDER = occupation("I220", "Well Builder")
            .letsBuildAsMinor(Mark.WELL)
            .pays(mayCost(majors(), Goods.of(1, STONE) + Goods.of(1, WOOD)).forMarks(Mark.WELL));

    public static final Card SOCIAL_CLIMBER = occupation("I222", "Social Climber")
            .from(4)
            .at(Moment.RENOVATED, get(new Count.Less(number(3), all(Measure.OTHERS_THERE_BEFORE)), STONE));

    public static final Card HARVEST_HELPER =
            occupation("I223", "Harvest Helper").from(3).at(Moment.FEEDING_START, may(new Effect.HelpReap(2)));

    public static final Card BUSINESSMAN = occupation("I228", "Businessman")
            .from(3)
            .when(new Hook(
                    Moment.IMPROVEMENT_BUILT,
                    Hook.Whose.OWN,
                    Spaces.of(Space.MEETING_PLACE),
                    may(once(Period.ACTION, onlyIf(by(Act.Kind.MINOR), does(Act.once(Act.Kind.MAJOR_OR_MINOR)))))));

    public static final Card CLAY_PLASTERER = occupation("I241", "Clay Plasterer")
            .pays(mayCost(renovations(), Goods.of(1, CLAY) + Goods.of(1, REED)).becoming(Farmyards.CLAY))
            .pays(mayCost(rooms(), Goods.of(3, CLAY) + Goods.of(2, REED)).when(house(Farmyards.CLAY)));
}
