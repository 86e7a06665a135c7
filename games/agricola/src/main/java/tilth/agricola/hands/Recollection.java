package tilth.agricola.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.state.Draft;
import tilth.agricola.state.State;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What somebody who looked at packets knows of the cards in them: between which two looks each was taken. */
@Rule("AGR-D17")
public final class Recollection {

    /** What the cards have in common that somebody has never looked at. */
    public static final int NEVER_SEEN = 0;

    private static final int MOST_TURNS = 16;
    private static final List<Card.Kind> KINDS = List.of(Card.Kind.OCCUPATION, Card.Kind.MINOR);

    private Recollection() {}

    /**
     * A number that all cards have in common that somebody saw in the same packet for the last time in the same turn: where
     * each of them went they cannot tell.
     */
    public static int lastLook(State position, int viewer, int slot) {
        if (!position.draft().isThere()
                || viewer == Seats.WATCHER
                || position.draft().origin(slot) < 0) {
            return NEVER_SEEN;
        }
        Draft draft = position.draft();
        int kind = Pile.kind(position, slot);
        int origin = draft.origin(slot);
        int seen = NEVER_SEEN;
        for (int turn = 0; turn <= draft.turn(slot) && hasLooked(position, viewer, kind, turn); turn++) {
            if (Drafting.origin(position, viewer, turn) == origin) {
                seen = 1 + turn + MOST_TURNS * (Draft.KINDS * origin + kind);
            }
        }
        return seen;
    }

    /** Cards of a kind that somebody handed on, and those of them that were still there when the packet came back. */
    public record Packet(Card.Kind kind, List<Integer> cards, boolean isBack, List<Integer> back) {}

    /** All packets that somebody has handed on, one after the other. */
    public static List<Packet> handedOn(State position, int viewer) {
        List<Packet> packets = new ArrayList<>();
        for (int kind = 0; kind < Draft.KINDS && position.table().dealing().handsOn(); kind++) {
            int done = position.draft().doneWith(kind, viewer);
            for (int turn = 0; turn < done; turn++) {
                List<Integer> cards = takenLater(position, viewer, kind, turn, turn + 1);
                int next = turn + position.seats();
                boolean isBack =
                        hasLooked(position, viewer, kind, next) && Drafting.takes(position.table(), kind, next) > 0;
                if (!cards.isEmpty()) {
                    List<Integer> back = isBack ? takenLater(position, viewer, kind, turn, next) : cards;
                    packets.add(new Packet(KINDS.get(kind), cards, isBack, back));
                }
            }
        }
        return packets;
    }

    /** The cards of the packet that somebody looked at in some turn that were not taken before a later one. */
    private static List<Integer> takenLater(State position, int viewer, int kind, int turn, int from) {
        Draft draft = position.draft();
        int origin = Drafting.origin(position, viewer, turn);
        CardSet cards = Drafting.cards(position, kind);
        return IntStream.range(0, position.table().deck().size())
                .filter(slot -> cards.has(slot) && draft.origin(slot) == origin && draft.turn(slot) >= from)
                .boxed()
                .toList();
    }

    /** Whether somebody has looked, or looks now, at the packet that came to them in some turn. */
    static boolean hasLooked(State position, int viewer, int kind, int turn) {
        int done = position.draft().doneWith(kind, viewer);
        return turn < done || turn == done && Drafting.isLookedAt(position, viewer, kind);
    }
}
