package tilth.agricola.cards;

import static tilth.agricola.cards.Hook.Manner.AUTOMATIC;
import static tilth.agricola.cards.Hook.Manner.CHOICE;
import static tilth.agricola.cards.Hook.Manner.OPTIONAL;
import static tilth.agricola.cards.Phrases.above;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.countedResources;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.grant;
import static tilth.agricola.cards.Phrases.newbornWorks;
import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Phrases.paying;
import static tilth.agricola.cards.Phrases.placeAgain;
import static tilth.agricola.cards.Sheet.major;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.pay.Goods.CLAY;
import static tilth.agricola.pay.Goods.FOOD;
import static tilth.agricola.pay.Goods.GRAIN;
import static tilth.agricola.pay.Goods.REED;
import static tilth.agricola.pay.Goods.SHEEP;
import static tilth.agricola.pay.Goods.STONE;
import static tilth.agricola.pay.Goods.VEGETABLE;
import static tilth.agricola.pay.Goods.WILD_BOAR;
import static tilth.agricola.pay.Goods.WOOD;

import java.util.List;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.harvest.Breeding;
import tilth.agricola.pay.Goods;
import tilth.agricola.pay.Purchase;
import tilth.agricola.pay.Rebate;
import tilth.engine.Journal;

/** Invented cards that only tests know, one for each kind of thing a card can do. */
public final class Samples implements Sheet {

    // When you play it: you get 1 vegetable, and note down 1 bonus point.
    public static final Card SEED_SWAP = major("X01", "Seed Swap")
            .costs(1, GRAIN)
            .whenPlayed(get(1, VEGETABLE).and(book(1)));

    // Each time you use Fishing, you also get 1 food and 1 reed.
    public static final Card ROWING_BOAT = minor("X02", "Rowing Boat")
            .when(on(
                    Space.FISHING,
                    Moment.USE,
                    Hook.Whose.OWN,
                    AUTOMATIC,
                    get(1, FOOD).and(get(1, REED))));

    // Improvements and rooms cost you 1 wood less.
    public static final Card SAW_PIT = minor("X03", "Saw Pit")
            .pays(new Rebate(
                    Purchase.MAJOR.bit() | Purchase.ROOM.bit(),
                    Rebate.Kind.DISCOUNT,
                    Goods.of(1, WOOD),
                    Goods.NOTHING));

    // A room may cost you 4 wood and 1 reed.
    public static final Card TIMBER_FRAME = minor("X04", "Timber Frame")
            .pays(new Rebate(
                    Purchase.ROOM.bit(), Rebate.Kind.BASE, Goods.NOTHING, Goods.of(4, WOOD) + Goods.of(1, REED)));

    // For rooms and renovations you may pay 1 wood in place of 1 reed.
    public static final Card SHINGLES = minor("X05", "Shingles")
            .pays(new Rebate(
                    Purchase.ROOM.bit() | Purchase.RENOVATION.bit(),
                    Rebate.Kind.SUBSTITUTION,
                    Goods.of(1, REED),
                    Goods.of(1, WOOD)));

    // For rooms you may pay 1 clay in place of 2 wood.
    public static final Card LOAM_WALLS = minor("X06", "Loam Walls")
            .pays(new Rebate(Purchase.ROOM.bit(), Rebate.Kind.SUBSTITUTION, Goods.of(2, WOOD), Goods.of(1, CLAY)));

    // At the end: 1 bonus point for each room beyond the second.
    public static final Card LONG_HOUSE = occupation("X07", "Long House")
            .scores(Bonus.forOwner((position, owner) -> position.farms().roomCount(owner) - 2));

    // At the end: everybody with five people has 2 bonus points.
    public static final Card VILLAGE_FEAST = occupation("X08", "Village Feast")
            .scores((position, owner, seat) -> position.holdings().people(seat) == 5 ? 2 : 0);

