package tilth.agricola.pay;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.cards.Deck;
import tilth.engine.Rule;

/**
 * The ways in which a seat could pay for something: every base price with every use of its cards, without those that it
 * cannot afford and those that cost more than another. The one place where prices are made.
 */
public final class Payments {

    private static final int MOST = 128;

    private final long[] prices = new long[MOST];
    private final Rebate[] substitutions = new Rebate[8];
    private int size;
    private int substitutionCount;
    private long discount;

    public int size() {
        return size;
    }

    public long at(int index) {
        return prices[index];
    }

    /** Whether a seat could pay for something with this base price. */
    @Rule({"AGR-P1", "AGR-P2"})
    public boolean isAffordable(AgricolaPosition position, int seat, Purchase purchase, long base) {
        if (!hasRebates(position, seat, purchase)) {
            return canPay(position, seat, base);
        }
        list(position, seat, purchase, base);
        return size > 0;
    }

    /** Works out all ways to pay that are worth considering, in a fixed order. */
    @Rule({"AGR-P1", "AGR-P2"})
    public void list(AgricolaPosition position, int seat, Purchase purchase, long base) {
        size = 0;
        if (!hasRebates(position, seat, purchase)) {
            if (canPay(position, seat, base)) {
                prices[size++] = base;
            }
            return;
        }
        add(base);
        gather(position, seat, purchase);
        int bases = size;
        for (int index = 0; index < bases; index++) {
            substitute(prices[index], 0);
        }
        takeOff();
        dropUnaffordable(position, seat);
        dropDearer();
    }

    static boolean hasRebates(AgricolaPosition position, int seat, Purchase purchase) {
        Deck deck = position.table().deck();
        long rebates = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            rebates |= position.tableau().played(seat, word) & deck.rebating(purchase, word);
        }
        return rebates != 0;
    }

    private static boolean canPay(AgricolaPosition position, int seat, long price) {
        int food = Goods.count(price, Goods.FOOD);
        long rest = price - Goods.of(food, Goods.FOOD);
        return position.holdings().covers(seat, rest)
                && (food <= position.holdings().food(seat) || Exchanges.canRaise(position, seat, food, rest));
    }

    /** Base prices go to the list, substitutions and discounts are remembered. */
    private void gather(AgricolaPosition position, int seat, Purchase purchase) {
        Deck deck = position.table().deck();
        substitutionCount = 0;
        discount = Goods.NOTHING;
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.rebating(purchase, word);
            for (; cards != 0; cards &= cards - 1) {
                int slot = word * Long.SIZE + Long.numberOfTrailingZeros(cards);
                for (Rebate rebate : deck.card(slot).rebates()) {
                    if (rebate.isFor(purchase)) {
                        gather(rebate);
                    }
                }
            }
        }
    }

    void gather(Rebate rebate) {
        switch (rebate.kind()) {
            case BASE -> add(rebate.to());
            case SUBSTITUTION -> remember(rebate);
            case DISCOUNT -> discount += rebate.from();
        }
    }

    private void remember(Rebate substitution) {
        if (substitutionCount == substitutions.length) {
            throw new IllegalStateException("a price takes at most " + substitutions.length + " substitutions");
        }
        substitutions[substitutionCount++] = substitution;
    }

    /** Adds what a price becomes by some of the substitutions, each used at most once, in any order. */
    private void substitute(long price, int used) {
        for (int i = 0; i < substitutionCount; i++) {
            Rebate rebate = substitutions[i];
            if ((used >>> i & 1) == 0 && Goods.isWithin(rebate.from(), price)) {
                long other = price - rebate.from() + rebate.to();
                add(other);
                substitute(other, used | 1 << i);
            }
        }
    }

    void add(long price) {
        for (int index = 0; index < size; index++) {
            if (prices[index] == price) {
                return;
            }
        }
        if (size == MOST) {
            throw new IllegalStateException("there are at most " + MOST + " ways to pay");
        }
        prices[size++] = price;
    }

    private void takeOff() {
        for (int index = 0; index < size; index++) {
            prices[index] = Goods.less(prices[index], discount);
        }
    }

    private void dropUnaffordable(AgricolaPosition position, int seat) {
        int kept = 0;
        for (int index = 0; index < size; index++) {
            if (canPay(position, seat, prices[index])) {
                prices[kept++] = prices[index];
            }
        }
        size = kept;
    }

    private void dropDearer() {
        int kept = 0;
        for (int index = 0; index < size; index++) {
            if (!isDearer(index)) {
                prices[kept++] = prices[index];
            }
        }
        size = kept;
    }

    // Those dropped before were dearer than one that is still there or comes later, so that nothing gets lost.
    private boolean isDearer(int index) {
        for (int other = 0; other < size; other++) {
            boolean sameBefore = prices[other] == prices[index] && other < index;
            boolean cheaper = prices[other] != prices[index] && Goods.isWithin(prices[other], prices[index]);
            if (sameBefore || cheaper) {
                return true;
            }
        }
        return false;
    }
}
