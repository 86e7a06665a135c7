package tilth.bots.agricola;

import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;

/** Where animals find room on a {@link Homestead}. */
final class Stalls {

    private static final int MOST_PASTURES = 8;

    /** How many pastures there are. */
    int pastures;

    /** The room of each pasture, the largest first. */
    private final int[] room = new int[MOST_PASTURES];

    /** Places for one animal each. */
    int places;

    void copyFrom(Stalls other) {
        pastures = other.pastures;
        places = other.places;
        System.arraycopy(other.room, 0, room, 0, room.length);
    }

    /** Looks at the fences and stables of a farm, and at what its cards add. */
    void look(long fences, int enclosed, int stables, Lodgers lodgers) {
        pastures = 0;
        for (int rest = enclosed; rest != 0 && pastures < MOST_PASTURES; ) {
            int pasture = Pastures.of(fences, Integer.numberOfTrailingZeros(rest));
            add(Pastures.capacity(pasture, stables) + lodgers.inPasture());
            rest &= ~pasture;
        }
        places = lodgers.inHouse() + lodgers.onCards() + Integer.bitCount(Stables.unfenced(stables, enclosed));
    }

    private void add(int capacity) {
        int at = pastures++;
        for (; at > 0 && room[at - 1] < capacity; at--) {
            room[at] = room[at - 1];
        }
        room[at] = capacity;
    }

    /** For how many animals there is room if they are of the right kinds. */
    int total() {
        int total = places;
        for (int at = 0; at < pastures; at++) {
            total += room[at];
        }
        return total;
    }

    /** Whether so many animals find room, the larger herds in the larger pastures. */
    boolean house(int sheep, int boar, int cattle) {
        int s = sheep;
        int b = boar;
        int c = cattle;
        for (int at = 0; at < pastures && s + b + c > places; at++) {
            if (s >= b && s >= c) {
                s = Math.max(0, s - room[at]);
            } else if (b >= c) {
                b = Math.max(0, b - room[at]);
            } else {
                c = Math.max(0, c - room[at]);
            }
        }
        return s + b + c <= places;
    }
}
