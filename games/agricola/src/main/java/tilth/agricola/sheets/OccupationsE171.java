package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.note;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.rounds;
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
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;

/** Occupations of deck E, edition of 2007: E171 to E194. */
public final class OccupationsE171 implements Sheet {

    public static final Card DOCK_WORKER = occupation("E171", "Dock Worker")
            .atAnyTime(
                    pay(3, WOOD, get(1, CLAY)),
                    pay(3, WOOD, get(1, REED)),
                    pay(3, WOOD, get(1, STONE)),
                    pay(2, CLAY, get(1, WOOD)),
                    pay(2, CLAY, get(1, REED)),
                    pay(2, CLAY, get(1, STONE)),
                    pay(2, REED, get(1, WOOD)),
                    pay(2, REED, get(1, CLAY)),
                    pay(2, REED, get(1, STONE)),
                    pay(2, STONE, get(1, WOOD)),
                    pay(2, STONE, get(1, CLAY)),
                    pay(2, STONE, get(1, REED)));

    public static final Card CHIEF =
            occupation("E172", "Chief").costs(2, FOOD).is(Mark.CHIEF).scores(all(Measure.STONE_ROOMS));

    public static final Card CHIEFS_DAUGHTER =
            occupation("E173", "Chief's Daughter").isCalledBy(Mark.CHIEF).scores(new Count.ByHouse(0, 1, 3));

    public static final Card TUTOR = occupation("E174", "Tutor")
            .keeps(new Store.Noted())
            .whenPlayed(note(all(Measure.OCCUPATIONS)))
            .scores(new Count.Less(all(Measure.OCCUPATIONS), all(Measure.NOTED)));

    public static final Card HEDGE_KEEPER =
            occupation("E175", "Hedge Keeper").pays(Rebate.of(fences(), new Rebate.MoreFree(3)));

    public static final Card WOODCUTTER =
            occupation("E176", "Woodcutter").rightAfterYouUse(Spaces.ANY, onlyIf(brought(WOOD), get(1, WOOD)));

    public static final Card WOODEN_HUT_BUILDER =
            occupation("E177", "Wooden Hut Builder").from(3).scores(all(Measure.WOODEN_ROOMS));

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
                                    onlyIf(
                                            by(Act.Kind.MINOR),
                                            pay(1, FOOD, new Effect.Anew(does(Act.once(Act.Kind.MINOR))))),
                                    onlyIf(
                                            by(Act.Kind.MAJOR_OR_MINOR),
                                            pay(1, FOOD, new Effect.Anew(does(Act.once(Act.Kind.MAJOR_OR_MINOR)))))))));

    public static final Card HOBBY_FARMER = occupation("E180", "Hobby Farmer")
            .from(4)
            .whenPlayed(get(1, VEGETABLE).and(may(does(Act.once(Act.Kind.SOW_VEGETABLE)))));

    public static final Card COOK = occupation("E181", "Cook").from(4).hasFullEaters(2);

    public static final Card CHARCOAL_BURNER = occupation("E182", "Charcoal Burner")
            .from(3)
            .atAnybodys(
                    Moment.IMPROVEMENT_BUILT,
                    onlyIf(about(Mark.BAKER), get(1, FOOD).and(get(1, WOOD))));

    public static final Card BASKETMAKER =
            occupation("E183", "Basketmaker").from(4).is(Mark.REEDCRAFT).crafts(REED, 3);

    public static final Card GROCER = occupation("E184", "Grocer")
            .keeps(new Store.Pile(List.of(REED, GRAIN, STONE, VEGETABLE, WOOD, CLAY, REED, VEGETABLE)))
            .atAnyTime(pay(1, FOOD, new Effect.TakeTop()));

    public static final Card CLAY_FIRER = occupation("E185", "Clay Firer")
            .from(4)
            .atAnyTime(pay(2, CLAY, get(1, STONE)), pay(3, CLAY, get(2, STONE)));

    public static final Card CLAY_SELLER = occupation("E186", "Clay Seller")
            .from(4)
            .atAnyTime(
                    pay(2, CLAY, get(1, SHEEP)),
                    pay(2, CLAY, get(1, REED)),
                    pay(3, CLAY, get(1, WILD_BOAR)),
                    pay(3, CLAY, get(1, STONE)),
                    pay(4, CLAY, get(1, CATTLE)));

    public static final Card CLAY_DELIVERYMAN = occupation("E187", "Clay Deliveryman")
            .whenPlayed(onRounds(rounds(6, 7, 8, 9, 10, 11, 12, 13, 14), 1, CLAY));

    public static final Card CLAY_MIXER = occupation("E188", "Clay Mixer")
            .rightAfterYouUse(Spaces.ANY, onlyIf(new Condition.BroughtOnly(CLAY), get(2, CLAY)));

    public static final Card LORD_OF_THE_MANOR =
            occupation("E189", "Lord of the Manor").scores(new Bonus.FullParts());

    public static final Card MAID = occupation("E190", "Maid")
            .asSoonAs(house(Farmyards.CLAY, Farmyards.STONE), onRounds(new RoundSpaces.All(), 1, FOOD));

    public static final Card MASON = occupation("E191", "Mason")
            .atAnyTime(once(
                    Period.GAME,
                    onlyIf(
                            house(Farmyards.STONE).and(atLeast(4, Measure.ROOMS)),
                            does(Act.once(Act.Kind.ROOM).free()))));

    public static final Card PATRON = occupation("E192", "Patron").from(4).at(Moment.BEFORE_OCCUPATION, get(2, FOOD));

    public static final Card PASTOR = occupation("E193", "Pastor")
            .from(4)
            .atAnyTime(once(
                    Period.GAME,
                    onlyIf(
                            exactly(2, Measure.ROOMS).and(exactly(0, Measure.OTHERS_WITHOUT_MORE_ROOMS)),
                            get(3, WOOD).and(get(2, CLAY)).and(get(1, REED)).and(get(1, STONE)))));

    public static final Card PLOUGH_DRIVER = occupation("E194", "Plough Driver")
            .at(Moment.ROUND_START, may(onlyIf(house(Farmyards.STONE), pay(1, FOOD, plow()))));
}
