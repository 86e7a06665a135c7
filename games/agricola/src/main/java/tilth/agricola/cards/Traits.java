package tilth.agricola.cards;

import tilth.agricola.cards.Deck.Capability;

/**
 * What cards can do, hear and make cheaper, as bits of one number, so that the rules see at a glance what nobody's cards can.
 * If there were more than 64 of them some would share a bit: a bit that is not there is a no, one that is there a maybe.
 */
public final class Traits {

    private static final int REBATES = 28;

    private Traits() {}

    public static long of(Capability capability) {
        return 1L << capability.ordinal();
    }

    /** Moments are numbered from the other end. */
    public static long of(Moment moment) {
        return Long.MIN_VALUE >>> moment.ordinal();
    }

    public static long of(Purchase purchase) {
        return 1L << REBATES + purchase.ordinal();
    }
}
