package tilth.agricola.farm;

import tilth.engine.Digest;

/** What has been built on every player's farmyard, and what grows there. */
public final class Farmyards {

    /** What a house is made of, from 0 on. */
    public static final int WOODEN = 0;

    public static final int CLAY = 1;
    public static final int STONE = 2;

    private final long[] fences;

    /** The fences that stood when the fencing under way began. */
    private final long[] fencesBefore;

    private final Crops crops;

    private final int[] rooms;
    private final int[] fields;
    private final int[] stables;

    /** Squares in pastures, which follow from the fences. */
    private final int[] enclosed;

    /** Squares marked for the next pasture. */
    private final int[] marked;

    private final byte[] house;

    /** Houses that were never of clay, for they became stone at once. */
    private final boolean[] leapt;

    /** Fences of a player that stand or lie somewhere else than around pastures. */
    private final byte[] parked;

    /** Fences that a card has just brought back from elsewhere. */
    private final byte[] fetched;

    /** Squares on which a fence stands as a post, so that nothing else can use them. */
    private final short[] posts;

    /** Whether everything has to lie beside what is there. */
    private boolean isSideBySide;

    /** Whether the fences of a player are being laid anew; those that stood before are remembered. */
    private final boolean[] lifted;

    /** Farmyards of so many seats, of which so many can have two stacks on a field, where things may lie anywhere or not. */
    public Farmyards(int seats, int stacking, boolean isSideBySide) {
        this.isSideBySide = isSideBySide;
        fences = new long[seats];
        fencesBefore = new long[seats];
        crops = new Crops(seats, stacking);
        rooms = new int[seats];
        fields = new int[seats];
        stables = new int[seats];
        enclosed = new int[seats];
        marked = new int[seats];
        house = new byte[seats];
        leapt = new boolean[seats];
        parked = new byte[seats];
        fetched = new byte[seats];
        posts = new short[seats];
        lifted = new boolean[seats];
    }

    public void copyFrom(Farmyards other) {
        isSideBySide = other.isSideBySide;
        System.arraycopy(other.fences, 0, fences, 0, fences.length);
        System.arraycopy(other.fencesBefore, 0, fencesBefore, 0, fencesBefore.length);
        crops.copyFrom(other.crops);
        System.arraycopy(other.rooms, 0, rooms, 0, rooms.length);
        System.arraycopy(other.fields, 0, fields, 0, fields.length);
        System.arraycopy(other.stables, 0, stables, 0, stables.length);
        System.arraycopy(other.enclosed, 0, enclosed, 0, enclosed.length);
        System.arraycopy(other.marked, 0, marked, 0, marked.length);
        System.arraycopy(other.house, 0, house, 0, house.length);
        System.arraycopy(other.leapt, 0, leapt, 0, leapt.length);
        System.arraycopy(other.parked, 0, parked, 0, parked.length);
        System.arraycopy(other.fetched, 0, fetched, 0, fetched.length);
        System.arraycopy(other.posts, 0, posts, 0, posts.length);
        System.arraycopy(other.lifted, 0, lifted, 0, lifted.length);
    }

    public long digest(long digest) {
        long mixed = crops.digest(Digest.addAll(Digest.addAll(digest, fences), fencesBefore));
        mixed = Digest.addAll(Digest.addAll(Digest.addAll(mixed, parked), rooms), fields);
        mixed = Digest.addAll(Digest.addAll(mixed, stables), marked);
        mixed = Digest.addAll(mixed, fetched);
        for (short squares : posts) {
            mixed = Digest.add(mixed, squares);
        }
        for (int seat = 0; seat < leapt.length; seat++) {
            mixed = Digest.add(mixed, (leapt[seat] ? 1 : 0) | (lifted[seat] ? 2 : 0));
        }
        return Digest.addAll(crops.digestAction(mixed), house);
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
                : Stables.buildable(rooms[seat], fields[seat] | posts[seat], stables[seat]) & within(seat);
    }

    public int plowable(int seat) {
        return Fields.plowable(rooms[seat] | posts[seat], fields[seat], stables[seat], enclosed[seat]) & within(seat);
    }

    /** The squares beside rooms, fields, stables and pastures and those with them; all squares where things lie anywhere. */
    private int within(int seat) {
        int there = rooms[seat] | fields[seat] | stables[seat] | enclosed[seat];
        return isSideBySide ? there | Yard.around(there) : Yard.ALL;
    }

    /** What the first pasture has to lie beside or around; nothing where it may lie anywhere. */
    public int ground(int seat) {
        return isSideBySide ? rooms[seat] | fields[seat] | stables[seat] : 0;
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
        return crops.count(seat, square);
    }

    /** How many grain lie in the second stack of a field. */
    public int second(int seat, int square) {
        return crops.second(seat, square);
    }

    public boolean growsVegetables(int seat, int square) {
        return (crops.vegetables(seat) >>> square & 1) != 0;
    }

    /** The fields on which something grows. */
    public int sown(int seat) {
        return crops.sown(seat);
    }

    /** The fields on which two stacks of grain grow. */
    public int twoStacks(int seat) {
        return crops.twoStacks(seat);
    }

    /** The fields on which vegetables grow. */
    public int vegetableFields(int seat) {
        return crops.vegetables(seat);
    }

    /** The fields with nothing on them. */
    public int emptyFields(int seat) {
        return fields[seat] & ~sown(seat);
    }

    /** The squares that were sown in the action. */
    public int justSown(int seat) {
        return crops.justSown(seat);
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
        crops.putGrain(seat, square, count);
    }

    public void putVegetables(int seat, int square, int count) {
        crops.putVegetables(seat, square, count);
    }

    /** Puts grain beside the grain of a field, no more than there is. */
    public void putSecond(int seat, int square, int count) {
        crops.putSecond(seat, square, count);
    }

    /** Another action of sowing begins. */
    public void beginSowing(int seat) {
        crops.beginSowing(seat);
    }

    /** A square is sown in the action. */
    public void noteSown(int seat, int square) {
        crops.noteSown(seat, square);
    }

    /** Takes one good off every sown field, and off each of two stacks. */
    public void reap(int seat) {
        crops.reap(seat);
    }

    /** Takes one good off every field of grain, and none off those of vegetables. */
    public void reapGrain(int seat) {
        crops.reapGrain(seat);
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
        setFetched(seat, count);
        park(seat, -count);
    }

    /** So many fences are built without wood. */
    public void setFetched(int seat, int count) {
        fetched[seat] = (byte) count;
    }

    /** Puts fences of a player elsewhere, or takes them back. */
    public void park(int seat, int count) {
        parked[seat] += (byte) count;
    }
}
