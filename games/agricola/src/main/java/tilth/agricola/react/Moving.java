package tilth.agricola.react;

import tilth.agricola.acts.Plans;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.board.Board;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Moment;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.agricola.words.Follows;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Lets people who have been placed move on to another space and use it. */
@Rule("AGR-K104")
public final class Moving {

    private static final int SPACE_BITS = 8;

    private Moving() {}

    static boolean isPossible(State position, int seat, int slot, Effect.MovePerson move) {
        int from = from(position, seat, slot, move);
        return from != Board.NOWHERE && to(position, seat, from, move.to()) != 0;
    }

    /** The space where a person stands who may move, or {@link Board#NOWHERE}; nobody moves twice in a round. */
    private static int from(State position, int seat, int slot, Effect.MovePerson move) {
        Board board = position.board();
        for (long rest = board.occupied(); rest != 0; rest &= rest - 1) {
            int space = Long.numberOfTrailingZeros(rest);
            boolean isMeant = board.standing(space, seat) > 0 && SpaceUse.isOneOf(position, slot, space, move.from());
            if (isMeant && !hasMovedTo(position, seat, slot, space)) {
                return space;
            }
        }
        return Board.NOWHERE;
    }

    /** Whether another card of a seat has moved a person to a space in this round. */
    private static boolean hasMovedTo(State position, int seat, int slot, int space) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet moving = deck.with(Capability.MOVING);
        for (int other = played.first(moving); other >= 0; other = played.next(moving, other)) {
            if (other != slot && Effects.kept(position, other) == space + 1) {
                return true;
            }
        }
        return false;
    }

    /** Those of some spaces that are open to a seat and that it could use, with what its cards bring there. */
    @Rule({"AGR-W3", "AGR-K16"})
    private static long to(State position, int seat, int from, long spaces) {
        long open = SpaceUse.open(position, seat) & spaces;
        long usable = SpaceUse.usable(position, seat, open);
        if (position.hears(seat, Moment.USE)) {
            for (long rest = open & ~usable; rest != 0; rest &= rest - 1) {
                int space = Long.numberOfTrailingZeros(rest);
                usable |= isUsableThen(position, seat, from, space) ? Long.lowestOneBit(rest) : 0;
            }
        }
        return usable;
    }

    @Rule("AGR-K16")
    private static boolean isUsableThen(State position, int seat, int from, int to) {
        boolean isHopeless =
                !position.tableau().played(seat).meets(position.table().listening(Moment.USE, to))
                        || Plans.ofSpace(position, seat, to).parts() == 0
                        || SpaceUse.toll(position, seat, to) > 0;
        if (isHopeless) {
            return false;
        }
        State then = position.tried();
        if (Seats.has(then.openSeats(), seat)) {
            then.agenda().answered(seat);
        }
        then.agenda().then(deed(seat, from, to));
        then.goOn(Journal.SILENT);
        return Foresight.canFinish(then, seat);
    }

    /** Moves somebody, or says that there are several spaces to choose from. */
    static boolean isMoved(State position, int seat, int slot, Effect.MovePerson move) {
        int from = from(position, seat, slot, move);
        long spaces = from == Board.NOWHERE ? 0 : to(position, seat, from, move.to());
        if (Long.bitCount(spaces) == 1) {
            begin(position, seat, slot, from, Long.numberOfTrailingZeros(spaces));
        }
        return Long.bitCount(spaces) <= 1;
    }

    static void add(State position, int seat, int slot, Effect.MovePerson move, MoveList into) {
        int card = position.table().deck().number(slot);
        long spaces = to(position, seat, from(position, seat, slot, move), move.to());
        for (long rest = spaces; rest != 0; rest &= rest - 1) {
            into.add(Does.CHOOSE_SPACE.with(Long.numberOfTrailingZeros(rest), card));
        }
    }

    static void choose(State position, int seat, int slot, Effect.MovePerson move, int to) {
        begin(position, seat, slot, from(position, seat, slot, move), to);
    }

    private static void begin(State position, int seat, int slot, int from, int to) {
        SpaceUse.note(position, slot, to);
        position.agenda().then(deed(seat, from, to));
    }

    private static long deed(int seat, int from, int to) {
        return Follows.MOVE.with(seat, from | (long) to << SPACE_BITS);
    }

    /** Where somebody comes from who moves. */
    public static int from(long content) {
        return (int) content & (1 << SPACE_BITS) - 1;
    }

    /** Where somebody goes who moves. */
    public static int to(long content) {
        return (int) (content >>> SPACE_BITS);
    }

    /** Everybody comes home, and where they stood does not matter any more. */
    public static void forget(State position) {
        if (!position.hasAnybody(Capability.MOVING)) {
            return;
        }
        CardSet moving = position.table().deck().with(Capability.MOVING);
        for (int slot = moving.first(); slot >= 0; slot = moving.next(slot)) {
            if (position.tableau().owner(slot) >= 0) {
                Effects.keep(position, slot, 0);
            }
        }
    }
}
