package tilth.agricola.farm;

/**
 * What may be fenced next, pasture by pasture: squares are marked, then closed. A new pasture is connected and lies on
 * squares without tiles, either all outside the pastures and beside one of them unless it is the first, or as a part of one
 * pasture. Fences stay where they are, so it can never lie on both sides of one.
 */
public final class Enclosing {

    private Enclosing() {}

    /** Whether some pasture can be closed with so many fences left, on squares that are not blocked by a tile. */
    public static boolean any(long fences, int blocked, int left) {
        return markable(fences, blocked, left, 0) != 0;
    }

    /** The squares that can be added to the marked ones so that some pasture with all of them can be closed. */
    public static int markable(long fences, int blocked, int left, int marked) {
        int markable = 0;
        for (int index = 0; index < Shapes.count(); index++) {
            int shape = Shapes.at(index);
            if ((marked & ~shape) == 0 && closable(fences, blocked, left, shape)) {
                markable |= shape;
            }
        }
        return markable & ~marked;
    }

    /** Whether a pasture of exactly the marked squares can be closed. */
    public static boolean closable(long fences, int blocked, int left, int marked) {
        int price = price(fences, marked);
        return price > 0
                && price <= Math.min(left, Fences.MOST - Fences.count(fences))
                && (marked & blocked) == 0
                && Yard.connected(marked)
                && isPlaced(fences, marked);
    }

    /** How many new fences it takes to close a pasture of the marked squares. */
    public static int price(long fences, int marked) {
        return Fences.count(Fences.outline(marked) & ~fences);
    }

    /** The fences that stand when the marked squares are closed. */
    public static long closed(long fences, int marked) {
        return fences | Fences.outline(marked);
    }

    /** Whether it would be the first pasture, or lie beside one, or be part of one. */
    private static boolean isPlaced(long fences, int marked) {
        int enclosed = Pastures.enclosed(fences);
        if ((marked & enclosed) == 0) {
            return fences == 0 || (Yard.around(marked) & enclosed) != 0;
        }
        return (marked & ~Pastures.of(fences, Integer.numberOfTrailingZeros(marked))) == 0;
    }
}
