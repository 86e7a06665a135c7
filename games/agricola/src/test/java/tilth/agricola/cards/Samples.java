package tilth.agricola.cards;

import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.fromRound;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.less;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayCost;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.mayPutBack;
import static tilth.agricola.cards.Phrases.noteRoundAfter;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.oneForEach;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.rooms;
import static tilth.agricola.cards.Phrases.swap;
import static tilth.agricola.cards.Phrases.useUp;
import static tilth.agricola.cards.Sheet.major;
import static tilth.agricola.cards.Sheet.minor;
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

import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** Invented cards that only tests know, one for each kind of thing a card can do. */
public final class Samples implements Sheet {

    public static final Card SEED_SWAP = major("X01", "Seed Swap")
            .costs(1, GRAIN)
            .whenPlayed(get(1, VEGETABLE).and(book(1)));

    public static final Card ROWING_BOAT = minor("X02", "Rowing Boat")
            .eachTimeYouUse(Spaces.of(Space.FISHING), get(1, FOOD).and(get(1, REED)));

    public static final Card SAW_PIT = minor("X03", "Saw Pit").pays(less(Phrases.improvements() | rooms(), 1, WOOD));

    public static final Card TIMBER_FRAME =
            minor("X04", "Timber Frame").pays(mayCost(rooms(), Goods.of(4, WOOD) + Goods.of(1, REED)));

    public static final Card SHINGLES =
            minor("X05", "Shingles").pays(swap(rooms() | Phrases.renovations(), Phrases.of(1, REED, 1, WOOD)));

    public static final Card LOAM_WALLS = minor("X06", "Loam Walls").pays(swap(rooms(), Phrases.of(2, WOOD, 1, CLAY)));

    public static final Card LONG_HOUSE = occupation("X07", "Long House").scores(all(Measure.ROOMS_ADDED));

    public static final Card VILLAGE_FEAST =
            occupation("X08", "Village Feast").scores(new Bonus.ForMost(Measure.PEOPLE, 2));

    public static final Card HIRED_HAND = occupation("X09", "Hired Hand")
            .eachTimeYouUse(
                    Spaces.of(Space.DAY_LABORER), oneOf(get(1, GRAIN), onlyIf(fromRound(6), get(1, VEGETABLE))));

    public static final Card BEAN_ROW = minor("X10", "Bean Row").worth(1).isField(Crop.VEGETABLE);

    public static final Card GLEANER = occupation("X11", "Gleaner")
            .rightAfterAnotherUses(Spaces.of(Space.GRAIN_SEEDS), mayPay(1, FOOD, get(1, GRAIN)));

    public static final Card FISH_WIFE = occupation("X12", "Fish Wife")
            .when(new Hook(Moment.USED, Hook.Whose.ANYBODYS, Spaces.of(Space.FISHING), get(1, FOOD)));

    public static final Card NIGHT_PLOW =
            occupation("X13", "Night Plow").at(Moment.ROUND_START, mayPay(1, FOOD, plow()));

    public static final Card ALMS = occupation("X14", "Alms").at(Moment.ROUND_START, may(get(1, FOOD)));

    public static final Card LOFT = minor("X15", "Loft").houses(Lodging.inTheHouse(number(3)));

    public static final Card TENT = minor("X16", "Tent").houses(Lodging.forPeople(1));

    public static final Card TROUGH = minor("X17", "Trough").houses(Lodging.inEveryPasture(2));

    public static final Card SHEEP_PEN = minor("X18", "Sheep Pen").houses(Lodging.forHerd(1, 3));

    public static final Card STY = minor("X19", "Sty").houses(Lodging.forMix(6, 2));

    public static final Card DROVER = occupation("X20", "Drover").atAnyTime(pay(1, SHEEP, get(2, WOOD)));

    public static final Card CAIRN =
            major("X21", "Cairn").costs(1, WOOD).keeps(new Store.Tiles(2)).at(Moment.ROUND_START, useUp(get(1, STONE)));

    public static final Card SWINEHERD = occupation("X22", "Swineherd").at(Moment.ROUND_END, get(1, WILD_BOAR));

    public static final Card MUSHROOMS =
            occupation("X23", "Mushrooms").rightAfterYouUse(Spaces.of(Space.FOREST), mayPutBack(1, WOOD, get(2, FOOD)));

    public static final Card HOUSE_WARMING =
            occupation("X24", "House Warming").at(Moment.ROOMS_BUILT, onNextRounds(3, 1, FOOD));

