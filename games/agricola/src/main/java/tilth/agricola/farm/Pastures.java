package tilth.agricola.farm;

/** Pastures follow from the fences: the squares from which no way leads off the farmyard. */
public final class Pastures {

    private static final int ANIMALS_A_SQUARE = 2;

    private Pastures() {}

    /** All squares that lie in pastures. */
    public static int enclosed(long fences) {
        return fences == 0 ? 0 : Yard.ALL & ~reached(open(fences), fences);
    }

    /** The pasture a square belongs to, 0 if none. */
    public static int of(long fences, int square) {
        boolean isEnclosed = (enclosed(fences) >>> square & 1) != 0;
        return isEnclosed ? reached(1 << square, fences) : 0;
    }

    public static int count(long fences) {
        int count = 0;
        for (int rest = enclosed(fences); rest != 0; rest &= ~first(rest, fences)) {
            count++;
        }
        return count;
    }

    /** Writes the pastures in the order of their first squares and says how many there are. */
    public static int list(long fences, int[] into) {
        int count = 0;
        for (int rest = enclosed(fences); rest != 0; rest &= ~into[count++]) {
            into[count] = first(rest, fences);
        }
        return count;
    }

    /** Two animals a square, twice that for each stable in the pasture. */
    public static int capacity(int pasture, int stables) {
        return ANIMALS_A_SQUARE * Integer.bitCount(pasture) << Integer.bitCount(pasture & stables);
    }

    /** The pasture with the first square of those enclosed. */
    private static int first(int enclosed, long fences) {
        return reached(Integer.lowestOneBit(enclosed), fences);
    }

    /** The squares at the edge of the board that are open to it. */
    private static int open(long fences) {
        return Yard.TOP & ~Fences.squaresUnder(fences)
                | Yard.BOTTOM & ~Fences.squaresOver(fences)
                | Yard.LEFT & ~Fences.squaresRightOf(fences)
                | Yard.RIGHT & ~Fences.squaresLeftOf(fences);
    }

    /** The squares to which a way leads from one of the given squares. */
    private static int reached(int from, long fences) {
        int under = ~Fences.squaresUnder(fences);
        int beside = ~Fences.squaresRightOf(fences);
        int reached = from;
        int before;
        do {
            before = reached;
            reached |= (reached & under) >>> Yard.COLUMNS
                    | reached << Yard.COLUMNS & under
                    | (reached & beside & ~Yard.LEFT) >>> 1
                    | (reached & ~Yard.RIGHT) << 1 & beside;
            reached &= Yard.ALL;
        } while (reached != before);
        return reached;
    }
}
