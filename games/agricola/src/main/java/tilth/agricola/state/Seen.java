package tilth.agricola.state;

import java.util.Arrays;

/** What has been looked at already while looking ahead, as far as there is room to remember it. */
public final class Seen {

    private static final int ROOM = 512;
    private static final int MOST = 384;

    private final long[] keys = new long[ROOM];
    private int count;

    /** Nothing has been looked at. */
    public void clear() {
        if (count > 0) {
            Arrays.fill(keys, 0);
            count = 0;
        }
    }

    /** Whether something has been looked at; from now on it has, unless there is no room left. */
    public boolean isOld(long key) {
        long mark = key == 0 ? 1 : key;
        int at = (int) (mark ^ mark >>> 32) & ROOM - 1;
        while (keys[at] != 0) {
            if (keys[at] == mark) {
                return true;
            }
            at = at + 1 & ROOM - 1;
        }
        if (count < MOST) {
            keys[at] = mark;
            count++;
        }
        return false;
    }
}