    public static final Card LODGER = minor("X26", "Lodger").shares(Spaces.of(Space.FISHING, Space.GRAIN_SEEDS), 1);

    public static final Card OLD_BEAMS = minor("X27", "Old Beams").worth(3).forbids(Act.Kind.RENOVATE);

    public static final Card CROCKERY = major("X28", "Crockery")
            .costsForEach(Measure.PEOPLE, Goods.of(1, CLAY))
            .worth(4);

    public static final Card FARM_HAND = occupation("X29", "Farm Hand")
            .atTheEndOfYourTurnOn(Spaces.of(Space.FARMLAND), may(new Effect.PlaceAgain(-1L)));

    public static final Card SCYTHE = minor("X30", "Scythe").at(Moment.FIELDS, may(does(Act.any(Act.Kind.REAP_GRAIN))));

    public static final Card ARD = major("X31", "Ard")
            .costs(1, WOOD)
            .keeps(new Store.Rounds())
            .whenPlayed(noteRoundAfter(2))
            .at(Moment.ROUND_START, may(onlyIf(new Condition.InNotedRound(), plow())));

    public static final Card MASON =
            occupation("X32", "Mason").asSoonAs(house(Farmyards.CLAY, Farmyards.STONE), get(3, STONE));

    public static final Card HEDGE = minor("X33", "Hedge").pays(Rebate.of(fences(), new Rebate.FirstFree(2)));

    public static final Card HANDYMAN = occupation("X34", "Handyman")
            .rightAfterYouUse(
                    Spaces.of(Space.DAY_LABORER), may(does(Act.once(Act.Kind.ROOM), Act.once(Act.Kind.RENOVATE))));

    public static final Card SPRING = occupation("X35", "Spring").at(Moment.ROUND_END, new Effect.Breed(1));

    public static final Card FOUNDLING =
            occupation("X36", "Foundling").at(Moment.GREW, mayPay(1, FOOD, new Effect.NewbornWorks()));

    public static final Card STREAM =
            minor("X37", "Stream").eachTimeYouUse(new Spaces.Above(Space.FISHING), get(1, FOOD));

    public static final Card TALLY_STICK = minor("X38", "Tally Stick")
            .keeps(new Store.Tally())
            .at(Moment.RETURN_HOME, onlyIf(atLeast(4, Measure.RESOURCES_GOT), get(2, FOOD)));

    public static final Card QUARRYMAN = occupation("X39", "Quarryman").leapsTo(Farmyards.STONE);

    public static final Card DIBBER = minor("X40", "Dibber").shiftsCrops();

    public static final Card INN = major("X41", "Inn")
            .costs(1, WOOD)
            .brings(Plan.getting(Goods.of(3, FOOD)))
            .letsItsOwner(Plan.doing(Act.once(Act.Kind.CARD)))
            .offers(get(3, FOOD), book(2));

    public static final Card COMMON =
            occupation("X42", "Common").brings(Plan.accumulating(2, WOOD)).asksToll(2);

    public static final Card MARKET_WOMAN =
            occupation("X43", "Market Woman").atAnyTime(pay(1, SHEEP, get(1, WILD_BOAR)));

    public static final Card CHARCOAL = occupation("X44", "Charcoal").atAnyTime(pay(1, WOOD, get(1, FOOD)));

    public static final Card SEED_CAKE =
            major("X45", "Seed Cake").costs(1, GRAIN).costs(1, FOOD).worth(1);

    /** Pays for a slaughter. */
    public static final Card TANNER = occupation("X46", "Tanner").at(Moment.COOKED, get(1, STONE));

    /** Bakes before the action of a space. */
    public static final Card THRESHER =
            minor("X47", "Thresher").eachTimeYouUse(Spaces.of(Space.CULTIVATION), may(Phrases.bake()));

    /** Gives the seed that a space asks for. */
    public static final Card SOWER =
            occupation("X48", "Sower").eachTimeYouUse(Spaces.of(Space.GRAIN_UTILIZATION), get(1, GRAIN));

    /** Rewards the building of any improvement. */
    public static final Card BUILDERS_ALE = minor("X49", "Builders Ale").at(Moment.IMPROVEMENT_BUILT, get(1, FOOD));

