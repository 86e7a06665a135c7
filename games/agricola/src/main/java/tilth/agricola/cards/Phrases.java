package tilth.agricola.cards;

import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.goods.Goods;

/** What several cards say, once: effects, conditions and counts in the words of the game. */
public final class Phrases {

    /** The three markets where animals gather. */
    public static final Spaces ANIMAL_MARKETS = Spaces.of(Space.SHEEP_MARKET, Space.PIG_MARKET, Space.CATTLE_MARKET);

    /** Where families grow. */
    public static final Spaces WISHES = Spaces.of(Space.BASIC_WISH, Space.URGENT_WISH, Space.MODEST_WISH);

    /** Where people play for food. */
    public static final Spaces PLAYERS_SPACES = Spaces.of(Space.TRAVELING_PLAYERS, Space.ROOM_OR_PLAYERS);

    private Phrases() {}

    // Effects.

    /** You get so many of a good. */
    public static Effect get(int count, int good) {
        return get(number(count), good);
    }

    public static Effect get(Count count, int good) {
        return new Effect.Get(count, good);
    }

    /** Every other player gets so many of a good. */
    public static Effect othersGet(int count, int good) {
        return new Effect.OthersGet(number(count), good);
    }

    /** You pay so many of a good for something; food may be made of other goods first. */
    public static Effect pay(int count, int good, Effect effect) {
        return new Effect.Pay(Goods.of(count, good), Effect.Payee.SUPPLY, effect);
    }

    /** You pay so many animals, which have to have room first, for something. */
    public static Effect payHoused(int count, int animal, Effect effect) {
        return onlyIf(new Condition.Housed(), pay(count, animal, effect));
    }

    public static Effect mayPay(int count, int good, Effect effect) {
        return may(pay(count, good, effect));
    }

    /** You pay 1 food to who has got something for one of it, and they get something from the supply. */
    public static Effect buyFromThem(int good, long gift) {
        return new Effect.Pay(
                Goods.of(1, Goods.FOOD), Effect.Payee.ACTOR, new Effect.TakeFromActor(Goods.of(1, good), gift));
    }

    /** You may put so many of a good back on the space you used, for something. */
    public static Effect mayPutBack(int count, int good, Effect effect) {
        return may(putBack(count, good, effect));
    }

    /** You put so many of a good back on the space you used, for something. */
    public static Effect putBack(int count, int good, Effect effect) {
        return new Effect.Pay(Goods.of(count, good), Effect.Payee.SPACE, effect);
    }

    public static Effect may(Effect effect) {
        return new Effect.May(effect);
    }

    public static Effect oneOf(Effect... options) {
        return new Effect.OneOf(List.of(options));
    }

    public static Effect onlyIf(Condition condition, Effect effect) {
        return new Effect.OnlyIf(condition, effect);
    }

    /** Put goods on each of the next so many round spaces; you get them when those rounds begin. */
    public static Effect onNextRounds(int rounds, int count, int good) {
        return onRounds(new RoundSpaces.Next(rounds), count, good);
    }

    public static Effect onRounds(RoundSpaces rounds, int count, int good) {
        return new Effect.PutOnRounds(rounds, Goods.of(count, good));
    }

    /** Note the round so many after this one on the card. */
    public static Effect noteRoundAfter(int rounds) {
        return new Effect.NoteRounds(after(rounds));
    }

    /** Note a number on the card. */
    public static Effect note(Count count) {
        return new Effect.Note(count);
    }

    /** Note down bonus points. */
    public static Effect book(Count points) {
        return new Effect.Book(points);
    }

    public static Effect book(int points) {
        return book(number(points));
    }

    /** With a tile from the card. */
    public static Effect useUp(Effect then) {
        return new Effect.UseUp(then);
    }

    public static Effect once(Effect.Period period, Effect effect) {
        return new Effect.Once(period, effect);
    }

    /** You may do something, so many times at most. */
    public static Effect upTo(Count most, Effect each) {
        return new Effect.UpTo(most, each);
    }

