package tilth.chineur;

import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** The legal answers to every question. */
final class ChineurOffers {

    private static final int CELLS = ChineurPosition.CELLS;
    private static final int ALL_RESOURCES = (1 << Basket.RESOURCES) - 1;

    private ChineurOffers() {}

    static void add(ChineurPosition position, int seat, MoveList into) {
        long question = position.question(seat);
        switch (Asks.of(question)) {
            case START -> addFirstPlaces(position, seat, into);
            case ROLL -> {
                addFits(position, seat, into);
                into.add(Does.ROLL.bare());
            }
            case DIE -> {
                addFits(position, seat, into);
                addAll(Does.SET, CELLS, into);
            }
            case STEAL -> addThefts(position, seat, into);
            case STEAL_SECOND -> addPiles(position, Does.STEAL, Verb.first(question), into);
            case SEIZE -> addSeizures(position, seat, into);
            case EXCHANGE -> addSwaps(position, seat, into);
            case EXCHANGE_MORE -> {
                addSwapsWith(position, seat, Verb.first(question), into);
                into.add(Does.DONE.bare());
            }
            case ACT -> ActionOffers.add(position, seat, into);
            case DRAWN, GIFT, LOOT -> TileOffers.add(position, seat, Asks.of(question), into);
            case MARKET -> addMarketTiles(position, seat, into);
            case SETTLE -> addSites(position, into);
            case TAKE_OVER -> addOthersFarms(position, seat, into);
            case TOOL -> {
                addFitsOf(position, seat, Verb.first(question), into);
                into.add(Does.SET_ASIDE.bare());
            }
            case PAY -> addResources(Does.PAY, Basket.kinds(position.holdings().goods(seat)), into);
            case BARTER -> addBarters(position, seat, into);
            case LOSS -> addLosses(position, seat, into);
            case DISCARD -> addDiscards(position, seat, into);
            case KEEP -> addKinds(position, seat, Verb.first(question), into);
        }
    }

    private static void addAll(Does does, int count, MoveList into) {
        for (int value = 0; value < count; value++) {
            into.add(does.with(value));
        }
    }

    static void addResources(Does does, int kinds, MoveList into) {
        for (int rest = kinds; rest != 0; rest &= rest - 1) {
            into.add(does.with(Integer.numberOfTrailingZeros(rest)));
        }
    }

    @Rule({"CHI-S4", "CHI-F4"})
    private static void addFirstPlaces(ChineurPosition position, int seat, MoveList into) {
        int faces = position.table().tiles().faces(position.turn().hand(seat));
        for (; faces != 0; faces &= faces - 1) {
            TileOffers.addPlaces(position, seat, Integer.numberOfTrailingZeros(faces), into);
        }
    }

    /** The places for tools set aside. */
    @Rule({"CHI-T4", "CHI-R7"})
    static void addFits(ChineurPosition position, int seat, MoveList into) {
        if (!position.holdings().hasAside(seat)) {
            return;
        }
        for (int tool = 0; tool < Tool.COUNT; tool++) {
            if (position.holdings().aside(seat, tool) > 0) {
                addFitsOf(position, seat, tool, into);
            }
        }
    }

