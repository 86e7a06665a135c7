package tilth.agricola.hands;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.edition.Dealing;
import tilth.agricola.state.Draft;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Terms;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/**
 * Packets of cards go round the table, and everybody takes cards out of each. Nobody waits for more than one neighbor: a
 * packet that comes early waits at its place.
 */
public final class Drafting {

    private static final int OCCUPATION = 0;
    private static final int MINOR = 1;

    private Drafting() {}

    /** Asks everybody who has something to choose. Where all is taken or nothing, nobody is asked. */
    @Rule({"AGR-D15", "AGR-D16"})
    public static void goOn(State position) {
        boolean moves = true;
        while (moves) {
            moves = false;
            for (int seat = 0; seat < position.seats(); seat++) {
                moves |= !position.isAsked(seat) && handOnByItself(position, seat);
            }
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (!position.isAsked(seat) && isLooking(position, seat)) {
                position.agenda().askTogether(seat, question(position, seat));
            }
        }
    }

    private static long question(State position, int seat) {
        return Asks.PICK.with(toTake(position, seat, OCCUPATION), toTake(position, seat, MINOR));
    }

    /** Takes what is left of a packet and needs no choice, and hands on one that a seat has done with; whether it did. */
    private static boolean handOnByItself(State position, int seat) {
        if (!isLooking(position, seat)) {
            return false;
        }
        boolean hasDone = true;
        for (int kind = OCCUPATION; kind <= MINOR; kind++) {
            if (isLookedAt(position, seat, kind)) {
                takeAll(position, seat, kind);
                hasDone &= toTake(position, seat, kind) == 0;
            }
        }
        if (hasDone) {
            handOn(position, seat);
        }
        return hasDone;
    }

    private static void takeAll(State position, int seat, int kind) {
        int origin = packet(position, seat, kind);
        CardSet packet = position.draft().packet(origin);
        CardSet cards = cards(position, kind);
        if (toTake(position, seat, kind) == packet.size(cards)) {
            for (int slot = packet.first(cards); slot >= 0; slot = packet.next(cards, slot)) {
                take(position, seat, kind, slot);
            }
        }
    }

    private static void take(State position, int seat, int kind, int slot) {
        position.draft().take(kind, packet(position, seat, kind), seat, slot);
        position.tableau().deal(seat, slot);
    }

    private static void handOn(State position, int seat) {
        boolean takesOccupations = isLookedAt(position, seat, OCCUPATION);
        if (isLookedAt(position, seat, MINOR)) {
            position.draft().handOn(MINOR, packet(position, seat, MINOR), seat);
        }
        if (takesOccupations) {
            position.draft().handOn(OCCUPATION, packet(position, seat, OCCUPATION), seat);
        }
    }

    /** Whether a seat has a packet to take from, and all kinds that it takes at the same time have come. */
    private static boolean isLooking(State position, int seat) {
        boolean isLooking = false;
        for (int kind = OCCUPATION; kind <= MINOR; kind++) {
            if (isItsTurn(position, seat, kind)) {
                isLooking = true;
                if (!isThere(position, seat, kind)) {
                    return false;
                }
            }
        }
        return isLooking;
    }

    /** Whether a seat looks at the cards of a kind of a packet just now. */
    public static boolean isLookedAt(State position, int seat, int kind) {
        return isItsTurn(position, seat, kind) && isLooking(position, seat);
    }

    /** Whether a seat takes cards of a kind next: the occupations come first, or both together. */
    @Rule("AGR-D15")
    private static boolean isItsTurn(State position, int seat, int kind) {
        boolean isLater = kind == MINOR && !position.table().dealing().takesBothAtOnce();
        return takes(position, seat, kind) > 0 && !(isLater && takes(position, seat, OCCUPATION) > 0);
    }

    private static boolean isThere(State position, int seat, int kind) {
        Draft draft = position.draft();
        return draft.handedOn(kind, packet(position, seat, kind)) == draft.doneWith(kind, seat);
    }

    /** How many more cards of a kind a seat takes out of the packet it looks at. */
    private static int toTake(State position, int seat, int kind) {
        return isItsTurn(position, seat, kind)
                ? takes(position, seat, kind) - position.draft().taken(kind, seat)
                : 0;
    }

    private static int takes(State position, int seat, int kind) {
        return takes(position.table(), kind, position.draft().doneWith(kind, seat));
    }

    /** How many cards of a kind are taken by who looks at a packet in some turn of it. */
    static int takes(AgricolaTable table, int kind, int turn) {
        Dealing dealing = table.dealing();
        int left = kind == OCCUPATION ? table.occupationsEach() : table.minorsEach();
        for (int before = 0; before < turn; before++) {
            left -= dealing.takes(before, left);
        }
        return dealing.takes(turn, left);
    }

    /** Whose packet a seat looks at next. */
    private static int packet(State position, int seat, int kind) {
        return origin(position, seat, position.draft().doneWith(kind, seat));
    }

    /** Whose packet a seat looks at in some turn of it. */
    @Rule("AGR-D15")
    static int origin(State position, int seat, int turn) {
        AgricolaTable table = position.table();
        return table.dealing().handsOn()
                ? Math.floorMod(seat - turn * table.edition().draftStep(), position.seats())
                : seat;
    }

    static CardSet cards(State position, int kind) {
        return Pile.cards(position, kind);
    }

    /** Every card that can be taken now. */
    @Rule("AGR-D15")
    public static void add(State position, int seat, MoveList into) {
        Deck deck = position.table().deck();
        for (int kind = OCCUPATION; kind <= MINOR; kind++) {
            if (toTake(position, seat, kind) > 0) {
                CardSet packet = position.draft().packet(packet(position, seat, kind));
                CardSet cards = cards(position, kind);
                for (int slot = packet.first(cards); slot >= 0; slot = packet.next(cards, slot)) {
                    into.add(Does.PICK.with(deck.number(slot)));
                }
            }
        }
    }

    /** What others see of a card that is taken or laid aside. */
    @Rule("AGR-D16")
    public static long fromBehind(State position, long move) {
        boolean isOccupation =
                cards(position, OCCUPATION).has(position.table().deck().slot(Verb.first(move)));
        return Does.of(move).with(isOccupation ? Terms.AN_OCCUPATION : Terms.A_MINOR);
    }

    @Rule({"AGR-D15", "AGR-D16"})
    public static void play(State position, int seat, long move) {
        position.agenda().answered(seat);
        int slot = position.table().deck().slot(Verb.first(move));
        take(position, seat, cards(position, OCCUPATION).has(slot) ? OCCUPATION : MINOR, slot);
        goOn(position);
    }
}