    public static Effect upTo(int most, Effect each) {
        return upTo(number(most), each);
    }

    /** You turn one of a good into so much food, as cooking does. */
    public static Effect cook(int good, int food) {
        return new Effect.Cook(good, food);
    }

    /** So many of a good come from the supply onto the card. */
    public static Effect putOnCard(int count, int good) {
        return new Effect.PutOnCard(number(count), good);
    }

    /** You get so many of a good that lie on the card. */
    public static Effect takeFromCard(int count, int good) {
        return new Effect.TakeFromCard(Goods.of(count, good));
    }

    /** You put so many of a good on the card, for something. */
    public static Effect putOnCardFor(int count, int good, Effect effect) {
        return new Effect.Pay(Goods.of(count, good), Effect.Payee.CARD, effect);
    }

    /** You do what acts say, one of them if there are several. */
    public static Effect does(Act... acts) {
        return new Effect.Do(acts.length == 1 ? Plan.doing(acts[0]) : Plan.either(acts));
    }

    public static Effect plow() {
        return does(Act.once(Act.Kind.PLOW));
    }

    /** You use the card as a plow, which is done with one plow or harrow in an action only. */
    public static Effect asPlow(Effect effect) {
        int plows = Mark.set(Mark.PLOW, Mark.HARROW);
        return onlyIf(new Condition.Unused(plows), once(Effect.Period.ACTION, effect));
    }

    public static Effect bake() {
        return does(Act.once(Act.Kind.BAKE));
    }

    /** You build one stable for so much wood. */
    public static Effect stableFor(int wood) {
        return does(Act.once(Act.Kind.STABLE).forWood(wood));
    }

    // Counts.

    public static Count number(int number) {
        return new Count.Printed(number);
    }

    /** So many as there are of something. */
    public static Count all(Measure measure) {
        return new Count.Counted(measure);
    }

    /** So many of a good as you have. */
    public static Count your(int good) {
        return new Count.Owned(good, Count.When.IN_PLAY);
    }

    /** So many of a good as count as yours for points. */
    public static Count yourAtLast(int good) {
        return new Count.Owned(good, Count.When.FOR_POINTS);
    }

    /** So many of a crop as you have in your supply and on your fields. */
    public static Count grown(int crop) {
        return new Count.Grown(crop);
    }

    /** One for each so many of something. */
    public static Count oneForEach(int per, Count of) {
        return new Count.Each(1, per, of);
    }

    /** So many times as much. */
    public static Count times(int times, Count of) {
        return new Count.Each(times, 1, of);
    }

    /** One from the first number on, two from the second on, and so on. */
    public static Count steps(Count of, Integer... from) {
        Integer[] gives = new Integer[from.length];
        for (int step = 0; step < gives.length; step++) {
            gives[step] = step + 1;
        }
        return new Count.Steps(of, List.of(from), List.of(gives));
    }

    /** So many of a good as lie on the card. */
    public static Count onCard(int good) {
        return new Count.OnCard(good);
    }

    /** So many cards with one of these marks as you have. */
    public static Count yourCards(Mark... marks) {
        return new Count.Marked(Mark.set(marks), Hook.Whose.OWN);
    }

    /** So many cards with one of these marks as lie in front of anybody. */
    public static Count cardsOfAll(Mark... marks) {
        return new Count.Marked(Mark.set(marks), Hook.Whose.ANYBODYS);
    }

    // Conditions.

    /** It is about a card with one of these marks. */
    public static Condition about(Mark... marks) {
        return new Condition.AboutMark(Mark.set(marks));
    }

    /** It is about one of these goods. */
    public static Condition aboutGood(int... goods) {
        return new Condition.AboutGood(set(goods));
    }

    /** It was done by one of these acts. */
    public static Condition by(Act.Kind... kinds) {
        int set = 0;
        for (Act.Kind kind : kinds) {
            set |= 1 << kind.ordinal();
        }
        return new Condition.ByAct(set);
    }

