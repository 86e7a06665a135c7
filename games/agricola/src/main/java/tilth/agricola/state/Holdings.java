package tilth.agricola.state;

import tilth.agricola.board.Board;
import tilth.agricola.goods.Goods;
import tilth.engine.Digest;

/** What every player holds apart from the farmyard: goods and animals, the family, begging cards, points noted down. */
public final class Holdings {

    /** The most people a family can have. */
    public static final int MOST_PEOPLE = 5;

    private final short[] goods = new short[Board.MOST_SEATS * Goods.KINDS];
    /** All goods of a seat as one bundle, as far as prices can ask for them; follows from the counts. */
    private final long[] purses = new long[Board.MOST_SEATS];

    /** What a seat has got in this work phase, where a card may ask for it. */
    private final long[] got = new long[Board.MOST_SEATS];

    private final byte[] people = new byte[Board.MOST_SEATS];
    private final byte[] home = new byte[Board.MOST_SEATS];
    private final byte[] newborns = new byte[Board.MOST_SEATS];
    private final byte[] begging = new byte[Board.MOST_SEATS];
    private final byte[] booked = new byte[Board.MOST_SEATS];

    void copyFrom(Holdings other) {
        System.arraycopy(other.goods, 0, goods, 0, goods.length);
        System.arraycopy(other.purses, 0, purses, 0, purses.length);
        System.arraycopy(other.got, 0, got, 0, got.length);
        System.arraycopy(other.people, 0, people, 0, people.length);
        System.arraycopy(other.home, 0, home, 0, home.length);
        System.arraycopy(other.newborns, 0, newborns, 0, newborns.length);
        System.arraycopy(other.begging, 0, begging, 0, begging.length);
        System.arraycopy(other.booked, 0, booked, 0, booked.length);
    }

    long digest(long digest) {
        long mixed = digest;
        for (short count : goods) {
            mixed = Digest.add(mixed, count);
        }
        mixed = Digest.addAll(Digest.addAll(Digest.addAll(mixed, got), people), home);
        mixed = Digest.addAll(Digest.addAll(mixed, newborns), begging);
        return Digest.addAll(mixed, booked);
    }

    /** How much of a good a seat has. */
    public int count(int seat, int good) {
        return goods[seat * Goods.KINDS + good];
    }

    public int food(int seat) {
        return goods[seat * Goods.KINDS];
    }

    public int animals(int seat) {
        return count(seat, Goods.SHEEP) + count(seat, Goods.WILD_BOAR) + count(seat, Goods.CATTLE);
    }

    public int buildingResources(int seat) {
        int total = 0;
        for (int good = Goods.WOOD; good <= Goods.STONE; good++) {
            total += count(seat, good);
        }
        return total;
    }

    /** The digest of all goods of a seat. */
    public long digestOfGoods(int seat) {
        long mixed = Digest.START;
        for (int good = 0; good < Goods.KINDS; good++) {
            mixed = Digest.add(mixed, count(seat, good));
        }
        return mixed;
    }

    /** Whether a seat has everything in a bundle. */
    public boolean covers(int seat, long bundle) {
        return Goods.covers(purses[seat], bundle);
    }

    /** What a seat has got in this work phase, where a card may ask for it. */
    public long got(int seat) {
        return got[seat];
    }

    /** All people of a family, newborns included. */
    public int people(int seat) {
        return people[seat];
    }

    /** People who can still be placed this round. */
    public int home(int seat) {
        return home[seat];
    }

    /** People born this round. */
    public int newborns(int seat) {
        return newborns[seat];
    }

    public int begging(int seat) {
        return begging[seat];
    }

    /** Bonus points noted down during the game. */
    public int booked(int seat) {
        return booked[seat];
    }

    // Changes, for the chapters of the rules only.

    public void begin(int seat, int family, int food) {
        people[seat] = (byte) family;
        home[seat] = (byte) family;
        gain(seat, food, Goods.FOOD);
    }

    public void setGot(int seat, long bundle) {
        got[seat] = bundle;
    }

    public void gain(int seat, int count, int good) {
        int now = goods[seat * Goods.KINDS + good] += (short) count;
        purses[seat] = Goods.with(purses[seat], Math.min(now, Goods.MOST_PRICE), good);
    }

    public void lose(int seat, int count, int good) {
        gain(seat, -count, good);
    }

    public void gain(int seat, long bundle) {
        for (long rest = bundle; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            gain(seat, Goods.count(rest, good), good);
            rest = Goods.after(rest, good);
        }
    }

    public void lose(int seat, long bundle) {
        for (long rest = bundle; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            lose(seat, Goods.count(rest, good), good);
            rest = Goods.after(rest, good);
        }
    }

    public void leaveHome(int seat) {
        home[seat]--;
    }

    public void bear(int seat) {
        people[seat]++;
        newborns[seat]++;
    }

    /** Brings everybody home; who was born this round stays a newborn until {@link #growUp}. */
    public void comeHome(int seat) {
        home[seat] = people[seat];
    }

    public void growUp(int seat) {
        newborns[seat] = 0;
    }

    /** A newborn is grown up before the round is over, and at home. */
    public void growUpAtOnce(int seat) {
        newborns[seat]--;
        home[seat]++;
    }

    public void beg(int seat, int count) {
        begging[seat] += (byte) count;
    }

    public void book(int seat, int points) {
        booked[seat] += (byte) points;
    }
}
