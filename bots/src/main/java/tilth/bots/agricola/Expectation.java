package tilth.bots.agricola;

import java.util.List;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Conditions;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.State;

/** What cards will count and how likely what they ask for will hold, between how things stand and how farms usually end. */
final class Expectation {

    /** How likely something comes to hold that does not hold now. */
    private static final float UNLIKELY = 0.2f;

    private static final float RARELY = 0.02f;
    private static final float EVEN = 0.5f;
    private static final float RENOVATED = 0.25f;

    /** How likely something is about a card of one kind, of the few there are. */
    private static final float ABOUT_ONE = 0.08f;

    /** How likely it is about one of the many minor improvements. */
    private static final float ABOUT_MINOR = 0.5f;

    private static final float ABOUT_GOOD = 0.4f;

    /** How likely goods come along with others, and from a card that is named. */
    private static final float ALONG = 0.2f;

    private static final float FROM_CARD = 0.01f;

    /** How likely an action brings a good, in the order of the goods. */
    private static final float[] BROUGHT = {0.3f, 0.15f, 0.08f, 0.08f, 0.06f, 0.07f, 0.04f, 0.06f, 0.05f, 0.05f};

    /** How many pastures of one square are built at once; of larger ones there are fewer. */
    private static final float LARGE_PASTURE = 0.8f;

    /** How many of something are done at once. */
    private static final float AT_ONCE = 1.5f;

    /** How far a farm comes on average from where it is to what is usual in the end, if that is what counts. */
    private static final float TO_THE_END = 0.8f;

    private static final float ON_THE_WAY = 0.4f;

    /** A number on a card, on average over the rounds to come. */
    float of(State position, int seat, int slot, Count count) {
        return of(position, seat, slot, count, ON_THE_WAY);
    }

    /** A number on a card that is counted in the end. */
    float inTheEnd(State position, int seat, int slot, Count count) {
        return of(position, seat, slot, count, TO_THE_END);
    }

    /** A number on a card as things stand; what only an occasion tells is guessed. */
    int now(State position, int seat, int slot, Count count) {
        return (int) of(position, seat, slot, count, 0);
    }

    private float of(State position, int seat, int slot, Count count, float way) {
        return switch (count) {
            case Count.Printed printed -> printed.number();
            case Count.Counted counted -> counted(position, seat, slot, counted, way);
            case Count.Owned owned -> owned(position, seat, owned.good(), way);
            case Count.OwnedByAll owned ->
                Counts.of(position, seat, slot, count)
                        + (position.seats() - 1)
                                * (owned(position, seat, owned.good(), way)
                                        - position.holdings().count(seat, owned.good()));
            case Count.Grown grown -> Counts.grown(position, seat, grown.crop()) + way * left(position) * 2;
            case Count.Each each -> each.times() * of(position, seat, slot, each.of(), way) / each.per();
            case Count.Less less ->
                Math.max(0, of(position, seat, slot, less.from(), way) - of(position, seat, slot, less.less(), way));
            case Count.Steps steps -> step(steps, of(position, seat, slot, steps.of(), way));
            case Count.ByHouse house -> byHouse(position, seat, house, way);
            case Count.NewPastures pastures -> LARGE_PASTURE / pastures.squares();
            case Count.OnCard _ -> onCard(position, seat, slot, count);
            case Count.Marked _ -> Counts.of(position, seat, slot, count);
        };
    }

    /** What lies on a card in front of a seat; on another one nothing does. */
    private static float onCard(State position, int seat, int slot, Count count) {
        return position.tableau().hasPlayed(seat, slot) ? Counts.of(position, seat, slot, count) : 0;
    }

    private static float counted(State position, int seat, int slot, Count.Counted counted, float way) {
        return switch (counted.measure()) {
            case DONE, GRAIN_BAKED -> AT_ONCE;
            case SQUARES_FENCED_ANEW -> 2 * AT_ONCE;
            case RESOURCES_GOT -> 2 * AT_ONCE;
            case PEOPLE_BEHIND -> EVEN;
            default -> {
                int now = Counts.of(position, seat, slot, counted);
                yield now + way * left(position) * (usual(counted.measure(), now) - now);
            }
        };
    }

