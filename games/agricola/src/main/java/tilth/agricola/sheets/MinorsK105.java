package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.bake;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.grown;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.occupations;
import static tilth.agricola.cards.Phrases.onRounds;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.rounds;
import static tilth.agricola.cards.Phrases.stables;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
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
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Sheet;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;

/** Minor improvements of deck K, edition of 2007: K105 to K125. */
public final class MinorsK105 implements Sheet {

    public static final Card ACREAGE =
            minor("K105", "Acreage").needs(occupations(1)).hasPlots(2, Crop.GRAIN);

    public static final Card BAKEHOUSE = minor("K106", "Bakehouse")
            .costs(3, STONE)
            .costsReturning(1, Mark.OVEN)
            .worth(5)
            .bakes(2, 5)
            .whenPlayed(may(bake()));

    public static final Card LUMBER =
            minor("K107", "Lumber").costs(1, STONE).passesLeft().whenPlayed(get(3, WOOD));

    public static final Card BEEHIVE = minor("K108", "Beehive")
            .needs(occupations(3).and(atLeast(2, Measure.IMPROVEMENTS)))
            .worth(1)
            .whenPlayed(onRounds(new RoundSpaces.Even(), 2, FOOD));

    public static final Card SPIT_ROAST = minor("K109", "Spit Roast")
            .costs(1, WOOD)
            .at(
                    Moment.COOKED,
                    onlyIf(
                            new Condition.AtFeeding().and(aboutGood(SHEEP, WILD_BOAR, CATTLE)),
                            once(Effect.Period.HARVEST, get(1, FOOD))));

    public static final Card BREWERY = minor("K110", "Brewery")
            .costs(2, GRAIN)
            .costs(2, STONE)
            .worth(2)
            .crafts(GRAIN, 3)
            .scores(steps(grown(GRAIN), 9));

    public static final Card BREAD_PADDLE =
            minor("K111", "Bread Paddle").costs(1, WOOD).at(Moment.OCCUPATION_PLAYED, may(bake()));

    public static final Card BOOKSHELF = minor("K112", "Bookshelf")
            .costs(1, WOOD)
            .needs(occupations(3))
            .worth(1)
            .at(Moment.BEFORE_OCCUPATION, get(3, FOOD));

    public static final Card FLAIL = minor("K113", "Flail")
            .costs(1, WOOD)
            .needs(occupations(1))
            .eachTimeYouUse(Spaces.of(Space.FARMLAND, Space.CULTIVATION), may(bake()));

    public static final Card DUCK_POND =
            minor("K114", "Duck Pond").needs(occupations(2)).worth(1).fillsNextRounds(3, 1, FOOD);

    public static final Card SWING_PLOUGH =
            minor("K115", "Swing Plough").costs(3, WOOD).needs(occupations(3)).plowsMore(2, 2, Space.FARMLAND);

    public static final Card GRANARY = minor("K116", "Granary")
            .costs(3, WOOD)
            .or()
            .costs(3, CLAY)
            .worth(1)
            .whenPlayed(onRounds(rounds(8, 10, 12), 1, GRAIN));

    public static final Card GREENHOUSE = minor("K117", "Greenhouse")
            .costs(2, WOOD)
            .needs(occupations(1))
            .worth(1)
            .keeps(new Store.Rounds())
            .whenPlayed(new Effect.NoteRounds(after(4, 7)))
            .at(Moment.ROUND_START, may(onlyIf(new Condition.InNotedRound(), pay(1, FOOD, get(1, VEGETABLE)))));

    public static final Card LIQUID_MANURE = minor("K118", "Liquid Manure")
            .needs(atLeast(4, Measure.ANIMALS))
            .at(Moment.SOWN, new Effect.SowMore(number(1)));

    public static final Card CROOKED_PLOUGH =
            minor("K119", "Crooked Plough").costs(3, WOOD).needs(occupations(1)).plowsMore(1, 2, Space.FARMLAND);

    public static final Card HOUSE_GOAT = minor("K120", "House Goat")
            .worth(1)
            .at(Moment.FEEDING_START, get(1, FOOD))
            .houses(Lodging.noneInTheHouse());

    public static final Card SAWHORSE = minor("K121", "Sawhorse")
            .costs(2, WOOD)
            .pays(Rebate.of(fences(), new Rebate.EveryFree(3)))
            .pays(mayCost(stables(), Goods.NOTHING).once(Effect.Period.GAME));

    public static final Card SAWMILL = minor("K122", "Sawmill")
            .costsReturning(1, Mark.JOINERY)
            .worth(3)
            .is(Mark.WOODCRAFT)
            .crafts(WOOD, 3)
            .rewards(WOOD, 2, 4, 5);

    public static final Card WOODEN_STRONGBOX = minor("K123", "Wooden Strongbox")
            .costs(1, WOOD)
            .scores(new Count.Steps(all(Measure.ROOMS), List.of(5, 6), List.of(2, 4)));

    public static final Card YOKE = minor("K124", "Yoke")
            .costs(1, WOOD)
            .needs(atLeast(1, your(CATTLE)))
            .is(Mark.YOKE)
            .whenPlayed(upTo(cardsOfAll(Mark.PLOW, Mark.JUMP_PLOW, Mark.HARROW), plow()));

    public static final Card BROOM = minor("K125", "Broom")
            .costs(1, WOOD)
            .whenPlayed(new Effect.DrawAnew(7).and(may(does(Act.once(Act.Kind.MINOR)))));
}
