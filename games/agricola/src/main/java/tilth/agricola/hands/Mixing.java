package tilth.agricola.hands;

import java.util.Arrays;
import tilth.agricola.cards.CardSet;
import tilth.agricola.state.Draft;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;
import tilth.engine.Rng;
import tilth.engine.Rule;

/**
 * Cards that somebody has seen in a packet and handed on: who of the others has taken which of them, and which are still on
 * their way, is decided anew by lot.
 */
@Rule("AGR-D17")
final class Mixing {

    private static final int TURNS = 16;

    private final State position;
    private final int viewer;
    private final Rng rng;
    private final Draft draft;
    private final Tableau tableau;

    /** What the viewer knows of each card that others hold in secret or that is on its way; 0 for all other cards. */
    private final int[] looks;

    Mixing(State position, int viewer, Rng rng) {
        this.position = position;
        this.viewer = viewer;
        this.rng = rng;
        draft = position.draft();
        tableau = position.tableau();
        looks = new int[position.draft().isThere() ? position.table().deck().size() : 0];
    }

    void mix() {
        for (int slot = 0; slot < looks.length; slot++) {
            looks[slot] = place(slot) < 0 ? 0 : Recollection.lastLook(position, viewer, slot);
        }
        boolean[] isMixed = new boolean[looks.length];
        for (int slot = 0; slot < looks.length; slot++) {
            if (looks[slot] != 0 && !isMixed[slot]) {
                int[] together = together(slot);
                for (int each : together) {
                    isMixed[each] = true;
                }
                mix(together);
            }
        }
    }

    /** All cards that the viewer saw for the last time together with one. */
    private int[] together(int slot) {
        int[] found = new int[looks.length];
        int count = 0;
        for (int other = 0; other < looks.length; other++) {
            if (looks[other] == looks[slot]) {
                found[count++] = other;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private void mix(int[] slots) {
        int origin = draft.origin(slots[0]);
        int[] places = Arrays.stream(slots).map(this::place).sorted().toArray();
        for (int slot : slots) {
            takeAway(slot);
        }
        for (int i = slots.length - 1; i >= 0; i--) {
            int chosen = rng.below(i + 1);
            int slot = slots[chosen];
            slots[chosen] = slots[i];
            put(slot, origin, places[i]);
        }
    }

    /** Where a card is that others hold in secret or that is on its way, and when it was taken; else -1. */
    private int place(int slot) {
        if (draft.origin(slot) < 0 || tableau.known().has(slot)) {
            return -1;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != viewer && tableau.hand(seat).has(slot)) {
                return seat * TURNS + draft.turn(slot);
            }
        }
        return draft.packet(draft.origin(slot)).has(slot) ? position.seats() * TURNS : -1;
    }

    private void takeAway(int slot) {
        int seat = place(slot) / TURNS;
        if (seat == position.seats()) {
            draft.takeBack(draft.origin(slot), slot);
        } else {
            tableau.discard(seat, slot);
        }
    }

    private void put(int slot, int origin, int place) {
        int seat = place / TURNS;
        if (seat == position.seats()) {
            draft.put(origin, slot);
        } else {
            tableau.deal(seat, slot);
            draft.remember(slot, origin, place % TURNS);
        }
    }

    /** Changes a card of a hand for another that the viewer saw together with it and that leaves its owner an answer. */
    void letAnswer(int seat) {
        CardSet hand = tableau.hand(seat);
        for (int out = 0; out < looks.length; out++) {
            for (int in = 0; in < looks.length && hand.has(out) && looks[out] != 0; in++) {
                if (looks[in] == looks[out] && !hand.has(in)) {
                    exchange(out, in);
                    if (Redealing.canAnswer(position, seat)) {
                        return;
                    }
                    exchange(in, out);
                }
            }
        }
    }

    private void exchange(int one, int other) {
        int origin = draft.origin(one);
        int placeOfOne = place(one);
        int placeOfOther = place(other);
        takeAway(one);
        takeAway(other);
        put(one, origin, placeOfOther);
        put(other, origin, placeOfOne);
    }
}
