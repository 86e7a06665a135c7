package tilth.agricola.measure;

import java.util.List;
import tilth.agricola.board.Board;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Whether what cards speak of holds, for a seat and the slot of the card that speaks. */
@Rule("AGR-K6")
public final class Conditions {

    private Conditions() {}

    public static boolean hold(State position, int seat, int slot, Condition condition) {
        // Most cards ask for nothing, and are asked for it most often.
        if (condition instanceof Condition.Always) {
            return true;
        }
        Board board = position.board();
        return switch (condition) {
            case Condition.AtLeast least -> Counts.of(position, seat, slot, least.count()) >= least.least();
            case Condition.AtMost most -> Counts.of(position, seat, slot, most.count()) <= most.most();
            case Condition.Exactly exactly -> Counts.of(position, seat, slot, exactly.count()) == exactly.number();
            case Condition.House house ->
                (house.materials() >>> position.farms().house(seat) & 1) != 0;
            case Condition.RenovatedFrom from -> position.occasions().from() == from.material();
            case Condition.InRounds in -> (in.rounds() >>> board.round() & 1) != 0;
            case Condition.InNotedRound _ -> (noted(position, slot) >>> board.round() & 1) != 0;
            case Condition.AtWork _ -> board.isWork();
            case Condition.Occupied occupied ->
                (board.occupied() & occupied.space().bit()) != 0;
            case Condition.StandsOn on -> board.standing(on.space().ordinal(), seat) > 0;
            case Condition.StandsToGrow _ ->
                isStanding(position, seat, position.table().growing(board.round()));
            case Condition.Housed _ -> !isSeekingRoom(position, seat);
            case Condition.AboutMark about -> isAbout(position, about.marks());
            case Condition.Unused unused -> !isAnyUsed(position, unused.marks());
            case Condition.AboutGood about ->
                (about.goods() >>> position.occasions().from() & 1) != 0;
            case Condition.ByAct by ->
                (by.kinds() >>> Acted.kind(position.occasions().from()) & 1) != 0;
            case Condition.BySpace _ -> Acted.isOfSpace(position.occasions().from());
            case Condition.UsingSpace _ -> isUsingSpace(board, seat);
            case Condition.BetweenActions _ -> !isActing(position, seat);
            case Condition.JustReaped _ -> position.tableau().isSpent(Period.ACTION, slot);
            case Condition.AtFeeding _ -> board.isFeeding();
            case Condition.AnotherIsFirst _ -> board.firstSeat() != seat;
            case Condition.OthersBehind behind -> isAnotherBehind(position, seat, behind);
            case Condition.AnotherActs _ -> position.occasions().actor() != seat;
            case Condition.Brought brought -> Goods.hasAny(board.brought(), brought.goods());
            case Condition.JustBrought just ->
                Goods.hasAny(board.brought(), just.goods()) && kept(board, board.brought()) == board.brought();
            case Condition.KeptSome kept -> Goods.count(kept(board, board.brought()), kept.good()) > 0;
            case Condition.GotNone none -> (board.got() & none.goods()) == 0;
            case Condition.Got got -> (board.got() & got.goods()) != 0;
            case Condition.Arrived arrived ->
                (position.occasions().kinds() & arrived.goods()) != 0
                        && (arrived.from() == Condition.From.ANYWHERE
                                || position.occasions().isFromSpace()
                                || isAbout(position, Mark.MINOR.bit()));
            case Condition.FirstCooked _ -> position.occasions().isFirst();
            case Condition.BeforeTheEnd _ -> !position.occasions().isNow(Moment.GAME_END);
            case Condition.NoHarvest _ -> !board.isHarvest();
            case Condition.ArrivedFrom from ->
                (position.occasions().kinds() & from.goods()) != 0 && isAbout(position, from.marks());
            case Condition.BroughtOnly only -> isOnly(board.brought(), only.good());
            case Condition.MostAnimals _ -> hasMostAnimals(position, seat);
            case Condition.TookOff off -> Goods.count(tookOff(position), off.good()) >= off.least();
            // Who moves on to another space is not placed there.
            case Condition.AllPlaced placed ->
                !board.isMoving()
                        && (placed.whose() == Hook.Whose.OWN
                                ? Workers.ready(position, seat) == 0
                                : areAllPlaced(position));
            case Condition.NotItself _ -> position.occasions().card() != slot;
            case Condition.Always _ -> true;
            case Condition.All all -> hold(position, seat, slot, all.conditions());
        };
    }

