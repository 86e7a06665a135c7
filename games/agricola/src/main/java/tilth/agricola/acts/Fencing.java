package tilth.agricola.acts;

import tilth.agricola.board.Act;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.farm.Enclosing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fences;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Fences pastures, one after the other: squares are marked one by one, then closed. */
public final class Fencing {

    private static final int NO_CARD = 0xFFF;

    /** What may follow the fences around one square: those that a card adds for nothing. */
    static final Act MORE = Act.any(Act.Kind.FENCE_FETCHED);

    private Fencing() {}

    /** How many fences a seat could build now by an act: what its supply has, what it could pay for, what is allowed. */
    @Rule({"AGR-F8", "AGR-F13", "AGR-K20"})
    static int buildable(State position, int seat, Act act) {
        if (act.kind() == Act.Kind.FENCE && !act.isFree()) {
            return payable(position, seat);
        }
        Farmyards farms = position.farms();
        int standing = Fences.count(farms.fences(seat));
        int before = Fences.count(farms.fencesBefore(seat));
        return switch (act.kind()) {
            case MOVE_FENCES -> before - standing;
            case FENCE_FETCHED ->
                Math.min(
                        farms.fencesLeft(seat),
                        farms.fetched(seat) + Paying.moreFences(position, seat) + before - standing);
            default -> Math.min(farms.fencesLeft(seat), act.most() + before - standing);
        };
    }

    private static int payable(State position, int seat) {
        int left = Paying.most(position, seat, Purchase.FENCE, position.farms().fencesLeft(seat));
        int standing = Fences.count(position.farms().fences(seat));
        while (left > 0 && !Paying.isAffordable(position, seat, Purchase.FENCE, left, standing)) {
            left--;
        }
        return left;
    }

    @Rule({"AGR-F8", "AGR-F9", "AGR-F10"})
    static boolean canFence(State position, int seat, Act act) {
        Farmyards farms = position.farms();
        int left = buildable(position, seat, act);
        return left > 0 && Enclosing.any(farms.fences(seat), farms.tiles(seat), left, farms.ground(seat));
    }

    @Rule({"AGR-F9", "AGR-F10", "AGR-F11", "AGR-F12"})
    static void add(State position, int seat, Act act, MoveList into) {
        Farmyards farms = position.farms();
        long fences = farms.fences(seat);
        int blocked = farms.tiles(seat);
        int left = buildable(position, seat, act);
        int marked = farms.marked(seat);
        int ground = farms.ground(seat);
        int markable = Enclosing.markable(fences, blocked, left, marked, ground);
        for (int rest = markable; rest != 0; rest &= rest - 1) {
            into.add(Does.MARK.with(Integer.numberOfTrailingZeros(rest)));
        }
        if (marked != 0 && Enclosing.closable(fences, blocked, left, marked, ground)) {
            into.add(Does.CLOSE.bare());
        }
    }

    /** How many new fences the marked squares of a seat need. */
    @Rule("AGR-F8")
    public static int marked(State position, int seat) {
        return Enclosing.price(position.farms().fences(seat), position.farms().marked(seat));
    }

    /** What the fences around the marked squares cost. */
    @Rule("AGR-F8")
    public static long price(State position, int seat, Act act) {
        if (!isPaid(act)) {
            return Goods.NOTHING;
        }
        int standing = Fences.count(position.farms().fences(seat));
        return Paying.price(position, seat, Purchase.FENCE, marked(position, seat), standing);
    }

    /** Whether the marked squares of a seat could be closed now. */
    @Rule({"AGR-F8", "AGR-F9"})
    public static boolean canClose(State position, int seat, Act act) {
        Farmyards farms = position.farms();
        int left = buildable(position, seat, act);
        return Enclosing.closable(farms.fences(seat), farms.tiles(seat), left, farms.marked(seat), farms.ground(seat));
    }

    /** Remembers what stood before, if nothing has been marked yet. */
    static void maybeBegin(State position, int seat) {
        if (position.farms().marked(seat) == 0 && !position.farms().areLifted(seat)) {
            position.farms().beginFencing(seat);
        }
    }

    @Rule({"AGR-F8", "AGR-F9"})
    static void play(State position, int seat, Act act, long move, Journal journal) {
        Farmyards farms = position.farms();
        if (Does.of(move) == Does.MARK) {
            farms.mark(seat, Verb.first(move));
            return;
        }
        int fences = marked(position, seat);
        int standing = Fences.count(farms.fences(seat));
        farms.close(seat);
        journal.note(Happens.FENCED, seat, fences);
        if (isPaid(act)) {
            Paying.pay(position, seat, Purchase.FENCE, fences, standing, journal);
        }
    }

