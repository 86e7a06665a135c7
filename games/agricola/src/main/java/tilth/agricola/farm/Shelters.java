package tilth.agricola.farm;

import java.util.Arrays;

/** A row of shelters for animals, the largest first. */
final class Shelters {

    /** So many there is room for at first; few farms need more. */
    private static final int FEW = 16;

    /** Beside the species, says that a shelter is a pasture. */
    private static final int PASTURE = 1 << Housing.SPECIES;

    private static final int SHEEP = 0;

    private int[] shelters = new int[FEW];
    private int[] species = new int[FEW];
    private int[] capacities = new int[FEW];

    /** How much of the capacity is for sheep alone. */
    private int[] flocks = new int[FEW];

    private int count;
    private int total;

    void clear() {
        count = 0;
        total = 0;
    }

    /** Adds a pasture, where so many more sheep find room. */
    void addPasture(int shelter, int open, int capacity, int moreSheep) {
        add(shelter, open | PASTURE, capacity, moreSheep);
    }

    void add(int shelter, int open, int each, int moreSheep) {
        int capacity = each + moreSheep;
        if (count == shelters.length) {
            shelters = Arrays.copyOf(shelters, 2 * count);
            species = Arrays.copyOf(species, 2 * count);
            capacities = Arrays.copyOf(capacities, 2 * count);
            flocks = Arrays.copyOf(flocks, 2 * count);
        }
        int at = count++;
        for (; at > 0 && capacities[at - 1] < capacity; at--) {
            shelters[at] = shelters[at - 1];
            species[at] = species[at - 1];
            capacities[at] = capacities[at - 1];
            flocks[at] = flocks[at - 1];
        }
        shelters[at] = shelter;
        species[at] = open;
        capacities[at] = capacity;
        flocks[at] = moreSheep;
        total += capacity;
    }

    int count() {
        return count;
    }

    /** The capacity of all together. */
    int total() {
        return total;
    }

    /** The most animals it holds. */
    int capacity(int at) {
        return capacities[at];
    }

    /** How many of a species it holds. */
    int capacity(int at, int ofSpecies) {
        return ofSpecies == SHEEP ? capacities[at] : capacities[at] - flocks[at];
    }

    /** How many more of one of some species it holds beside those that are inside. */
    int free(int at, int inside, int ofSpecies) {
        int free = capacities[at] - Housing.total(inside);
        if (flocks[at] == 0 || (ofSpecies & 1 << SHEEP) != 0) {
            return free;
        }
        int others = Housing.total(inside) - Housing.count(inside, SHEEP);
        return Math.min(free, capacities[at] - flocks[at] - others);
    }

    /** How many sheep more than other animals it holds. */
    int moreSheep(int at) {
        return flocks[at];
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
