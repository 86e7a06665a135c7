package tilth.agricola.board;

import tilth.agricola.goods.Goods;
import tilth.engine.Digest;

/** The board: which spaces are open, what lies and who stands on them, the round cards, and what waits on round spaces. */
public final class Board {

    /** The most seats a table can have. */
    public static final int MOST_SEATS = 5;

    private static final int PERSON_BITS = 3;
    private static final int PERSON_MASK = 7;

    private static final int SECOND = 1;
    private static final int WORK = 2;
    private static final int FEEDING = 4;
    private static final int MOVING = 8;
    private static final int HARVEST = 16;

    /** Nobody places another person. */
    public static final int NOBODY = -1;

    /** No space is being used. */
    public static final int NOWHERE = -1;

    private final long[] goods;

    /** How many people of each seat stand on a space, three bits a seat. */
    private final short[] standing;

    /** What waits for each seat on each round space. */
    private final long[] calendar = new long[MOST_SEATS * Stages.ROUNDS];

    /** The round cards in the order of their rounds; those of rounds to come are hidden. */
    private final byte[] order = new byte[Stages.ROUNDS];

    private long open;
    private long occupied;

    /** The spaces where goods lie; follows from the goods, and is asked for whenever somebody is to be placed. */
    private long stocked;

    /** Whether it is the work phase, families are being fed, and so on, a bit each. */
    private byte flags;

    private byte round;
    private byte firstSeat;
    private byte active;
    private byte inUse = NOWHERE;

    /** How many have passed since somebody last placed a person. */
    private byte passes;

    /** Who places another person before the next player does, or {@link #NOBODY}. */
    private byte again = NOBODY;

    /** Where that person may be placed. */
    private long againOn;

    /** Who places the first person of the round although another is the start player, or {@link #NOBODY}. */
    private byte ahead = NOBODY;

    // What the action of the space in use has brought, what of it lay there, what was put back; where cards ask.
    private long brought;
    private long tookOff;
    private long putBack;

    /** Which goods the player who uses the space has got since, from the space and from cards, a bit each. */
    private short got;

    /** A board with so many spaces. */
    public Board(int spaces) {
        goods = new long[spaces];
        standing = new short[spaces];
    }

    public void copyFrom(Board other) {
        System.arraycopy(other.goods, 0, goods, 0, goods.length);
        System.arraycopy(other.standing, 0, standing, 0, standing.length);
        System.arraycopy(other.calendar, 0, calendar, 0, calendar.length);
        System.arraycopy(other.order, 0, order, 0, order.length);
        open = other.open;
        occupied = other.occupied;
        stocked = other.stocked;
        flags = other.flags;
        round = other.round;
        firstSeat = other.firstSeat;
        active = other.active;
        inUse = other.inUse;
        passes = other.passes;
        again = other.again;
        againOn = other.againOn;
        ahead = other.ahead;
        brought = other.brought;
        tookOff = other.tookOff;
        putBack = other.putBack;
        got = other.got;
    }

    public long digest(long digest) {
        long mixed = Digest.addAll(Digest.addAll(digest, goods), calendar);
        for (short people : standing) {
            mixed = Digest.add(mixed, people);
        }
        mixed = Digest.add(Digest.addAll(mixed, order), open);
        mixed = Digest.add(mixed, round | firstSeat << 8 | active << 16);
        mixed = Digest.add(Digest.add(mixed, inUse << 8 | passes), again | ahead << 8);
        mixed = brought == Goods.NOTHING ? mixed : Digest.add(Digest.add(Digest.add(mixed, brought), tookOff), putBack);
        mixed = got == 0 ? mixed : Digest.add(mixed, got);
        return Digest.add(Digest.add(mixed, againOn), flags);
    }

    /** The bundle that lies on a space. */
    public long goods(int space) {
        return goods[space];
    }

    /** What the action of the space in use has brought, where cards ask for it. */
    public long brought() {
        return brought;
    }

    /** What was put back on the space in use. */
    public long putBack() {
        return putBack;
    }

    /** What lay on the space in use and was taken, where cards ask for it. */
    public long tookOff() {
        return tookOff;
    }

    /** Which goods the player who uses the space has got since, a bit each, where cards ask for it. */
    public int got() {
        return got;
    }

    /** How many people of a seat stand on a space. */
    public int standing(int space, int seat) {
        return standing[space] >>> PERSON_BITS * seat & PERSON_MASK;
    }

