package tilth.bots.agricola;

import java.util.Arrays;
import tilth.agricola.farm.Enclosing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.engine.MoveList;
import tilth.engine.Verb;

/**
 * Of the moves on offer those worth a look: of squares that come to the same the one where things usually go, pastures as
 * whole rectangles, and nothing that nobody does who wants to win.
 */
final class Shortlist {

    /** So many stables in a pasture are told apart. */
    private static final int STABLES = 2;

    private final MoveList all = new MoveList();
    private final boolean[] isSown = new boolean[Goods.KINDS];
    private final boolean[] isThoughtOf = new boolean[1 << 10];
    private int room;
    private int stalls;
    private int plot;
    private int marks;

    void narrow(State position, int seat, MoveList offered) {
        int fenced = position.farms().enclosed(seat);
        int stables = squares(offered, Does.BUILD_STABLE);
        room = one(Grounds.ROOMS, squares(offered, Does.BUILD_ROOM));
        stalls = one(Grounds.STABLES, stables & fenced) | one(Grounds.STABLES, stables & ~fenced);
        plot = one(Grounds.FIELDS, squares(offered, Does.PLOW));
        marks = squares(offered, Does.MARK);
        marks = marks == 0 ? 0 : next(position, seat, offered, marks);
        Arrays.fill(isSown, false);
        all.copyFrom(offered);
        offered.clear();
        for (int i = 0; i < all.size(); i++) {
            if (isWorthALook(all.at(i))) {
                offered.add(all.at(i));
            }
        }
        if (offered.isEmpty()) {
            offered.copyFrom(all);
        }
    }

    private boolean isWorthALook(long move) {
        int square = Verb.first(move);
        return switch (Does.of(move)) {
            case BUILD_ROOM -> (room >>> square & 1) != 0;
            case BUILD_STABLE -> (stalls >>> square & 1) != 0;
            case PLOW -> (plot >>> square & 1) != 0;
            case MARK -> (marks >>> square & 1) != 0;
            case SOW -> isFirst(move);
            // Three cards are worth more than an unknown one.
            case BEG, LET_GO, EXCHANGE -> false;
            default -> true;
        };
    }

    private static int squares(MoveList offered, Does does) {
        int squares = 0;
        for (int i = 0; i < offered.size(); i++) {
            squares |= Does.of(offered.at(i)) == does ? 1 << Verb.first(offered.at(i)) : 0;
        }
        return squares;
    }

    private static int one(int[] order, int squares) {
        return squares == 0 ? 0 : 1 << Grounds.first(order, squares);
    }

    /** All fields of the farmyard are alike; those on cards may not be. */
    private boolean isFirst(long move) {
        boolean isOnCard = Verb.second(move) >= Yard.SQUARES;
        boolean isFirst = isOnCard || !isSown[Verb.first(move)];
        isSown[Verb.first(move)] |= !isOnCard;
        return isFirst;
    }

    /** The next square of each pasture worth thinking of; all squares on offer if there is none. */
    private int next(State position, int seat, MoveList offered, int markable) {
        Farmyards farms = position.farms();
        long fences = farms.fences(seat);
        int marked = farms.marked(seat);
        int wood = position.holdings().count(seat, Goods.WOOD) + Bargains.freeFences(position, seat);
        int most = Math.min(wood, farms.fencesLeft(seat));
        int found = 0;
        Arrays.fill(isThoughtOf, false);
        for (int pasture : Grounds.pastures()) {
            boolean goesOn = (marked & ~pasture) == 0 && marked != pasture && (pasture & ~(markable | marked)) == 0;
            if (goesOn && Enclosing.closable(fences, farms.tiles(seat), most, pasture)) {
                int kind = kind(farms, seat, pasture);
                found |= isThoughtOf[kind] && marked == 0 ? 0 : Integer.lowestOneBit(pasture & markable);
                isThoughtOf[kind] = true;
            }
        }
        boolean canClose = Grounds.isRectangle(marked) && offered.contains(Does.CLOSE.bare());
        return found != 0 || canClose ? found : markable;
    }

    /** Pastures of one kind hold the same and cost the same. */
    private static int kind(Farmyards farms, int seat, int pasture) {
        int size = Integer.bitCount(pasture);
        int stables = Math.min(STABLES, Integer.bitCount(pasture & farms.stables(seat)));
        int price = Enclosing.price(farms.fences(seat), pasture);
        int isPart = (pasture & farms.enclosed(seat)) == 0 ? 0 : 1;
        return ((size << 2 | stables) << 4 | price) << 1 | isPart;
    }
}
