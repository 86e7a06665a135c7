package tilth.chineur;

import java.util.OptionalLong;
import tilth.engine.Agenda;
import tilth.engine.AgendaPosition;
import tilth.engine.Digest;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seed;
import tilth.engine.Target;
import tilth.engine.View;

/** Where a game of Farmer Chineur stands. The chapters of the rules beside it ask it and change it. */
public final class ChineurPosition extends AgendaPosition {

    static final int MOST_SEATS = 4;
    public static final int CELLS = 6;
    static final int STALLS = 4;
    static final int OPEN_TOOLS = 4;
    public static final int NOTHING = -1;
    static final int MOST_DRAWINGS = 3;

    /** The market tiles, tools and collective farms there are, all copies counted. */
    static final int MARKET_TILES = 12;

    static final int TOOLS = 20;
    static final int FARMS = 24;

    private static final int AGENDA = 16;

    private ChineurTable table;

    /** The tiles on every cell, a set each. */
    private final long[] cells = new long[MOST_SEATS * CELLS];

    private final Holdings holdings = new Holdings();
    private final CentralBoard board = new CentralBoard();
    private final Turn turn = new Turn();
    private final Deck farmDeck = new Deck(FarmTiles.COUNT);
    private final Deck marketDeck = new Deck(MARKET_TILES);
    private final Deck collectiveDeck = new Deck(FARMS);
    private final Deck toolDeck = new Deck(TOOLS);
    private final Dice dice = new Dice();

    /** Where rolls come from, which nobody knows: an imagined world has another seed. */
    private Seed seed = Seed.OF_NO_GAME;

    ChineurPosition(ChineurTable table) {
        super(Chineur.MOVES, AGENDA);
        this.table = table;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        ChineurPosition source = (ChineurPosition) other;
        table = source.table;
        System.arraycopy(source.cells, 0, cells, 0, cells.length);
        holdings.copyFrom(source.holdings);
        board.copyFrom(source.board);
        turn.copyFrom(source.turn);
        farmDeck.copyFrom(source.farmDeck);
        marketDeck.copyFrom(source.marketDeck);
        collectiveDeck.copyFrom(source.collectiveDeck);
        toolDeck.copyFrom(source.toolDeck);
        dice.copyFrom(source.dice);
        seed = source.seed;
    }

    @Override
    public Position copy() {
        ChineurPosition copy = new ChineurPosition(table);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public long digest() {
        long digest = Digest.addAll(super.digest(), cells);
        digest = turn.digest(board.digest(holdings.digest(digest)));
        digest = marketDeck.digest(farmDeck.digest(digest));
        digest = toolDeck.digest(collectiveDeck.digest(digest));
        digest = dice.digest(digest);
        return seed.digest(digest);
    }

    /** Deals anew the objectives of others, the decks face down and all rolls to come. */
    @Override
    @Rule("CHI-S7")
    public void imagine(int viewer, Rng rng) {
        Imagining.objectives(this, viewer, rng);
        Imagining.decks(this, rng);
        seed = Seed.imagined(rng);
        dice.imagine(rng);
    }

    // The contract: each chapter of the rules answers its part.

    @Override
    public int seats() {
        return table.seats();
    }

    @Override
    protected void offer(int seat, MoveList into) {
        ChineurOffers.add(this, seat, into);
    }

    @Override
    protected void answer(int seat, long move, Journal journal) {
        Turns.answer(this, seat, move, journal);
    }

    @Override
    protected void carryOut(long deed, Journal journal) {
        Turns.carryOut(this, deed, journal);
    }

    @Override
    protected OptionalLong sensibleAnswer(int seat) {
        return Defaults.answer(this, seat);
    }

    @Override
    @Rule("CHI-O6")
    public int score(int seat) {
        return Scoring.points(this, seat) + Scoring.shownObjectivePoints(this, seat);
    }

    @Override
    protected int winnersAtTheEnd() {
        return Scoring.winners(this);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Scoring.sheet(this);
    }

    @Override
    public View view(int viewer) {
        return new ChineurViewer(this, viewer).view();
    }

    @Override
    protected Refusal refuse(int seat, Target target) {
        return Whys.refuse(this, seat, target);
    }

    // What stands on the table.

    ChineurTable table() {
        return table;
    }

    Agenda agenda() {
        return agenda;
    }

    /** What every player holds apart from the cells. */
    public Holdings holdings() {
        return holdings;
    }

    /** Market, sites and open tools. */
    public CentralBoard board() {
        return board;
    }

    /** Whose turn it is and what has been done in it. */
    public Turn turn() {
        return turn;
    }

    Deck farmDeck() {
        return farmDeck;
    }

    Deck marketDeck() {
        return marketDeck;
    }

    Deck collectiveDeck() {
        return collectiveDeck;
    }

    Deck toolDeck() {
        return toolDeck;
    }

    /** The farm tiles on one cell, a set of {@link FarmTiles}. */
    public long cell(int seat, int cell) {
        return cells[seat * CELLS + cell];
    }

    /** All farm tiles on a seat's cells. */
    public long tiles(int seat) {
        long tiles = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            tiles |= cells[seat * CELLS + cell];
        }
        return tiles;
    }

    /** How many farm tiles are still in the deck. */
    public int farmTilesLeft() {
        return farmDeck.size();
    }

    /** What all know of the farm tile on top: a back as {@link FarmTiles} reads it, or {@link #NOTHING}. */
    public int topBack() {
        boolean isKnown = farmDeck.size() > 0 && (table.backsShowCosts() || farmDeck.isKnown(0));
        return isKnown ? table.tiles().backs[farmDeck.at(0)] : NOTHING;
    }

    /** Whom a Cocorico tile that looks for the poorest would favour if a seat drew it now. */
    public int favoured(int drawer, Cocorico cocorico) {
        return Cocoricos.lowest(this, drawer, cocorico);
    }

    /** The value of a farm that ends the game. */
    public int target() {
        return table.target();
    }

    /** The points of a seat that all can see. */
    public int publicPoints(int seat) {
        return Scoring.points(this, seat);
    }

    /** What a seat's objective would bring it now, shown or not. */
    public int objectivePoints(int seat) {
        return Scoring.objectivePoints(this, seat, holdings.objective(seat));
    }

    // Changes, for the chapters of the rules only.

    void setCell(int seat, int cell, long tiles) {
        cells[seat * CELLS + cell] = tiles;
    }

    void setSeed(Seed secret) {
        seed = secret;
    }

    /** The next roll of the die, from 0 on. */
    int nextRoll() {
        return dice.next(seed);
    }
}
