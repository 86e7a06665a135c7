package tilth.finca;

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
import tilth.engine.Seats;
import tilth.engine.Target;
import tilth.engine.View;

/** Where a game of Finca stands. The chapters of the rules beside it ask it and change it. */
public final class FincaPosition extends AgendaPosition {

    static final int MOST_SEATS = 4;

    private static final int FARMERS = 0;
    private static final int FRUITS = MOST_SEATS;
    private static final int TILES = 2 * MOST_SEATS;
    private static final int BELONGINGS = 3 * MOST_SEATS;

    private FincaTable table;

    /** Farmers, fruits, fruit tiles and belongings of every seat, kept in one array so that copying is cheap. */
    private final long[] players = new long[4 * MOST_SEATS];

    /** The ten villages, each packed by {@link Village}. */
    private final int[] villages = new int[Components.VILLAGES];

    /** The fruit of each blade, four bits a blade. */
    private long blades;

    /** The fruits in the common supply. */
    private long supply;

    private byte cartsInCentre;
    private byte bonusTaken;
    private byte woodenFincas;
    private byte startSeat;
    private short round;

    /** The delivery being loaded; at rest between deliveries. */
    private final Delivery delivery = new Delivery();

    FincaPosition(FincaTable table) {
        super(Finca.MOVES, 2);
        this.table = table;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        FincaPosition source = (FincaPosition) other;
        table = source.table;
        System.arraycopy(source.players, 0, players, 0, players.length);
        System.arraycopy(source.villages, 0, villages, 0, villages.length);
        blades = source.blades;
        supply = source.supply;
        cartsInCentre = source.cartsInCentre;
        bonusTaken = source.bonusTaken;
        woodenFincas = source.woodenFincas;
        startSeat = source.startSeat;
        round = source.round;
        delivery.copyFrom(source.delivery);
    }

    @Override
    public Position copy() {
        FincaPosition copy = new FincaPosition(table);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public long digest() {
        long digest = Digest.addAll(super.digest(), players);
        digest = Digest.addAll(digest, villages);
        digest = Digest.add(Digest.add(digest, blades), supply);
        digest = Digest.add(Digest.add(digest, cartsInCentre), bonusTaken);
        digest = Digest.add(Digest.add(digest, woodenFincas), startSeat);
        return delivery.digest(Digest.add(digest, round));
    }

    // The contract: each chapter of the rules answers its part.

    @Override
    public int seats() {
        return table.seats();
    }

    @Override
    protected void offer(int seat, MoveList into) {
        FincaOffers.add(this, seat, into);
    }

    @Override
    protected void answer(int seat, long move, Journal journal) {
        Turns.answer(this, seat, move, journal);
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
        return FincaViewer.view(this);
    }

    @Override
    protected Refusal refuse(int seat, Target target) {
        return Whys.refuse(this, seat, target);
    }

    /** Deals the stacks below the face-up tiles anew from all tiles nobody has seen; two of them stay out. */
    @Override
    @Rule("FIN-T2")
    public void imagine(int viewer, Rng rng) {
        long unseen = Tiles.ALL;
        for (int seat = 0; seat < table.seats(); seat++) {
            unseen &= ~tiles(seat);
        }
        for (int village : villages) {
            if (!Village.isClosed(village)) {
                unseen &= ~(1L << Village.top(village));
            }
        }
        for (int at = 0; at < villages.length; at++) {
            int village = villages[at];
            for (int level = Village.height(village) - 2; level >= 0; level--) {
                int tile = rng.oneOf(unseen);
                unseen &= ~(1L << tile);
                village = Village.exchanged(village, level, tile);
            }
            villages[at] = village;
        }
    }

    // What stands on the table.

    FincaTable table() {
        return table;
    }

    Agenda agenda() {
        return agenda;
    }

    Delivery delivery() {
        return delivery;
    }

    public int startSeat() {
        return startSeat;
    }

    /** Rounds completed since the farmers were placed. */
    public int round() {
        return round;
    }

    /** The fruit on a blade. */
    public int fruitOf(int blade) {
        return Windmill.at(blades, blade);
    }

    /** A seat's farmers on each blade, four bits a blade. */
    public long farmers(int seat) {
        return players[FARMERS + seat];
    }

    /** Everybody's farmers on each blade, four bits a blade; twelve at most, so no blade spills into the next. */
    public long crowd() {
        return players[FARMERS] + players[FARMERS + 1] + players[FARMERS + 2] + players[FARMERS + 3];
    }

    /** A seat's fruits, a {@link Basket}. */
    public long fruits(int seat) {
        return players[FRUITS + seat];
    }

    /** The fruits in the common supply, a {@link Basket}. */
    public long supply() {
        return supply;
    }

    /** The fruit tiles a seat has won, as a bit set. */
    public long tiles(int seat) {
        return players[TILES + seat];
    }

    public int carts(int seat) {
        return Belongings.carts(belongings(seat));
    }

    public int cartsInCentre() {
        return cartsInCentre;
    }

    public boolean hasAction(int seat, Action action) {
        return Belongings.has(belongings(seat), action);
    }

    /** The finca tiles a seat has won, as a bit set. */
    public int fincas(int seat) {
        return Belongings.fincas(belongings(seat));
    }

    /** How many bonus tiles have been taken from the pile. */
    public int bonusTaken() {
        return bonusTaken;
    }

    /** The wooden fincas still beside the board. */
    public int woodenFincas() {
        return woodenFincas;
    }

    public int tilesLeft(int village) {
        return Village.height(villages[village]);
    }

    /** The face-up tile of a village that is not closed. */
    public int topTile(int village) {
        return Village.top(villages[village]);
    }

    public boolean isClosed(int village) {
        return Village.isClosed(villages[village]);
    }

    /** The number of the finca tile that lies, or lay, in a village. */
    public int fincaOf(int village) {
        return Village.finca(villages[village]);
    }

    /** The seat that is loading a delivery, or nobody. */
    public int deliveringSeat() {
        return delivery.isUnderWay() ? Seats.first(openSeats()) : Seats.NOBODY;
    }

    /** The points of the tiles whose fruits are already on them, but which have not been taken yet. */
    public int ladenPoints() {
        int points = 0;
        for (int place = 0; place < delivery.count(); place++) {
            points += Tiles.value(topTile(delivery.village(place)));
        }
        return points;
    }

    long belongings(int seat) {
        return players[BELONGINGS + seat];
    }

    // Changes, for the chapters of the rules only.

    void setBlades(long ring) {
        blades = ring;
    }

    void setStartSeat(int seat) {
        startSeat = (byte) seat;
    }

    void setVillage(int at, int village) {
        villages[at] = village;
    }

    int village(int at) {
        return villages[at];
    }

    void setFarmers(int seat, long ring) {
        players[FARMERS + seat] = ring;
    }

    void setFruits(int seat, long basket) {
        players[FRUITS + seat] = basket;
    }

    void setSupply(long basket) {
        supply = basket;
    }

    void setTiles(int seat, long set) {
        players[TILES + seat] = set;
    }

    void setBelongings(int seat, long belongings) {
        players[BELONGINGS + seat] = belongings;
    }

    void setCartsInCentre(int carts) {
        cartsInCentre = (byte) carts;
    }

    void setBonusTaken(int taken) {
        bonusTaken = (byte) taken;
    }

    void setWoodenFincas(int fincas) {
        woodenFincas = (byte) fincas;
    }

    void setRound(int completed) {
        round = (short) completed;
    }
}
