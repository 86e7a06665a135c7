package tilth.farmerama;

import tilth.engine.Rng;
import tilth.engine.Rule;

/** Deals anew what a viewer cannot see at a table of several players. */
@Rule("FRM-C4")
final class Imagining {

    private Imagining() {}

    /** The cards others have laid face down: as many as they have laid, whichever. */
    static void cards(FarmeramaPosition position, int viewer, Rng rng) {
        for (int seat = 0; seat < position.seats() && !position.isRevealed(); seat++) {
            if (seat != viewer) {
                int count = Integer.bitCount(Work.cards(position.work(seat)));
                long work = Work.NONE;
                for (int rest = Card.ALL_CARDS; count > 0; count--) {
                    int card = rng.oneOf(rest);
                    rest &= ~(1 << card);
                    work = Work.with(work, card);
                }
                position.setWork(seat, work);
            }
        }
    }

    /** The objects that have not turned up; light and dark ones lie apart unless experts have shuffled them. */
    static void objects(FarmeramaPosition position, Rng rng) {
        long unseen = 0;
        for (int at = position.drawn(); at < Components.OBJECTS; at++) {
            unseen |= 1L << position.object(at);
        }
        long dark = unseen >>> Components.LIGHT_OBJECTS << Components.LIGHT_OBJECTS;
        for (int at = position.drawn(); at < Components.OBJECTS; at++) {
            boolean isDark = Components.isDark(position.object(at));
            long likes = position.table().isExpert() ? unseen : unseen & (isDark ? dark : ~dark);
            int object = rng.oneOf(likes);
            position.setObject(at, object);
            unseen &= ~(1L << object);
        }
    }
}
