package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.mayCostOfHouse;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.yourCards;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.cards.Card;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.goods.Goods;

/** Occupations of deck E, edition of 2007: E195 to E218 and E341. */
public final class OccupationsE195 implements Sheet {

    public static final Card STOCKMAN = occupation("E213", "Stockman")
            .from(4)
            .at(
                    Moment.STABLE_BUILT,
                    onlyIf(exactly(2, Measure.STABLES), get(1, CATTLE))
                            .and(onlyIf(exactly(3, Measure.STABLES), get(1, WILD_BOAR)))
                            .and(onlyIf(exactly(4, Measure.STABLES), get(1, SHEEP))));

    public static final Card CARPENTER =
            occupation("E218", "Carpenter").pays(mayCostOfHouse(rooms(), 3, Goods.of(2, REED)));

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
}
