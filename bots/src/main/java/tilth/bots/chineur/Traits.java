package tilth.bots.chineur;

import tilth.chineur.Action;
import tilth.chineur.Asks;
import tilth.chineur.Basket;
import tilth.chineur.ChineurPosition;
import tilth.chineur.Cocorico;
import tilth.chineur.Does;
import tilth.chineur.FarmTiles;
import tilth.chineur.MarketTile;
import tilth.chineur.Objective;
import tilth.chineur.Tool;
import tilth.engine.Verb;

/** What kind of choice a move is, and what sets it apart from others of its kind. */
final class Traits {

    private static final int RESOURCES = Glance.RESOURCES;
    private static final int THEFT = RESOURCES;
    private static final int NOTHING = ChineurPosition.NOTHING;
    private static final int REPEAT_COSTS = 3;
    private static final int ENOUGH = 3;
    private static final int MANY = 8;
    private static final float ROOM = 5;
    private static final float SOME = 3;
    private static final float TEN = 10;
    private static final float BEST_SALE = 4;

    private Traits() {}

    /** Notes the traits of a move and tells its kind. */
    static Choice of(ChineurPosition game, int seat, long move, Glance glance) {
        glance.atMove();
        int first = Verb.first(move);
        int second = Verb.second(move);
        return switch (Does.of(move)) {
            case FARM -> turnUp(game, seat, Choice.TURN_UP, glance);
            case EXTRA -> turnUp(game, seat, Choice.TURN_UP_EXTRA, glance);
            case MARKET -> Choice.MARKET;
            case COLLECTIVE, COLLECTIVE_SPARING -> Choice.COLLECTIVE;
            case BUY -> buy(game, seat, first, glance);
            case SELL -> sell(game, seat, game.board().marketTile(first), glance);
            case REPEAT -> repeat(game, seat, first, glance);
            case FIT -> fit(game, seat, first, second, glance);
            case SET_ASIDE -> Choice.SET_ASIDE;
            case PLACE -> place(game, seat, first, second, glance);
            case REPLACE -> replace(game, seat, first, second, glance);
            case REFUSE -> refuse(game, seat, first, glance);
            case OPEN -> open(game, seat, first, second, glance);
            case STOCK_UP -> Choice.STOCK_UP;
            case SETTLE -> settle(game, seat, first, glance);
            case TAKE_OVER -> takeOver(game, seat, first, glance);
            case STEAL -> steal(game, seat, first, glance);
            case PAY -> pay(goods(game, seat, first), glance);
            case OPEN_CHEST -> Choice.OPEN_CHEST;
            case SEIZE -> seize(game, seat, first, second, glance);
            case DISCARD -> discard(game, seat, first, second, glance);
            case SWAP -> swap(game, seat, first, second, glance);
            case BARTER -> barter(game, seat, first, second, glance);
            case SHED -> Choice.SHED;
            case REFRESH -> Choice.REFRESH;
            case SET -> set(game, seat, first, glance);
            case KEEP -> keep(game, seat, first, glance);
            case ROLL -> Choice.ROLL;
            case CARRY_OUT -> carryOut(first, glance);
            case DONE -> isAsked(game, seat, Asks.ACT) ? Choice.END_TURN : Choice.LEAVE_IT;
        };
    }

    private static Choice turnUp(ChineurPosition game, int seat, Choice choice, Glance glance) {
        noteTop(game, seat, glance);
        return choice;
    }

    /** Whether a Cocorico tile is on top and how welcome it is, or else whether the tile can be paid for. */
    private static void noteTop(ChineurPosition game, int seat, Glance glance) {
        int back = game.topBack();
        boolean isCocorico = FarmTiles.isCocoricoBack(back);
        glance.note(isCocorico);
        glance.note(isCocorico ? Glance.welcome(game, seat) : 0);
        glance.note(Glance.isPayable(game, seat, back));
    }

    private static Choice buy(ChineurPosition game, int seat, int tool, Glance glance) {
        int open = glance.openTools();
        glance.note((game.holdings().gold(seat) - Tool.of(tool).gold()) / TEN);
        glance.note((open & open - 1) != 0);
        glance.note(game.objectivePoints(seat) == 0 && reaches(game.holdings().objective(seat), Tool.of(tool)));
        glance.note(game.holdings().aside(seat, tool) > 0);
        return Choice.BUY_EXCHANGE.next(tool);
    }

    private static boolean reaches(Objective objective, Tool tool) {
        return switch (tool) {
            case BARN, CERTIFICATE -> objective == Objective.QUALITY_EXPERT;
            case TRACTOR, COMBINE -> objective == Objective.TECHNOLOGY_EXPERT;
            case EXCHANGE, BUCKET, SCARECROW, CHEST -> false;
        };
    }

