package tilth.testkit.sheaves;

import tilth.engine.MoveList;
import tilth.engine.Rule;

/** The legal answers to every question. */
final class SheavesOffers {

    static final int SHEAVES_FOR_A_SACK = 2;

    private SheavesOffers() {}

    static void add(SheavesPosition position, int seat, MoveList into) {
        switch (Asks.of(position.question(seat))) {
            case LAY -> {
                addCards(position, seat, Does.LAY, into);
                addThreshing(position, seat, into);
            }
            case NAME -> addNames(position, seat, into);
            case GIVE -> {
                addCards(position, seat, Does.GIVE_CARD, into);
                if (position.sheaves[seat] > 0) {
                    into.add(Does.GIVE_SHEAF.bare());
                }
            }
        }
    }

    @Rule("SHV-2")
    private static void addCards(SheavesPosition position, int seat, Does does, MoveList into) {
        for (int card = 0; card < Cards.COUNT; card++) {
            if (position.cards.isIn(seat, card)) {
                into.add(does.with(card));
            }
        }
    }

    // Never beside the question what to give up: who threshed the last sheaves would have nothing left to answer it.
    @Rule("SHV-5")
    private static void addThreshing(SheavesPosition position, int seat, MoveList into) {
        if (position.sheaves[seat] >= SHEAVES_FOR_A_SACK) {
            into.add(Does.THRESH.bare());
        }
    }

    private static void addNames(SheavesPosition position, int seat, MoveList into) {
        for (int other = 0; other < position.seats(); other++) {
            if (canBeNamed(position, seat, other)) {
                into.add(Does.NAME.with(other));
            }
        }
    }

    @Rule("SHV-4")
    static boolean canBeNamed(SheavesPosition position, int by, int seat) {
        return seat != by && (position.sheaves[seat] > 0 || position.cards.inHand(seat) > 0);
    }
}
