package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.PLAYERS_SPACES;
import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.note;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.putBack;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.VEGETABLE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Claim;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;

/** Occupations of deck E, edition of 2007: E147 to E170. */
public final class OccupationsE147 implements Sheet {

    public static final Card LAND_AGENT = occupation("E147", "Land Agent")
            .from(3)
            .whenPlayed(get(1, VEGETABLE))
            .eachTimeYouUse(Spaces.of(Space.VEGETABLE_SEEDS), get(1, GRAIN));

    public static final Card ACADEMIC = occupation("E148", "Academic").from(3).countsTwice();

    public static final Card MASTER_BAKER = occupation("E149", "Master Baker")
            .from(4)
            .at(Moment.BAKED, onlyIf(new Condition.NotItself(), get(1, FOOD)))
            .atOthers(Moment.BAKED, may(bake()));

    public static final Card BAKER =
            occupation("E150", "Baker").whenPlayed(may(bake())).at(Moment.FEEDING_START, may(bake()));

    public static final Card MASTER_BUILDER = occupation("E151", "Master Builder")
            .atAnyTime(once(
                    Period.GAME,
                    onlyIf(
                            atLeast(5, Measure.ROOMS),
                            does(Act.once(Act.Kind.ROOM).free()))));

    public static final Card BERRY_PICKER = occupation("E152", "Berry Picker")
            .from(3)
            .rightAfterYouUse(Spaces.ANY, onlyIf(brought(WOOD), get(1, FOOD)))
            .at(
                    Moment.GOT,
                    onlyIf(
                            new Condition.ArrivedFrom(1 << WOOD, Mark.MATERIAL.bit()).and(new Condition.UsingSpace()),
                            get(1, FOOD)));

    public static final Card MENDICANT = occupation("E153", "Mendicant")
            .scores(new Count.Steps(all(Measure.BEGGING_CARDS), List.of(1, 2), List.of(3, 6)));

    public static final Card MASTER_BREWER = occupation("E154", "Master Brewer").crafts(GRAIN, 3);

    public static final Card BREAD_SELLER =
            occupation("E155", "Bread Seller").from(3).atAnybodys(Moment.BAKED, get(all(Measure.GRAIN_BAKED), FOOD));

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

    public static final Card TURNER = occupation("E158", "Turner").from(3).atAnyTime(pay(1, WOOD, get(1, FOOD)));

    public static final Card HEAD_OF_THE_FAMILY = occupation("E159", "Head of the Family")
            .from(4)
            .shares(new Spaces.Growing(), 4)
            .shares(Spaces.of(Space.FARM_EXPANSION, Space.ROOM_OR_PLAYERS), 4);

    public static final Card FARMER = occupation("E160", "Farmer")
            .from(4)
            .keeps(new Store.Noted())
            .at(
                    Moment.PASTURES_BUILT,
                    once(
                            Period.ACTION,
                            onlyIf(atLeast(1, Measure.NOTED), get(1, CATTLE))
                                    .and(onlyIf(exactly(0, Measure.NOTED), get(1, WILD_BOAR)))
                                    .and(note(number(1)))));

    public static final Card FISHERMAN = occupation("E161", "Fisherman")
            .from(3)
            .rightAfterYouUse(Spaces.of(Space.FISHING), may(new Effect.DoubleTaken(FOOD, Mark.FISHING_GEAR.bit())));

    public static final Card MEAT_SELLER =
            occupation("E162", "Meat Seller").cooksIf(atLeast(1, Measure.OVENS), new Cooking(0, 2, 3, 4));

    public static final Card FIELD_WARDEN = occupation("E163", "Field Warden")
            .from(4)
            .shares(Spaces.of(Space.VEGETABLE_SEEDS, Space.FARMLAND, Space.CULTIVATION), 4);

    public static final Card MASTER_FORESTER = occupation("E164", "Master Forester")
            .from(4)
            .brings(Plan.accumulating(2, WOOD))
            .asksToll(2);

    public static final Card YEOMAN_FARMER =
            occupation("E165", "Yeoman Farmer").from(3).forgives();

    public static final Card UNDERGARDENER =
            occupation("E166", "Undergardener").from(4).eachTimeYouUse(Spaces.of(Space.DAY_LABORER), get(1, VEGETABLE));

    public static final Card CONJURER = occupation("E167", "Conjurer")
            .from(4)
            .is(Mark.ARTIST)
            .rightAfterYouUse(PLAYERS_SPACES, onlyIf(brought(FOOD), get(1, GRAIN)));

    public static final Card GREENGROCER =
            occupation("E168", "Greengrocer").from(3).eachTimeYouUse(Spaces.of(Space.GRAIN_SEEDS), get(1, VEGETABLE));

    public static final Card STORYTELLER = occupation("E169", "Storyteller")
            .from(4)
            .is(Mark.ARTIST)
            .onceItHasBrought(
                    PLAYERS_SPACES, may(onlyIf(new Condition.TookOff(1, FOOD), putBack(1, FOOD, get(1, VEGETABLE)))));

    public static final Card ESTATE_MANAGER = occupation("E170", "Estate Manager")
            .from(3)
            .scoresIf(
                    new Condition.MostAnimals(),
                    new Count.Steps(all(Measure.PLAYERS), List.of(3, 4, 5), List.of(2, 3, 4)));
}
