package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.PLAYERS_SPACES;
import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.brought;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.holding;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.improvements;
import static tilth.agricola.cards.Phrases.inRounds;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.renovations;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.rounds;
import static tilth.agricola.cards.Phrases.stables;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Phrases.yourLastPerson;
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
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Payee;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Occupations of deck K, edition of 2007: K290 to K312 and K342. */
public final class OccupationsK290 implements Sheet {

    public static final Card CLAY_WORKER =
            occupation("K290", "Clay Worker").rightAfterYouUse(Spaces.ANY, onlyIf(brought(WOOD, CLAY), get(1, CLAY)));

    public static final Card LOVER = occupation("K291", "Lover")
            .bannedAtTournaments()
            .from(3)
            .costs(4, FOOD)
            .whenPlayed(does(Act.once(Act.Kind.GROW_ANYWAY)));

    public static final Card MARKET_WOMAN = occupation("K292", "Market Woman")
            .at(
                    Moment.GOT,
                    onlyIf(new Condition.Arrived(1 << VEGETABLE, Condition.From.SPACE_OR_MINOR), get(2, GRAIN)));

    public static final Card PLOUGHMAN = occupation("K293", "Ploughman")
            .keeps(new Store.Rounds())
            .whenPlayed(new Effect.NoteRounds(after(4, 7, 10)))
            .at(Moment.ROUND_START, may(onlyIf(new Condition.InNotedRound(), pay(1, FOOD, plow()))));

    public static final Card BRUSHWOOD_COLLECTOR = occupation("K294", "Brushwood Collector")
            .from(3)
            .pays(Rebate.of(rooms() | renovations(), new Rebate.SwapAll(REED, Goods.of(1, WOOD))));

    public static final Card CATTLE_BREEDER = occupation("K295", "Cattle Breeder")
            .from(4)
            .whenPlayed(get(1, CATTLE))
            .at(Moment.ROUND_END, onlyIf(inRounds(12), new Effect.Breed(1 << CATTLE - SHEEP)));

    public static final Card SEED_SELLER = occupation("K296", "Seed Seller")
            .from(3)
            .whenPlayed(get(1, GRAIN))
            .eachTimeYouUse(Spaces.of(Space.GRAIN_SEEDS), get(1, GRAIN));

    public static final Card SHEEP_FARMER = occupation("K297", "Sheep Farmer")
            .from(3)
            .eachTimeYouUse(holding(SHEEP), get(1, SHEEP))
            .rightAfterYouUse(Spaces.of(Space.ANIMAL_MARKET), onlyIf(brought(SHEEP), get(1, SHEEP)))
            .atAnyTime(onlyIf(
                    new Condition.BeforeTheEnd(), pay(3, SHEEP, get(1, CATTLE).and(get(1, WILD_BOAR)))));

    public static final Card SHEPHERD_BOY = occupation("K298", "Shepherd Boy")
            .from(4)
            .asSoonAs(house(Farmyards.STONE), onRounds(new RoundSpaces.All(), 1, SHEEP));

    public static final Card SLAUGHTERMAN = occupation("K299", "Slaughterman")
            .from(3)
            .feedsLast()
            .atOthers(
                    Moment.COOKED,
                    onlyIf(aboutGood(SHEEP, WILD_BOAR, CATTLE).and(new Condition.FirstCooked()), get(1, FOOD)));

    public static final Card SCHNAPS_DISTILLER =
            occupation("K300", "Schnaps Distiller").crafts(VEGETABLE, 5);

    public static final Card WOOD_CARVER = occupation("K301", "Wood Carver")
            .pays(less(improvements() | stables() | fences(), 1, WOOD).once(Period.ROUND))
            .pays(less(rooms(), 1, WOOD).when(house(Farmyards.WOODEN)).once(Period.ROUND));

    public static final Card PIG_WHISPERER =
            occupation("K302", "Pig Whisperer").from(4).whenPlayed(onRounds(after(4, 7, 10), 1, WILD_BOAR));

    public static final Card STONE_BREAKER = occupation("K303", "Stone Breaker")
            .from(4)
            .atAnyTime(onlyIf(
                    house(Farmyards.CLAY).and(new Condition.BetweenActions()), does(Act.once(Act.Kind.RENOVATE_NEXT))));

    public static final Card VETERINARIAN = occupation("K304", "Veterinarian")
            .from(4)
            .keeps(new Store.Bundle())
            .whenPlayed(putOnCard(4, SHEEP).and(putOnCard(3, WILD_BOAR)).and(putOnCard(2, CATTLE)))
            .at(Moment.ROUND_START, new Effect.DrawPair());

    public static final Card ANIMAL_HANDLER = occupation("K305", "Animal Handler")
            .from(4)
            .keeps(new Store.Rounds())
            .whenPlayed(new Effect.NoteRounds(rounds(7, 10, 14)))
            .at(
                    Moment.ROUND_START,
                    may(onlyIf(
                            new Condition.InNotedRound(),
                            oneOf(
                                    onlyIf(inRounds(7), pay(1, FOOD, get(1, SHEEP))),
                                    onlyIf(inRounds(10), pay(1, FOOD, get(1, WILD_BOAR))),
                                    onlyIf(inRounds(14), pay(1, FOOD, get(1, CATTLE)))))));

    public static final Card ANIMAL_TAMER =
            occupation("K306", "Animal Tamer").houses(Lodging.inTheHouse(all(Measure.ROOMS)));

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

    public static final Card RESOURCE_SELLER = occupation("K310", "Resource Seller")
            .keeps(new Store.Pile(List.of(WOOD, CLAY, REED, CLAY, STONE, CLAY, STONE)))
            .at(Moment.GOT, new Effect.TakeMatching());

    public static final Card MAGICIAN = occupation("K311", "Magician")
            .from(4)
            .is(Mark.ARTIST)
            .rightAfterYouUse(
                    PLAYERS_SPACES,
                    onlyIf(brought(FOOD).and(yourLastPerson()), get(1, GRAIN).and(get(1, FOOD))));

    public static final Card FENCE_OVERSEER = occupation("K312", "Fence Overseer")
            .at(Moment.STABLE_BUILT, may(once(Period.ROUND, pay(1, FOOD, does(Act.once(Act.Kind.FENCE_STABLE))))));

    public static final Card ANIMAL_TRAINER = occupation("K342", "Animal Trainer")
            .from(4)
            .is(Mark.ARTIST)
            .eachTimeYouUse(
                    PLAYERS_SPACES,
                    may(new Effect.SpendTaken(
                            FOOD,
                            List.of(
                                    new Effect.Pay(Goods.of(2, FOOD), Payee.SUPPLY, get(1, SHEEP)),
                                    new Effect.Pay(Goods.of(2, FOOD), Payee.SUPPLY, get(1, WILD_BOAR)),
                                    new Effect.Pay(Goods.of(3, FOOD), Payee.SUPPLY, get(1, CATTLE))))));
}