    // Each time you use Day Laborer, take 1 grain or, from round 6 on, 1 vegetable.
    public static final Card HIRED_HAND = occupation("X09", "Hired Hand")
            .when(on(
                    Space.DAY_LABORER,
                    Moment.USE,
                    Hook.Whose.OWN,
                    CHOICE,
                    get(1, GRAIN),
                    fromRound(6, get(1, VEGETABLE))));

    // This card is a field for vegetables only.
    public static final Card BEAN_ROW = minor("X10", "Bean Row").worth(1).isField(Crop.VEGETABLE);

    // Each time another player uses Grain Seeds, you may pay 1 food for 1 grain.
    public static final Card GLEANER = occupation("X11", "Gleaner")
            .when(on(Space.GRAIN_SEEDS, Moment.USED, Hook.Whose.OTHERS, OPTIONAL, paying(1, FOOD, get(1, GRAIN))));

    // Each time any player uses Fishing, you get 1 food.
    public static final Card FISH_WIFE = occupation("X12", "Fish Wife")
            .when(on(Space.FISHING, Moment.USED, Hook.Whose.ANYBODYS, AUTOMATIC, get(1, FOOD)));

    // At the start of each round you may pay 1 food to plow 1 field.
    public static final Card NIGHT_PLOW = occupation("X13", "Night Plow")
            .grants(Plan.doing(Act.once(Act.Kind.PLOW)))
            .at(Moment.ROUND_START, OPTIONAL, paying(1, FOOD, grant()));

    // At the start of each round you may get 1 food.
    public static final Card ALMS = occupation("X14", "Alms").at(Moment.ROUND_START, OPTIONAL, get(1, FOOD));

    // Two more animals may live in your house.
    public static final Card LOFT = minor("X15", "Loft").houses(Roof.forPets(2));

    // One more person has room.
    public static final Card TENT = minor("X16", "Tent").houses(Roof.forPeople(1));

    // Each pasture holds 2 animals more.
    public static final Card TROUGH = minor("X17", "Trough").houses(Roof.inEveryPasture(2));

    // This card holds 3 sheep.
    public static final Card SHEEP_PEN = minor("X18", "Sheep Pen").houses(Roof.forHerd(1, 3));

    // This card holds 2 wild boar and cattle in any mix.
    public static final Card STY = minor("X19", "Sty").houses(Roof.forMix(6, 2));

    // At any time: 1 sheep for 2 wood.
    public static final Card DROVER = occupation("X20", "Drover").trades(Goods.of(1, SHEEP), Goods.of(2, WOOD));

    // When you play it, put 2 stone on this card. At the start of each round you get 1 of them.
    public static final Card CAIRN = major("X21", "Cairn")
            .costs(1, WOOD)
            .keepsGoods()
            .whenPlayed((position, seat, slot, journal) -> keep(position, slot, Goods.of(2, STONE)))
            .at(Moment.ROUND_START, AUTOMATIC, takeOne(STONE));

    // After each round you get 1 wild boar.
    public static final Card SWINEHERD =
            occupation("X22", "Swineherd").at(Moment.ROUND_END, AUTOMATIC, get(1, WILD_BOAR));

    // Each time you use the Forest you may put 1 wood back for 2 food.
    public static final Card MUSHROOMS = occupation("X23", "Mushrooms")
            .when(on(
                    Space.FOREST,
                    Moment.USED,
                    Hook.Whose.OWN,
                    OPTIONAL,
                    paying(
                            1,
                            WOOD,
                            get(2, FOOD)
                                    .and((position, seat, slot, journal) ->
                                            position.board().add(Space.FOREST.ordinal(), Goods.of(1, WOOD))))));

    // Each time you have built rooms, put 1 food on the next 3 round spaces.
    public static final Card HOUSE_WARMING =
            occupation("X24", "House Warming").at(Moment.ROOMS_BUILT, AUTOMATIC, onNextRounds(3, 1, FOOD));