    private static float owned(State position, int seat, int good, float way) {
        int now = position.holdings().count(seat, good);
        float usual = switch (good) {
            case Goods.SHEEP -> 5f;
            case Goods.WILD_BOAR, Goods.CATTLE, Goods.GRAIN -> 3f;
            default -> 1.5f;
        };
        return now + way * left(position) * (usual - now);
    }

    /** Which part of the game is left. */
    private static float left(State position) {
        return (float) (Stages.ROUNDS - position.board().round()) / Stages.ROUNDS;
    }

    /** How many there usually are in the end. */
    private static float usual(Measure measure, int now) {
        return switch (measure) {
            case PEOPLE -> 3.5f;
            case ROOMS -> Math.max(now, 2.5f);
            case ROOMS_ADDED -> Math.max(now, 0.5f);
            case STONE_ROOMS -> Math.max(now, 1.5f);
            case ANIMALS -> Math.max(now, 8f);
            case SPECIES_MISSING -> 0.5f;
            case WOODEN_ROOMS -> 0.5f;
            case BEGGING_CARDS -> now;
            case OCCUPATIONS -> Math.max(now, 2f);
            case IMPROVEMENTS -> Math.max(now, 4f);
            case FIELDS, FIELD_TILES -> Math.max(now, 5f);
            case GRAIN_FIELDS, VEGETABLE_FIELDS -> 1.5f;
            case EMPTY_FIELDS -> 1.5f;
            case PLANTED_FIELDS -> 2.5f;
            case PASTURES -> Math.max(now, 3f);
            case FENCED_SQUARES -> Math.max(now, 6f);
            case UNUSED_SQUARES -> 1;
            case STABLES -> Math.max(now, 1.5f);
            case UNFENCED_STABLES -> 0.5f;
            case FENCES_LEFT -> 3;
            case OVENS -> Math.max(now, 0.5f);
            case ROUNDS_LEFT, ROUNDS_OVER, PLAYERS, OTHERS_WITHOUT_MORE_ROOMS, NOTED, RESOURCES_GOT -> now;
            case DONE, GRAIN_BAKED -> now;
            case SQUARES_FENCED_ANEW, OTHERS_THERE_BEFORE -> now;
            case PEOPLE_BEHIND, OTHERS_WITH_AS_MUCH_LAND, HARVEST_ROUND -> now;
        };
    }

    /** What steps give, with what lies between two of them in between. */
    private static float step(Count.Steps steps, float count) {
        float gives = 0;
        float from = 0;
        List<Integer> stairs = steps.from();
        for (int step = 0; step < stairs.size(); step++) {
            int next = steps.gives().get(step);
            if (count < stairs.get(step)) {
                return gives + (next - gives) * (count - from) / (stairs.get(step) - from) / 2;
            }
            gives = next;
            from = stairs.get(step);
        }
        return gives;
    }

    private static float byHouse(State position, int seat, Count.ByHouse house, float way) {
        int material = position.farms().house(seat);
        return (1 - way) * inHouse(house, material) + way * inHouse(house, material + 1);
    }

    private static int inHouse(Count.ByHouse house, int material) {
        return switch (material) {
            case Farmyards.WOODEN -> house.wood();
            case Farmyards.CLAY -> house.clay();
            default -> house.stone();
        };
    }

