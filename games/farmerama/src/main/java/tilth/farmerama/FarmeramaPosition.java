package tilth.farmerama;

import org.jspecify.annotations.Nullable;
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

/** Where a game of Farmerama stands. The chapters of the rules beside it ask it and change it. */
public final class FarmeramaPosition extends AgendaPosition {

    static final int MOST_SEATS = 4;
    static final int DISPLAY = 2;
    static final int NO_OBJECT = -1;

    /** A deed for the end of the round, two awards and the actions, and a lane for each seat. */
    private static final int AGENDA = 4 + MOST_SEATS;

    private static final int LAND = 0;
    private static final int BARN = MOST_SEATS;
    private static final int HERD = 2 * MOST_SEATS;
    private static final int WORK = 3 * MOST_SEATS;
    private static final int GARDEN = 4 * MOST_SEATS;

    private FarmeramaTable table;

    /** Land, barn, herd, work and garden of every seat, kept in one array so that copying is cheap. */
    private final long[] players = new long[5 * MOST_SEATS];

    /** All garden objects in the order in which they turn up; those removed come last. */
    private final byte[] objects = new byte[Components.OBJECTS];

    /** The open objects, or {@link #NO_OBJECT}. */
    private final byte[] display = {NO_OBJECT, NO_OBJECT};

    private long supply;

    /** How many objects have turned up. */
    private byte drawn;

    /** How many objects can turn up. */
    private byte pileEnd;

    private byte actionWheel;

    /** The chief sheep's seat with three players; else who is first in line when the supply is scarce. */
    private byte firstSeat;

    /** Rounds completed, or turns in the solo game. */
    private short round;

    private boolean revealed;
    private boolean inLine;

    /** The seats that act now, and those that are done but may take it back. */
    private byte acting;

    private byte resting;

    private final SoloPiles piles = new SoloPiles();

    /** Where lots and new piles come from, which nobody knows: an imagined world has another seed. */
    private Seed seed = Seed.OF_NO_GAME;

    FarmeramaPosition(FarmeramaTable table) {
        super(Farmerama.MOVES, AGENDA);
        this.table = table;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        FarmeramaPosition source = (FarmeramaPosition) other;
        table = source.table;
        System.arraycopy(source.players, 0, players, 0, players.length);
        System.arraycopy(source.objects, 0, objects, 0, objects.length);
        display[0] = source.display[0];
        display[1] = source.display[1];
        supply = source.supply;
        drawn = source.drawn;
        pileEnd = source.pileEnd;
        actionWheel = source.actionWheel;
        firstSeat = source.firstSeat;
        round = source.round;
        revealed = source.revealed;
        inLine = source.inLine;
        acting = source.acting;
        resting = source.resting;
        piles.copyFrom(source.piles);
        seed = source.seed;
    }

