package tilth.agricola.farm;

import java.util.Arrays;

/** Finds the arrangement of animals to draw, by trying every species in every shelter for one species at a time. */
final class Arranging {

    /** An animal that stays outweighs every other wish. */
    private static final int STAYS = 1 << 20;

    private final Shelters herds;
    private final Shelters mixes;

    // One place for each shelter.
    private int[] chosen = {};
    private int[] before = {};
    private int[] tried = {};
    private int[] best = {};

    /** Of each species: all animals, those not yet placed, and those of them for which the herds have no room. */
    private final int[] all = new int[Housing.SPECIES];

    private final int[] waiting = new int[Housing.SPECIES];
    private final int[] surplus = new int[Housing.SPECIES];

    /** The species of which there are animals. */
    private int present;

    private int highest;

    Arranging(Shelters herds, Shelters mixes) {
        this.herds = herds;
        this.mixes = mixes;
    }

    void arrange(int sheep, int boar, int cattle, int[] animals) {
        int shelters = herds.count() + mixes.count();
        chosen = new int[shelters];
        before = Arrays.copyOf(animals, shelters);
        tried = new int[shelters];
        best = new int[shelters];
        all[0] = sheep;
        all[1] = boar;
        all[2] = cattle;
        present = Math.min(sheep, 1) | Math.min(boar, 1) << 1 | Math.min(cattle, 1) << 2;
        highest = -1;
        choose(0);
        System.arraycopy(best, 0, animals, 0, shelters);
    }

    private void choose(int at) {
        if (at == herds.count()) {
            fill();
            return;
        }
        for (int species = 0; species < Housing.SPECIES; species++) {
            boolean isWanted = all[species] > 0 || !herds.isOpenToSome(at, present);
            if (herds.isOpen(at, species) && isWanted) {
                chosen[at] = species;
                choose(at + 1);
            }
        }
    }

    /** Fills the shelters with the species chosen, and remembers the arrangement if it is the best so far. */
    private void fill() {
        Arrays.fill(tried, 0);
        for (int species = 0; species < Housing.SPECIES; species++) {
            waiting[species] = all[species];
            surplus[species] = Math.max(0, all[species] - herdRoom(species));
        }
        if (!mixesHoldSurplus()) {
            return;
        }
        stayInHerds();
        stayInMixes();
        fillMixes();
        fillHerds();
        int worth = worth();
        if (worth > highest) {
            highest = worth;
            System.arraycopy(tried, 0, best, 0, best.length);
        }
    }

    private int herdRoom(int species) {
        int room = 0;
        for (int at = 0; at < herds.count(); at++) {
            room += chosen[at] == species ? herds.capacity(at, species) : 0;
        }
        return room;
    }

    private void stayInHerds() {
        for (int at = 0; at < herds.count(); at++) {
            int species = chosen[at];
            int stood = Math.min(herds.capacity(at, species), Housing.count(before[herds.shelter(at)], species));
            move(herds.shelter(at), species, Math.min(waiting[species], stood));
        }
    }

    /** Others stay in mixes as long as the surplus finds room there too. */
    private void stayInMixes() {
        for (int at = 0; at < mixes.count(); at++) {
            for (int species = 0; species < Housing.SPECIES; species++) {
                int stood = Housing.count(before[mixes.shelter(at)], species);
                for (int animal = 0; animal < stood; animal++) {
                    maybeMoveIn(at, species);
                }
            }
        }
    }

    private void fillMixes() {
        for (int at = 0; at < mixes.count(); at++) {
            for (int species = 0; species < Housing.SPECIES; species++) {
                for (int animal = surplus[species]; animal > 0; animal--) {
                    maybeMoveIn(at, species);
                }
            }
        }
    }

    /** Moves one animal into a mix unless the surplus would then lack room. */
    private void maybeMoveIn(int at, int species) {
        if (waiting[species] == 0 || free(at, 1 << species) == 0 || !mixes.isOpen(at, species)) {
            return;
        }
        int owed = surplus[species];
        surplus[species] = Math.max(0, owed - 1);
        move(mixes.shelter(at), species, 1);
        if (!mixesHoldSurplus()) {
            surplus[species] = owed;
            move(mixes.shelter(at), species, -1);
        }
    }

    private boolean mixesHoldSurplus() {
        for (int wanting = 1; wanting < 1 << Housing.SPECIES; wanting++) {
            int room = 0;
            for (int at = 0; at < mixes.count(); at++) {
                room += mixes.isOpenToSome(at, wanting) ? free(at, wanting) : 0;
            }
            for (int species = 0; species < Housing.SPECIES; species++) {
                room -= (wanting >>> species & 1) == 0 ? 0 : surplus[species];
            }
            if (room < 0) {
                return false;
            }
        }
        return true;
    }

    private int free(int at, int species) {
        return mixes.free(at, tried[mixes.shelter(at)], species);
    }

    /** All others go into the largest shelter first. */
    private void fillHerds() {
        for (int at = 0; at < herds.count(); at++) {
            int species = chosen[at];
            int free = herds.capacity(at, species) - Housing.count(tried[herds.shelter(at)], species);
            move(herds.shelter(at), species, Math.min(waiting[species], free));
        }
    }

    private void move(int shelter, int species, int count) {
        tried[shelter] += Housing.herd(species, count);
        waiting[species] -= count;
    }

    /** Animals that stay count most, then animals in large shelters. */
    private int worth() {
        int worth = 0;
        for (int at = 0; at < herds.count(); at++) {
            int shelter = herds.shelter(at);
            int count = Housing.count(tried[shelter], chosen[at]);
            worth += count * herds.capacity(at);
            worth += STAYS * Math.min(count, Housing.count(before[shelter], chosen[at]));
        }
        for (int at = 0; at < mixes.count(); at++) {
            int shelter = mixes.shelter(at);
            for (int species = 0; species < Housing.SPECIES; species++) {
                int count = Housing.count(tried[shelter], species);
                worth += STAYS * Math.min(count, Housing.count(before[shelter], species));
            }
        }
        return worth;
    }
}