    /** What of goods that the space in use has brought was not put back. */
    private static long kept(Board board, long brought) {
        return Goods.less(brought, board.putBack());
    }

    /** What lay on the space in use and was taken; while some may be put back, only what has not been. */
    @Rule("AGR-K122")
    private static long tookOff(State position) {
        Board board = position.board();
        return position.occasions().isNow(Moment.BROUGHT) ? kept(board, board.tookOff()) : board.tookOff();
    }

    private static boolean isOnly(long bundle, int good) {
        return bundle != Goods.NOTHING && Goods.of(Goods.count(bundle, good), good) == bundle;
    }

    private static boolean hasMostAnimals(State position, int seat) {
        for (int other = 0; other < position.seats(); other++) {
            for (int good = Goods.SHEEP; good <= Goods.CATTLE; good++) {
                if (Counts.owned(position, other, good) > Counts.owned(position, seat, good)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isStanding(State position, int seat, long spaces) {
        for (long rest = spaces; rest != 0; rest &= rest - 1) {
            if (position.board().standing(Long.numberOfTrailingZeros(rest), seat) > 0) {
                return true;
            }
        }
        return false;
    }

    @Rule("AGR-K93")
    private static boolean isAnotherBehind(State position, int seat, Condition.OthersBehind behind) {
        int limit = switch (position.seats()) {
            case 1 -> behind.alone();
            case 2 -> behind.withTwo();
            case 3 -> behind.withThree();
            default -> behind.withMore();
        };
        for (int other = 0; other < position.seats(); other++) {
            boolean isMeant = other != seat || position.seats() == 1;
            if (isMeant && Counts.of(position, other, Measure.OCCUPATIONS) < limit) {
                return true;
            }
        }
        return false;
    }

    private static boolean hold(State position, int seat, int slot, List<Condition> conditions) {
        for (int i = 0; i < conditions.size(); i++) {
            if (!hold(position, seat, slot, conditions.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAbout(State position, int marks) {
        int card = position.occasions().card();
        return card < position.table().deck().size()
                && position.table().deck().card(card).isMarked(marks);
    }

    /** Whether a card with one of some marks has been used in the action. */
    @Rule("AGR-K62")
    private static boolean isAnyUsed(State position, int marks) {
        for (int seat = 0; seat < position.seats(); seat++) {
            CardSet played = position.tableau().played(seat);
            for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
                if (position.tableau().isSpent(Period.ACTION, slot)
                        && position.table().deck().card(slot).isMarked(marks)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether nobody is at home any more who works in this round, and no guest is still to come. */
    @Rule("AGR-K103")
    private static boolean areAllPlaced(State position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (Workers.ready(position, seat) + position.holdings().late(seat) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a card keeps the people of a seat at home in this round. */
    @Rule("AGR-K30")
    static boolean isResting(State position, int seat) {
        if (!position.has(seat, Capability.RESTING)) {
            return false;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet resting = deck.with(Capability.RESTING);
        for (int slot = played.first(resting); slot >= 0; slot = played.next(resting, slot)) {
            if ((deck.card(slot).rests() >>> position.board().round() & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat is being asked which of its animals stay. */
    private static boolean isSeekingRoom(State position, int seat) {
        return Seats.has(position.openSeats(), seat) && Asks.of(position.question(seat)) == Asks.KEEP;
    }

    private static boolean isUsingSpace(Board board, int seat) {
        return board.inUse() != Board.NOWHERE && board.active() == seat;
    }

    /** Whether a seat uses a space, or is being asked about an action that it has begun. */
    private static boolean isActing(State position, int seat) {
        if (isUsingSpace(position.board(), seat)) {
            return true;
        }
        if (!Seats.has(position.openSeats(), seat)) {
            return false;
        }
        return switch (Asks.of(position.question(seat))) {
            case WORK, PAY, KEEP, CHOOSE, BREED -> true;
            case REVEAL, PLACE, FEED, REACT, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> false;
        };
    }

    private static long noted(State position, int slot) {
        return position.tableau().kept(position.table().deck().keptAt(slot));
    }
}
