package tilth.agricola.farm;

import tilth.engine.Rng;

/** A farm with rooms, fields, stables and pastures by chance, fenced by the slow reading of the rules. */
final class RandomFarm {

    /** The two rooms of every farm. */
    static final int FIRST_ROOMS = 1 << Yard.square(1, 0) | 1 << Yard.square(2, 0);

    private final Rng rng;

    int rooms = FIRST_ROOMS;
    int fields;
    int stables;
    long fences;

    RandomFarm(Rng rng) {
        this.rng = rng;
        for (int tries = rng.below(12); tries > 0; tries--) {
            change();
        }
    }

    /** Tiles on the farm. */
    int tiles() {
        return rooms | fields;
    }

    /** A connected set of squares, small ones more often than large ones. */
    static int patch(Rng rng) {
        int patch = 1 << rng.below(Yard.SQUARES);
        for (int more = rng.below(1 + rng.below(9)); more > 0; more--) {
            patch |= 1 << pick(Yard.around(patch), rng);
        }
        return patch;
    }

    static int pick(int squares, Rng rng) {
        int rest = squares;
        for (int skip = rng.below(Integer.bitCount(squares)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    private void change() {
        int square = 1 << rng.below(Yard.SQUARES);
        int enclosed = new SlowFences(fences).enclosed();
        boolean free = ((tiles() | stables) & square) == 0;
        switch (rng.below(8)) {
            case 0 -> rooms |= free && (enclosed & square) == 0 ? square : 0;
            case 1 -> fields |= free && (enclosed & square) == 0 ? square : 0;
            case 2 -> stables |= free && Integer.bitCount(stables) < Stables.MOST ? square : 0;
            default -> maybeFence(patch(rng));
        }
    }

    private void maybeFence(int patch) {
        long more = fences | Fences.outline(patch);
        if (Fences.count(more) <= Fences.MOST && new SlowFences(more).areLegal(tiles())) {
            fences = more;
        }
    }

    @Override
    public String toString() {
        return Drawing.draw(rooms, fields, stables, fences);
    }
}