    /** How many people of a seat stand on the board. */
    public int atWork(int seat) {
        int count = 0;
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            count += standing(Long.numberOfTrailingZeros(rest), seat);
        }
        return count;
    }

    /** On how many spaces people of a seat stand. */
    public int spacesOf(int seat) {
        int count = 0;
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            count += standing(Long.numberOfTrailingZeros(rest), seat) > 0 ? 1 : 0;
        }
        return count;
    }

    /** A space where several people of a seat stand, the one in use before others, or {@link #NOWHERE}. */
    public int shared(int seat) {
        if (inUse != NOWHERE && standing(inUse, seat) > 1) {
            return inUse;
        }
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            int space = Long.numberOfTrailingZeros(rest);
            if (standing(space, seat) > 1) {
                return space;
            }
        }
        return NOWHERE;
    }

    /** The spaces in play so far, as a bit set. */
    public long open() {
        return open;
    }

    /** The spaces where somebody stands, as a bit set. */
    public long occupied() {
        return occupied;
    }

    /** The spaces where goods lie, as a bit set. */
    public long stocked() {
        return stocked;
    }

    /** The round under way, from 1 on; 0 before the first one. */
    public int round() {
        return round;
    }

    public int firstSeat() {
        return firstSeat;
    }

    /** Whose turn it is in the work phase. */
    public int active() {
        return active;
    }

    /** The space where the active player has just placed a person, or {@link #NOWHERE}. */
    public int inUse() {
        return inUse;
    }

    public int passes() {
        return passes;
    }

    /** Who places another person before the next player does, or {@link #NOBODY}. */
    public int again() {
        return again;
    }

    /** Who places the first person of the round although another is the start player, or {@link #NOBODY}. */
    public int ahead() {
        return ahead;
    }

    /** Where a second person may be placed, as a bit set. */
    public long againOn() {
        return againOn;
    }

    /** Whether the person that is placed now comes directly after another of the same player. */
    public boolean isSecond() {
        return (flags & SECOND) != 0;
    }

    /** Whether families are being fed. */
    public boolean isFeeding() {
        return (flags & FEEDING) != 0;
    }

    /** Whether somebody who had been placed uses another space now. */
    public boolean isMoving() {
        return (flags & MOVING) != 0;
    }

    /** Whether it is harvest time, where a card asks for it. */
    public boolean isHarvest() {
        return (flags & HARVEST) != 0;
    }

    /** Whether it is the work phase. */
    public boolean isWork() {
        return (flags & WORK) != 0;
    }

    /** The round card of a round, which nobody may know before that round. */
    public int card(int ofRound) {
        return order[ofRound - 1];
    }

    /** What waits for a seat on a round space. */
    public long waiting(int seat, int ofRound) {
        return calendar[(ofRound - 1) * MOST_SEATS + seat];
    }

    // Changes, for the chapters of the rules only.

    public void open(long spaces) {
        open |= spaces;
    }

    public void close(long spaces) {
        open &= ~spaces;
    }

    public void setCard(int ofRound, int space) {
        order[ofRound - 1] = (byte) space;
    }

    public void setRound(int number) {
        round = (byte) number;
    }

    public void setFirstSeat(int seat) {
        firstSeat = (byte) seat;
    }

    public void setActive(int seat) {
        active = (byte) seat;
    }

    /** Notes what the action of the space in use brings, and what of it lay on the space. */
    public void noteBrought(long goods, long lay) {
        brought = Goods.plus(brought, goods);
        tookOff = Goods.plus(tookOff, lay);
    }

    /** Notes that goods come back onto the space in use. */
    public void notePutBack(long goods) {
        putBack = Goods.plus(putBack, goods);
    }

    /** Notes what the player who uses the space gets, from wherever it comes. */
    public void noteGot(long goods) {
        got |= Goods.kinds(goods);
    }

    public void setInUse(int space) {
        inUse = (byte) space;
        brought = Goods.NOTHING;
        tookOff = Goods.NOTHING;
        putBack = Goods.NOTHING;
        got = 0;
    }

    /** Somebody places another person before the next player does, on one of some spaces. */
    public void setAgain(int seat, long spaces) {
        again = (byte) seat;
        againOn = spaces;
    }

    public void setAhead(int seat) {
        ahead = (byte) seat;
    }

    private void set(int flag, boolean isSo) {
        flags = (byte) (isSo ? flags | flag : flags & ~flag);
    }

    public void setSecond(boolean isSecond) {
        set(SECOND, isSecond);
    }

    public void setFeeding(boolean isFeeding) {
        set(FEEDING, isFeeding);
    }

    public void setMoving(boolean isMoving) {
        set(MOVING, isMoving);
    }

    public void setHarvest(boolean isHarvest) {
        set(HARVEST, isHarvest);
    }

    public void setWork(boolean isWork) {
        set(WORK, isWork);
    }

    public void setPasses(int count) {
        passes = (byte) count;
    }

    public void add(int space, long bundle) {
        goods[space] += bundle;
        stocked |= goods[space] == Goods.NOTHING ? 0 : 1L << space;
    }

    public void remove(int space, long bundle) {
        goods[space] -= bundle;
        stocked &= goods[space] == Goods.NOTHING ? ~(1L << space) : -1L;
    }

    /** Clears a space and says what lay there. */
    public long takeAll(int space) {
        long all = goods[space];
        goods[space] = Goods.NOTHING;
        stocked &= ~(1L << space);
        return all;
    }

    public void stand(int space, int seat) {
        standing[space] += (short) (1 << PERSON_BITS * seat);
        occupied |= 1L << space;
    }

    /** One person of a seat leaves a space. */
    public void leave(int space, int seat) {
        standing[space] -= (short) (1 << PERSON_BITS * seat);
        occupied &= standing[space] == 0 ? ~(1L << space) : -1L;
    }

    public void clearPeople() {
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            standing[Long.numberOfTrailingZeros(rest)] = 0;
        }
        occupied = 0;
    }

    public void schedule(int seat, int ofRound, long bundle) {
        calendar[(ofRound - 1) * MOST_SEATS + seat] += bundle;
    }

    /** Takes what waits for a seat on a round space. */
    public long collect(int seat, int ofRound) {
        int at = (ofRound - 1) * MOST_SEATS + seat;
        long bundle = calendar[at];
        calendar[at] = Goods.NOTHING;
        return bundle;
    }
}
