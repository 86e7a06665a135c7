package tilth.agricola.farm;

import tilth.engine.Digest;

/** What has been built on every player's farmyard, and what grows there. */
public final class Farmyards {

    /** What a house is made of, from 0 on. */
    public static final int WOODEN = 0;

    public static final int CLAY = 1;
    public static final int STONE = 2;

    /** The most goods that can lie on one field. */
    public static final int MOST_CROPS = 7;

    // A nibble for each square: three bits for how many, the highest for vegetables.
    private static final int NIBBLE = 4;
    private static final long COUNTS = 0x777_7777_7777_7777L;
    private static final long HIGHEST = 0x888_8888_8888_8888L;
    private static final int VEGETABLES = 8;

    private final long[] fences;
    private final long[] crops;
    private final int[] rooms;
    private final int[] fields;
    private final int[] stables;

    /** Squares in pastures, which follow from the fences. */
    private final int[] enclosed;

    /** Squares marked for the next pasture. */
    private final int[] marked;

    private final byte[] house;

    public Farmyards(int seats) {
        fences = new long[seats];
        crops = new long[seats];
        rooms = new int[seats];
        fields = new int[seats];
        stables = new int[seats];
        enclosed = new int[seats];
        marked = new int[seats];
        house = new byte[seats];
    }

    public void copyFrom(Farmyards other) {
        System.arraycopy(other.fences, 0, fences, 0, fences.length);
        System.arraycopy(other.crops, 0, crops, 0, crops.length);
        System.arraycopy(other.rooms, 0, rooms, 0, rooms.length);
        System.arraycopy(other.fields, 0, fields, 0, fields.length);
        System.arraycopy(other.stables, 0, stables, 0, stables.length);
        System.arraycopy(other.enclosed, 0, enclosed, 0, enclosed.length);
        System.arraycopy(other.marked, 0, marked, 0, marked.length);
        System.arraycopy(other.house, 0, house, 0, house.length);
    }

    public long digest(long digest) {
        long mixed = Digest.addAll(Digest.addAll(digest, fences), crops);
        mixed = Digest.addAll(Digest.addAll(mixed, rooms), fields);
        mixed = Digest.addAll(Digest.addAll(mixed, stables), marked);
        return Digest.addAll(mixed, house);
    }

    public int rooms(int seat) {
        return rooms[seat];
    }

    public int roomCount(int seat) {
        return Integer.bitCount(rooms[seat]);
    }

    /** What the house is made of: {@link #WOODEN}, {@link #CLAY} or {@link #STONE}. */
    public int house(int seat) {
        return house[seat];
    }

    public int fields(int seat) {
        return fields[seat];
    }

    public int stables(int seat) {
        return stables[seat];
    }

    public long fences(int seat) {
        return fences[seat];
    }

    /** The squares in pastures. */
    public int enclosed(int seat) {
        return enclosed[seat];
    }

    /** The squares marked for the next pasture. */
    public int marked(int seat) {
        return marked[seat];
    }

    /** Squares with rooms or fields, which nothing can enclose. */
    public int tiles(int seat) {
        return rooms[seat] | fields[seat];
    }

    public int buildableRooms(int seat) {
        return Rooms.buildable(rooms[seat], fields[seat], stables[seat], enclosed[seat]);
    }

    public int buildableStables(int seat) {
        return Integer.bitCount(stables[seat]) == Stables.MOST
                ? 0
                : Stables.buildable(rooms[seat], fields[seat], stables[seat]);
    }

    public int plowable(int seat) {
        return Fields.plowable(rooms[seat], fields[seat], stables[seat], enclosed[seat]);
    }

    /** Squares that count as unused. */
    public int unused(int seat) {
        return Yard.unused(tiles(seat), stables[seat], enclosed[seat]);
    }

    /** Fences still in the player's supply. */
    public int fencesLeft(int seat) {
        return Fences.MOST - Fences.count(fences[seat]);
    }

    // Crops on fields.

    /** How many goods lie on a field. */
    public int crops(int seat, int square) {
        return (int) (crops[seat] >>> NIBBLE * square) & MOST_CROPS;
    }

    public boolean growsVegetables(int seat, int square) {
        return (crops[seat] >>> NIBBLE * square & VEGETABLES) != 0;
    }

    /** The fields on which something grows. */
    public int sown(int seat) {
        return squares(sownNibbles(crops[seat]));
    }

    /** The fields on which vegetables grow. */
    public int vegetableFields(int seat) {
        return squares(crops[seat] & HIGHEST);
    }

    /** The fields with nothing on them. */
    public int emptyFields(int seat) {
        return crops[seat] == 0 ? fields[seat] : fields[seat] & ~sown(seat);
    }

    private static long sownNibbles(long crops) {
        // A count of at least one carries into the highest bit of its nibble.
        return (crops & COUNTS) + COUNTS & HIGHEST;
    }

    private static int squares(long nibbles) {
        return (int) Long.compress(nibbles, HIGHEST);
    }

    // Changes, for the chapters of the rules only.

    public void settle(int seat, int squares) {
        rooms[seat] = squares;
    }

    public void buildRoom(int seat, int square) {
        rooms[seat] |= 1 << square;
    }

    public void setHouse(int seat, int material) {
        house[seat] = (byte) material;
    }

    public void buildStable(int seat, int square) {
        stables[seat] |= 1 << square;
    }

    public void plow(int seat, int square) {
        fields[seat] |= 1 << square;
    }

    public void setFences(int seat, long edges) {
        fences[seat] = edges;
        enclosed[seat] = Pastures.enclosed(edges);
    }

    public void mark(int seat, int square) {
        marked[seat] |= 1 << square;
    }

    /** Encloses the marked squares. */
    public void close(int seat) {
        setFences(seat, Enclosing.closed(fences[seat], marked[seat]));
        marked[seat] = 0;
    }

    public void putGrain(int seat, int square, int count) {
        put(seat, square, count);
    }

    public void putVegetables(int seat, int square, int count) {
        put(seat, square, count == 0 ? 0 : count | VEGETABLES);
    }

    private void put(int seat, int square, int nibble) {
        crops[seat] = crops[seat] & ~(0xFL << NIBBLE * square) | (long) nibble << NIBBLE * square;
    }

    /** Takes one good off every sown field. */
    public void reap(int seat) {
        long left = crops[seat] - (sownNibbles(crops[seat]) >>> NIBBLE - 1);
        crops[seat] = left & (sownNibbles(left) >>> NIBBLE - 1) * 0xF;
    }
}
