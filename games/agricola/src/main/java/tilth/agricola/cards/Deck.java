package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tilth.agricola.board.Space;
import tilth.agricola.goods.Goods;

/**
 * All cards that can turn up at one table, each in a slot; it never tells which of them were dealt. Knows for every moment
 * and every capability which slots have it, so that the rules find the cards that matter by comparing sets.
 */
public final class Deck {

    /** What the rules ask cards for, beside moments and prices. */
    public enum Capability {
        MAJOR,
        MINOR,
        OCCUPATION,
        COOKING,
        BAKING,
        CRAFT,
        PRIZE,
        LODGING,
        BONUS,
        FIELD,
        ANY_TIME,
        SHARING,
        /** Makes more food of what is cooked. */
        COOKING_MORE,
        /** Makes more food of two goods that are cooked together. */
        COOKING_PAIRS,
        /** Keeps goods that count as its owner's. */
        OWNING,
        FORBIDDING,
        TALLY,
        LEAP,
        SHIFTING,
        OVEN,
        AS_MINOR,
        /** Takes animals at any time for which there is no room. */
        TAKING_ANIMALS,
        /** Makes it right to let animals go or to cook them at will. */
        LETTING_GO,
        FEEDING_LAST,
        /** Counts as two occupations. */
        COUNTING_TWICE,
        /** Spares its owner negative points. */
        FORGIVING,
        /** Lets some people eat less. */
        FRUGAL,
        TWINS,
        RESTING,
        ORDERING,
        /** Lets others draw occupations from the hand. */
        DRAWING,
        /** Asks for what a space has brought. */
        SPENDING_TAKEN,
        /** Asks others to pay for a space of the board. */
        TOLL,
        /** Lets vegetables stay on fields. */
        EVERGREEN,
        /** Lets a family grow once without room. */
        CROWDING,
        SITTING_OUT,
        /** Lets its owner use round cards early. */
        EARLY,
        SPARING,
        /** Asks what kinds of goods a space has brought. */
        ASKING_BROUGHT,
        /** Leaves something to chance. */
        CHANCE,
        /** Keeps offspring of others at home. */
        KEEPING_OFFSPRING,
        /** Takes an action again. */
        REPEATING,
        /** Lets people move on to another space. */
        MOVING,
        /** Is a home for somebody who is no family. */
        LODGER,
        OPEN_TO_ALL,
        /** Gives from its pile what has just come. */
        MATCHING,
        /** Can be played out of turn. */
        CALLED,
        /** Holds up what spaces bring to others. */
        DELAYING,
        /** Lets its owner sow two stacks on one field. */
        SOWING_TWICE,
        /** Compares the farms when a round begins. */
        COMPARING
    }

    private static final int NOWHERE = -1;
    private static final Capability[] CAPABILITIES = Capability.values();

    /** The major improvements alone. */
    public static final Deck MAJORS = new Deck(Cards.majors());

    private final Card[] slots;
    private final int[] slotOf = new int[Cards.all().size()];
    private final int[] numberOf;
    private final int[] keptAt;
    private final int[] plotBit;
    private final int[] bringing = new int[Space.MOST];
    private final CardSet[] listeningAt = new CardSet[Moment.COUNT];
    private final CardSet[] capable = new CardSet[CAPABILITIES.length];
    private final CardSet[] rebating = new CardSet[Purchase.COUNT];
    private final long[] traits;
    private final long[] least;
    private final int[] bakers;
    private int keeping;
    private int calling;
    private int plots;

    /** The slots of the cards are numbered as they come. */
    public Deck(List<Card> cards) {
        slots = cards.toArray(new Card[0]);
        numberOf = new int[slots.length];
        keptAt = new int[slots.length];
        plotBit = new int[slots.length];
        Arrays.fill(slotOf, NOWHERE);
        Arrays.fill(bringing, NOWHERE);
        fill(listeningAt);
        fill(capable);
        fill(rebating);
        for (int slot = 0; slot < slots.length; slot++) {
            Card card = slots[slot];
            numberOf[slot] = Cards.number(card);
            slotOf[numberOf[slot]] = slot;
            keptAt[slot] = card.store() instanceof Store.None ? NOWHERE : keeping;
            keeping += card.places();
            plotBit[slot] = card.places() > 1 ? plots : NOWHERE;
            plots += card.places() > 1 ? card.places() : 0;
            if (card.space().isThere()) {
                bringing[Space.COUNT + Cards.bringingSpaces().indexOf(card)] = slot;
            }
            enter(slot, card);
        }
        traits = IntStream.range(0, slots.length).mapToLong(this::traitsOf).toArray();
        least = Arrays.stream(slots).mapToLong(Deck::leastOf).toArray();
        bakers = bakersByRate();
    }

    private void fill(CardSet[] sets) {
        for (int i = 0; i < sets.length; i++) {
            sets[i] = new CardSet(slots.length);
        }
    }

