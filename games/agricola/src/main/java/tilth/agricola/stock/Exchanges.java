package tilth.agricola.stock;

import java.util.List;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Conditions;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Turns goods into food, which is allowed at any time. */
public final class Exchanges {

    private static final int RAW = 1;

    private static final int NO_CARD = 0xFFF;

    private Exchanges() {}

    /** How much food one of a good can become at any time; nothing if it cannot be eaten. */
    @Rule({"AGR-X1", "AGR-X2"})
    public static int foodFor(State position, int seat, int good) {
        int best = good == Goods.GRAIN || good == Goods.VEGETABLE ? RAW : 0;
        return good == Goods.GRAIN ? best : Math.max(best, cookedFor(position, seat, good));
    }

    /** How much food one of a good becomes by the best cooking improvement of a seat. */
    @Rule("AGR-X2")
    public static int cookedFor(State position, int seat, int good) {
        if (!position.has(seat, Capability.COOKING)) {
            return 0;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet cooks = deck.with(Capability.COOKING);
        int best = 0;
        for (int slot = played.first(cooks); slot >= 0; slot = played.next(cooks, slot)) {
            Card card = deck.card(slot);
            int rate = rate(card.cooking(), good);
            best = rate > best && Conditions.hold(position, seat, slot, card.cooksWhen()) ? rate : best;
        }
        return best == 0 ? 0 : best + more(position, seat, good);
    }

    /** Whether an improvement cooks a good, and no worse than who needs none. */
    @Rule("AGR-X8")
    static boolean isCookedInHearth(State position, int seat, int good) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet cooks = deck.with(Capability.COOKING);
        int best = cookedFor(position, seat, good) - more(position, seat, good);
        for (int slot = played.first(cooks); slot >= 0; slot = played.next(cooks, slot)) {
            boolean isHearth = deck.card(slot).kind() != Card.Kind.OCCUPATION;
            if (isHearth && best > 0 && rate(deck.card(slot).cooking(), good) == best) {
                return true;
            }
        }
        return false;
    }