    /** Whether something holds now; what only an occasion tells is guessed. */
    boolean holds(State position, int seat, int slot, Condition condition) {
        return switch (condition) {
            case Condition.AtLeast least -> now(position, seat, slot, least.count()) >= least.least();
            case Condition.AtMost most -> now(position, seat, slot, most.count()) <= most.most();
            case Condition.Exactly exactly -> now(position, seat, slot, exactly.count()) == exactly.number();
            case Condition.RenovatedFrom _, Condition.AboutMark _, Condition.AboutGood _, Condition.ByAct _ ->
                likely(position, seat, slot, condition) >= EVEN;
            case Condition.BySpace _, Condition.UsingSpace _, Condition.BetweenActions _, Condition.AtFeeding _ -> true;
            case Condition.JustReaped _ ->
                position.tableau().hasPlayed(seat, slot) && Conditions.hold(position, seat, slot, condition);
            case Condition.OthersBehind _, Condition.StandsToGrow _ -> Conditions.hold(position, seat, slot, condition);
            case Condition.Unused _, Condition.NoHarvest _, Condition.FirstCooked _, Condition.BeforeTheEnd _ -> true;
            case Condition.AnotherIsFirst _ -> position.board().firstSeat() != seat;
            case Condition.AnotherActs _, Condition.GotNone _ -> true;
            case Condition.MostAnimals _ -> Conditions.hold(position, seat, slot, condition);
            case Condition.Brought _,
                    Condition.BroughtOnly _,
                    Condition.Got _,
                    Condition.JustBrought _,
                    Condition.Arrived _,
                    Condition.ArrivedFrom _,
                    Condition.TookOff _,
                    Condition.KeptSome _ -> likely(position, seat, slot, condition) >= EVEN;
            case Condition.AllPlaced _ -> Conditions.hold(position, seat, slot, condition);
            case Condition.NotItself _ -> true;
            case Condition.InNotedRound _ ->
                position.tableau().hasPlayed(seat, slot) && Conditions.hold(position, seat, slot, condition);
            case Condition.Always _, Condition.House _, Condition.InRounds _, Condition.AtWork _, Condition.Housed _ ->
                Conditions.hold(position, seat, slot, condition);
            case Condition.Occupied _, Condition.StandsOn _ -> Conditions.hold(position, seat, slot, condition);
            case Condition.All all -> allHold(position, seat, slot, all.conditions());
        };
    }

    private boolean allHold(State position, int seat, int slot, List<Condition> conditions) {
        boolean hold = true;
        for (int i = 0; i < conditions.size(); i++) {
            hold &= holds(position, seat, slot, conditions.get(i));
        }
        return hold;
    }

    /** How likely something holds when it matters. */
    float likely(State position, int seat, int slot, Condition condition) {
        return switch (condition) {
            case Condition.Always _ -> 1;
            case Condition.AtLeast least -> reached(of(position, seat, slot, least.count()), least.least());
            case Condition.AtMost most -> reached(most.most(), of(position, seat, slot, most.count()));
            case Condition.Exactly exactly -> exactly(position, seat, slot, exactly);
            case Condition.House house ->
                house(house.materials(), position.farms().house(seat));
            case Condition.RenovatedFrom from -> position.farms().house(seat) <= from.material() ? RENOVATED : 0;
            case Condition.InRounds in -> share(in.rounds(), position.board().round());
            case Condition.InNotedRound _ ->
                1f / Math.max(1, Stages.ROUNDS - position.board().round());
            case Condition.AtWork _, Condition.Housed _ -> 1;
            case Condition.Occupied _ -> EVEN;
            case Condition.StandsOn _ -> UNLIKELY;
            case Condition.AboutMark about -> about(about.marks());
            case Condition.AboutGood _ -> ABOUT_GOOD;
            case Condition.ByAct _, Condition.AtFeeding _, Condition.AnotherIsFirst _, Condition.JustReaped _ -> EVEN;
            case Condition.OthersBehind _ -> EVEN;
            case Condition.StandsToGrow _ -> UNLIKELY;
            case Condition.AnotherActs _ -> EVEN;
            case Condition.BySpace _, Condition.UsingSpace _, Condition.BetweenActions _, Condition.Unused _ -> 1;
            case Condition.Brought some -> brought(some.goods());
            case Condition.BroughtOnly only -> BROUGHT[only.good()];
            case Condition.KeptSome some -> BROUGHT[some.good()];
            case Condition.TookOff some -> BROUGHT[some.good()] / some.least();
            case Condition.Got _ -> ALONG;
            case Condition.GotNone _ -> 1 - ALONG;
            case Condition.ArrivedFrom _ -> FROM_CARD;
            case Condition.MostAnimals _ -> 1f / position.seats();
            case Condition.NoHarvest _, Condition.FirstCooked _, Condition.BeforeTheEnd _ -> 1;
            case Condition.JustBrought just -> brought(just.goods());
            case Condition.Arrived arrived -> brought(arrived.goods());
            case Condition.AllPlaced placed -> placed.whose() == Hook.Whose.OWN ? EVEN : 1f / position.seats();
            case Condition.NotItself _ -> 1;
            case Condition.All all -> all(position, seat, slot, all.conditions());
        };
    }