    private void enter(int slot, Card card) {
        enter(Capability.valueOf(card.kind().name()), slot, true);
        enter(Capability.COOKING, slot, !card.cooking().equals(Cooking.NONE));
        enter(Capability.BAKING, slot, !card.baking().equals(Baking.NONE));
        enter(Capability.CRAFT, slot, !card.craft().equals(Craft.NONE));
        enter(Capability.PRIZE, slot, !card.prize().equals(Prize.NONE));
        enter(Capability.LODGING, slot, !card.lodgings().isEmpty());
        enter(Capability.BONUS, slot, !card.bonuses().isEmpty());
        enter(Capability.FIELD, slot, card.store() instanceof Store.Field);
        enter(Capability.ANY_TIME, slot, !card.anyTime().isEmpty());
        enter(Capability.SHARING, slot, !card.sharings().isEmpty());
        enter(Capability.FORBIDDING, slot, card.forbids() != 0);
        enter(Capability.TALLY, slot, card.store() instanceof Store.Tally);
        enter(Capability.LEAP, slot, card.leaps() != 0);
        enter(Capability.SHIFTING, slot, card.isShifting());
        enter(Capability.OVEN, slot, card.isMarked(Mark.OVEN.bit()));
        enter(Capability.AS_MINOR, slot, !card.asMinor().equals(AsMinor.NONE));
        enter(Capability.COOKING_MORE, slot, !card.cooksMore().equals(Cooking.NONE));
        enter(Capability.COOKING_PAIRS, slot, card.isCookingPairs());
        enter(Capability.OWNING, slot, card.isOwningWhatLiesHere());
        enter(Capability.TAKING_ANIMALS, slot, card.anyTime().stream().anyMatch(Deck::takesAnimals));
        enter(Capability.FEEDING_LAST, slot, card.isFeedingLast());
        enter(Capability.COUNTING_TWICE, slot, card.isCountingTwice());
        enter(Capability.FORGIVING, slot, card.isForgiving());
        enter(Capability.FRUGAL, slot, card.fullEaters() > 0);
        enter(Capability.TWINS, slot, card.twinsFrom() > 0);
        enter(Capability.RESTING, slot, card.rests() != 0);
        enter(Capability.ORDERING, slot, card.isOrderingRoundCards());
        enter(Capability.DRAWING, slot, card.foodForDrawing() > 0);
        enter(Capability.TOLL, slot, card.tollSpaces() != 0);
        enter(Capability.EVERGREEN, slot, card.isKeepingVegetables());
        enter(Capability.SOWING_TWICE, slot, card.isSowingTwice());
        enter(Capability.CROWDING, slot, card.isCrowding());
        enter(Capability.SITTING_OUT, slot, card.isSittingOut());
        enter(Capability.EARLY, slot, card.isUsingEarly());
        enter(Capability.KEEPING_OFFSPRING, slot, card.isKeepingOffspringHome());
        enter(Capability.REPEATING, slot, card.script().has(Effect.Anew.class));
        enter(Capability.MOVING, slot, card.script().has(Effect.MovePerson.class));
        enter(Capability.LODGER, slot, card.script().has(Effect.Lodge.class));
        enter(Capability.OPEN_TO_ALL, slot, card.isOpenToAll());
        enter(Capability.MATCHING, slot, card.script().has(Effect.TakeMatching.class));
        enter(Capability.CALLED, slot, card.calledBy() != 0);
        calling |= card.calledBy();
        enter(Capability.DELAYING, slot, card.isHoldingUpGoods());
        enter(Capability.SPARING, slot, card.isSparingUnused());
        enter(Capability.SPENDING_TAKEN, slot, card.script().has(Effect.SpendTaken.class));
        enter(Capability.ASKING_BROUGHT, slot, card.script().has(Deck::isAboutBrought));
        enter(Capability.COMPARING, slot, card.script().has(Deck::isComparing));
        enter(
                Capability.CHANCE,
                slot,
                card.foodForDrawing() > 0
                        || card.script().has(Effect.DrawAnew.class)
                        || card.script().has(Effect.DrawPair.class));
        enter(Capability.LETTING_GO, slot, card.isLettingGoPaying() || hears(card, Moment.COOKED));
        for (int purchase = 0; purchase < Purchase.COUNT; purchase++) {
            for (Rebate rebate : card.rebates()) {
                if (rebate.isFor(Purchase.of(purchase))) {
                    rebating[purchase].add(slot);
                }
            }
        }
        for (Hook hook : card.hooks()) {
            listeningAt[hook.moment().ordinal()].add(slot);
        }
        listenLast(slot, card);
    }

    private static boolean takesAnimals(Effect effect) {
        if (effect instanceof Effect.OnlyIf only && only.condition() instanceof Condition.Housed) {
            return false;
        }
        return effect instanceof Effect.Pay pay && Goods.hasAnimals(pay.price())
                || effect.inner().stream().anyMatch(Deck::takesAnimals);
    }

