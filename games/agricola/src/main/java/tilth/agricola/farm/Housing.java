package tilth.agricola.farm;

import java.util.Arrays;
import java.util.List;

/**
 * Proves that animals find room. It is filled anew with the shelters of one farm each time; shelters are numbered in the
 * order in which they are named.
 */
public final class Housing {

    public static final int SPECIES = 3;

    private static final int ALL = (1 << SPECIES) - 1;

    /** There is room for so many ways to keep animals at first. */
    private static final int FEW_WAYS = 32;

    private static final int BITS = 10;
    private static final int COUNT = (1 << BITS) - 1;

    /** Shelters for one species at a time, the largest first. */
    private final Shelters herds = new Shelters();

    /** Shelters for any mix of some species. */
    private final Shelters mixes = new Shelters();

    /** How many animals the mixes hold, for each set of species that want to go there. */
    private final int[] room = new int[1 << SPECIES];

    private final Arranging arranging = new Arranging(herds, mixes);

    private int shelters;

    /** Packed counts of animals that can be kept. */
    private int[] ways = new int[FEW_WAYS];

    /** Counts of the three species packed into one number. */
    public static int animals(int sheep, int boar, int cattle) {
        return sheep | boar << BITS | cattle << 2 * BITS;
    }

    /** How many of a species are packed: 0 sheep, 1 boar, 2 cattle. */
    public static int count(int animals, int species) {
        return animals >>> BITS * species & COUNT;
    }

    /** How many animals are packed, of whatever species. */
    public static int total(int animals) {
        return count(animals, 0) + count(animals, 1) + count(animals, 2);
    }

    /** So many of one species, packed. */
    static int herd(int species, int count) {
        return count << BITS * species;
    }

    /** Forgets all shelters. */
    public void clear() {
        herds.clear();
        mixes.clear();
        Arrays.fill(room, 0);
        shelters = 0;
    }

    /** A pasture keeps one species of the owner's choice. */
    public void pasture(int capacity) {
        pasture(capacity, 0);
    }

    /** The same, and if it keeps sheep, it keeps so many more. */
    public void pasture(int capacity, int moreSheep) {
        herds.addPasture(shelters++, ALL, capacity, moreSheep);
    }

    /** A pasture that keeps any mix of species, and so many more sheep. */
    public void mixedPasture(int capacity, int moreSheep) {
        mixes.addPasture(shelters++, ALL, capacity, moreSheep);
        makeRoom(ALL, capacity, moreSheep);
    }

    /** A stable that keeps so many animals of one species, or so many more if they are sheep. */
    public void stable(int capacity, int moreSheep) {
        holder(ALL, capacity, moreSheep);
    }

    /** So many single places, each for one animal: the house has one, and so has each stable outside the pastures. */
    public void places(int count) {
        for (int place = 0; place < count; place++) {
            mixed(ALL, 1);
        }
    }

    /** A card that keeps animals of one of these species at a time. */
    public void holder(int species, int capacity) {
        holder(species, capacity, 0);
    }

    /** The same with room for so many more sheep, if there are sheep. */
    void holder(int species, int capacity, int moreSheep) {
        herds.add(shelters++, species, capacity, moreSheep);
    }

    /** A card that keeps any mix of these species. */
    public void mixed(int species, int capacity) {
        mixed(species, capacity, 0);
    }

    /** The same with room for so many more sheep. */
    public void mixed(int species, int capacity, int moreSheep) {
        mixes.add(shelters++, species, capacity, moreSheep);
        makeRoom(species, capacity, moreSheep);
    }

    /** A card that keeps as many animals of these species as one likes, as a pasture without end. */
    public void endlessPasture(int species, int capacity) {
        mixes.addPasture(shelters++, species, capacity, 0);
        makeRoom(species, capacity, 0);
    }

    private void makeRoom(int species, int capacity, int moreSheep) {
        for (int wanting = 1; wanting <= ALL; wanting++) {
            int wanted = wanting & species;
            room[wanting] += (wanted == 0 ? 0 : capacity) + ((wanted & 1) == 0 ? 0 : moreSheep);
        }
    }

