package tilth.bots.agricola;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;

/** What building costs a seat with the cards in front of it. */
final class Bargains {

    private static final int ONE = 1;

    private Bargains() {}

    static long room(State position, int seat, int house) {
        boolean isSame = house == position.farms().house(seat);
        return isSame && hasAny(position, seat, Purchase.ROOM)
                ? Paying.price(position, seat, Purchase.ROOM, ONE, 0)
                : position.table().edition().roomPrice(house);
    }

    /** What it costs to renovate a house of so many rooms to the next material. */
    static long renovation(State position, int seat, int house, int rooms) {
        boolean isSame = house == position.farms().house(seat) && house < Farmyards.STONE;
        return isSame && hasAny(position, seat, Purchase.RENOVATION)
                ? Paying.price(position, seat, Purchase.RENOVATION, house + 1, 0)
                : position.table().edition().renovationPrice(house + 1, rooms);
    }

    private static boolean hasAny(State position, int seat, Purchase purchase) {
        return position.tableau().played(seat).meets(position.table().deck().rebating(purchase));
    }

    /** How many fences of an action cost nothing. */
    static int freeFences(State position, int seat) {
        if (!hasAny(position, seat, Purchase.FENCE)) {
            return 0;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet rebating = deck.rebating(Purchase.FENCE);
        int free = 0;
        for (int slot = played.first(rebating); slot >= 0; slot = played.next(rebating, slot)) {
            for (int i = 0; i < deck.card(slot).rebates().size(); i++) {
                free += deck.card(slot).rebates().get(i).change() instanceof Rebate.FirstFree first
                        ? first.pieces()
                        : 0;
            }
        }
        return free;
    }
}