    /** How much more food cards make of what is cooked. */
    @Rule("AGR-X7")
    private static int more(State position, int seat, int good) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet cooksMore = deck.with(Capability.COOKING_MORE);
        int more = 0;
        for (int slot = played.first(cooksMore); slot >= 0; slot = played.next(cooksMore, slot)) {
            more += rate(deck.card(slot).cooksMore(), good);
        }
        return more;
    }

    private static int rate(Cooking cooking, int good) {
        return switch (good) {
            case Goods.VEGETABLE -> cooking.vegetable();
            case Goods.SHEEP -> cooking.sheep();
            case Goods.WILD_BOAR -> cooking.wildBoar();
            case Goods.CATTLE -> cooking.cattle();
            default -> 0;
        };
    }

    /** Whether a seat could have so much food by now, apart from goods it has to give for the same thing. */
    @Rule({"AGR-X1", "AGR-X2", "AGR-X3"})
    public static boolean canRaise(State position, int seat, int food, long given) {
        int total = position.holdings().food(seat);
        for (int good = Goods.WOOD; good < Goods.KINDS && total < food; good++) {
            int spare = position.holdings().count(seat, good) - Goods.count(given, good);
            total += spare > 0 ? spare * most(position, seat, good) : 0;
        }
        return total >= food || total + Pairs.most(position, seat, given) >= food;
    }

    /** The most food one of a good can become, cards that exchange it included. */
    @Rule("AGR-X3")
    private static int most(State position, int seat, int good) {
        int best = good < Goods.GRAIN ? 0 : foodFor(position, seat, good);
        if (!position.has(seat, Capability.ANY_TIME)) {
            return best;
        }
        CardSet played = position.tableau().played(seat);
        CardSet traders = position.table().deck().with(Capability.ANY_TIME);
        for (int slot = played.first(traders); slot >= 0; slot = played.next(traders, slot)) {
            List<Effect> effects = position.table().deck().card(slot).anyTime();
            for (int i = 0; i < effects.size(); i++) {
                best = Math.max(best, foodBy(position, seat, good, effects.get(i)));
            }
        }
        return best;
    }

    /** What one of a good becomes by a plain exchange, as it is or cooked; other effects are not foreseen. */
    private static int foodBy(State position, int seat, int good, Effect effect) {
        if (effect instanceof Effect.OnlyIf only && only.condition() instanceof Condition.Housed) {
            return foodBy(position, seat, good, only.effect());
        }
        if (effect instanceof Effect.Sell sell) {
            // Nobody can rely on more than others would pay.
            return sell.good() == good ? Math.min(sell.price(), sell.food()) : 0;
        }
        boolean isExchange = effect instanceof Effect.Pay pay
                && pay.price() == Goods.of(1, good)
                && pay.then() instanceof Effect.Get get
                && get.count().isPrinted();
        if (!isExchange) {
            return 0;
        }
        Effect.Get got = (Effect.Get) ((Effect.Pay) effect).then();
        int count = ((Count.Printed) got.count()).number();
        return got.good() == Goods.FOOD
                ? count
                : got.good() < Goods.GRAIN ? 0 : count * foodFor(position, seat, got.good());
    }

    /** Offers everything that turns one good into food now. */
    @Rule({"AGR-X1", "AGR-X2"})
    public static void addFoods(State position, int seat, MoveList into) {
        for (int good = Goods.GRAIN; good < Goods.KINDS; good++) {
            if (position.holdings().count(seat, good) > 0) {
                addFood(position, seat, good, into);
            }
        }
    }

    private static void addFood(State position, int seat, int good, MoveList into) {
        if (good != Goods.GRAIN && cookedFor(position, seat, good) > 0) {
            addOnce(Does.COOK.with(good), into);
        } else if (good == Goods.GRAIN || good == Goods.VEGETABLE) {
            addOnce(Does.EAT.with(good), into);
        }
    }

    /** The same may be offered for several reasons. */
    private static void addOnce(long move, MoveList into) {
        if (!into.contains(move)) {
            into.add(move);
        }
    }

    /** Where a card makes it matter, offers to cook animals or to let them go although there is room. */
    @Rule("AGR-X6")
    public static void addAtWill(State position, int seat, MoveList into) {
        if (!isLettingGoPaying(position, seat)) {
            return;
        }
        for (int good = Goods.SHEEP; good < Goods.KINDS; good++) {
            if (position.holdings().count(seat, good) > 0) {
                addFood(position, seat, good, into);
                into.add(Does.LET_GO.with(good));
            }
        }
    }

    /** Whether a card makes it right for a seat to cook animals or to let them go at will. */
    @Rule("AGR-X6")
    public static boolean isLettingGoPaying(State position, int seat) {
        return position.has(seat, Capability.LETTING_GO) || position.isHeard(Moment.COOKED);
    }

    /** Whether a seat could give animals for which there is no room to a card. */
    @Rule("AGR-X3")
    static boolean canGiveAnimals(State position, int seat) {
        return position.has(seat, Capability.TAKING_ANIMALS);
    }

    /** Carries out one of these moves. */
    @Rule({"AGR-X1", "AGR-X2", "AGR-X6"})
    public static void play(State position, int seat, long move, Journal journal) {
        int good = Verb.first(move);
        if (Does.of(move) == Does.LET_GO) {
            position.holdings().lose(seat, 1, good);
            journal.note(Happens.LET_GO, seat, good, 1);
        } else {
            cook(position, seat, 1, good, journal);
        }
    }

    /** Turns so many of a good into food at the best rate. */
    @Rule({"AGR-X1", "AGR-X2"})
    public static void cook(State position, int seat, int count, int good, Journal journal) {
        boolean isCooked = good != Goods.GRAIN && cookedFor(position, seat, good) > 0;
        int food = count * foodFor(position, seat, good);
        turn(position, seat, count, good, food, journal);
        if (isCooked) {
            tell(position, seat, count, good);
            if (position.has(seat, Capability.COOKING_PAIRS) && isCookedInHearth(position, seat, good)) {
                Pairs.add(position, seat, count, journal);
            }
        }
    }

    /** Turns one of a good into so much food, whatever cooks there are. */
    @Rule("AGR-X2")
    public static void cookFor(State position, int seat, int good, int food, Journal journal) {
        turn(position, seat, 1, good, food, journal);
        tell(position, seat, 1, good);
    }

    /** Lets cards react to what was cooked; they may ask whether it came first of what is cooked at the same time. */
    @Rule("AGR-X8")
    private static void tell(State position, int seat, int count, int good) {
        boolean isNext = position.holdings().isCooking(seat);
        position.announce(Moment.COOKED, seat, NO_CARD, count, good, isNext ? 1 : 0);
        if (Goods.isAnimal(good) && position.isHeard(Moment.COOKED)) {
            position.holdings().setCooking(seat);
        }
    }

    private static void turn(State position, int seat, int count, int good, int food, Journal journal) {
        position.holdings().lose(seat, count, good);
        position.holdings().gain(seat, food, Goods.FOOD);
        Tallies.count(position, seat, Goods.of(Math.min(food, Goods.MOST), Goods.FOOD));
        journal.note(Happens.COOKED, seat, good, count, food);
    }
}