    private static boolean isPaid(Act act) {
        return act.kind() == Act.Kind.FENCE && !act.isFree();
    }

    // Fences that are laid anew.

    /** Whether a seat could lay its fences anew, or is doing so. */
    @Rule("AGR-F15")
    static boolean canMove(State position, int seat) {
        return position.farms().areLifted(seat) || position.farms().fences(seat) != 0;
    }

    /** Offers to go on laying fences, and to leave them as they stood. */
    @Rule("AGR-F15")
    static void addMoving(State position, int seat, Act act, MoveList into) {
        add(position, seat, act, into);
        into.add(Does.LEAVE_FENCES.bare());
    }

    /** Whether all fences that were taken up stand again. */
    @Rule("AGR-F15")
    static boolean areAllLaid(State position, int seat) {
        Farmyards farms = position.farms();
        return !farms.areLifted(seat)
                || farms.marked(seat) == 0
                        && Fences.count(farms.fences(seat)) == Fences.count(farms.fencesBefore(seat));
    }

    /** Puts all fences back as they stood; animals that came meanwhile have to find room there. */
    @Rule("AGR-F15")
    static void leave(State position, int seat) {
        Farmyards farms = position.farms();
        farms.unmark(seat);
        farms.setFences(seat, farms.fencesBefore(seat));
        farms.settleFences(seat);
        position.house(seat);
    }

    /** All fences that were taken up stand again: animals find room, but nothing was built. */
    @Rule("AGR-F15")
    static void settle(State position, int seat, Journal journal) {
        if (position.farms().areLifted(seat)) {
            position.farms().settleFences(seat);
            journal.note(Happens.FENCES_MOVED, seat);
            position.house(seat);
        }
    }

    /** Puts a fence on an unused square as a post. */
    @Rule("AGR-F16")
    static void putPost(State position, int seat, int square, Journal journal) {
        position.farms().putPost(seat, square);
        journal.note(Happens.POST_PUT, seat, square);
    }

    /** The squares on which a fence can be put as a post. */
    @Rule("AGR-F16")
    static int forPosts(State position, int seat) {
        return position.farms().fencesLeft(seat) > 0 ? position.farms().unused(seat) : 0;
    }

    /** The squares outside the pastures that could be enclosed alone with the fences of the supply. */
    @Rule({"AGR-F9", "AGR-F10", "AGR-F13"})
    static int squares(State position, int seat) {
        Farmyards farms = position.farms();
        int found = 0;
        for (int rest = Yard.ALL & ~farms.tiles(seat); rest != 0; rest &= rest - 1) {
            int square = Integer.lowestOneBit(rest);
            boolean isOutside = (farms.enclosed(seat) & square) == 0;
            found |= isOutside
                            && Enclosing.closable(
                                    farms.fences(seat),
                                    farms.tiles(seat),
                                    farms.fencesLeft(seat),
                                    square,
                                    farms.ground(seat))
                    ? square
                    : 0;
        }
        return found;
    }

    /** The square of the stable that was just built, if it could be enclosed alone. */
    @Rule({"AGR-F9", "AGR-F10", "AGR-K20"})
    static int stableJustBuilt(State position, int seat) {
        boolean isNow = position.occasions().isNow(Moment.STABLE_BUILT)
                && position.occasions().actor() == seat;
        return isNow ? squares(position, seat) & 1 << position.occasions().from() : 0;
    }

    /** Encloses one square without wood; a card may let more fences follow. */
    @Rule({"AGR-F9", "AGR-F10", "AGR-K9"})
    static void encloseSquare(State position, int seat, int square, Journal journal) {
        position.farms().mark(seat, square);
        int fences = marked(position, seat);
        journal.note(Happens.FENCED, seat, fences);
        position.farms().close(seat);
        if (Paying.moreFences(position, seat) > 0) {
            position.farms().setFetched(seat, fences);
        }
    }

    /** Lets cards react to all that the action has fenced; the next one begins with what stands now. */
    static void announce(State position, int seat) {
        long before = position.farms().fencesBefore(seat);
        position.farms().beginFencing(seat);
        position.farms().setFetched(seat, 0);
        Paying.haveFenced(position, seat);
        int built = Fences.count(position.farms().fences(seat)) - Fences.count(before);
        position.announce(Moment.PASTURES_BUILT, seat, NO_CARD, built, 0, before);
    }
}