    /** The action of the space has brought one of these goods. */
    public static Condition brought(int... goods) {
        return new Condition.Brought(set(goods));
    }

    /** You got none of these goods in the action, neither from the space nor from cards. */
    public static Condition gotNone(int... goods) {
        return new Condition.GotNone(set(goods));
    }

    /** You got one of these goods in the action, from the space or from a card. */
    public static Condition got(int... goods) {
        return new Condition.Got(set(goods));
    }

    private static int set(int... bits) {
        int set = 0;
        for (int bit : bits) {
            set |= 1 << bit;
        }
        return set;
    }

    /** It is the last person the player places in the round. */
    public static Condition yourLastPerson() {
        return new Condition.AllPlaced(Hook.Whose.OWN);
    }

    public static Condition atLeast(int least, Count count) {
        return new Condition.AtLeast(count, least);
    }

    public static Condition atMost(int most, Count count) {
        return new Condition.AtMost(count, most);
    }

    public static Condition exactly(int number, Count count) {
        return new Condition.Exactly(count, number);
    }

    public static Condition atLeast(int least, Measure measure) {
        return atLeast(least, all(measure));
    }

    public static Condition atMost(int most, Measure measure) {
        return atMost(most, all(measure));
    }

    public static Condition exactly(int number, Measure measure) {
        return exactly(number, all(measure));
    }

    public static Condition occupations(int least) {
        return atLeast(least, Measure.OCCUPATIONS);
    }

    /** The house is made of one of these materials. */
    public static Condition house(int... materials) {
        return new Condition.House(set(materials));
    }

    public static Condition inRounds(int... rounds) {
        return new Condition.InRounds(set(rounds));
    }

    public static Condition untilRound(int round) {
        return new Condition.InRounds((2 << round) - 2);
    }

    public static Condition fromRound(int round) {
        return new Condition.InRounds(-1 << round);
    }

    // Spaces and rounds.

    /** The spaces to which a good is added each round. */
    public static Spaces gathering(int good) {
        return new Spaces.Gathering(good);
    }

    /** The spaces where a good lies when somebody uses them. */
    public static Spaces holding(int good) {
        return new Spaces.Holding(good);
    }

    public static RoundSpaces after(Integer... rounds) {
        return new RoundSpaces.After(List.of(rounds));
    }

    public static RoundSpaces rounds(Integer... rounds) {
        return new RoundSpaces.At(List.of(rounds));
    }

    // Prices.

    /** Major and minor improvements. */
    public static int improvements() {
        return Purchase.MAJOR.bit() | Purchase.MINOR.bit();
    }

    public static int majors() {
        return Purchase.MAJOR.bit();
    }

    public static int rooms() {
        return Purchase.ROOM.bit();
    }

    public static int renovations() {
        return Purchase.RENOVATION.bit();
    }

    public static int fences() {
        return Purchase.FENCE.bit();
    }

    public static int stables() {
        return Purchase.STABLE.bit();
    }

    /** Some purchases cost so many of a good less. */
    public static Rebate less(int purchases, int count, int good) {
        return less(purchases, number(count), good);
    }

    public static Rebate less(int purchases, Count count, int good) {
        return Rebate.of(purchases, new Rebate.Off(count, good));
    }

    /** Some purchases may cost something else. */
    public static Rebate mayCost(int purchases, long price) {
        return Rebate.of(purchases, new Rebate.Base(price));
    }

    /** Some purchases may cost so many of what the house is made of, and something more. */
    public static Rebate mayCostOfHouse(int purchases, int count, long more) {
        return Rebate.of(purchases, new Rebate.OfHouse(count, more));
    }

    /** One of these may be paid in place of another, once for each purchase. */
    public static Rebate swap(int purchases, Rebate.Swap... swaps) {
        return Rebate.of(purchases, new Rebate.OneSwap(List.of(swaps)));
    }

    /** So many of a good, for so many of another. */
    public static Rebate.Swap of(int count, int good, int instead, int other) {
        return new Rebate.Swap(Goods.of(count, good), Goods.of(instead, other));
    }
}
