package tilth.agricola.stock;

import tilth.agricola.board.Board;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Occasions;
import tilth.agricola.state.State;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** Gives goods to players; animals have to find room at once. */
public final class Gains {

    private static final int SLOT_BITS = 12;
    private static final int NO_CARD = (1 << SLOT_BITS) - 1;
    private static final int KINDS_END = SLOT_BITS + Goods.KINDS;

    private Gains() {}

    /** Goods from the supply. */
    public static void gain(State position, int seat, long bundle, Journal journal) {
        note(Happens.GAINED, seat, bundle, journal);
        take(position, seat, bundle);
    }

    /** Goods from the supply that a card brings. */
    @Rule("AGR-K121")
    public static void gain(State position, int seat, int slot, long bundle, Journal journal) {
        note(Happens.GAINED, seat, bundle, journal);
        take(position, seat, slot, bundle);
    }

    /** Goods from the supply that the action of the space in use brings. */
    @Rule({"AGR-K81", "AGR-K125"})
    public static void bring(State position, int seat, long bundle, Journal journal) {
        noteBrought(position, bundle, Goods.NOTHING);
        if (Delays.isLate(position, seat)) {
            Delays.hold(position, seat, bundle, journal);
        } else {
            gain(position, seat, Occasions.SPACE_BROUGHT, bundle, journal);
        }
    }

    /** Cards may ask what the action of a space has brought, whatever cards add to it. */
    @Rule("AGR-K81")
    private static void noteBrought(State position, long bundle, long lay) {
        if (position.hasAnybody(Capability.ASKING_BROUGHT)) {
            position.board().noteBrought(bundle, lay);
        }
    }

    /** Goods that waited on the round space. */
    @Rule("AGR-R4")
    public static void collect(State position, int seat, long bundle, Journal journal) {
        note(Happens.COLLECTED, seat, bundle, journal);
        take(position, seat, bundle);
    }

    /** Goods of spaces that were held up until now. */
    @Rule({"AGR-K125", "AGR-K126"})
    public static void collectLate(State position, int seat, long bundle, Journal journal) {
        note(Happens.COLLECTED, seat, bundle, journal);
        take(position, seat, Occasions.SPACE_BROUGHT, bundle);
    }

    /** Goods from another player. */
    @Rule("AGR-K5")
    public static void receive(State position, int seat, long bundle, Journal journal) {
        note(Happens.RECEIVED, seat, bundle, journal);
        take(position, seat, bundle);
    }

    /** Everything that lies on a space. */
    @Rule({"AGR-W6", "AGR-K125"})
    public static void takeAll(State position, int seat, int space, Journal journal) {
        long bundle = position.board().takeAll(space);
        boolean isLate = Delays.isLate(position, seat);
        Happens how = isLate ? Happens.TOOK_LATER : Happens.TOOK;
        for (long rest = bundle; rest != Goods.NOTHING && !journal.isSilent(); ) {
            int good = Goods.first(rest);
            journal.note(how, seat, good, Goods.count(rest, good), space);
            rest = Goods.after(rest, good);
        }
        noteBrought(position, bundle, bundle);
        if (position.has(seat, Capability.SPENDING_TAKEN)
                && position.occasions().isNow(Moment.USE)) {
            position.occasions().noteBrought(bundle);
        }
        if (isLate) {
            Delays.put(position, seat, bundle);
        } else {
            take(position, seat, Occasions.SPACE_BROUGHT, bundle);
        }
    }

    /** Tells of every good of a bundle. */
    public static void note(Happening what, int seat, long bundle, Journal journal) {
        for (long rest = bundle; rest != Goods.NOTHING && !journal.isSilent(); ) {
            int good = Goods.first(rest);
            journal.note(what, seat, good, Goods.count(rest, good));
            rest = Goods.after(rest, good);
        }
    }

    /** Cards may ask what else their owner got in the action of a space, from cards too. */
    @Rule("AGR-K94")
    static void maybeNoteGot(State position, int seat, long bundle) {
        Board board = position.board();
        if (board.inUse() != Board.NOWHERE && board.active() == seat && position.has(seat, Capability.ASKING_BROUGHT)) {
            board.noteGot(bundle);
        }
    }

    /** Lets cards of a seat react to goods that have come to it; vegetables among them are counted. */
    @Rule({"AGR-K121", "AGR-K117"})
    public static void tell(State position, int seat, long content) {
        int vegetables = (int) (content >>> KINDS_END);
        int kinds = (int) (content >>> SLOT_BITS) & (1 << Goods.KINDS) - 1;
        position.announce(Moment.GOT, seat, (int) content & NO_CARD, vegetables, 0, kinds);
    }

    /** Where cards have a say about what a space brings, it is told only then, so that it cannot pay for what they sell. */
    @Rule("AGR-K122")
    public static void maybeTellLater(State position, int seat) {
        if (position.hasAnybody(Capability.ASKING_BROUGHT)
                && position.hears(seat, Moment.BROUGHT)
                && position.hears(seat, Moment.GOT)) {
            position.agenda().then(Follows.TELL_BROUGHT.with(seat, 0));
        }
    }

    /** Tells of what the space in use has brought, unless it comes late. */
    @Rule({"AGR-K121", "AGR-K126"})
    public static void tellBrought(State position, int seat) {
        long bundle = position.board().brought();
        if (bundle != Goods.NOTHING && !Delays.isLate(position, seat)) {
            tell(position, seat, told(Occasions.SPACE_BROUGHT, bundle));
        }
    }

    private static boolean isToldLater(State position, int seat, int slot) {
        return slot == Occasions.SPACE_BROUGHT && position.agenda().isToCome(Follows.TELL_BROUGHT.with(seat, 0));
    }

    /** Which card has brought goods, which kinds of them, and how many vegetables. */
    private static long told(int slot, long bundle) {
        long vegetables = Goods.count(bundle, Goods.VEGETABLE);
        return slot | (long) Goods.kinds(bundle) << SLOT_BITS | vegetables << KINDS_END;
    }

    /** Goods of which somebody else tells. */
    public static void take(State position, int seat, long bundle) {
        take(position, seat, NO_CARD, bundle);
    }

    /** Goods of which somebody else tells, from the card in a slot. */
    @Rule("AGR-K121")
    public static void take(State position, int seat, int slot, long bundle) {
        position.holdings().gain(seat, bundle);
        Tallies.count(position, seat, bundle);
        maybeNoteGot(position, seat, bundle);
        if (bundle != Goods.NOTHING && position.hears(seat, Moment.GOT) && !isToldLater(position, seat, slot)) {
            position.agenda().then(Follows.TELL_GOT.with(seat, told(slot, bundle)));
        }
        if (Goods.hasAnimals(bundle)) {
            position.house(seat);
        }
    }
}