    private static boolean isAboutBrought(Effect effect) {
        return effect instanceof Effect.DoubleTaken
                || effect instanceof Effect.TopUp
                || effect instanceof Effect.OnlyIf only && only.condition().isAboutBrought();
    }

    private static boolean isComparing(Effect effect) {
        return effect instanceof Effect.OnlyIf only
                && only.condition()
                        .equals(new Condition.Exactly(new Count.Counted(Measure.OTHERS_WITH_AS_MUCH_LAND), 0));
    }

    private static boolean hears(Card card, Moment moment) {
        for (Hook hook : card.hooks()) {
            if (hook.moment() == moment) {
                return true;
            }
        }
        return false;
    }

    /** What can be done at any time is asked for once more before it would be too late. */
    private void listenLast(int slot, Card card) {
        if (card.isShifting()) {
            listeningAt[Moment.FIELDS_START.ordinal()].add(slot);
        }
        if (card.isShifting() || !card.anyTime().isEmpty() || card.isLettingGoPaying()) {
            listeningAt[Moment.GAME_END.ordinal()].add(slot);
        }
    }

    private void enter(Capability capability, int slot, boolean has) {
        if (has) {
            capable[capability.ordinal()].add(slot);
        }
    }

    private long traitsOf(int slot) {
        long all = 0;
        for (Capability capability : CAPABILITIES) {
            all |= with(capability).has(slot) ? Traits.of(capability) : 0;
        }
        for (int moment = 0; moment < Moment.COUNT; moment++) {
            all |= listeningAt[moment].has(slot) ? Traits.of(Moment.of(moment)) : 0;
        }
        for (int purchase = 0; purchase < Purchase.COUNT; purchase++) {
            all |= rebating[purchase].has(slot) ? Traits.of(Purchase.of(purchase)) : 0;
        }
        return all;
    }

    private static long leastOf(Card card) {
        long least = card.prices().getFirst().goods();
        for (Price price : card.prices()) {
            least = Goods.less(least, Goods.less(least, price.goods()));
        }
        return Goods.with(least, 0, Goods.FOOD);
    }

    /** Best rates first, so that grain goes where it brings most. */
    private int[] bakersByRate() {
        return IntStream.range(0, slots.length)
                .filter(slot -> !slots[slot].baking().equals(Baking.NONE))
                .boxed()
                .sorted(Comparator.comparingInt(slot -> -slots[slot].baking().foodEach()))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    public int size() {
        return slots.length;
    }

    public Card card(int slot) {
        return slots[slot];
    }

    /** The slot of a card by its number among all cards, or -1 if it is not at this table. */
    public int slot(int number) {
        return slotOf[number];
    }

    /** The number of a card among all cards. */
    public int number(int slot) {
        return numberOf[slot];
    }

    /** Where what lies on a card is kept, or -1 if nothing can. */
    public int keptAt(int slot) {
        return keptAt[slot];
    }

    /** How many plots a card has on which something can be sown, one after the other from where its crops are kept. */
    public int plots(int slot) {
        return slots[slot].places();
    }

    /** Which bit stands for the first plot of a card with several, or -1. */
    public int plotBit(int slot) {
        return plotBit[slot];
    }

    /** How many things can be kept on cards. */
    public int keeping() {
        return keeping;
    }

    /** The slot of the card that brings a space, or -1 if none at this table does. */
    public int bringing(int space) {
        return bringing[space];
    }

    /** The number of the space that a card brings, or -1. */
    public int spaceOf(int slot) {
        for (int space = Space.COUNT; space < bringing.length; space++) {
            if (bringing[space] == slot) {
                return space;
            }
        }
        return NOWHERE;
    }

    /** The cards that listen at a moment. */
    public CardSet listening(Moment moment) {
        return listeningAt[moment.ordinal()];
    }

    /** The cards that have a capability. */
    public CardSet with(Capability capability) {
        return capable[capability.ordinal()];
    }

    /** The cards that change the price of something. */
    public CardSet rebating(Purchase purchase) {
        return rebating[purchase.ordinal()];
    }

    /** What a card can do, hear and make cheaper. */
    public long traits(int slot) {
        return traits[slot];
    }

    /** What each price of a card asks for at least, apart from food, which can be made of other goods. */
    public long least(int slot) {
        return least[slot];
    }

    /** The slots of cards that bake, those with the best rate first. */
    public int[] bakers() {
        return bakers;
    }

    /** Whether an occupation lets somebody play another one out of turn. */
    public boolean isCalling(int slot) {
        return calling != 0 && slot < slots.length && slots[slot].isMarked(calling);
    }

    /** The cards of this deck in their order. */
    public List<Card> cards() {
        return new ArrayList<>(Arrays.asList(slots));
    }
}