    @Override
    public Position copy() {
        FarmeramaPosition copy = new FarmeramaPosition(table);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public long digest() {
        long digest = Digest.addAll(super.digest(), players);
        digest = Digest.addAll(Digest.addAll(digest, objects), display);
        digest = Digest.add(Digest.add(digest, supply), drawn);
        digest = Digest.add(Digest.add(digest, pileEnd), actionWheel);
        digest = Digest.add(Digest.add(digest, firstSeat), round);
        digest = Digest.add(digest, (revealed ? 1 : 0) + (inLine ? 2 : 0));
        digest = Digest.add(Digest.add(digest, acting), resting);
        digest = piles.digest(digest);
        return seed.digest(digest);
    }

    /** Deals anew the cards others have laid, the objects face down and the solo piles, and all luck to come. */
    @Override
    @Rule("FRM-C4")
    public void imagine(int viewer, Rng rng) {
        if (table.isSolo()) {
            piles.imagine(rng);
        } else {
            Imagining.cards(this, viewer, rng);
            Imagining.objects(this, rng);
        }
        seed = Seed.imagined(rng);
    }

    // The contract: each chapter of the rules answers its part.

    @Override
    public int seats() {
        return table.seats();
    }

    @Override
    @Rule("FRM-A10")
    public int awaitedSeats() {
        return openSeats() & ~resting;
    }

    @Override
    protected void offer(int seat, MoveList into) {
        FarmeramaOffers.add(this, seat, into);
    }

    @Override
    protected void answer(int seat, long move, Journal journal) {
        Rounds.answer(this, seat, move, journal);
    }

    @Override
    protected void carryOut(long deed, Journal journal) {
        Rounds.carryOut(this, deed, journal);
    }

    @Override
    public boolean hasSecretMoves() {
        return true;
    }

    @Override
    @Rule("FRM-C4")
    public long seen(int viewer, int seat, long move) {
        return viewer == seat || Does.of(move) != Does.PLAY ? move : Does.PLAY.with(Terms.FACE_DOWN);
    }

    @Override
    public int score(int seat) {
        return Scoring.points(this, seat);
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
        return new FarmeramaViewer(this, viewer).view();
    }

    @Override
    protected Refusal refuse(int seat, Target target) {
        return Whys.refuse(this, seat, target);
    }

    // What stands on the table.

    FarmeramaTable table() {
        return table;
    }

    public Values values() {
        return table.values();
    }

    Agenda agenda() {
        return agenda;
    }

    SoloPiles piles() {
        return piles;
    }

    /** The card that is turned up in the solo game; nothing in any other. */
    public @Nullable Card turnedUp() {
        return piles.turnedUp() == SoloPiles.NO_CARD ? null : Card.of(piles.turnedUp());
    }

    Seed seed() {
        return seed;
    }

    /** The stacks on a seat's fields, a {@link Land}. */
    public long land(int seat) {
        return players[LAND + seat];
    }

    /** The goods in a seat's barn, a {@link Basket}. */
    public long barn(int seat) {
        return players[BARN + seat];
    }

    /** A seat's animals, products, wheel and tokens, a {@link Herd}. */
    public long herd(int seat) {
        return players[HERD + seat];
    }

    /** What a seat does this round, a {@link Work}. */
    public long work(int seat) {
        return players[WORK + seat];
    }

    /** The garden objects of a seat, as a bit set. */
    public int garden(int seat) {
        return (int) players[GARDEN + seat];
    }

    /** The goods in the general supply, a {@link Basket}. */
    public long supply() {
        return supply;
    }

    /** The scarecrows of a seat that no stack hides; each plot has one. */
    public int visibleScarecrows(int seat) {
        return Land.PLOTS - Land.hiddenScarecrows(land(seat));
    }

    /** An open object by its place, or {@link #NO_OBJECT}. */
    int open(int place) {
        return display[place];
    }

    int object(int at) {
        return objects[at];
    }

    public int drawn() {
        return drawn;
    }

    public int pileEnd() {
        return pileEnd;
    }

    /** By how many steps the action wheel has been turned, full circles aside. */
    public int actionWheel() {
        return actionWheel;
    }

    public int firstSeat() {
        return firstSeat;
    }

    /** Rounds completed, or turns in the solo game. */
    public int round() {
        return round;
    }

    /** Whether the cards of this round lie face up. */
    public boolean isRevealed() {
        return revealed;
    }

    public boolean isInLine() {
        return inLine;
    }

    /** The seats that act now, as a bit set. */
    public int acting() {
        return acting;
    }

    /** The seats that are done but may take it back, as a bit set. */
    public int resting() {
        return resting;
    }

    // Changes, for the chapters of the rules only.

    void setLand(int seat, long land) {
        players[LAND + seat] = land;
    }

    void setBarn(int seat, long barn) {
        players[BARN + seat] = barn;
    }

    void setHerd(int seat, long herd) {
        players[HERD + seat] = herd;
    }

    void setWork(int seat, long work) {
        players[WORK + seat] = work;
    }

    void setGarden(int seat, int set) {
        players[GARDEN + seat] = set;
    }

    void setSupply(long basket) {
        supply = basket;
    }

    /** Moves goods from the supply into a barn. */
    void take(int seat, long goods) {
        supply -= goods;
        players[BARN + seat] += goods;
    }

    /** Moves goods from a barn into the supply. */
    void give(int seat, long goods) {
        supply += goods;
        players[BARN + seat] -= goods;
    }

    void setObject(int at, int object) {
        objects[at] = (byte) object;
    }

    void setOpen(int place, int object) {
        display[place] = (byte) object;
    }

    void setDrawn(int count) {
        drawn = (byte) count;
    }

    void setPileEnd(int count) {
        pileEnd = (byte) count;
    }

    void setActionWheel(int steps) {
        actionWheel = (byte) steps;
    }

    void setFirstSeat(int seat) {
        firstSeat = (byte) seat;
    }

    void setRound(int completed) {
        round = (short) completed;
    }

    void setRevealed(boolean faceUp) {
        revealed = faceUp;
    }

    void setInLine(boolean oneByOne) {
        inLine = oneByOne;
    }

    void setActing(int set) {
        acting = (byte) set;
    }

    void setResting(int set) {
        resting = (byte) set;
    }

    void setSeed(Seed secret) {
        seed = secret;
    }
}
