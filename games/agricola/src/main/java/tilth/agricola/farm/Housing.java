package tilth.agricola.farm;

import java.util.Arrays;

/**
 * Proves that animals find room. It is filled anew with the shelters of one farm each time; shelters are numbered in the
 * order in which they are named.
 */
public final class Housing {

    public static final int SPECIES = 3;

    /** The most shelters a farm can have. */
    public static final int MOST = 64;

    private static final int ALL = (1 << SPECIES) - 1;

    /** Shelters for one species at a time, the largest first. */
    private final Shelters herds = new Shelters();

    /** Shelters for any mix of some species. */
    private final Shelters mixes = new Shelters();

    /** How many animals the mixes hold, for each set of species that want to go there. */
    private final int[] room = new int[1 << SPECIES];

    private final Arranging arranging = new Arranging(herds, mixes);

    private int shelters;

    /** Counts of the three species packed into one number. */
    public static int animals(int sheep, int boar, int cattle) {
        return sheep | boar << 8 | cattle << 16;
    }

    /** How many of a species are packed: 0 sheep, 1 boar, 2 cattle. */
    public static int count(int animals, int species) {
        return animals >>> 8 * species & 0xFF;
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
        holder(ALL, capacity);
    }

    /** So many single places, each for one animal: the house has one, and so has each stable outside the pastures. */
    public void places(int count) {
        for (int place = 0; place < count; place++) {
            mixed(ALL, 1);
        }
    }

    /** A card that keeps animals of one of these species at a time. */
    public void holder(int species, int capacity) {
        herds.add(shelters++, species, capacity);
    }

    /** A card that keeps any mix of these species. */
    public void mixed(int species, int capacity) {
        mixes.add(shelters++, species, capacity);
        for (int wanting = 1; wanting <= ALL; wanting++) {
            room[wanting] += (wanting & species) == 0 ? 0 : capacity;
        }
    }

    /** How many shelters have been named. */
    public int shelters() {
        return shelters;
    }

    /** Whether all these animals find room at the same time. */
    public boolean houses(int sheep, int boar, int cattle) {
        int spare = herds.total() + room[ALL] - sheep - boar - cattle;
        return spare >= 0 && fits(0, sheep, boar, cattle, spare);
    }

    /**
     * The counts that can be kept of these animals, each such that not one more could be kept with them; writes them packed
     * and says how many there are.
     */
    public int keepable(int sheep, int boar, int cattle, int[] into) {
        int found = 0;
        for (int kept = sheep; kept >= 0; kept--) {
            int most = 0;
            for (int other = boar; other >= 0; other--) {
                if (!houses(kept, other, 0)) {
                    continue;
                }
                while (most < cattle && houses(kept, other, most + 1)) {
                    most++;
                }
                if (!isCovered(kept, other, most, into, found)) {
                    into[found++] = animals(kept, other, most);
                }
            }
        }
        return found;
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

    private static boolean isCovered(int sheep, int boar, int cattle, int[] counts, int length) {
        for (int index = 0; index < length; index++) {
            int other = counts[index];
            if (sheep <= count(other, 0) && boar <= count(other, 1) && cattle <= count(other, 2)) {
                return true;
            }
        }
        return false;
    }

    /** Gives the shelters from one on to species that still need them, with so many places to spare. */
    private boolean fits(int at, int sheep, int boar, int cattle, int spare) {
        if (mixesHold(sheep, boar, cattle)) {
            return true;
        }
        if (at == herds.count()) {
            return false;
        }
        int capacity = herds.capacity(at);
        int species = herds.species(at);
        boolean wanted = false;
        if ((species & 1) != 0 && sheep > 0) {
            wanted = true;
            int used = Math.min(sheep, capacity);
            if (capacity - used <= spare && fits(at + 1, sheep - used, boar, cattle, spare - capacity + used)) {
                return true;
            }
        }
        if ((species & 2) != 0 && boar > 0) {
            wanted = true;
            int used = Math.min(boar, capacity);
            if (capacity - used <= spare && fits(at + 1, sheep, boar - used, cattle, spare - capacity + used)) {
                return true;
            }
        }
        if ((species & 4) != 0 && cattle > 0) {
            wanted = true;
            int used = Math.min(cattle, capacity);
            if (capacity - used <= spare && fits(at + 1, sheep, boar, cattle - used, spare - capacity + used)) {
                return true;
            }
        }
        return !wanted && capacity <= spare && fits(at + 1, sheep, boar, cattle, spare - capacity);
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
