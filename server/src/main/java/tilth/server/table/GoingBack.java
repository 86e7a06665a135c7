package tilth.server.table;

import tilth.engine.Seats;

/**
 * That somebody asks the others to let the game go back.
 *
 * @param asker the seat that asks, or nobody
 * @param downTo how many moves would be left
 * @param asked all the seats that are asked
 * @param stillAsked those of them that have not answered yet
 * @param at when it was asked
 */
public record GoingBack(int asker, int downTo, int asked, int stillAsked, long at) {

    static final GoingBack NONE = new GoingBack(Seats.NOBODY, 0, 0, 0, 0);

    public boolean isAsked() {
        return asker != Seats.NOBODY;
    }

    GoingBack agreedBy(int seat) {
        return new GoingBack(asker, downTo, asked, stillAsked & ~(1 << seat), at);
    }
}
