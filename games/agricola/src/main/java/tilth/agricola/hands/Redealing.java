package tilth.agricola.hands;

import java.util.List;
import java.util.function.IntConsumer;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.edition.Sort;
import tilth.agricola.state.Draft;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;
import tilth.engine.MoveList;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.Seats;

/**
 * Deals the hands of others anew from all cards that somebody has never seen, dealt or not. Cards of which everybody knows who
 * has them stay where they are, and so does the number of each sort in a hand. Who is asked something comes first, for their
 * hand has to leave them an answer.
 */
@Rule({"AGR-D11", "AGR-D17"})
public final class Redealing {

    private final State position;
    private final int viewer;
    private final Rng rng;
    private final Deck deck;
    private final List<Sort> sorts;

    /** All cards that the viewer has never seen, and those of them that have no place yet. */
    private final CardSet unseen;

    private final CardSet left;

    private Redealing(State position, int viewer, Rng rng) {
        this.position = position;
        this.viewer = viewer;
        this.rng = rng;
        deck = position.table().deck();
        sorts = position.table().sorts();
        unseen = new CardSet(deck.size());
        left = new CardSet(deck.size());
    }

    /** Deals anew what a viewer cannot see of hands and packets. */
    public static void hands(State position, int viewer, Rng rng) {
        if (position.table().hasHands()) {
            new Redealing(position, viewer, rng).deal();
        }
    }

    /** Deals so many cards of a kind out of a set. */
    public static void deal(CardSet from, CardSet kind, int count, Rng rng, IntConsumer to) {
        for (int i = 0; i < count; i++) {
            int slot = nth(from, kind, rng.below(from.size(kind)));
            from.remove(slot);
            to.accept(slot);
        }
    }

    private static int nth(CardSet cards, CardSet kind, int index) {
        int slot = cards.first(kind);
        for (int i = 0; i < index; i++) {
            slot = cards.next(kind, slot);
        }
        return slot;
    }

    private void deal() {
        findUnseen();
        Mixing mixing = new Mixing(position, viewer, rng);
        if (position.draft().isThere()) {
            mixing.mix();
            forgetTrails();
        }
        int[][] ofPackets = emptyPackets();
        int others = Seats.all(position.seats()) & ~(viewer >= 0 ? 1 << viewer : 0);
        for (int asked = others & position.openSeats(); asked != 0; asked &= asked - 1) {
            dealAnew(Seats.first(asked));
            letAnswer(Seats.first(asked), mixing);
        }
        fillPackets(ofPackets);
        for (int rest = others & ~position.openSeats(); rest != 0; rest &= rest - 1) {
            dealAnew(Seats.first(rest));
        }
    }

    /** All cards of hands and packets and those never dealt that the viewer has not seen. */
    private void findUnseen() {
        Tableau tableau = position.tableau();
        sorts.forEach(sort -> unseen.addAll(sort.cards()));
        for (int seat = 0; seat < position.seats(); seat++) {
            unseen.removeAll(tableau.played(seat));
        }
        if (viewer >= 0) {
            unseen.removeAll(tableau.hand(viewer));
        }
        unseen.removeAll(tableau.known());
        unseen.removeAll(tableau.gone());
        if (position.draft().isThere()) {
            for (int slot = unseen.first(); slot >= 0; slot = unseen.next(slot)) {
                if (Recollection.lastLook(position, viewer, slot) != Recollection.NEVER_SEEN) {
                    unseen.remove(slot);
                }
            }
        }
        left.addAll(unseen);
    }

    /** How cards came to where they are that the viewer has not seen on their way. */
    private void forgetTrails() {
        for (int slot = 0; slot < deck.size(); slot++) {
            boolean isOnItsWay = position.draft().turn(slot) == Draft.NOT_TAKEN;
            if (!isOnItsWay && Recollection.lastLook(position, viewer, slot) == Recollection.NEVER_SEEN) {
                position.draft().forget(slot);
            }
        }
    }

    /** Takes all cards out of the packets that the viewer has not seen: how many of each sort, for each packet. */
    private int[][] emptyPackets() {
        int[][] there = new int[position.draft().isThere() ? position.seats() : 0][];
        for (int origin = 0; origin < there.length; origin++) {
            int packet = origin;
            there[origin] = sorts.stream()
                    .mapToInt(sort -> takeOut(packet, sort.cards()))
                    .toArray();
        }
        return there;
    }

    /** Fills the packets anew with as many cards of each sort, after those who are asked have got an answer. */
    private void fillPackets(int[][] there) {
        for (int origin = 0; origin < there.length; origin++) {
            int packet = origin;
            dealOut(there[origin], slot -> position.draft().put(packet, slot));
        }
    }

    /** Takes the cards of a sort out of a packet that the viewer has not seen, and says how many they were. */
    private int takeOut(int origin, CardSet kind) {
        CardSet packet = position.draft().packet(origin);
        int count = 0;
        for (int slot = packet.first(kind); slot >= 0; slot = packet.next(kind, slot)) {
            if (unseen.has(slot)) {
                position.draft().takeBack(origin, slot);
                count++;
            }
        }
        return count;
    }

    private void dealAnew(int seat) {
        int[] there =
                sorts.stream().mapToInt(sort -> takeBack(seat, sort.cards())).toArray();
        dealOut(there, slot -> position.tableau().deal(seat, slot));
    }

    /** Deals so many cards of each sort. */
    private void dealOut(int[] counts, IntConsumer to) {
        for (int sort = 0; sort < counts.length; sort++) {
            deal(left, sorts.get(sort).cards(), counts[sort], rng, to);
        }
    }

    /** Takes the cards of a sort out of a hand that the viewer has not seen, and says how many they were. */
    private int takeBack(int seat, CardSet kind) {
        CardSet hand = position.tableau().hand(seat);
        int count = 0;
        for (int slot = hand.first(kind); slot >= 0; slot = hand.next(kind, slot)) {
            if (unseen.has(slot)) {
                position.tableau().discard(seat, slot);
                count++;
            }
        }
        return count;
    }

    /** Who has begun what only a card of the hand can finish holds such a card, whatever else they hold. */
    private void letAnswer(int seat, Mixing mixing) {
        if (!canAnswer(position, seat) && sorts.reversed().stream().noneMatch(sort -> swapIn(seat, sort.cards()))) {
            mixing.letAnswer(seat);
        }
    }

    static boolean canAnswer(State position, int seat) {
        MoveList offered = new MoveList();
        position.moves(seat, offered);
        return !offered.isEmpty();
    }

    /** Changes a card of a hand for an unseen one of its kind that leaves an answer; says whether there is any. */
    private boolean swapIn(int seat, CardSet kind) {
        int out = hidden(seat, kind);
        int count = out >= 0 ? left.size(kind) : 0;
        int in = count > 0 ? nth(left, kind, rng.below(count)) : -1;
        for (int i = 0; i < count; i++) {
            position.tableau().discard(seat, out);
            position.tableau().deal(seat, in);
            if (canAnswer(position, seat)) {
                left.remove(in);
                left.add(out);
                return true;
            }
            position.tableau().discard(seat, in);
            position.tableau().deal(seat, out);
            int next = left.next(kind, in);
            in = next >= 0 ? next : left.first(kind);
        }
        return false;
    }

    /** A card of a kind in a hand that the viewer has not seen, or -1. */
    private int hidden(int seat, CardSet kind) {
        CardSet hand = position.tableau().hand(seat);
        int slot = hand.first(kind);
        while (slot >= 0 && !unseen.has(slot)) {
            slot = hand.next(kind, slot);
        }
        return slot;
    }
}