    /** Swaps fences at will. */
    public static final Card WATTLE = minor("X50", "Wattle")
            .pays(Rebate.of(fences(), new Rebate.AnySwaps(new Rebate.Swap(Goods.of(1, WOOD), Goods.of(1, CLAY)))));

    /** A wooden room for less. */
    public static final Card LOG_CABIN =
            minor("X51", "Log Cabin").pays(mayCost(rooms(), Goods.of(3, WOOD)).when(house(Farmyards.WOODEN)));

    /** Handed back like a fireplace. */
    public static final Card CAMP_FIRE =
            minor("X52", "Camp Fire").is(Mark.FIREPLACE).cooks(new Cooking(1, 1, 1, 1));

    /** Notes how many sheep there are. */
    public static final Card SHEARER = occupation("X53", "Shearer")
            .at(Moment.FIELDS, get(oneForEach(2, Phrases.your(SHEEP)), FOOD))
            .at(Moment.PLAYED, get(1, CATTLE));

    /** Places again, if one of the two takes sheep. */
    public static final Card SHEEP_DOG =
            occupation("X54", "Sheep Dog").at(Moment.TURN_END, may(new Effect.PlaceAgain(Space.SHEEP_MARKET.bit())));

    /** Lets ovens be built like minors. */
    public static final Card KILN = occupation("X55", "Kiln").letsBuildAsMinor(Mark.OVEN);

    /** Makes ovens cheaper, and nothing else. */
    public static final Card BRICKS =
            minor("X56", "Bricks").pays(less(Phrases.improvements(), 1, CLAY).forMarks(Mark.OVEN));

    /** Joins others, like the lodger. */
    public static final Card ROOMMATE = minor("X57", "Roommate").shares(Spaces.of(Space.GRAIN_SEEDS), 1);

    /** More substitutions than anybody has fingers on one hand. */
    public static final Card PATCHWORK = patchwork();

    /** Gives something once in the game. */
    public static final Card HEIRLOOM =
            occupation("X59", "Heirloom").at(Moment.ROUND_START, Phrases.once(Effect.Period.GAME, get(1, STONE)));

    /** Rewards the use of the space where it is played. */
    public static final Card PUPIL =
            occupation("X60", "Pupil").rightAfterYouUse(Spaces.of(Space.LESSONS), get(1, FOOD));

    /** Sells two things one after the other. */
    public static final Card TINKER = occupation("X61", "Tinker")
            .at(Moment.ROUND_START, may(pay(1, FOOD, get(1, CLAY)).and(pay(1, WOOD, get(1, REED)))));

    /** Undoes what wattle does. */
    public static final Card APPRENTICE = occupation("X64", "Apprentice").costs(5, FOOD);

    public static final Card OSIER = minor("X62", "Osier")
            .pays(Rebate.of(fences(), new Rebate.AnySwaps(new Rebate.Swap(Goods.of(1, CLAY), Goods.of(1, WOOD)))));

    /** Swaps wood of rooms at will. */
    public static final Card DAUB = minor("X63", "Daub")
            .pays(Rebate.of(rooms(), new Rebate.AnySwaps(new Rebate.Swap(Goods.of(2, WOOD), Goods.of(1, CLAY)))));

    private static Card patchwork() {
        Card card = minor("X58", "Patchwork");
        for (int patch = 0; patch < 9; patch++) {
            card.pays(swap(rooms(), Phrases.of(1, WOOD, 1, STONE)));
        }
        return card;
    }

    /** Notes every moment that comes for its owner. */
    public static final Card ALMANAC = almanac();

    public static final Card WATCHFUL_NEIGHBOR =
            occupation("X65", "Watchful Neighbor").atOthers(Moment.COOKED, may(get(1, WOOD)));

    private static Card almanac() {
        Card card = occupation("X25", "Almanac").keeps(new Store.Noted());
        for (Moment moment : Moment.values()) {
            card.at(moment, new Noting(moment));
        }
        return card;
    }

    /** Notes a moment as a bit. */
    record Noting(Moment moment) implements tilth.agricola.react.OwnEffect {

        @Override
        public String word() {
            return "noting";
        }

        @Override
        public void happen(tilth.agricola.state.State position, int seat, int slot, tilth.engine.Journal journal) {
            int at = position.table().deck().keptAt(slot);
            position.tableau().keep(at, position.tableau().kept(at) | 1L << moment.ordinal());
        }

        @Override
        public boolean isPossible(tilth.agricola.state.State position, int seat, int slot) {
            return true;
        }
    }
}
