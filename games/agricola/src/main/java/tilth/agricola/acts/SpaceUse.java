package tilth.agricola.acts;

import java.util.List;
import tilth.agricola.board.Beginning;
import tilth.agricola.board.Board;
import tilth.agricola.board.Columns;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Sharing;
import tilth.agricola.cards.Spaces;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Workers;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.engine.Rule;

/** Which spaces are free, which of them a seat may be placed on, and which it could use as things stand. */
public final class SpaceUse {

    /** The spaces that cards bring. */
    private static final long OF_CARDS = -1L << Space.COUNT;

    private SpaceUse() {}

    /** The spaces in play where nobody stands; a tile that several spaces share takes one person. */
    @Rule({"AGR-W2", "AGR-B7"})
    public static long free(State position) {
        Board board = position.board();
        long tile = position.table().tile();
        long taken = board.occupied() | ((board.occupied() & tile) != 0 ? tile : 0);
        return board.open() & ~taken;
    }

    /** The spaces a seat may be placed on: free ones, and those its cards let it share with others. */
    @Rule({"AGR-W2", "AGR-K3"})
    public static long open(State position, int seat) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet sharing = deck.with(Capability.SHARING);
        long open = free(position);
        for (int slot = played.first(sharing); slot >= 0; slot = played.next(sharing, slot)) {
            List<Sharing> sharings = deck.card(slot).sharings();
            for (int i = 0; i < sharings.size(); i++) {
                open |= joined(position, seat, slot, sharings.get(i));
            }
        }
        return open & ~barred(position, seat, open) & ~early(position, seat);
    }

    /** Round cards that lie face up before their round, and that a seat cannot use yet. */
    @Rule("AGR-K80")
    public static long early(State position, int seat) {
        Board board = position.board();
        boolean isAny =
                board.round() > 0 && position.hasAnybody(Capability.EARLY) && !position.has(seat, Capability.EARLY);
        long early = 0;
        for (int round = board.round() + 1; isAny && round <= Stages.ROUNDS; round++) {
            early |= 1L << board.card(round) & board.open();
        }
        return early;
    }

    /** Those of some spaces for which a seat would have to pay somebody more than it can. */
    @Rule({"AGR-K5", "AGR-K71"})
    private static long barred(State position, int seat, long spaces) {
        long tolled = spaces & OF_CARDS;
        CardSet tolling = position.table().deck().with(Capability.TOLL);
        boolean isAny = position.hasAnybody(Capability.TOLL);
        for (int slot = isAny ? tolling.first() : -1; slot >= 0; slot = tolling.next(slot)) {
            tolled |= position.table().deck().card(slot).tollSpaces();
        }
        long barred = 0;
        for (long rest = tolled; rest != 0; rest &= rest - 1) {
            int toll = toll(position, seat, Long.numberOfTrailingZeros(rest));
            barred |= Exchanges.canRaise(position, seat, toll, Goods.NOTHING) ? 0 : Long.lowestOneBit(rest);
        }
        return barred;
    }

    /** Occupied spaces that a card lets a seat share: not too many other players are there, and none of its own people. */
    @Rule("AGR-K3")
    private static long joined(State position, int seat, int slot, Sharing sharing) {
        long found = 0;
        for (long rest = position.board().open() & position.board().occupied(); rest != 0; rest &= rest - 1) {
            int space = Long.numberOfTrailingZeros(rest);
            boolean isShared = isOneOf(position, slot, space, sharing.spaces())
                    && position.board().standing(space, seat) == 0
                    && others(position, seat, space) <= sharing.others();
            found |= isShared ? 1L << space : 0;
        }
        return found;
    }

    private static int others(State position, int seat, int space) {
        int others = 0;
        for (int other = 0; other < position.seats(); other++) {
            others += other != seat && position.board().standing(space, other) > 0 ? 1 : 0;
        }
        return others;
    }

    /** Whether a space is one of those the card in a slot speaks of. */
    @Rule({"AGR-K1", "AGR-B10"})
    public static boolean isOneOf(State position, int slot, int space, Spaces spaces) {
        return switch (spaces) {
            case Spaces.Any _ -> true;
            case Spaces.Named named -> space >= 0 && (named.set() >>> space & 1) != 0;
            case Spaces.Gathering gathering ->
                space >= 0 && Goods.count(position.table().plan(space).refill(), gathering.good()) > 0;
            case Spaces.Growing _ ->
                space >= 0
                        && position.table()
                                .plan(space)
                                .letsGrow(position.board().round());
            case Spaces.NewestCard _ ->
                space == position.board().card(position.board().round());
            case Spaces.Holding holding ->
                space >= 0 && Goods.count(position.board().goods(space), holding.good()) > 0;
            case Spaces.Noted _ -> space >= 0 && space == noted(position, slot);
            case Spaces.Above above ->
                space >= 0 && (Columns.above(position.board(), above.space()) >>> space & 1) != 0;
        };
    }

    /** The space that is noted on a card, or -1. */
    private static int noted(State position, int slot) {
        return (int) position.tableau().kept(position.table().deck().keptAt(slot)) - 1;
    }

    /** Notes a space on a card. */
    public static void note(State position, int slot, int space) {
        position.tableau().keep(position.table().deck().keptAt(slot), space + 1L);
    }

    /** The spaces that anybody can use, whatever they have: those that give goods, and those where goods lie. */
    @Rule("AGR-W3")
    public static long sure(State position) {
        return position.table().giving()
                | position.table().lettingTake() & position.board().stocked();
    }

    /** Those of some spaces of which a seat could carry out at least one effect with what it has. */
    @Rule("AGR-W3")
    public static long usable(State position, int seat, long spaces) {
        AgricolaTable table = position.table();
        long first = position.board().firstSeat() == seat ? 0 : table.makingFirst();
        long usable = spaces & (sure(position) | first);
        List<Beginning> beginnings = table.beginnings();
        for (int i = 0; i < beginnings.size(); i++) {
            long begun = beginnings.get(i).spaces() & spaces & ~usable;
            if (begun != 0
                    && Acting.isPossible(position, seat, beginnings.get(i).act(), Board.NOWHERE)) {
                usable |= begun;
            }
        }
        for (long rest = spaces & OF_CARDS; rest != 0; rest &= rest - 1) {
            usable |= isUsable(position, seat, Long.numberOfTrailingZeros(rest)) ? Long.lowestOneBit(rest) : 0;
        }
        return usable;
    }

    /** Whether a seat could pay for a space that a card brought, and carry out at least one effect of it. */
    @Rule({"AGR-W3", "AGR-K5"})
    private static boolean isUsable(State position, int seat, int space) {
        Plan plan = Plans.ofSpace(position, seat, space);
        boolean brings = plan.gets() != Goods.NOTHING
                || plan.handsOver() && position.board().goods(space) != Goods.NOTHING
                || plan.makesFirst() && position.board().firstSeat() != seat;
        return Exchanges.canRaise(position, seat, toll(position, seat, space), Goods.NOTHING)
                && (brings || Working.isPossible(position, seat, plan, space));
    }

    /** The food a seat has to pay to the owner of the card that brought a space, or asks for it; the owner pays nothing. */
    @Rule({"AGR-K5", "AGR-K71"})
    public static int toll(State position, int seat, int space) {
        int slot = tolling(position, space);
        if (slot < 0 || position.tableau().hasPlayed(seat, slot)) {
            return 0;
        }
        Card card = position.table().deck().card(slot);
        return space < Space.COUNT ? card.toll(space) : card.space().toll();
    }

    /** The slot of the card in front of somebody that brought a space or asks for a toll there, or -1. */
    @Rule({"AGR-K5", "AGR-K71"})
    private static int tolling(State position, int space) {
        Deck deck = position.table().deck();
        if (space >= Space.COUNT) {
            return deck.bringing(space);
        }
        CardSet tolling = deck.with(Capability.TOLL);
        int slot = tolling.first();
        while (slot >= 0
                && (deck.card(slot).toll(space) == 0
                        || !position.tableau().laid().has(slot))) {
            slot = tolling.next(slot);
        }
        return slot;
    }

    /** Who owns the card that brought a space or asks for a toll there. */
    @Rule({"AGR-K5", "AGR-K71"})
    public static int owner(State position, int space) {
        return position.tableau().owner(tolling(position, space));
    }

    /** Where a second person may be placed: anywhere if the first used one of some spaces, else on one of those. */
    @Rule("AGR-K14")
    public static long againOn(State position, long spaces) {
        boolean hasUsedOne = (spaces >>> position.board().inUse() & 1) != 0;
        return hasUsedOne ? -1L : spaces;
    }

    /** Whether a seat could place a second person at once: one is at home, a space can be used, and no card let it so far. */
    @Rule("AGR-K14")
    public static boolean canPlaceAgain(State position, int seat, long spaces) {
        Board board = position.board();
        boolean isAllowed = !board.isSecond()
                && !board.isMoving()
                && board.again() == Board.NOBODY
                && board.inUse() != Board.NOWHERE;
        return isAllowed
                && Workers.ready(position, seat) > 0
                && usable(position, seat, open(position, seat) & againOn(position, spaces)) != 0;
    }
}
