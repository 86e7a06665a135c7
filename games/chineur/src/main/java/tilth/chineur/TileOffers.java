package tilth.chineur;

import tilth.engine.MoveList;
import tilth.engine.Rule;

/** What can be done with the farm tiles turned up, given or stolen. */
final class TileOffers {

    private static final int CELLS = ChineurPosition.CELLS;

    private TileOffers() {}

    static void add(ChineurPosition position, int seat, Asks asked, MoveList into) {
        long tiles = position.turn().drawn();
        if ((tiles & FarmTiles.COCORICOS) != 0) {
            addCocoricos(tiles, into);
        } else {
            addTiles(position, seat, asked, tiles, into);
        }
        if (asked == Asks.DRAWN && Drawing.canTurnUpExtra(position, seat)) {
            into.add(Does.EXTRA.bare());
        }
        if (asked != Asks.LOOT && seat == position.turn().active()) {
            addBesides(position, seat, into);
        }
    }

    @Rule("CHI-F2")
    private static void addCocoricos(long tiles, MoveList into) {
        for (long rest = tiles >>> FarmTiles.FIRST_COCORICO; rest != 0; rest &= rest - 1) {
            into.add(Does.CARRY_OUT.with(Long.numberOfTrailingZeros(rest)));
        }
    }

    @Rule({"CHI-F3", "CHI-F5", "CHI-F7", "CHI-H4"})
    private static void addTiles(ChineurPosition position, int seat, Asks asked, long tiles, MoveList into) {
        int faces = position.table().tiles().faces(tiles);
        for (; faces != 0; faces &= faces - 1) {
            int face = Integer.numberOfTrailingZeros(faces);
            if (isPaid(position, seat, asked, face)) {
                addPlaces(position, seat, face, into);
                addReplacements(position, seat, face, into);
            }
            if (canRefuse(position, seat, asked, face)) {
                into.add(Does.REFUSE.with(face));
            }
        }
    }

    /** Whether a tile costs nothing, or a seat has what it costs. */
    @Rule("CHI-F3")
    static boolean isPaid(ChineurPosition position, int seat, Asks asked, int face) {
        return asked != Asks.DRAWN || Basket.covers(position.holdings().goods(seat), FarmTiles.price(face));
    }

    /** A gift is refused only where there is no room for it. */
    @Rule({"CHI-F7", "CHI-H4", "CHI-K1"})
    static boolean canRefuse(ChineurPosition position, int seat, Asks asked, int face) {
        return asked != Asks.GIFT || !Placing.hasRoomAnywhere(position, seat, FarmTiles.kindOfFace(face));
    }

    @Rule("CHI-F4")
    static void addPlaces(ChineurPosition position, int seat, int face, MoveList into) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (Placing.hasRoom(position, seat, cell, FarmTiles.kindOfFace(face))) {
                into.add(Does.PLACE.with(face, cell));
            }
        }
    }

    @Rule("CHI-F5")
    private static void addReplacements(ChineurPosition position, int seat, int face, MoveList into) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (Placing.canReplace(position, seat, cell, FarmTiles.kindOfFace(face))) {
                into.add(Does.REPLACE.with(face, cell));
            }
        }
    }

    /** What may be done at any time of one's turn, and may matter here. */
    @Rule({"CHI-T4", "CHI-R7", "CHI-K8"})
    private static void addBesides(ChineurPosition position, int seat, MoveList into) {
        ChineurOffers.addFits(position, seat, into);
        if (Actions.canShed(position, seat)) {
            into.add(Does.SHED.bare());
        }
    }
}
