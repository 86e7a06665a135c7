package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** The theft tiles of all players on the cell rolled, and the chest of the active one. */
final class Thefts {

    private Thefts() {}

    /** The theft tiles of a seat on the cell rolled. */
    @Rule("CHI-H1")
    static int tiles(ChineurPosition position, int seat) {
        return Long.bitCount(position.cell(seat, position.turn().die()) & FarmTiles.THEFTS);
    }

    /** The active player steals first. */
    @Rule("CHI-H1")
    static void begin(ChineurPosition position) {
        int active = position.turn().active();
        position.agenda().then(Follows.THEFTS.with(active, tiles(position, active)));
    }

    /** Goes on clockwise until somebody has to be asked: who cannot choose is not. */
    @Rule({"CHI-H1", "CHI-H2"})
    static void goOn(ChineurPosition position, int thief, int left, Journal journal) {
        int seat = thief;
        // What the chest brought may have been laid in the place of the tiles that were still to steal.
        int tilesLeft = Math.min(left, tiles(position, thief));
        while (true) {
            for (; tilesLeft > 0 && canSteal(position, seat); tilesLeft--) {
                if (!maybeTakeAll(position, seat, journal)) {
                    position.agenda().then(Follows.THEFTS.with(seat, tilesLeft - 1));
                    position.agenda().ask(seat, Asks.STEAL.bare());
                    return;
                }
            }
            seat = position.next(seat);
            if (seat == position.turn().active()) {
                return;
            }
            tilesLeft = tiles(position, seat);
        }
    }

    private static boolean canSteal(ChineurPosition position, int seat) {
        return victims(position, seat) != 0 || canOpenChest(position, seat);
    }

    /** The opponents who have any resource, as a bit set. */
    @Rule("CHI-H2")
    static int victims(ChineurPosition position, int seat) {
        int victims = 0;
        for (int other = 0; other < position.seats(); other++) {
            boolean robbable = other != seat && position.holdings().goods(other) != Basket.EMPTY;
            victims |= robbable ? 1 << other : 0;
        }
        return victims;
    }

    /** Takes everything without a question where there is nothing to choose. */
    @Rule("CHI-H2")
    private static boolean maybeTakeAll(ChineurPosition position, int seat, Journal journal) {
        int victims = victims(position, seat);
        if (Seats.count(victims) != 1 || canOpenChest(position, seat)) {
            return false;
        }
        int victim = Seats.first(victims);
        long goods = position.holdings().goods(victim);
        if (Basket.total(goods) <= Components.VALUES.theftTakes) {
            for (int kinds = Basket.kinds(goods); kinds != 0; kinds &= kinds - 1) {
                int resource = Integer.numberOfTrailingZeros(kinds);
                take(position, seat, victim, resource, Basket.count(goods, resource), journal);
            }
            return true;
        }
        if (Integer.bitCount(Basket.kinds(goods)) == 1) {
            take(position, seat, victim, Basket.most(goods), Components.VALUES.theftTakes, journal);
            return true;
        }
        return false;
    }

    private static void take(ChineurPosition position, int seat, int victim, int resource, int count, Journal journal) {
        position.holdings().pay(victim, Basket.of(resource, count));
        position.holdings().gain(seat, Basket.of(resource, count));
        journal.note(Happens.STOLEN, seat, Terms.pile(victim, resource), count);
    }

    /** Steals a resource, opens the chest, or leaves it closed. */
    @Rule({"CHI-H2", "CHI-H3"})
    static void play(ChineurPosition position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        if (Does.of(move) == Does.STEAL) {
            steal(position, seat, Verb.first(move), journal);
        } else if (Does.of(move) == Does.OPEN_CHEST) {
            position.turn().setChestOpened();
            journal.note(Happens.CHEST_OPENED, seat);
            position.agenda().ask(seat, Asks.SEIZE.bare());
        } else {
            journal.note(Happens.STOLE_NOTHING, seat);
        }
    }

    @Rule("CHI-H2")
    private static void steal(ChineurPosition position, int seat, int pile, Journal journal) {
        int victim = pile / Basket.RESOURCES;
        take(position, seat, victim, pile % Basket.RESOURCES, 1, journal);
        long left = position.holdings().goods(victim);
        int kinds = Integer.bitCount(Basket.kinds(left));
        if (kinds == 1) {
            take(position, seat, victim, Basket.most(left), 1, journal);
        } else if (kinds > 1) {
            position.agenda().ask(seat, Asks.STEAL_SECOND.with(victim));
        }
    }

    @Rule("CHI-H2")
    static void stealSecond(ChineurPosition position, int seat, int pile, Journal journal) {
        position.agenda().answered(seat);
        take(position, seat, pile / Basket.RESOURCES, pile % Basket.RESOURCES, 1, journal);
    }

    /** Whether a seat may steal a farm tile instead: in its own turn, once, with a chest on the cell rolled. */
    @Rule("CHI-H3")
    static boolean canOpenChest(ChineurPosition position, int seat) {
        Turn turn = position.turn();
        if (seat != turn.active()
                || turn.isChestOpened()
                || !position.holdings().hasTool(seat, turn.die(), Tool.CHEST)) {
            return false;
        }
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.tiles(other) != 0) {
                return true;
            }
        }
        return false;
    }

    @Rule({"CHI-H3", "CHI-H4"})
    static void seize(ChineurPosition position, int seat, int face, int spot, Journal journal) {
        position.agenda().answered(seat);
        int victim = spot / ChineurPosition.CELLS;
        int cell = spot % ChineurPosition.CELLS;
        int tile = position.table().tiles().tile(position.cell(victim, cell), face);
        Placing.lift(position, victim, cell, tile, journal);
        journal.note(Happens.SEIZED, seat, face, spot);
        position.turn().beginDrawing(1L << tile);
        position.agenda().ask(seat, Asks.LOOT.bare());
    }
}
