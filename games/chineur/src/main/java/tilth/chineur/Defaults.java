package tilth.chineur;

import java.util.OptionalLong;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** The sensible answer of a player who is asked out of turn and keeps the others waiting. */
@Rule("CHI-D1")
final class Defaults {

    private final ChineurPosition position;
    private final int seat;
    private final MoveList offered = new MoveList();

    private Defaults(ChineurPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        position.moves(seat, offered);
    }

    /** Nothing in the player's own turn, which is theirs to take as long as they like. */
    @Rule("CHI-D1")
    static OptionalLong answer(ChineurPosition position, int seat) {
        Asks asked = Asks.of(position.question(seat));
        if (asked != Asks.START && seat == position.turn().active()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(new Defaults(position, seat).best());
    }

    /** The answer with the highest worth, the first of several. */
    private long best() {
        long best = offered.at(0);
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < offered.size(); i++) {
            int worth = worth(offered.at(i));
            if (worth > highest) {
                highest = worth;
                best = offered.at(i);
            }
        }
        return best;
    }

    @Rule("CHI-D1")
    private int worth(long move) {
        int first = Verb.first(move);
        int second = Verb.second(move);
        return switch (Does.of(move)) {
            case STEAL -> worthOfTheft(first / Basket.RESOURCES, first % Basket.RESOURCES);
            case PLACE -> worthOfPlace(FarmTiles.kindOfFace(first), second);
            case REFUSE, DONE -> 0;
            case REPLACE, BARTER -> -1;
            case CARRY_OUT -> -first;
            case SETTLE -> worthOfSite(first);
            case TAKE_OVER -> position.board().farmsOf(position.board().farmOwner(first));
            case PAY -> Basket.count(position.holdings().goods(seat), first);
            case DISCARD -> worthOfDiscard(FarmTiles.kindOfFace(first), second);
            case ROLL, SET, OPEN_CHEST, SEIZE, SWAP, FARM, EXTRA, MARKET, OPEN, SELL, STOCK_UP -> throw inTurn(move);
            case COLLECTIVE, COLLECTIVE_SPARING, BUY, FIT, SET_ASIDE, REPEAT, REFRESH, SHED, KEEP -> throw inTurn(move);
        };
    }

    private static IllegalArgumentException inTurn(long move) {
        return new IllegalArgumentException(Does.of(move) + " is for a player's own turn");
    }

    /** From whom has most, what they have most of. */
    @Rule("CHI-D1")
    private int worthOfTheft(int victim, int resource) {
        long goods = position.holdings().goods(victim);
        return Basket.total(goods) << 16 | Basket.count(goods, resource);
    }

    /** On the fullest cell of its kind, or else on an empty one. */
    @Rule("CHI-D1")
    private int worthOfPlace(int kind, int cell) {
        return 1 + Long.bitCount(position.cell(seat, cell) & FarmTiles.ofKind(kind));
    }

    /** On a free site, or else in the place of a farm of whom has most of them. */
    @Rule("CHI-D1")
    private int worthOfSite(int site) {
        int owner = position.board().farmOwner(site);
        return owner == seat
                ? -1
                : owner == ChineurPosition.NOTHING ? 0 : position.board().farmsOf(owner);
    }

    /** A tile of little value that lies with few others; but rather resources than tiles. */
    @Rule("CHI-D1")
    private int worthOfDiscard(int kind, int cell) {
        int value = kind == FarmTiles.THEFT ? 1 : 0;
        return -(value << 8) - Long.bitCount(position.cell(seat, cell));
    }
}
