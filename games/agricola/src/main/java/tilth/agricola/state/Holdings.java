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
    private final byte[] begging = new byte[Board.MOST_SEATS];
    private final byte[] booked = new byte[Board.MOST_SEATS];

    /** How many of some people there are: newborns, and those who are no family; three bits each. */
    private final short[] some = new short[Board.MOST_SEATS];

    private static final int NEWBORNS = 0;
    /** Guests of this round, of the next one, who are still to come in this one, and who came at last. */
    private static final int GUESTS = 3;

    private static final int INVITED = 6;
    private static final int LATE = 9;
    private static final int CAME_LATE = 12;
    /** Who lives on a card; one bit. */
    private static final int LODGERS = 15;

    /** Who has just turned animals into food, a bit each. */
    private byte cooking;

    void copyFrom(Holdings other) {
        cooking = other.cooking;
        System.arraycopy(other.goods, 0, goods, 0, goods.length);
        System.arraycopy(other.purses, 0, purses, 0, purses.length);
        System.arraycopy(other.got, 0, got, 0, got.length);
        System.arraycopy(other.people, 0, people, 0, people.length);
        System.arraycopy(other.home, 0, home, 0, home.length);
        System.arraycopy(other.begging, 0, begging, 0, begging.length);
        System.arraycopy(other.booked, 0, booked, 0, booked.length);
        System.arraycopy(other.some, 0, some, 0, some.length);
    }

    long digest(long digest) {
        long mixed = digest;
        for (short count : goods) {
            mixed = Digest.add(mixed, count);
        }
        mixed = Digest.addAll(Digest.addAll(Digest.addAll(mixed, got), people), home);
        for (int seat = 0; seat < some.length; seat++) {
            mixed = Digest.add(mixed, newborns(seat));
        }
        mixed = Digest.addAll(Digest.addAll(mixed, begging), booked);
        for (int seat = 0; seat < some.length; seat++) {
            int others = some[seat] >> GUESTS;
            mixed = others == 0 ? mixed : Digest.add(mixed, others << 3 | seat);
        }
        return cooking == 0 ? mixed : Digest.add(mixed, cooking);
    }

    /** How much of a good a seat has. */
    public int count(int seat, int good) {
        return goods[seat * Goods.KINDS + good];
    }

    /** Whether a seat has just turned animals into food. */
    public boolean isCooking(int seat) {
        return (cooking >>> seat & 1) != 0;
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
        return some(seat, NEWBORNS);
    }

    /** Guests of this round, placed or not. */
    public int guests(int seat) {
        return some(seat, GUESTS) + some(seat, CAME_LATE);
    }

    /** Guests who come in the next round. */
    public int invited(int seat) {
        return some(seat, INVITED);
    }

    /** Guests who come in this round when everybody has been placed. */
    public int late(int seat) {
        return some(seat, LATE);
    }

    /** Guests of this round who came when everybody had been placed. */
    public int cameLate(int seat) {
        return some(seat, CAME_LATE);
    }

    /** Who lives on a card and works, but is no family. */
    public int lodgers(int seat) {
        return some[seat] >>> LODGERS & 1;
    }

    /** All who work in this round and are no family. */
    public int others(int seat) {
        return some[seat] == 0 ? 0 : guests(seat) + lodgers(seat);
    }

    private int some(int seat, int kind) {
        return some[seat] >>> kind & 7;
    }

    public int begging(int seat) {
        return begging[seat];
    }

    /** Bonus points noted down during the game. */
    public int booked(int seat) {
        return booked[seat];
    }

    // Changes, for the chapters of the rules only.

    public void setCooking(int seat) {
        cooking |= (byte) (1 << seat);
    }

    /** A seat does something else. */
    public void stopCooking(int seat) {
        cooking &= (byte) ~(1 << seat);
    }

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
        add(seat, 1, NEWBORNS);
    }

    /** Brings everybody home; who was born this round stays a newborn until {@link #growUp}. Guests go. */
    public void comeHome(int seat) {
        add(seat, -some(seat, GUESTS), GUESTS);
        add(seat, -cameLate(seat), CAME_LATE);
        add(seat, -late(seat), LATE);
        home[seat] = (byte) (people[seat] + lodgers(seat));
    }

    /** A guest will come in the next round. */
    public void invite(int seat) {
        add(seat, 1, INVITED);
    }

    /** A guest will come when everybody has been placed. */
    public void expect(int seat) {
        add(seat, 1, LATE);
    }

    /** The guests come who were invited in the last round. */
    public void welcome(int seat) {
        int invited = invited(seat);
        add(seat, -invited, INVITED);
        add(seat, invited, GUESTS);
        home[seat] += (byte) invited;
    }

    /** A guest comes who was expected in this round. */
    public void letIn(int seat) {
        add(seat, -1, LATE);
        add(seat, 1, CAME_LATE);
        home[seat]++;
    }

    /** A guest goes without having been placed. */
    public void letGuestGo(int seat) {
        add(seat, -1, cameLate(seat) > 0 ? CAME_LATE : GUESTS);
        home[seat]--;
    }

    /** Somebody comes to live on a card, and works from now on. */
    public void lodge(int seat) {
        add(seat, 1, LODGERS);
        home[seat]++;
    }

    /** Who lives on a card leaves the game before being placed. */
    public void leave(int seat) {
        add(seat, -1, LODGERS);
        home[seat]--;
    }

    /** Who lived on a card that is gone leaves the game, and does not come home. */
    public void leaveAfterWork(int seat) {
        add(seat, -1, LODGERS);
    }

    /** Who lived on a card becomes a newborn of the family. */
    public void moveIn(int seat) {
        add(seat, -1, LODGERS);
        home[seat]--;
        bear(seat);
    }

    private void add(int seat, int count, int kind) {
        some[seat] += (short) (count << kind);
    }

    public void growUp(int seat) {
        add(seat, -newborns(seat), NEWBORNS);
    }

    /** A newborn is grown up before the round is over, and at home. */
    public void growUpAtOnce(int seat) {
        add(seat, -1, NEWBORNS);
        home[seat]++;
    }

    public void beg(int seat, int count) {
        begging[seat] += (byte) count;
    }

    public void book(int seat, int points) {
        booked[seat] += (byte) points;
    }
}
