package tilth.agricola.farm;

import tilth.engine.Digest;

/** What has been built on every player's farmyard, and what grows there. */
public final class Farmyards {

    /** What a house is made of, from 0 on. */
    public static final int WOODEN = 0;

    public static final int CLAY = 1;
    public static final int STONE = 2;

    // Four bits for each square.
    private static final int NIBBLE = 4;
    private static final int MOST_CROPS = 0xF;
    private static final long ONES = 0x111_1111_1111_1111L;

    private final long[] fences;

    /** The fences that stood when the fencing under way began. */
    private final long[] fencesBefore;

    /** How many goods lie on each field; where there are two stacks, in the larger one. */
    private final long[] crops;

    /** How many grain lie in the second stack of each field; nothing at tables where no card allows that. */
    private long[] second;

    /** The fields whose goods are vegetables. */
    private final int[] vegetables;

    private final int[] rooms;
    private final int[] fields;
    private final int[] stables;

    /** Squares in pastures, which follow from the fences. */
    private final int[] enclosed;

    /** Squares marked for the next pasture. */
    private final int[] marked;

    /** Squares sown in the action under way, or in the last one. */
    private final int[] justSown;

    private final byte[] house;

    /** Houses that were never of clay, for they became stone at once. */
    private final boolean[] leapt;

    /** Fences of a player that stand or lie somewhere else than around pastures. */
    private final byte[] parked;

    /** Fences that a card has just brought back from elsewhere. */
    private final byte[] fetched;

    /** Squares on which a fence stands as a post, so that nothing else can use them. */
    private final short[] posts;

    /** Whether the fences of a player are being laid anew; those that stood before are remembered. */
    private final boolean[] lifted;

    /** Farmyards of so many seats, of which so many can have two stacks on a field. */
    public Farmyards(int seats, int stacking) {
        fences = new long[seats];
        fencesBefore = new long[seats];
        crops = new long[seats];
        second = new long[stacking];
        vegetables = new int[seats];
        rooms = new int[seats];
        fields = new int[seats];
        stables = new int[seats];
        enclosed = new int[seats];
        marked = new int[seats];
        justSown = new int[seats];
        house = new byte[seats];
        leapt = new boolean[seats];
        parked = new byte[seats];
        fetched = new byte[seats];
        posts = new short[seats];
        lifted = new boolean[seats];
    }

    public void copyFrom(Farmyards other) {
        System.arraycopy(other.fences, 0, fences, 0, fences.length);
        System.arraycopy(other.fencesBefore, 0, fencesBefore, 0, fencesBefore.length);
        System.arraycopy(other.crops, 0, crops, 0, crops.length);
        if (second.length != other.second.length) {
            // A position of another table.
            second = new long[other.second.length];
        }
        System.arraycopy(other.second, 0, second, 0, second.length);
        System.arraycopy(other.vegetables, 0, vegetables, 0, vegetables.length);
        System.arraycopy(other.rooms, 0, rooms, 0, rooms.length);
        System.arraycopy(other.fields, 0, fields, 0, fields.length);
        System.arraycopy(other.stables, 0, stables, 0, stables.length);
        System.arraycopy(other.enclosed, 0, enclosed, 0, enclosed.length);
        System.arraycopy(other.marked, 0, marked, 0, marked.length);
        System.arraycopy(other.justSown, 0, justSown, 0, justSown.length);
        System.arraycopy(other.house, 0, house, 0, house.length);
        System.arraycopy(other.leapt, 0, leapt, 0, leapt.length);
        System.arraycopy(other.parked, 0, parked, 0, parked.length);
        System.arraycopy(other.fetched, 0, fetched, 0, fetched.length);
        System.arraycopy(other.posts, 0, posts, 0, posts.length);
        System.arraycopy(other.lifted, 0, lifted, 0, lifted.length);
    }

    public long digest(long digest) {
        long mixed = Digest.addAll(Digest.addAll(Digest.addAll(digest, fences), fencesBefore), crops);
        mixed = Digest.addAll(Digest.addAll(mixed, vegetables), parked);
        mixed = Digest.addAll(Digest.addAll(mixed, rooms), fields);
        mixed = Digest.addAll(Digest.addAll(mixed, stables), marked);
        mixed = Digest.addAll(mixed, fetched);
        for (short squares : posts) {
            mixed = Digest.add(mixed, squares);
        }
        for (int seat = 0; seat < leapt.length; seat++) {
            mixed = Digest.add(mixed, (leapt[seat] ? 1 : 0) | (lifted[seat] ? 2 : 0));
        }
        mixed = hasSecond() ? Digest.addAll(mixed, second) : mixed;
        return Digest.addAll(Digest.addAll(mixed, justSown), house);
    }

