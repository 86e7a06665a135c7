package tilth.chineur;

import tilth.engine.Digest;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What every player holds apart from the farm tiles: resources, gold, tools, the objective and two Cocorico tiles. */
public final class Holdings {

    private static final int MOST_SEATS = ChineurPosition.MOST_SEATS;
    private static final int NIBBLE = 4;
    private static final int NO_TOOL = 0xF;
    private static final int NO_TOOLS = (1 << NIBBLE * ChineurPosition.CELLS) - 1;

    private static final int GOLD = 0;
    private static final int ON_CELLS = MOST_SEATS;
    private static final int ASIDE = 2 * MOST_SEATS;
    private static final int WORN = 3 * MOST_SEATS;
    private static final int USED = 4 * MOST_SEATS;
    private static final int SPENT = 5 * MOST_SEATS;
    private static final int OBJECTIVE = 6 * MOST_SEATS;
    private static final int RULED_OUT = 7 * MOST_SEATS;

    private final long[] goods = new long[MOST_SEATS];
    private final int[] numbers = new int[8 * MOST_SEATS];

    /** The seats whose objective all have seen. */
    private byte shown;

    /** The seats that set the die on their next turn. */
    private byte choosers;

    private byte burdened = ChineurPosition.NOTHING;

    void copyFrom(Holdings other) {
        System.arraycopy(other.goods, 0, goods, 0, goods.length);
        System.arraycopy(other.numbers, 0, numbers, 0, numbers.length);
        shown = other.shown;
        choosers = other.choosers;
        burdened = other.burdened;
    }

    long digest(long digest) {
        long mixed = Digest.addAll(Digest.addAll(digest, goods), numbers);
        return Digest.add(Digest.add(Digest.add(mixed, shown), choosers), burdened);
    }

    /** The resources of a seat, a {@link Basket}. */
    public long goods(int seat) {
        return goods[seat];
    }

    public int gold(int seat) {
        return numbers[GOLD + seat];
    }

    /** The tool on a cell, or {@link ChineurPosition#NOTHING}. */
    public int tool(int seat, int cell) {
        int tool = numbers[ON_CELLS + seat] >>> NIBBLE * cell & NO_TOOL;
        return tool == NO_TOOL ? ChineurPosition.NOTHING : tool;
    }

    boolean hasTools(int seat) {
        return numbers[ON_CELLS + seat] != NO_TOOLS;
    }

    boolean hasTool(int seat, int cell, Tool tool) {
        return (numbers[ON_CELLS + seat] >>> NIBBLE * cell & NO_TOOL) == tool.ordinal();
    }

    /** How many of a tool a seat has set aside. */
    public int aside(int seat, int tool) {
        return numbers[ASIDE + seat] >>> NIBBLE * tool & 0xF;
    }

    boolean hasAside(int seat) {
        return numbers[ASIDE + seat] != 0;
    }

    /** How many of the tools a seat has set aside have lain on its board before. */
    int worn(int seat, int tool) {
        return numbers[WORN + seat] >>> NIBBLE * tool & 0xF;
    }

    /** How many tools lie or have lain on a seat's board. */
    public int used(int seat) {
        return numbers[USED + seat];
    }

    /** The gold a seat has ever paid for tools. */
    public int spent(int seat) {
        return numbers[SPENT + seat];
    }

    public Objective objective(int seat) {
        return Objective.of(numbers[OBJECTIVE + seat]);
    }

    public boolean isShown(int seat) {
        return Seats.has(shown, seat);
    }

    /** The objectives that everybody knows a seat not to have, as it would have shown them; a bit each. */
    int ruledOut(int seat) {
        return numbers[RULED_OUT + seat];
    }

    public boolean setsDie(int seat) {
        return Seats.has(choosers, seat);
    }

    public boolean isBurdened(int seat) {
        return burdened == seat;
    }

    // Changes, for the chapters of the rules only.

    void begin(int seat, long startGoods, int objective) {
        goods[seat] = startGoods;
        numbers[ON_CELLS + seat] = NO_TOOLS;
        numbers[OBJECTIVE + seat] = objective;
    }

    @Rule("CHI-S10")
    void gain(int seat, long basket) {
        goods[seat] += basket;
    }

    void pay(int seat, long basket) {
        goods[seat] -= basket;
    }

    void gainGold(int seat, int count) {
        numbers[GOLD + seat] += count;
    }

    void payGold(int seat, int count) {
        numbers[GOLD + seat] -= count;
    }

    void setTool(int seat, int cell, int tool) {
        int shift = NIBBLE * cell;
        numbers[ON_CELLS + seat] = numbers[ON_CELLS + seat] & ~(NO_TOOL << shift) | (tool & NO_TOOL) << shift;
    }

    void addAside(int seat, int tool) {
        numbers[ASIDE + seat] += 1 << NIBBLE * tool;
    }

    void removeAside(int seat, int tool) {
        numbers[ASIDE + seat] -= 1 << NIBBLE * tool;
    }

    void addWorn(int seat, int tool) {
        numbers[WORN + seat] += 1 << NIBBLE * tool;
    }

    void removeWorn(int seat, int tool) {
        numbers[WORN + seat] -= 1 << NIBBLE * tool;
    }

    void addUsed(int seat) {
        numbers[USED + seat]++;
    }

    void addSpent(int seat, int gold) {
        numbers[SPENT + seat] += gold;
    }

    void setObjective(int seat, int objective) {
        numbers[OBJECTIVE + seat] = objective;
    }

    void show(int seat) {
        shown |= (byte) (1 << seat);
    }

    void ruleOut(int seat, int objective) {
        numbers[RULED_OUT + seat] |= 1 << objective;
    }

    void letSetDie(int seat) {
        choosers |= (byte) (1 << seat);
    }

    void hasSetDie(int seat) {
        choosers &= (byte) ~(1 << seat);
    }

    void setBurdened(int seat) {
        burdened = (byte) seat;
    }
}