    /** In how many pastures one of these animals can stand so that there is room for so many more, all being housed. */
    public int roomy(int sheep, int boar, int cattle, int more) {
        return new RoomyPastures(herds, mixes, new int[] {sheep, boar, cattle}, more).most();
    }

    /** How many shelters have been named. */
    public int shelters() {
        return shelters;
    }

    /** Whether all these animals find room at the same time. */
    public boolean houses(int sheep, int boar, int cattle) {
        int spare = herds.total() + room[ALL] - sheep - boar - cattle;
        return spare >= 0 && fits(0, animals(sheep, boar, cattle), spare);
    }

    /**
     * The counts that can be kept of these animals, each such that not one more could be kept with them; puts them into
     * {@link #ways} and says how many there are.
     */
    public int keepable(int sheep, int boar, int cattle) {
        int found = 0;
        for (int keptSheep = sheep; keptSheep >= 0; keptSheep--) {
            int keptCattle = -1;
            for (int keptBoar = boar; keptBoar >= 0 && keptCattle < cattle; keptBoar--) {
                while (keptCattle < cattle && houses(keptSheep, keptBoar, keptCattle + 1)) {
                    keptCattle++;
                }
                int kept = animals(keptSheep, keptBoar, Math.max(0, keptCattle));
                if (keptCattle >= 0 && !isWithinAny(kept, ways, found)) {
                    ways = found == ways.length ? Arrays.copyOf(ways, 2 * found) : ways;
                    ways[found++] = kept;
                }
            }
        }
        return found;
    }

    /** The ways to keep animals found last, packed. */
    public int[] ways() {
        return ways;
    }

    /** All animals together are the one way to keep them. */
    public void keepAll(int sheep, int boar, int cattle) {
        ways[0] = animals(sheep, boar, cattle);
    }

    /**
     * Arranges animals that can be housed: the array holds the animals of each shelter, packed, before and after. They stay
     * where they were as far as possible, and big herds go to big pastures.
     */
    public void arrange(int sheep, int boar, int cattle, int[] animals) {
        if (!houses(sheep, boar, cattle)) {
            throw new IllegalArgumentException("there is no room for " + sheep + ", " + boar + ", " + cattle);
        }
        arranging.arrange(sheep, boar, cattle, animals);
    }

    /**
     * What can come of one arrangement by moving as many animals of a species as find room from one shelter to another, or
     * by letting two shelters swap all they hold.
     */
    public List<int[]> rearranged(int[] animals) {
        return new Rearranging(herds, mixes, animals).ways();
    }

    private static boolean isWithinAny(int animals, int[] counts, int length) {
        for (int index = 0; index < length; index++) {
            int other = counts[index];
            if (count(animals, 0) <= count(other, 0)
                    && count(animals, 1) <= count(other, 1)
                    && count(animals, 2) <= count(other, 2)) {
                return true;
            }
        }
        return false;
    }

    /** Gives the herds' shelters from one on to species that still want them, with so many places to spare. */
    private boolean fits(int at, int animals, int spare) {
        if (mixesHold(count(animals, 0), count(animals, 1), count(animals, 2))) {
            return true;
        }
        if (at == herds.count()) {
            return false;
        }
        int capacity = herds.capacity(at);
        boolean wanted = false;
        for (int species = 0; species < SPECIES; species++) {
            int used = herds.isOpen(at, species) ? Math.min(count(animals, species), herds.capacity(at, species)) : 0;
            int wasted = capacity - used;
            if (used > 0 && wasted <= spare && fits(at + 1, animals - herd(species, used), spare - wasted)) {
                return true;
            }
            wanted |= used > 0;
        }
        return !wanted && capacity <= spare && fits(at + 1, animals, spare - capacity);
    }

    /** Whether the mixes hold all of these: each set of species must find room in the mixes open to it. */
    private boolean mixesHold(int sheep, int boar, int cattle) {
        return sheep + boar + cattle <= room[7]
                && sheep <= room[1]
                && boar <= room[2]
                && cattle <= room[4]
                && sheep + boar <= room[3]
                && sheep + cattle <= room[5]
                && boar + cattle <= room[6];
    }
}
