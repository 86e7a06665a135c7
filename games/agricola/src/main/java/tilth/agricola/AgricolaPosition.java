package tilth.agricola;

import java.util.Optional;
import java.util.OptionalLong;
import tilth.agricola.board.Board;
import tilth.agricola.cards.Tableau;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Housing;
import tilth.agricola.pay.Payments;
import tilth.agricola.score.Scoring;
import tilth.engine.Agenda;
import tilth.engine.Digest;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;
import tilth.engine.View;

/** Where a game of Agricola stands. The chapters of the rules beside it ask it and change it. */
public final class AgricolaPosition implements Position {

    private static final int AGENDA = 48;
    private static final int MOST_WAYS_TO_KEEP = 256;

    private Table table;
    private final Board board = new Board();
    private final Farmyards farms = new Farmyards(Board.MOST_SEATS);
    private final Holdings holdings = new Holdings();
    private final Tableau tableau = new Tableau();
    private final Agenda agenda = new Agenda(AGENDA);

    // Workbenches: filled anew whenever they are used, and no part of the position.
    private final Housing housing = new Housing();
    private final Payments payments = new Payments();
    private final int[] waysToKeep = new int[MOST_WAYS_TO_KEEP];

    AgricolaPosition(Table table) {
        this.table = table;
    }

    @Override
    public void copyFrom(Position other) {
        AgricolaPosition source = (AgricolaPosition) other;
        table = source.table;
        board.copyFrom(source.board);
        farms.copyFrom(source.farms);
        holdings.copyFrom(source.holdings);
        tableau.copyFrom(source.tableau);
        agenda.copyFrom(source.agenda);
    }

    @Override
    public Position copy() {
        AgricolaPosition copy = new AgricolaPosition(table);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public long digest() {
        long digest = farms.digest(board.digest(Digest.START));
        return agenda.digest(tableau.digest(holdings.digest(digest)));
    }

    /** Shuffles the round cards to come anew, each stage for itself; nothing else is hidden. */
    @Override
    @Rule("AGR-S6")
    public void imagine(int viewer, Rng rng) {
        Imagining.roundCards(this, rng);
    }

    // The contract: each chapter of the rules answers its part.

    @Override
    public int seats() {
        return table.seats();
    }

    @Override
    public int openSeats() {
        return agenda.openSeats();
    }

    @Override
    public long question(int seat) {
        return agenda.question(seat);
    }

    @Override
    public void moves(int seat, MoveList into) {
        into.clear();
        if (Seats.has(agenda.openSeats(), seat)) {
            Offers.add(this, seat, into);
        }
    }

    @Override
    public void play(int seat, long move, Journal journal) {
        Turns.play(this, seat, move, journal);
    }

    @Override
    public OptionalLong byDefault(int seat) {
        return Seats.has(agenda.openSeats(), seat) ? Defaults.answer(this, seat) : OptionalLong.empty();
    }

    @Override
    public int score(int seat) {
        return Scoring.points(this, seat);
    }

    @Override
    public int winners() {
        return isOver() ? Scoring.winners(this) : 0;
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Scoring.sheet(this);
    }

    @Override
    public View view(int viewer) {
        return new AgricolaViewer(this).view();
    }

    @Override
    public Optional<Refusal> why(int seat, String target) {
        return Whys.why(this, seat, target);
    }

    // What stands on the table.

    public Table table() {
        return table;
    }

    public Agenda agenda() {
        return agenda;
    }

    /** Spaces, round cards, people at work. */
    public Board board() {
        return board;
    }

    /** What has been built and sown on every farmyard. */
    public Farmyards farms() {
        return farms;
    }

    /** Goods, animals, families. */
    public Holdings holdings() {
        return holdings;
    }

    /** The cards in front of the players. */
    public Tableau tableau() {
        return tableau;
    }

    /** A workbench to find room for animals. */
    public Housing housing() {
        return housing;
    }

    /** A workbench to find ways to pay. */
    public Payments payments() {
        return payments;
    }

    /** A workbench for counts of animals that could be kept. */
    public int[] waysToKeep() {
        return waysToKeep;
    }
}
