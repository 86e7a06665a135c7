package tilth.finca;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Settles a delivery: tiles are taken in order, bonus tiles and fincas handed out as they fall due. */
final class Settling {

    private static final int BONUS_TILES = Components.bonusPile().length;

    private Settling() {}

    @Rule("FIN-D6")
    static void settle(FincaPosition position, int seat, Journal journal) {
        Delivery delivery = position.delivery();
        for (int place = 0; place < delivery.count(); place++) {
            takeTile(position, seat, delivery.village(place), journal);
        }
        delivery.rest();
    }

    private static void takeTile(FincaPosition position, int seat, int village, Journal journal) {
        int tile = position.topTile(village);
        position.setTiles(seat, position.tiles(seat) | 1L << tile);
        position.setVillage(village, Village.unstacked(position.village(village)));
        journal.note(Happens.TILE_TAKEN, seat, village, Tiles.value(tile));
        maybeTakeBonus(position, seat, journal);
        if (position.isClosed(village)) {
            awardFinca(position, village, journal);
        } else {
            int turnedUp = position.topTile(village);
            journal.note(Happens.TILE_TURNED_UP, Seats.NOBODY, village, Tiles.value(turnedUp));
        }
    }

    @Rule({"FIN-B1", "FIN-B2"})
    private static void maybeTakeBonus(FincaPosition position, int seat, Journal journal) {
        int next = position.bonusTaken();
        if (next == BONUS_TILES) {
            return;
        }
        long belongings = position.belongings(seat);
        // While the pile lasts, every set brought a tile, so the tiles owned tell how many sets have counted.
        if (Tiles.sets(position.tiles(seat)) > Integer.bitCount(Belongings.bonuses(belongings))) {
            position.setBelongings(seat, Belongings.withBonus(belongings, next));
            position.setBonusTaken(next + 1);
            journal.note(Happens.BONUS_TAKEN, seat, Scoring.bonus(next));
        }
    }

    @Rule({"FIN-F1", "FIN-F2", "FIN-F5", "FIN-F6", "FIN-E2"})
    private static void awardFinca(FincaPosition position, int village, Journal journal) {
        int finca = position.fincaOf(village);
        int winner = withMost(position, finca);
        if (winner == Seats.NOBODY) {
            journal.note(Happens.FINCA_BOXED, Seats.NOBODY, village);
        } else {
            position.setBelongings(winner, Belongings.withFinca(position.belongings(winner), finca));
            journal.note(Happens.FINCA_WON, winner, village);
        }
        if (position.woodenFincas() > 0) {
            position.setWoodenFincas(position.woodenFincas() - 1);
            journal.note(Happens.WOODEN_FINCA_PLACED, Seats.NOBODY, village);
        }
    }

    /** The one seat that has most of what a finca counts, or nobody if several do. */
    @Rule({"FIN-F1", "FIN-F2"})
    private static int withMost(FincaPosition position, int finca) {
        int most = -1;
        int winner = Seats.NOBODY;
        for (int seat = 0; seat < position.seats(); seat++) {
            int count = Tiles.countFor(finca, position.tiles(seat));
            if (count == most) {
                winner = Seats.NOBODY;
            } else if (count > most) {
                most = count;
                winner = seat;
            }
        }
        return winner;
    }
}
