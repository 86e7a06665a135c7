package tilth.agricola.farm;

import java.util.ArrayList;
import java.util.List;

/** What an arrangement of animals can become by one movement of its owner's hand. */
final class Rearranging {

    private final Shelters herds;
    private final Shelters mixes;
    private final int[] animals;
    private final List<int[]> ways = new ArrayList<>();

    Rearranging(Shelters herds, Shelters mixes, int[] animals) {
        this.herds = herds;
        this.mixes = mixes;
        this.animals = animals;
    }

    /** Whole shelters swap first, then animals of one species move. */
    List<int[]> ways() {
        for (int one = 0; one < animals.length; one++) {
            for (int other = one + 1; other < animals.length; other++) {
                maybeAdd(one, animals[other], other, animals[one]);
            }
        }
        for (int from = 0; from < animals.length; from++) {
            for (int to = 0; to < animals.length; to++) {
                for (int species = 0; species < Housing.SPECIES && to != from; species++) {
                    maybeMove(from, to, species);
                }
            }
        }
        return ways;
    }

    /** As many as find room. */
    private void maybeMove(int from, int to, int species) {
        for (int count = Housing.count(animals[from], species); count > 0; count--) {
            int herd = Housing.herd(species, count);
            if (maybeAdd(from, animals[from] - herd, to, animals[to] + herd)) {
                return;
            }
        }
    }

    private boolean maybeAdd(int one, int inOne, int other, int inOther) {
        if (inOne == animals[one] || !holds(one, inOne) || !holds(other, inOther)) {
            return false;
        }
        int[] way = animals.clone();
        way[one] = inOne;
        way[other] = inOther;
        ways.add(way);
        return true;
    }

    private boolean holds(int shelter, int inside) {
        int at = herds.at(shelter);
        boolean isHerd = at >= 0;
        Shelters row = isHerd ? herds : mixes;
        at = isHerd ? at : mixes.at(shelter);
        int species = 0;
        for (int one = 0; one < Housing.SPECIES; one++) {
            species |= Housing.count(inside, one) > 0 ? 1 << one : 0;
        }
        return row.free(at, inside, 1) >= 0
                && row.free(at, inside, 2) >= 0
                && row.isOpenToAll(at, species)
                && (!isHerd || Integer.bitCount(species) <= 1);
    }
}
