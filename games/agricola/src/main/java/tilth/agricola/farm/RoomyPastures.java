package tilth.agricola.farm;

/**
 * Finds in how many pastures an animal can stand so that there is room for some more beside it, while all animals of the farm
 * find room. Tries every species in every pasture that is large enough, and any mix where pastures are for all.
 */
final class RoomyPastures {

    private static final int NOT_ROOMY = -1;

    /** Any species, where a pasture is for all of them. */
    private static final int ANY = Housing.SPECIES;

    private final Shelters herds;
    private final Shelters mixes;
    private final int[] animals;
    private final int room;
    private final int[] chosen;
    private int best;

    RoomyPastures(Shelters herds, Shelters mixes, int[] animals, int room) {
        this.herds = herds;
        this.mixes = mixes;
        this.animals = animals;
        this.room = room;
        chosen = new int[herds.count() + mixes.count()];
    }

    int most() {
        choose(0, 0);
        return best;
    }

    private void choose(int at, int roomy) {
        if (roomy + chosen.length - at <= best) {
            return;
        }
        if (at == chosen.length) {
            best = isEnough() && houses() ? roomy : best;
            return;
        }
        int mix = at - herds.count();
        if (mix >= 0 && mixes.isPasture(mix) && mixes.capacity(mix) > room) {
            int open = mixes.species(mix);
            chosen[at] = Integer.bitCount(open) == 1 ? Integer.numberOfTrailingZeros(open) : ANY;
            choose(at + 1, roomy + 1);
        }
        for (int species = 0; species < Housing.SPECIES && mix < 0 && herds.isPasture(at); species++) {
            if (herds.capacity(at, species) > room) {
                chosen[at] = species;
                choose(at + 1, roomy + 1);
            }
        }
        chosen[at] = NOT_ROOMY;
        choose(at + 1, roomy);
    }

    /** Whether there is an animal for every pasture chosen; others can always be moved there. */
    private boolean isEnough() {
        for (int species = 0; species < Housing.SPECIES; species++) {
            int wanted = 0;
            for (int at : chosen) {
                wanted += at == species ? 1 : 0;
            }
            if (wanted > animals[species]) {
                return false;
            }
        }
        int wanted = 0;
        for (int at : chosen) {
            wanted += at == NOT_ROOMY ? 0 : 1;
        }
        return wanted <= animals[0] + animals[1] + animals[2];
    }

    private boolean houses() {
        Housing housing = new Housing();
        for (int at = 0; at < herds.count(); at++) {
            if (chosen[at] == NOT_ROOMY) {
                housing.holder(herds.species(at), herds.capacity(at) - herds.moreSheep(at), herds.moreSheep(at));
            } else {
                housing.holder(1 << chosen[at], herds.capacity(at, chosen[at]) - room);
            }
        }
        for (int at = 0; at < mixes.count(); at++) {
            int left = mixes.capacity(at) - (chosen[herds.count() + at] == NOT_ROOMY ? 0 : room);
            int each = Math.min(left, mixes.capacity(at) - mixes.moreSheep(at));
            housing.mixed(mixes.species(at), each, left - each);
        }
        return housing.houses(animals[0], animals[1], animals[2]);
    }
}