    @Rule({"CHI-T3", "CHI-T5"})
    private static void addFitsOf(ChineurPosition position, int seat, int tool, MoveList into) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (Tools.canFit(position, seat, tool, cell)) {
                into.add(Does.FIT.with(tool, cell));
            }
        }
    }

    @Rule({"CHI-H2", "CHI-H3"})
    private static void addThefts(ChineurPosition position, int seat, MoveList into) {
        int victims = Thefts.victims(position, seat);
        for (int other = 0; other < position.seats(); other++) {
            if ((victims >>> other & 1) != 0) {
                addPiles(position, Does.STEAL, other, into);
            }
        }
        if (Thefts.canOpenChest(position, seat)) {
            into.add(Does.OPEN_CHEST.bare());
            if (victims == 0) {
                into.add(Does.DONE.bare());
            }
        }
    }

    @Rule("CHI-H2")
    private static void addPiles(ChineurPosition position, Does does, int seat, MoveList into) {
        for (int kinds = Basket.kinds(position.holdings().goods(seat)); kinds != 0; kinds &= kinds - 1) {
            into.add(does.with(Terms.pile(seat, Integer.numberOfTrailingZeros(kinds))));
        }
    }

    @Rule("CHI-H3")
    private static void addSeizures(ChineurPosition position, int seat, MoveList into) {
        for (int other = 0; other < position.seats(); other++) {
            for (int cell = 0; cell < CELLS && other != seat; cell++) {
                addTilesOf(position, other, cell, Does.SEIZE, Terms.spot(other, cell), into);
            }
        }
    }

    private static void addTilesOf(ChineurPosition position, int seat, int cell, Does does, int where, MoveList into) {
        int faces = position.table().tiles().faces(position.cell(seat, cell));
        for (; faces != 0; faces &= faces - 1) {
            into.add(does.with(Integer.numberOfTrailingZeros(faces), where));
        }
    }

    @Rule("CHI-T7")
    private static void addSwaps(ChineurPosition position, int seat, MoveList into) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                addSwapsWith(position, seat, other, into);
            }
        }
        into.add(Does.DONE.bare());
    }

    @Rule("CHI-T7")
    private static void addSwapsWith(ChineurPosition position, int seat, int other, MoveList into) {
        addPairs(
                position,
                seat,
                other,
                Does.SWAP,
                Basket.kinds(position.holdings().goods(other)),
                into);
    }

    private static void addPairs(ChineurPosition position, int seat, int other, Does does, int theirs, MoveList into) {
        for (int own = Basket.kinds(position.holdings().goods(seat)); own != 0; own &= own - 1) {
            int given = Integer.numberOfTrailingZeros(own);
            for (int rest = theirs & ~(1 << given); rest != 0; rest &= rest - 1) {
                into.add(does.with(given, Terms.pile(other, Integer.numberOfTrailingZeros(rest))));
            }
        }
    }

    @Rule("CHI-K5")
    private static void addBarters(ChineurPosition position, int seat, MoveList into) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                addPairs(position, seat, other, Does.BARTER, ALL_RESOURCES, into);
            }
        }
        into.add(Does.DONE.bare());
    }

    @Rule({"CHI-M1", "CHI-M2", "CHI-M3"})
    private static void addMarketTiles(ChineurPosition position, int seat, MoveList into) {
        int free = position.board().freeStall();
        for (int rest = position.turn().market(); rest != 0; rest &= rest - 1) {
            int tile = Integer.numberOfTrailingZeros(rest);
            if (!Market.canBuy(position, seat, tile)) {
                continue;
            }
            if (free != ChineurPosition.NOTHING) {
                into.add(Does.OPEN.with(tile, free));
            } else {
                for (int stall = 0; stall < ChineurPosition.STALLS; stall++) {
                    into.add(Does.OPEN.with(tile, stall));
                }
            }
        }
        into.add(Does.DONE.bare());
    }

    @Rule("CHI-C2")
    private static void addSites(ChineurPosition position, MoveList into) {
        boolean anyFree = position.board().hasFreeSite();
        for (int site = 0; site < CELLS; site++) {
            if (!anyFree || position.board().farm(site) == ChineurPosition.NOTHING) {
                into.add(Does.SETTLE.with(site));
            }
        }
    }

    @Rule("CHI-K4")
    private static void addOthersFarms(ChineurPosition position, int seat, MoveList into) {
        for (int sites = position.board().farmsOfOthers(seat); sites != 0; sites &= sites - 1) {
            into.add(Does.TAKE_OVER.with(Integer.numberOfTrailingZeros(sites)));
        }
    }

    @Rule("CHI-K7")
    private static void addLosses(ChineurPosition position, int seat, MoveList into) {
        if (Losses.canPay(position, seat)) {
            addResources(Does.PAY, Basket.kinds(position.holdings().goods(seat)), into);
        }
        if (Losses.canDiscard(position, seat)) {
            addDiscards(position, seat, into);
        }
    }

    @Rule("CHI-K7")
    private static void addDiscards(ChineurPosition position, int seat, MoveList into) {
        for (int cell = 0; cell < CELLS; cell++) {
            addTilesOf(position, seat, cell, Does.DISCARD, cell, into);
        }
    }

    @Rule("CHI-T10")
    private static void addKinds(ChineurPosition position, int seat, int cell, MoveList into) {
        for (int resource = 0; resource < Basket.RESOURCES; resource++) {
            if ((position.cell(seat, cell) & FarmTiles.ofKind(resource)) != 0) {
                into.add(Does.KEEP.with(resource));
            }
        }
    }
}
