package tilth.agricola.farm;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The slow, obvious housing: all arrangements of animals, shelter by shelter. */
final class SlowHousing {

    /** All counts of animals below some number of each species. */
    private static final Map<Integer, List<Integer>> ALL = new HashMap<>();

    private final List<List<Integer>> shelters = new ArrayList<>();

    /** A shelter for one of some species at a time. */
    void holder(int species, int capacity) {
        shelters.add(mixes(species, capacity).stream()
                .filter(animals -> kinds(animals) <= 1)
                .toList());
    }

    void mixed(int species, int capacity) {
        shelters.add(mixes(species, capacity));
    }

    private static List<Integer> mixes(int species, int capacity) {
        List<Integer> mixes = new ArrayList<>();
        for (int sheep = 0; sheep <= (species & 1) * capacity; sheep++) {
            for (int boar = 0; boar <= (species >> 1 & 1) * capacity; boar++) {
                for (int cattle = 0; cattle <= (species >> 2 & 1) * capacity; cattle++) {
                    if (sheep + boar + cattle <= capacity) {
                        mixes.add(Housing.animals(sheep, boar, cattle));
                    }
                }
            }
        }
        return mixes;
    }

    private static int kinds(int animals) {
        return (int) IntStream.range(0, Housing.SPECIES)
                .filter(species -> Housing.count(animals, species) > 0)
                .count();
    }

    /** Whether a shelter may hold these animals. */
    boolean allows(int shelter, int animals) {
        return shelters.get(shelter).contains(animals);
    }

    List<Integer> arrangements(int shelter) {
        return shelters.get(shelter);
    }

    /** Which counts of animals below some number of each species can be kept. */
    boolean[][][] keeps(int below) {
        boolean[][][] kept = new boolean[below][below][below];
        kept[0][0][0] = true;
        for (List<Integer> shelter : shelters) {
            boolean[][][] more = new boolean[below][below][below];
            for (int animals : all(below)) {
                if (keeps(kept, animals)) {
                    shelter.forEach(added -> keep(more, animals + added));
                }
            }
            kept = more;
        }
        return kept;
    }

    private static void keep(boolean[][][] kept, int animals) {
        int sheep = Housing.count(animals, 0);
        int boar = Housing.count(animals, 1);
        int cattle = Housing.count(animals, 2);
        if (Math.max(sheep, Math.max(boar, cattle)) < kept.length) {
            kept[sheep][boar][cattle] = true;
        }
    }

    static boolean keeps(boolean[][][] kept, int animals) {
        return kept[Housing.count(animals, 0)][Housing.count(animals, 1)][Housing.count(animals, 2)];
    }

    private static List<Integer> all(int below) {
        return ALL.computeIfAbsent(
                below,
                most -> mixes(7, 3 * most).stream()
                        .filter(animals -> isWithin(animals, Housing.animals(most - 1, most - 1, most - 1)))
                        .toList());
    }

    /** Of the counts that can be kept, those within some animals, and within no others that are. */
    static Set<Integer> best(boolean[][][] kept, int animals) {
        List<Integer> within = all(kept.length).stream()
                .filter(some -> keeps(kept, some) && isWithin(some, animals))
                .toList();
        Set<Integer> best = new TreeSet<>(within);
        best.removeIf(some -> within.stream().anyMatch(other -> !other.equals(some) && isWithin(some, other)));
        return best;
    }

    private static boolean isWithin(int animals, int others) {
        return Housing.count(animals, 0) <= Housing.count(others, 0)
                && Housing.count(animals, 1) <= Housing.count(others, 1)
                && Housing.count(animals, 2) <= Housing.count(others, 2);
    }

    /** How many animals can stay at most when some are to be arranged anew. */
    int mostStaying(int animals, int[] before) {
        return staying(0, animals, before);
    }

    /** The most of the shelters from one on, or a number below zero if the animals cannot be arranged. */
    private int staying(int shelter, int animals, int[] before) {
        if (shelter == shelters.size()) {
            return animals == 0 ? 0 : Integer.MIN_VALUE / 2;
        }
        int most = Integer.MIN_VALUE / 2;
        for (int inside : shelters.get(shelter)) {
            if (isWithin(inside, animals)) {
                most = Math.max(most, common(inside, before[shelter]) + staying(shelter + 1, animals - inside, before));
            }
        }
        return most;
    }

    static int common(int animals, int others) {
        return IntStream.range(0, Housing.SPECIES)
                .map(species -> Math.min(Housing.count(animals, species), Housing.count(others, species)))
                .sum();
    }
}
