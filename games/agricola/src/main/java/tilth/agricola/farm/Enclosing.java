package tilth.agricola.farm;

/**
 * What may be fenced next, pasture by pasture: squares are marked, then closed. A new pasture is connected and lies on
 * squares without tiles, either all outside the pastures and beside one of them, or as a part of one pasture. The first one
 * lies anywhere, or where a table wants it so beside what is there or around it: on its ground. Fences stay where they are, so it can never lie on both sides of one.
 *
 * <p>Closing one after the other loses no layout: each step builds only fences of the layout aimed at, so it costs no more
 * than all of them together. And no square is enclosed by the way: a ring around one takes sixteen fences.
 */
public final class Enclosing {

    private Enclosing() {}

    /** Whether some pasture can be closed with so many fences left, on squares that are not blocked by a tile. */
    public static boolean any(long fences, int blocked, int left) {
        return any(fences, blocked, left, 0);
    }

    /** The same, where the first pasture has its ground. */
    public static boolean any(long fences, int blocked, int left, int ground) {
        int affordable = affordable(fences, left);
        return affordable > 0
                && (anySquare(fences, blocked, affordable, ground)
                        || markable(fences, blocked, affordable, 0, ground) != 0);
    }

    /**
     * The squares that can be added to the marked ones so that some pasture with all of them can be closed. Who marks only
     * squares beside marked ones still comes to each pasture.
     */
    public static int markable(long fences, int blocked, int left, int marked) {
        return markable(fences, blocked, left, marked, 0);
    }

    /** The same, where the first pasture has its ground. */
    public static int markable(long fences, int blocked, int left, int marked, int ground) {
        int affordable = affordable(fences, left);
        int enclosed = Pastures.enclosed(fences);
        int markable = 0;
        if ((marked & enclosed) == 0) {
            int beside = enclosed == 0 ? ground : enclosed;
            markable = covered(fences, affordable, Yard.ALL & ~(enclosed | blocked), marked, beside);
        }
        for (int rest = enclosed; rest != 0; ) {
            int pasture = Pastures.of(fences, Integer.numberOfTrailingZeros(rest));
            if ((marked & ~pasture) == 0) {
                markable |= covered(fences, affordable, pasture, marked, 0);
            }
            rest &= ~pasture;
        }
        return markable & ~marked;
    }

    /** Whether a pasture of exactly the marked squares can be closed. */
    public static boolean closable(long fences, int blocked, int left, int marked) {
        return closable(fences, blocked, left, marked, 0);
    }

    /** The same, where the first pasture has its ground. */
    public static boolean closable(long fences, int blocked, int left, int marked, int ground) {
        return isAffordable(fences, affordable(fences, left), marked)
                && (marked & blocked) == 0
                && Yard.connected(marked)
                && isPlaced(fences, marked, ground);
    }

    /** How many new fences it takes to close a pasture of the marked squares. */
    public static int price(long fences, int marked) {
        return Fences.count(Fences.outline(marked) & ~fences);
    }

    /** The fences that stand when the marked squares are closed. */
    public static long closed(long fences, int marked) {
        return fences | Fences.outline(marked);
    }

    private static int affordable(long fences, int left) {
        return Math.min(left, Fences.MOST - Fences.count(fences));
    }

    /** Whether some pasture of one square can be closed, which is so most of the time. */
    private static boolean anySquare(long fences, int blocked, int affordable, int ground) {
        int enclosed = Pastures.enclosed(fences);
        int beside = enclosed == 0 ? ground : enclosed;
        int open = beside == 0 ? Yard.ALL : beside | Yard.around(beside);
        for (int rest = open & ~blocked; rest != 0; rest &= rest - 1) {
            if (isAffordable(fences, affordable, Integer.lowestOneBit(rest))) {
                return true;
            }
        }
        return false;
    }

    /** All squares of affordable pastures on some land that hold the marked squares and lie beside others, if there are any. */
    private static int covered(long fences, int affordable, int land, int marked, int beside) {
        int rows = Shapes.rows(affordable + Fences.count(fences & Fences.outline(land)));
        int covered = 0;
        for (int row = 0; row < rows; row++) {
            for (long shapes = Shapes.holding(row, marked, Yard.ALL & ~land); shapes != 0; shapes &= shapes - 1) {
                int shape = Shapes.at(row, Long.numberOfTrailingZeros(shapes));
                if ((shape & ~covered) != 0 && isAffordable(fences, affordable, shape) && isBeside(shape, beside)) {
                    covered |= shape;
                }
            }
            if (covered == land) {
                return covered;
            }
        }
        return covered;
    }

    private static boolean isAffordable(long fences, int affordable, int shape) {
        int price = price(fences, shape);
        return price > 0 && price <= affordable;
    }

    private static boolean isBeside(int shape, int others) {
        return others == 0 || ((Yard.around(shape) | shape) & others) != 0;
    }

    /** Whether it would be the first pasture on its ground, or lie beside one, or be part of one. */
    private static boolean isPlaced(long fences, int marked, int ground) {
        int enclosed = Pastures.enclosed(fences);
        return (marked & enclosed) == 0
                ? isBeside(marked, enclosed == 0 ? ground : enclosed)
                : (marked & ~Pastures.of(fences, Integer.numberOfTrailingZeros(marked))) == 0;
    }
}