    private static float about(int marks) {
        return (marks & (Mark.MINOR.bit() | Mark.IMPROVEMENT.bit())) != 0
                ? ABOUT_MINOR
                : ABOUT_ONE * Integer.bitCount(marks);
    }

    private static float brought(int goods) {
        float likely = 0;
        for (int rest = goods; rest != 0; rest &= rest - 1) {
            likely += BROUGHT[Integer.numberOfTrailingZeros(rest)];
        }
        return likely;
    }

    /** What is just so now is seldom so for long. */
    private float exactly(State position, int seat, int slot, Condition.Exactly exactly) {
        boolean isSo = now(position, seat, slot, exactly.count()) == exactly.number();
        boolean stays = exactly.count() instanceof Count.Counted counted && counted.measure() == Measure.PLAYERS;
        return stays ? isSo ? 1 : 0 : isSo ? UNLIKELY : UNLIKELY / 2;
    }

    /** How likely a house will be of one of some materials; most are renovated once. */
    private static float house(int materials, int now) {
        boolean isNow = (materials >>> now & 1) != 0;
        return isNow ? 1 : (materials >>> now + 1 & 1) != 0 ? EVEN : materials >>> now == 0 ? 0 : RARELY;
    }

    private float all(State position, int seat, int slot, List<Condition> conditions) {
        float likely = 1;
        for (int i = 0; i < conditions.size(); i++) {
            likely *= likely(position, seat, slot, conditions.get(i));
        }
        return likely;
    }

    private static float reached(float count, float least) {
        return count >= least ? 1 : least - count < 0.3f ? EVEN : least - count < 1 ? UNLIKELY : UNLIKELY / 3;
    }

    /** The share of the rounds to come that are among some. */
    private static float share(int rounds, int now) {
        int left = Stages.ROUNDS - now;
        int toCome = rounds & (1 << Stages.ROUNDS + 1) - 1 & -1 << now + 1;
        return left == 0 ? 0 : (float) Integer.bitCount(toCome) / left;
    }

    /** Whether it is as likely in a round on every table. */
    static boolean isTheSameEverywhere(Condition condition) {
        return switch (condition) {
            case Condition.Always _, Condition.InRounds _, Condition.InNotedRound _, Condition.AtWork _ -> true;
            case Condition.Occupied _, Condition.StandsOn _, Condition.AboutMark _, Condition.Housed _ -> true;
            case Condition.AboutGood _, Condition.ByAct _, Condition.BySpace _, Condition.UsingSpace _ -> true;
            case Condition.AtFeeding _, Condition.BetweenActions _ -> true;
            case Condition.OthersBehind _, Condition.StandsToGrow _, Condition.MostAnimals _ -> false;
            case Condition.AnotherIsFirst _, Condition.AnotherActs _, Condition.GotNone _, Condition.Unused _ -> true;
            case Condition.Brought _, Condition.TookOff _, Condition.NotItself _, Condition.KeptSome _ -> true;
            case Condition.BroughtOnly _, Condition.Got _, Condition.JustReaped _, Condition.ArrivedFrom _ -> true;
            case Condition.Arrived _, Condition.NoHarvest _, Condition.FirstCooked _ -> true;
            case Condition.JustBrought _, Condition.BeforeTheEnd _ -> true;
            case Condition.AllPlaced placed -> placed.whose() == Hook.Whose.OWN;
            case Condition.AtLeast _, Condition.AtMost _, Condition.Exactly _, Condition.House _ -> false;
            case Condition.RenovatedFrom _ -> false;
            case Condition.All all -> all.conditions().stream().allMatch(Expectation::isTheSameEverywhere);
        };
    }
}