    private boolean hasSecond() {
        long any = 0;
        for (long stacks : second) {
            any |= stacks;
        }
        return any != 0;
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

    /** Whether a house is or was made of this. */
    public boolean hasBeen(int seat, int material) {
        return house[seat] >= material && !(material == CLAY && leapt[seat]);
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

    /** Squares with rooms, fields or posts, which nothing can enclose. */
    public int tiles(int seat) {
        return rooms[seat] | fields[seat] | posts[seat];
    }

    /** Squares on which a fence stands as a post. */
    public int posts(int seat) {
        return posts[seat];
    }

    public int buildableRooms(int seat) {
        return Rooms.buildable(rooms[seat], fields[seat] | posts[seat], stables[seat], enclosed[seat]);
    }

    public int buildableStables(int seat) {
        return Integer.bitCount(stables[seat]) == Stables.MOST
                ? 0
                : Stables.buildable(rooms[seat], fields[seat] | posts[seat], stables[seat]);
    }

    public int plowable(int seat) {
        return Fields.plowable(rooms[seat] | posts[seat], fields[seat], stables[seat], enclosed[seat]);
    }

    /** Squares that count as unused. */
    public int unused(int seat) {
        return Yard.unused(tiles(seat), stables[seat], enclosed[seat]);
    }

    /** Fences still in the player's supply. */
    public int fencesLeft(int seat) {
        return Fences.MOST - Fences.count(fences[seat]) - parked[seat];
    }

    /** The fences that stood when the fencing under way began. */
    public long fencesBefore(int seat) {
        return fencesBefore[seat];
    }

    /** How many fences a card has just brought back from elsewhere. */
    public int fetched(int seat) {
        return fetched[seat];
    }

    /** Whether the fences of a player are being laid anew. */
    public boolean areLifted(int seat) {
        return lifted[seat];
    }

    // Crops on fields.

    /** How many goods lie on a field; where there are two stacks, in the larger one. */
    public int crops(int seat, int square) {
        return count(crops[seat], square);
    }

    /** How many grain lie in the second stack of a field. */
    public int second(int seat, int square) {
        return count(second(seat), square);
    }

    private long second(int seat) {
        return second.length == 0 ? 0 : second[seat];
    }

    private static int count(long counts, int square) {
        return (int) (counts >>> NIBBLE * square) & MOST_CROPS;
    }

    public boolean growsVegetables(int seat, int square) {
        return (vegetables[seat] >>> square & 1) != 0;
    }

    /** The fields on which something grows. */
    public int sown(int seat) {
        return crops[seat] == 0 ? 0 : (int) Long.compress(sown(crops[seat]), ONES);
    }

    /** The fields on which two stacks of grain grow. */
    public int twoStacks(int seat) {
        return second(seat) == 0 ? 0 : (int) Long.compress(sown(second(seat)), ONES);
    }

    /** The fields on which vegetables grow. */
    public int vegetableFields(int seat) {
        return vegetables[seat];
    }

    /** The fields with nothing on them. */
    public int emptyFields(int seat) {
        return fields[seat] & ~sown(seat);
    }

    /** A one for each field on which something grows. */
    private static long sown(long crops) {
        long pairs = crops | crops >>> 1;
        return (pairs | pairs >>> 2) & ONES;
    }

    /** The squares that were sown in the action. */
    public int justSown(int seat) {
        return justSown[seat];
    }

    // Changes, for the chapters of the rules only.

    public void settle(int seat, int squares) {
        rooms[seat] = squares;
    }

    public void buildRoom(int seat, int square) {
        rooms[seat] |= 1 << square;
    }

    public void setHouse(int seat, int material) {
        leapt[seat] |= house[seat] == WOODEN && material == STONE;
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
        vegetables[seat] &= ~(1 << square);
    }

    public void putVegetables(int seat, int square, int count) {
        put(seat, square, count);
        vegetables[seat] = vegetables[seat] & ~(1 << square) | (count == 0 ? 0 : 1 << square);
    }

    /** The second stack becomes the first where it is larger. */
    private void put(int seat, int square, int count) {
        int other = second(seat, square);
        crops[seat] = with(crops[seat], square, Math.max(count, other));
        if (other > count) {
            second[seat] = with(second[seat], square, count);
        }
    }

    /** Puts grain beside the grain of a field, no more than there is. */
    public void putSecond(int seat, int square, int count) {
        second[seat] = with(second[seat], square, count);
    }

    private static long with(long counts, int square, int count) {
        return counts & ~(0xFL << NIBBLE * square) | (long) count << NIBBLE * square;
    }

    /** Another action of sowing begins. */
    public void beginSowing(int seat) {
        justSown[seat] = 0;
    }

    /** A square is sown in the action. */
    public void noteSown(int seat, int square) {
        justSown[seat] |= 1 << square;
    }

    /** Takes one good off every sown field, and off each of two stacks. */
    public void reap(int seat) {
        crops[seat] -= sown(crops[seat]);
        reapSecond(seat);
        vegetables[seat] &= sown(seat);
    }

    /** Takes one good off every field of grain, and none off those of vegetables. */
    public void reapGrain(int seat) {
        for (int rest = sown(seat) & ~vegetables[seat]; rest != 0; rest &= rest - 1) {
            crops[seat] -= 1L << NIBBLE * Integer.numberOfTrailingZeros(rest);
        }
        reapSecond(seat);
    }

    private void reapSecond(int seat) {
        if (second(seat) != 0) {
            second[seat] -= sown(second[seat]);
        }
    }

    /** Forgets the marked squares. */
    public void unmark(int seat) {
        marked[seat] = 0;
    }

    /** Fencing begins. */
    public void beginFencing(int seat) {
        fencesBefore[seat] = fences[seat];
    }

    /** Takes all fences up, to be laid anew. */
    public void lift(int seat) {
        beginFencing(seat);
        lifted[seat] = true;
        setFences(seat, 0);
    }

    /** The fences that were taken up stand again. */
    public void settleFences(int seat) {
        lifted[seat] = false;
        beginFencing(seat);
    }

    /** Puts a fence on a square as a post. */
    public void putPost(int seat, int square) {
        posts[seat] |= (short) (1 << square);
        park(seat, 1);
    }

    /** Fences have come back from elsewhere. */
    public void fetch(int seat, int count) {
        fetched[seat] = (byte) count;
        park(seat, -count);
    }

    /** Puts fences of a player elsewhere, or takes them back. */
    public void park(int seat, int count) {
        parked[seat] += (byte) count;
    }
}
