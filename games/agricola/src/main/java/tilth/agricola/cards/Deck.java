package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilth.agricola.board.Space;
import tilth.agricola.pay.Purchase;

/**
 * The cards of one table, each in a slot. Knows for every moment and every capability which slots have it, so that the rules
 * find the cards that matter by comparing bit sets.
 */
public final class Deck {

    /** A set of slots takes so many words of 64 bits. */
    public static final int WORDS = 2;

    public static final int MOST_CARDS = WORDS * Long.SIZE;

    /** The most cards that can keep goods or counters. */
    public static final int MOST_KEEPING = 16;

    /** The most hooks at one moment that ask their owners. */
    public static final int MOST_ASKING = 36;

    /** The major improvements alone. */
    public static final Deck MAJORS = new Deck(new Majors().cards());

    /** What the rules ask cards for, beside moments and prices. */
    public enum Capability {
        COOKING,
        BAKING,
        CRAFT,
        REWARD,
        ROOF,
        BONUS,
        FIELD,
        TRADE,
        JOINING,
        FORBIDDING,
        TALLY,
        LEAP,
        SHIFTING
    }

    private static final int NOWHERE = -1;

    private final Card[] slots;
    private final int[] slotOf = new int[Cards.all().size()];
    private final int[] numberOf;
    private final int[] keptAt;
    private final int[] bringing = new int[Space.MOST];
    private final long[] listening = new long[Moment.COUNT * WORDS];
    private final long[] capable = new long[Capability.values().length * WORDS];
    private final long[] rebating = new long[Purchase.COUNT * WORDS];
    private final List<List<Asking>> asking = new ArrayList<>();
    private final int[] bakers;
    private long majors;
    private boolean asides;

    /** A hook that asks its owner. */
    public record Asking(int slot, Hook hook) {}

    /** The slots of the cards are numbered as they come; major improvements come first. */
    public Deck(List<Card> cards) {
        if (cards.size() > MOST_CARDS) {
            throw new IllegalArgumentException("a table takes at most " + MOST_CARDS + " cards");
        }
        slots = cards.toArray(new Card[0]);
        numberOf = new int[slots.length];
        keptAt = new int[slots.length];
        Arrays.fill(slotOf, NOWHERE);
        Arrays.fill(bringing, NOWHERE);
        for (int moment = 0; moment < Moment.COUNT; moment++) {
            asking.add(new ArrayList<>());
        }
        int keeping = 0;
        for (int slot = 0; slot < slots.length; slot++) {
            numberOf[slot] = Cards.all().indexOf(slots[slot]);
            slotOf[numberOf[slot]] = slot;
            keptAt[slot] = slots[slot].isKeepingGoods() ? keeping++ : NOWHERE;
            majors |= slots[slot].kind() == Card.Kind.MAJOR ? 1L << slot : 0;
            enter(slot, slots[slot]);
        }
        bakers = bakersByRate();
        checkSizes(keeping);
    }

    private void enter(int slot, Card card) {
        add(capable, Capability.COOKING, slot, !card.cooking().equals(Cooking.NONE));
        add(capable, Capability.BAKING, slot, !card.baking().equals(Baking.NONE));
        add(capable, Capability.CRAFT, slot, !card.craft().equals(Craft.NONE));
        add(capable, Capability.REWARD, slot, !card.reward().equals(Reward.NONE));
        add(capable, Capability.ROOF, slot, !card.roof().equals(Roof.NONE));
        add(capable, Capability.BONUS, slot, !card.bonus().equals(Bonus.NONE));
        add(capable, Capability.FIELD, slot, card.crop() != Crop.NONE);
        add(capable, Capability.TRADE, slot, !card.trade().equals(Trade.NONE));
        add(capable, Capability.JOINING, slot, card.joins() != 0);
        add(capable, Capability.FORBIDDING, slot, card.forbids() != 0);
        add(capable, Capability.TALLY, slot, card.isTally());
        add(capable, Capability.LEAP, slot, card.leaps() != 0);
        add(capable, Capability.SHIFTING, slot, card.isShifting());
        for (int purchase = 0; purchase < Purchase.COUNT; purchase++) {
            Purchase what = Purchase.of(purchase);
            if (card.rebates().stream().anyMatch(rebate -> rebate.isFor(what))) {
                rebating[purchase * WORDS + (slot >>> 6)] |= 1L << slot;
            }
        }
        if (card.space().isThere()) {
            bringing[CardSpaces.number(card)] = slot;
        }
        enterMoments(slot, card);
    }

    private void enterMoments(int slot, Card card) {
        if (card.isShifting()) {
            listen(slot, Moment.FIELDS_START);
        }
        if (card.isShifting() || !card.trade().equals(Trade.NONE)) {
            listen(slot, Moment.GAME_END);
            asides = true;
        }
        for (Hook hook : card.hooks()) {
            int moment = hook.moment().ordinal();
            listen(slot, hook.moment());
            if (hook.manner() != Hook.Manner.AUTOMATIC) {
                asking.get(moment).add(new Asking(slot, hook));
            }
        }
    }

    private void listen(int slot, Moment moment) {
        listening[moment.ordinal() * WORDS + (slot >>> 6)] |= 1L << slot;
    }

    private static void add(long[] sets, Capability capability, int slot, boolean has) {
        if (has) {
            sets[capability.ordinal() * WORDS + (slot >>> 6)] |= 1L << slot;
        }
    }

    /** Best rates first, so that grain goes where it brings most. */
    private int[] bakersByRate() {
        List<Integer> slotsThatBake = new ArrayList<>();
        for (int slot = 0; slot < slots.length; slot++) {
            if (!slots[slot].baking().equals(Baking.NONE)) {
                slotsThatBake.add(slot);
            }
        }
        slotsThatBake.sort((one, other) ->
                slots[other].baking().foodEach() - slots[one].baking().foodEach());
        return slotsThatBake.stream().mapToInt(Integer::intValue).toArray();
    }

    private void checkSizes(int keeping) {
        if (keeping > MOST_KEEPING || asking.stream().anyMatch(hooks -> hooks.size() > MOST_ASKING)) {
            throw new IllegalArgumentException("these are too many cards of one kind for a table");
        }
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

    /** Where the goods on a card are kept. */
    public int keptAt(int slot) {
        return keptAt[slot];
    }

    /** The slot of the card that brings a space, or -1 if none at this table does. */
    public int bringing(int space) {
        return bringing[space];
    }

    /** The slots of major improvements; they are in the first word. */
    public long majors() {
        return majors;
    }

    /** One word of the set of slots that listen at a moment. */
    public long listening(Moment moment, int word) {
        return listening[moment.ordinal() * WORDS + word];
    }

    /** Whether no card of the table listens at a moment. */
    public boolean isSilent(Moment moment) {
        int at = moment.ordinal() * WORDS;
        return (listening[at] | listening[at + 1]) == 0;
    }

    /** One word of the set of slots that have a capability. */
    public long capable(Capability capability, int word) {
        return capable[capability.ordinal() * WORDS + word];
    }

    /** Whether a card of the table lets its owner do something at any time. */
    public boolean hasAsides() {
        return asides;
    }

    /** One word of the set of slots that change the price of something. */
    public long rebating(Purchase purchase, int word) {
        return rebating[purchase.ordinal() * WORDS + word];
    }

    /** The hooks of a moment that ask their owners. */
    public List<Asking> asking(Moment moment) {
        return asking.get(moment.ordinal());
    }

    /** The slots of cards that bake, those with the best rate first. */
    public int[] bakers() {
        return bakers;
    }
}