    private static Choice sell(ChineurPosition game, int seat, int tile, Glance glance) {
        int gives = MarketTile.gives(tile);
        int left = goods(game, seat, MarketTile.resource(tile)) - gives;
        int gold = game.holdings().gold(seat);
        glance.note(upToEnough(left));
        glance.note(gives / BEST_SALE);
        glance.note(pointsComingInReach(glance.openTools(), gold, gold + gives - 1) / Glance.MOST_POINTS);
        glance.note(left == 0);
        glance.note((float) Math.min(MANY, left) / MANY);
        return Choice.SELL;
    }

    /** The points of the best open tool that can be bought with the gold after a sale and not with the gold before. */
    private static int pointsComingInReach(int open, int before, int after) {
        int points = 0;
        for (int i = Tool.BARN.ordinal(); i <= Tool.CERTIFICATE.ordinal(); i++) {
            Tool tool = Tool.of(i);
            points = (open >>> i & 1) != 0 && tool.gold() > before && tool.gold() <= after ? tool.value() : points;
        }
        return points;
    }

    private static Choice repeat(ChineurPosition game, int seat, int action, Glance glance) {
        int left = game.holdings().gold(seat) - REPEAT_COSTS;
        glance.note(left / TEN);
        glance.note(left >= Tool.BARN.gold());
        if (action == Action.FARM.ordinal()) {
            noteTop(game, seat, glance);
        }
        return Choice.REPEAT_FARM.next(action);
    }

    private static Choice fit(ChineurPosition game, int seat, int tool, int cell, Glance glance) {
        int old = game.holdings().tool(seat, cell);
        float filled = filled(game, seat, cell);
        glance.note(tool == Tool.BUCKET.ordinal() ? filled : 0);
        glance.note(tool == Tool.SCARECROW.ordinal() ? filled : 0);
        glance.note(tool == Tool.EXCHANGE.ordinal() || tool == Tool.CHEST.ordinal());
        glance.note(filled);
        glance.note(old == NOTHING ? 0 : Tool.of(old).value() / ROOM);
        return old == NOTHING ? Choice.FIT : Choice.FIT_INSTEAD;
    }

    private static Choice place(ChineurPosition game, int seat, int face, int cell, Glance glance) {
        boolean paid = isAsked(game, seat, Asks.DRAWN);
        noteTile(game, seat, face, cell, glance);
        glance.note(game.holdings().tool(seat, cell) != NOTHING);
        if (kind(face) == THEFT) {
            return Choice.PLACE_THEFT;
        }
        return paid ? Choice.PLACE : Choice.PLACE_FREELY;
    }

    private static Choice replace(ChineurPosition game, int seat, int face, int cell, Glance glance) {
        noteTile(game, seat, face, cell, glance);
        glance.note((game.cell(seat, cell) & FarmTiles.THEFTS) != 0);
        return kind(face) == THEFT ? Choice.REPLACE_BY_THEFT : Choice.REPLACE;
    }

    /** How full the cell is, whether the tile helps the objective, what paying leaves, and whether it is missed. */
    private static void noteTile(ChineurPosition game, int seat, int face, int cell, Glance glance) {
        int kind = kind(face);
        int left = goods(game, seat, face % RESOURCES) - (kind == THEFT ? 2 : 1);
        glance.note(filled(game, seat, cell));
        glance.note(isObjective(game, seat, kind));
        glance.note(isAsked(game, seat, Asks.DRAWN) ? upToEnough(left) : 1);
        glance.note(kind != THEFT && goods(game, seat, kind) == 0);
    }

    private static Choice refuse(ChineurPosition game, int seat, int face, Glance glance) {
        glance.note(kind(face) == THEFT);
        glance.note(isObjective(game, seat, kind(face)));
        glance.note(upToEnough(goods(game, seat, face % RESOURCES)));
        return Choice.REFUSE;
    }

    private static Choice open(ChineurPosition game, int seat, int tile, int stall, Glance glance) {
        int old = game.board().marketTile(stall);
        int resource = MarketTile.resource(tile);
        glance.note(upToEnough(goods(game, seat, resource) - 1));
        glance.note(MarketTile.gives(tile) / BEST_SALE);
        glance.note(old == NOTHING ? 0 : MarketTile.gives(old) / BEST_SALE);
        glance.note(Long.bitCount(game.tiles(seat) & FarmTiles.ofKind(resource)) / ROOM);
        glance.note(old != NOTHING && MarketTile.resource(old) == resource);
        if (old == NOTHING) {
            return Choice.OPEN;
        }
        int owner = game.board().marketOwner(stall);
        return owner == NOTHING
                ? Choice.OPEN_FOR_NOBODYS
                : owner == seat ? Choice.OPEN_FOR_OWN : Choice.OPEN_FOR_OTHERS;
    }

