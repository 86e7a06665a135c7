package tilth.agricola.goods;

import java.util.List;

/** The ten goods, and bundles of them packed into one {@code long}: a price, a gain, what lies on a space. */
public final class Goods {

    public static final int FOOD = 0;
    public static final int WOOD = 1;
    public static final int CLAY = 2;
    public static final int REED = 3;
    public static final int STONE = 4;
    public static final int GRAIN = 5;
    public static final int VEGETABLE = 6;
    public static final int SHEEP = 7;
    public static final int WILD_BOAR = 8;
    public static final int CATTLE = 9;
    public static final int KINDS = 10;

    /** Their words, in the same order. */
    public static final List<String> WORDS =
            List.of("food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "wild-boar", "cattle");

    /** The species of animals, from sheep on. */
    public static final int SPECIES = 3;

    public static final long NOTHING = 0;

    /** The most of one good that a bundle can hold. */
    public static final int MOST = 63;

    /** The most of one good that a price can ask for. */
    public static final int MOST_PRICE = 31;

    private static final int BITS = 6;
    private static final long ONES = 0x0041_0410_4104_1041L;
    private static final long HIGHEST = ONES << BITS - 1;
    private static final long ANIMALS = -1L << BITS * SHEEP;

    private Goods() {}

    public static long of(int count, int good) {
        return (long) count << BITS * good;
    }

    public static int count(long bundle, int good) {
        return (int) (bundle >>> BITS * good) & MOST;
    }

    /** A bundle with so many of a good instead of what it had. */
    public static long with(long bundle, int count, int good) {
        return bundle & ~((long) MOST << BITS * good) | of(count, good);
    }

    /** Whether a purse, counted up to {@link #MOST_PRICE}, has at least what a price asks for of every good. */
    public static boolean covers(long purse, long price) {
        return ((purse | HIGHEST) - price & HIGHEST) == HIGHEST;
    }

    /** The animals of a bundle. */
    public static long animals(long bundle) {
        return bundle & ANIMALS;
    }

    public static boolean hasAnimals(long bundle) {
        return (bundle & ANIMALS) != 0;
    }

    public static boolean isBuildingResource(int good) {
        return good >= WOOD && good <= STONE;
    }

    public static boolean isAnimal(int good) {
        return good >= SHEEP;
    }

    /** The lowest good a bundle has any of; it must not be empty. */
    public static int first(long bundle) {
        return Long.numberOfTrailingZeros(bundle) / BITS;
    }

    /** A bundle without a good and all before it. */
    public static long after(long bundle, int good) {
        return good == CATTLE ? NOTHING : bundle & -1L << BITS * (good + 1);
    }

    /** Whether one bundle has at most as much of every good as another. */
    public static boolean isWithin(long bundle, long other) {
        for (long rest = bundle; rest != NOTHING; ) {
            int good = first(rest);
            if (count(rest, good) > count(other, good)) {
                return false;
            }
            rest = after(rest, good);
        }
        return true;
    }

    /** Whether a bundle has any of some goods, a bit each. */
    public static boolean hasAny(long bundle, int goods) {
        for (int rest = goods; rest != 0; rest &= rest - 1) {
            if (count(bundle, Integer.numberOfTrailingZeros(rest)) > 0) {
                return true;
            }
        }
        return false;
    }

    /** The kinds of goods a bundle has any of, a bit each. */
    public static int kinds(long bundle) {
        int kinds = 0;
        for (long rest = bundle; rest != NOTHING; ) {
            int good = first(rest);
            kinds |= 1 << good;
            rest = after(rest, good);
        }
        return kinds;
    }

    /** Two bundles together, never more of a good than a bundle can hold. */
    public static long plus(long bundle, long more) {
        long sum = bundle;
        for (long rest = more; rest != NOTHING; ) {
            int good = first(rest);
            sum = with(sum, Math.min(count(bundle, good) + count(rest, good), MOST), good);
            rest = after(rest, good);
        }
        return sum;
    }

    /** One bundle less another, never less than nothing of a good. */
    public static long less(long bundle, long discount) {
        long left = bundle;
        for (long rest = discount; rest != NOTHING; ) {
            int good = first(rest);
            left -= of(Math.min(count(rest, good), count(bundle, good)), good);
            rest = after(rest, good);
        }
        return left;
    }
}
