package tilth.agricola.farm;

import java.util.Arrays;

/** A row of shelters for animals, the largest first. */
final class Shelters {

    /** So many there is room for at first; few farms need more. */
    private static final int FEW = 16;

    /** Beside the species, says that a shelter is a pasture. */
    private static final int PASTURE = 1 << Housing.SPECIES;

    private int[] shelters = new int[FEW];
    private int[] species = new int[FEW];
    private int[] capacities = new int[FEW];

    private int count;
    private int total;

    void clear() {
        count = 0;
        total = 0;
    }

    /** Adds a pasture. */
    void addPasture(int shelter, int open, int capacity) {
        add(shelter, open | PASTURE, capacity);
    }

    void add(int shelter, int open, int capacity) {
        if (count == shelters.length) {
            shelters = Arrays.copyOf(shelters, 2 * count);
            species = Arrays.copyOf(species, 2 * count);
            capacities = Arrays.copyOf(capacities, 2 * count);
        }
        int at = count++;
        for (; at > 0 && capacities[at - 1] < capacity; at--) {
            shelters[at] = shelters[at - 1];
            species[at] = species[at - 1];
            capacities[at] = capacities[at - 1];
        }
        shelters[at] = shelter;
        species[at] = open;
        capacities[at] = capacity;
        total += capacity;
    }

    int count() {
        return count;
    }

    /** The capacity of all together. */
    int total() {
        return total;
    }

    int capacity(int at) {
        return capacities[at];
    }

    /** The species it is open to, a bit each. */
    int species(int at) {
        return species[at] & ~PASTURE;
    }

    boolean isPasture(int at) {
        return (species[at] & PASTURE) != 0;
    }

    boolean isOpen(int at, int toSpecies) {
        return (species[at] >>> toSpecies & 1) != 0;
    }

    /** Whether a shelter is open to one of some species. */
    boolean isOpenToSome(int at, int ofSpecies) {
        return (species[at] & ofSpecies) != 0;
    }

    /** The number a shelter has among all of the farm. */
    int shelter(int at) {
        return shelters[at];
    }

    /** Whether a shelter is open to all of some species. */
    boolean isOpenToAll(int at, int ofSpecies) {
        return (ofSpecies & ~species[at]) == 0;
    }

    /** Where a shelter of the farm is in this row, or -1. */
    int at(int shelter) {
        for (int at = 0; at < count; at++) {
            if (shelters[at] == shelter) {
                return at;
            }
        }
        return -1;
    }
}