    private static Choice settle(ChineurPosition game, int seat, int site, Glance glance) {
        noteSite(game, seat, site, glance);
        int owner = game.board().farmOwner(site);
        return owner == NOTHING ? Choice.SETTLE : owner == seat ? Choice.SETTLE_ON_OWN : Choice.SETTLE_ON_OTHERS;
    }

    private static Choice takeOver(ChineurPosition game, int seat, int site, Glance glance) {
        noteSite(game, seat, site, glance);
        return Choice.TAKE_OVER;
    }

    private static void noteSite(ChineurPosition game, int seat, int site, Glance glance) {
        int owner = game.board().farmOwner(site);
        glance.note(filled(game, seat, site));
        glance.note(owner == NOTHING || owner == seat ? 0 : game.board().farmsOf(owner) / SOME);
    }

    private static Choice steal(ChineurPosition game, int seat, int pile, Glance glance) {
        int victim = pile / RESOURCES;
        int there = goods(game, victim, pile % RESOURCES);
        int own = goods(game, seat, pile % RESOURCES);
        glance.note(upToEnough(there));
        glance.note(own == 0);
        glance.note(game.publicPoints(victim) / TEN);
        glance.note(upToEnough(own));
        glance.note(there == 1);
        return Choice.STEAL;
    }

    private static Choice pay(int own, Glance glance) {
        glance.note(upToEnough(own));
        glance.note(own == 1);
        glance.note(Math.min(MANY, own) / BEST_SALE);
        return Choice.PAY;
    }

    private static Choice seize(ChineurPosition game, int seat, int face, int spot, Glance glance) {
        int victim = spot / ChineurPosition.CELLS;
        glance.note(kind(face) == THEFT);
        glance.note(isObjective(game, seat, kind(face)));
        glance.note(game.publicPoints(victim) / TEN);
        glance.note(filled(game, victim, spot % ChineurPosition.CELLS));
        return Choice.SEIZE;
    }

    private static Choice discard(ChineurPosition game, int seat, int face, int cell, Glance glance) {
        glance.note(filled(game, seat, cell));
        glance.note(kind(face) == THEFT);
        glance.note(isObjective(game, seat, kind(face)));
        return Choice.DISCARD;
    }

    private static Choice swap(ChineurPosition game, int seat, int given, int pile, Glance glance) {
        noteSwap(game, seat, given, pile, glance);
        return Choice.SWAP;
    }

    private static Choice barter(ChineurPosition game, int seat, int given, int pile, Glance glance) {
        noteSwap(game, seat, given, pile, glance);
        return Choice.BARTER;
    }

    private static void noteSwap(ChineurPosition game, int seat, int given, int pile, Glance glance) {
        int own = goods(game, seat, given);
        int theirs = goods(game, pile / RESOURCES, pile % RESOURCES);
        glance.note(upToEnough(own));
        glance.note(upToEnough(theirs));
        glance.note(goods(game, seat, pile % RESOURCES) == 0);
        glance.note(own == 1);
        glance.note((theirs - own) / BEST_SALE);
    }

    private static Choice set(ChineurPosition game, int seat, int cell, Glance glance) {
        glance.note(filled(game, seat, cell));
        glance.note(game.board().farmOwner(cell) == seat);
        glance.note(Long.bitCount(game.cell(seat, cell) & FarmTiles.THEFTS) / SOME);
        glance.note(game.board().farm(cell) != NOTHING);
        glance.note(game.holdings().tool(seat, cell) == Tool.BUCKET.ordinal());
        return Choice.SET;
    }

    private static Choice keep(ChineurPosition game, int seat, int resource, Glance glance) {
        glance.note(isObjective(game, seat, resource));
        return Choice.KEEP;
    }

    private static Choice carryOut(int cocorico, Glance glance) {
        glance.note(cocorico == Cocorico.LOSS.ordinal());
        glance.note(cocorico == Cocorico.BURDEN.ordinal());
        return Choice.CARRY_OUT;
    }

    private static boolean isAsked(ChineurPosition game, int seat, Asks asked) {
        return Asks.of(game.question(seat)) == asked;
    }

    /** The resource a tile yields, or theft. */
    private static int kind(int face) {
        return face / RESOURCES;
    }

    /** Whether the objective is about tiles of a kind: those of the resources come first, in their order. */
    private static boolean isObjective(ChineurPosition game, int seat, int kind) {
        return kind != THEFT && game.holdings().objective(seat).ordinal() == kind;
    }

    private static int goods(ChineurPosition game, int seat, int resource) {
        return Basket.count(game.holdings().goods(seat), resource);
    }

    private static float filled(ChineurPosition game, int seat, int cell) {
        return Long.bitCount(game.cell(seat, cell)) / ROOM;
    }

    private static float upToEnough(int count) {
        return (float) Math.min(ENOUGH, count) / ENOUGH;
    }
}
