package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Farm tiles in hand: the first three, those turned up, given or stolen, and what becomes of each. */
final class Drawing {

    private Drawing() {}

    @Rule("CHI-S4")
    static void start(ChineurPosition position, int seat, long move, Journal journal) {
        Turn turn = position.turn();
        int tile = position.table().tiles().tile(turn.hand(seat), Verb.first(move));
        turn.setHand(seat, turn.hand(seat) & ~(1L << tile));
        Placing.place(position, seat, tile, Verb.second(move), journal);
        if (turn.hand(seat) == 0) {
            position.agenda().answered(seat);
        }
    }

    /** The farm action. */
    @Rule("CHI-F1")
    static void turnUp(ChineurPosition position, int seat, Journal journal) {
        position.turn().setDone(Action.FARM);
        position.turn().beginDrawing(drawn(position, seat, Components.VALUES.turnedUp, journal));
        position.agenda().ask(seat, Asks.DRAWN.bare());
    }

    /** Tiles for nothing, by a Cocorico tile. */
    @Rule({"CHI-K1", "CHI-K2", "CHI-F1"})
    static boolean give(ChineurPosition position, int seat, Journal journal) {
        long tiles = drawn(position, seat, Components.VALUES.gift, journal);
        if (tiles == 0) {
            return false;
        }
        position.turn().beginDrawing(tiles);
        position.agenda().ask(seat, Asks.GIFT.bare());
        return true;
    }

    /** Draws so many tiles from the deck, or what is there. */
    @Rule({"CHI-F1", "CHI-K10"})
    private static long drawn(ChineurPosition position, int seat, int count, Journal journal) {
        long tiles = 0;
        for (int i = 0; i < count && position.farmDeck().size() > 0; i++) {
            int tile = position.farmDeck().draw();
            tiles |= 1L << tile;
            if (FarmTiles.isCocorico(tile)) {
                position.board().draw(Cocorico.of(tile - FarmTiles.FIRST_COCORICO), seat);
            }
        }
        note(position, seat, tiles, journal);
        return tiles;
    }

    // By their numbers: all turn up at once, and nobody is to learn in which order they lay.
    private static void note(ChineurPosition position, int seat, long tiles, Journal journal) {
        for (long rest = tiles; rest != 0; rest &= rest - 1) {
            int tile = Long.numberOfTrailingZeros(rest);
            if (FarmTiles.isCocorico(tile)) {
                journal.note(Happens.COCORICO, seat, tile - FarmTiles.FIRST_COCORICO);
            } else {
                journal.note(Happens.TURNED_UP, seat, position.table().tiles().face(tile));
            }
        }
    }

    /** Whether a seat may turn up one more tile in its farm action. */
    @Rule({"CHI-X1", "CHI-X3"})
    static boolean canTurnUpExtra(ChineurPosition position, int seat) {
        ChineurTable table = position.table();
        CentralBoard board = position.board();
        int allowed = table.lastDrawerTurnsUpMore() && board.lastDrawer() == seat ? 1 : 0;
        if (table.manyCocoricosTurnUpMore() && Integer.bitCount(board.zone()) >= Components.VALUES.cocoricoForExtra) {
            allowed++;
        }
        return position.turn().extras() < allowed && position.farmDeck().size() > 0;
    }

    static void play(ChineurPosition position, int seat, long move, Journal journal) {
        Does does = Does.of(move);
        if (does == Does.CARRY_OUT) {
            carryOut(position, seat, Verb.first(move), journal);
        } else if (does == Does.EXTRA) {
            turnUpExtra(position, seat, journal);
        } else if (does == Does.FIT) {
            Tools.fitAside(position, seat, Verb.first(move), Verb.second(move), journal);
        } else if (does == Does.SHED) {
            Actions.shed(position, seat, journal);
        } else {
            dealWith(position, seat, move, journal);
        }
    }

    @Rule({"CHI-X1", "CHI-X3"})
    private static void turnUpExtra(ChineurPosition position, int seat, Journal journal) {
        position.turn().addExtra();
        position.turn().setDrawn(position.turn().drawn() | drawn(position, seat, 1, journal));
    }

    @Rule("CHI-F2")
    private static void carryOut(ChineurPosition position, int seat, int cocorico, Journal journal) {
        takeOff(position, seat, FarmTiles.FIRST_COCORICO + cocorico);
        Cocoricos.carryOut(position, seat, Cocorico.of(cocorico), journal);
    }

    @Rule({"CHI-F3", "CHI-F5", "CHI-F7", "CHI-H4"})
    private static void dealWith(ChineurPosition position, int seat, long move, Journal journal) {
        int face = Verb.first(move);
        int tile = position.table().tiles().tile(position.turn().drawn(), face);
        boolean costs = Asks.of(position.question(seat)) == Asks.DRAWN;
        takeOff(position, seat, tile);
        if (Does.of(move) == Does.REFUSE) {
            position.farmDeck().putUnder(tile);
            journal.note(Happens.REFUSED, seat, face);
            return;
        }
        if (costs) {
            position.holdings().pay(seat, FarmTiles.price(face));
        }
        if (Does.of(move) == Does.PLACE) {
            Placing.place(position, seat, tile, Verb.second(move), journal);
        } else {
            Placing.replace(position, seat, tile, Verb.second(move), journal);
        }
    }

    /** Takes a tile out of those in hand; the last one ends the question. */
    private static void takeOff(ChineurPosition position, int seat, int tile) {
        long left = position.turn().drawn() & ~(1L << tile);
        position.turn().setDrawn(left);
        if (left == 0) {
            position.turn().endDrawing();
            position.agenda().answered(seat);
        }
    }
}
