package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.PLAYERS_SPACES;
import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.fromRound;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.got;
import static tilth.agricola.cards.Phrases.gotNone;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCostOfHouse;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.putBack;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.rounds;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.untilRound;
import static tilth.agricola.cards.Phrases.yourCards;
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
import tilth.agricola.board.Space;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Occupations of deck E, edition of 2007: E195 to E218 and E341. */
public final class OccupationsE195 implements Sheet {

    public static final Card PLOUGH_MAKER = occupation("E195", "Plough Maker")
            .eachTimeYouUse(Spaces.of(Space.FARMLAND, Space.CULTIVATION), mayPay(1, FOOD, plow()));

    public static final Card MUSHROOM_COLLECTOR = occupation("E196", "Mushroom Collector")
            .onceItHasBrought(Spaces.ANY, may(onlyIf(new Condition.TookOff(1, WOOD), putBack(1, WOOD, get(2, FOOD)))));

    public static final Card BRAGGART = occupation("E197", "Braggart")
            .bannedAtTournaments()
            .from(3)
            .scores(new Count.Steps(all(Measure.IMPROVEMENTS), List.of(5, 6, 7, 8, 9), List.of(1, 3, 5, 7, 9)));

    public static final Card RATCATCHER = occupation("E198", "Ratcatcher")
            .bannedAtTournaments()
            .from(3)
            .keeps(new Store.Rounds())
            .whenPlayed(onlyIf(untilRound(9), new Effect.NoteRounds(rounds(10, 12))))
            .keepsOffspringHome();

    public static final Card RENOVATOR = occupation("E199", "Renovator")
            .pays(less(renovations(), 2, CLAY).becoming(Farmyards.CLAY))
            .pays(less(renovations(), 2, STONE).becoming(Farmyards.STONE));

    public static final Card CONSERVATOR = occupation("E200", "Conservator").leapsTo(Farmyards.STONE);

    public static final Card CATTLE_WHISPERER =
            occupation("E201", "Cattle Whisperer").from(4).whenPlayed(onRounds(after(5, 9), 1, CATTLE));

    public static final Card SEASONAL_WORKER = occupation("E202", "Seasonal Worker")
            .eachTimeYouUse(
                    Spaces.of(Space.DAY_LABORER), oneOf(get(1, GRAIN), onlyIf(fromRound(6), get(1, VEGETABLE))));

    public static final Card SHEPHERD = occupation("E203", "Shepherd").from(4).hasTwins(SHEEP, 4);

    public static final Card MASTER_SHEPHERD =
            occupation("E204", "Master Shepherd").from(4).whenPlayed(onNextRounds(3, 1, SHEEP));

    public static final Card REED_COLLECTOR =
            occupation("E205", "Reed Collector").from(3).whenPlayed(onNextRounds(4, 1, REED));

    public static final Card SWINEHERD =
            occupation("E206", "Swineherd").from(4).eachTimeYouUse(Spaces.of(Space.PIG_MARKET), get(1, WILD_BOAR));

    public static final Card STABLEHAND = occupation("E207", "Stablehand")
            .at(
                    Moment.PASTURES_BUILT,
                    once(Period.ACTION, does(Act.once(Act.Kind.STABLE).free())));

    public static final Card STABLEMASTER = occupation("E208", "Stablemaster").houses(Lodging.inOneStable(3));

    public static final Card QUARRYMAN = occupation("E209", "Quarryman").from(3).atAnyTime(pay(1, STONE, get(2, FOOD)));

    public static final Card STONE_CARRIER = occupation("E210", "Stone Carrier")
            .atTheEndOfYourTurnOn(
                    Spaces.ANY,
                    onlyIf(brought(STONE).and(gotNone(WOOD, CLAY, REED)), get(1, STONE))
                            .and(may(onlyIf(brought(STONE).and(got(WOOD, CLAY, REED)), pay(1, FOOD, get(1, STONE))))));

    public static final Card STONECUTTER =
            occupation("E211", "Stonecutter").from(3).pays(less(improvements() | rooms() | renovations(), 1, STONE));

    public static final Card DANCER = occupation("E212", "Dancer")
            .from(4)
            .is(Mark.ARTIST, Mark.DANCER)
            .rightAfterYouUse(PLAYERS_SPACES, new Effect.TopUp(4, FOOD));

    public static final Card STOCKMAN = occupation("E213", "Stockman")
            .from(4)
            .at(
                    Moment.STABLE_BUILT,
                    onlyIf(exactly(2, Measure.STABLES), get(1, CATTLE))
                            .and(onlyIf(exactly(3, Measure.STABLES), get(1, WILD_BOAR)))
                            .and(onlyIf(exactly(4, Measure.STABLES), get(1, SHEEP))));

    public static final Card POTTER =
            occupation("E214", "Potter").from(3).is(Mark.CLAYCRAFT).crafts(CLAY, 2);

    public static final Card TENANT_FARMER = occupation("E215", "Tenant Farmer")
            .from(4)
            .whenPlayed(get(1, SHEEP).and(get(1, WILD_BOAR)).and(get(1, CATTLE)))
            .owes(SHEEP, WILD_BOAR, CATTLE);

    public static final Card ANIMAL_KEEPER =
            occupation("E216", "Animal Keeper").from(4).houses(Lodging.mixedPastures());

    public static final Card REEVE = occupation("E217", "Reeve")
            .from(3)
            .whenPlayed(get(steps(all(Measure.ROUNDS_LEFT), 1, 3, 6, 9), WOOD))
            .scores(new Bonus.ForMost(Measure.OCCUPATIONS, 3));

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