    // You may use Fishing and Grain Seeds although others stand there.
    public static final Card LODGER = minor("X26", "Lodger").joinsOn(Space.FISHING, Space.GRAIN_SEEDS);

    // You may no longer renovate.
    public static final Card OLD_BEAMS = minor("X27", "Old Beams").worth(3).forbids(Act.Kind.RENOVATE);

    // Costs 1 clay for each of your people.
    public static final Card CROCKERY = major("X28", "Crockery")
            .costs((position, seat) -> Goods.of(position.holdings().people(seat), CLAY))
            .worth(4);

    // Each time you use Farmland you may place another person at once.
    public static final Card FARM_HAND = occupation("X29", "Farm Hand")
            .when(on(Space.FARMLAND, Moment.TURN_END, Hook.Whose.OWN, OPTIONAL, placeAgain()));

    // In the field phase you take 1 more grain from one of your fields.
    public static final Card SCYTHE = minor("X30", "Scythe").at(Moment.FIELDS, AUTOMATIC, new Effect() {
        @Override
        public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
            int square = Integer.numberOfTrailingZeros(grainFields(position, seat));
            position.farms().putGrain(seat, square, position.farms().crops(seat, square) - 1);
            get(1, GRAIN).happen(position, seat, slot, journal);
        }

        @Override
        public boolean isPossible(AgricolaPosition position, int seat, int slot) {
            return grainFields(position, seat) != 0;
        }
    });

    // When you play it, note the round after next: at its start you may plow 1 field.
    public static final Card ARD = major("X31", "Ard")
            .costs(1, WOOD)
            .keepsGoods()
            .grants(Plan.doing(Act.once(Act.Kind.PLOW)))
            .whenPlayed((position, seat, slot, journal) ->
                    keep(position, slot, position.board().round() + 2))
            .at(Moment.ROUND_START, OPTIONAL, inKeptRound(grant()));

    // Once, when you have a clay house: you get 3 stone.
    public static final Card MASON =
            occupation("X32", "Mason").keepsGoods().at(Moment.RENOVATED, AUTOMATIC, once(get(3, STONE)));

    // Each pasture costs you 2 wood less.
    public static final Card HEDGE = minor("X33", "Hedge")
            .pays(new Rebate(Purchase.FENCE.bit(), Rebate.Kind.DISCOUNT, Goods.of(2, WOOD), Goods.NOTHING));

    // Each time you use Day Laborer you may build 1 room or renovate.
    public static final Card HANDYMAN = occupation("X34", "Handyman")
            .grants(Plan.either(Act.once(Act.Kind.ROOM), Act.once(Act.Kind.RENOVATE)))
            .when(on(Space.DAY_LABORER, Moment.USED, Hook.Whose.OWN, OPTIONAL, grant()));

    // After each round your animals have young.
    public static final Card SPRING = occupation("X35", "Spring")
            .at(
                    Moment.ROUND_END,
                    AUTOMATIC,
                    (position, seat, slot, journal) -> Breeding.breed(position, seat, journal));

    // Each time your family grows you may pay 1 food, and the newborn works in this round.
    public static final Card FOUNDLING =
            occupation("X36", "Foundling").at(Moment.GREW, OPTIONAL, paying(1, FOOD, newbornWorks()));

    // Each time you use a space above Fishing, you also get 1 food.
    public static final Card STREAM =
            minor("X37", "Stream").at(Moment.USE, AUTOMATIC, get(1, FOOD).provided(above(Space.FISHING)));

    // After the work: if it brought you 4 or more building resources, you get 2 food.
    public static final Card TALLY_STICK = minor("X38", "Tally Stick")
            .countsGains()
            .at(Moment.RETURN_HOME, AUTOMATIC, get(2, FOOD).provided(countedResources(4)));

    // You may renovate a wooden house to stone at once.
    public static final Card QUARRYMAN = occupation("X39", "Quarryman").leapsTo(Farmyards.STONE);

    // At any time, move a crop from a field with several to an empty one.
    public static final Card DIBBER = minor("X40", "Dibber").shiftsCrops();

    // A space for all: 3 food. Its owner may note down 2 bonus points instead.
    public static final Card INN = major("X41", "Inn")
            .costs(1, WOOD)
            .brings(Plan.getting(Goods.of(3, FOOD)))
            .letsItsOwner(Plan.doing(Act.once(Act.Kind.CARD)))
            .offers(get(3, FOOD), book(2));

    // A space for all that gets 2 wood each round. Others first pay 2 food to its owner.
    public static final Card COMMON =
            occupation("X42", "Common").brings(Plan.accumulating(2, WOOD)).asksToll(2);

    // At any time: 1 sheep for 1 wild boar.
    public static final Card MARKET_WOMAN =
            occupation("X43", "Market Woman").trades(Goods.of(1, SHEEP), Goods.of(1, WILD_BOAR));

    // At any time: 1 wood for 1 food.
    public static final Card CHARCOAL = occupation("X44", "Charcoal").trades(Goods.of(1, WOOD), Goods.of(1, FOOD));

    // Costs 1 grain and 1 food.
    public static final Card SEED_CAKE =
            major("X45", "Seed Cake").costs(1, GRAIN).costs(1, FOOD).worth(1);

    // Notes every moment that comes for its owner.
    public static final Card ALMANAC = almanac();

    private static Card almanac() {
        Card card = occupation("X25", "Almanac").keepsGoods();
        for (Moment moment : Moment.values()) {
            card.at(
                    moment,
                    AUTOMATIC,
                    (position, seat, slot, journal) ->
                            keep(position, slot, kept(position, slot) | 1L << moment.ordinal()));
        }
        return card;
    }

    private static Hook on(Space space, Moment moment, Hook.Whose whose, Hook.Manner manner, Effect... choices) {
        return new Hook(moment, whose, space.bit(), manner, List.of(choices));
    }

    private static int grainFields(AgricolaPosition position, int seat) {
        return position.farms().sown(seat) & ~position.farms().vegetableFields(seat);
    }

    private static Effect inKeptRound(Effect effect) {
        return new Effect() {
            @Override
            public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
                effect.happen(position, seat, slot, journal);
            }

            @Override
            public boolean isPossible(AgricolaPosition position, int seat, int slot) {
                return kept(position, slot) == position.board().round() && effect.isPossible(position, seat, slot);
            }
        };
    }

    private static Effect once(Effect effect) {
        return new Effect() {
            @Override
            public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
                keep(position, slot, 1);
                effect.happen(position, seat, slot, journal);
            }

            @Override
            public boolean isPossible(AgricolaPosition position, int seat, int slot) {
                return kept(position, slot) == 0;
            }
        };
    }

    private static long kept(AgricolaPosition position, int slot) {
        return position.tableau().kept(position.table().deck().keptAt(slot));
    }

    private static void keep(AgricolaPosition position, int slot, long what) {
        position.tableau().keep(position.table().deck().keptAt(slot), what);
    }

    private static Effect fromRound(int round, Effect effect) {
        return new Effect() {
            @Override
            public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
                effect.happen(position, seat, slot, journal);
            }

            @Override
            public boolean isPossible(AgricolaPosition position, int seat, int slot) {
                return position.board().round() >= round;
            }
        };
    }

    private static Effect takeOne(int good) {
        return new Effect() {
            @Override
            public void happen(AgricolaPosition position, int seat, int slot, Journal journal) {
                keep(position, slot, kept(position, slot) - Goods.of(1, good));
                get(1, good).happen(position, seat, slot, journal);
            }

            @Override
            public boolean isPossible(AgricolaPosition position, int seat, int slot) {
                return Goods.count(kept(position, slot), good) > 0;
            }
        };
    }
}
