package tilth.testkit.sheaves;

import java.util.Optional;
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
import tilth.engine.Seed;
import tilth.engine.Verb;
import tilth.engine.View;

/** Where a game of Sheaves stands. */
final class SheavesPosition implements Position {

    private static final Seed OF_NO_GAME = Seed.of(0);

    final Cards cards = new Cards();
    final Agenda agenda = new Agenda(1 + Sheaves.MOST_SEATS);
    final byte[] sheaves = new byte[Sheaves.MOST_SEATS];
    final byte[] sacks = new byte[Sheaves.MOST_SEATS];
    byte seats;
    byte round;

    /** Sheaves on the field when that is always the same number, or 0 if the die decides. */
    byte fixedField;

    /** What stood on the field in the last round, or 0 before the first. */
    byte lastField;

    /** What the die will show, which nobody knows: an imagined world has another seed. */
    Seed seed = OF_NO_GAME;

    @Override
    public void copyFrom(Position other) {
        SheavesPosition source = (SheavesPosition) other;
        cards.copyFrom(source.cards);
        agenda.copyFrom(source.agenda);
        System.arraycopy(source.sheaves, 0, sheaves, 0, sheaves.length);
        System.arraycopy(source.sacks, 0, sacks, 0, sacks.length);
        seats = source.seats;
        round = source.round;
        fixedField = source.fixedField;
        lastField = source.lastField;
        seed = source.seed;
    }

    @Override
    public Position copy() {
        SheavesPosition copy = new SheavesPosition();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public long digest() {
        long digest = agenda.digest(cards.digest(Digest.START));
        digest = Digest.addAll(Digest.addAll(digest, sheaves), sacks);
        digest = Digest.add(Digest.add(digest, seats), round);
        digest = Digest.add(Digest.add(digest, fixedField), lastField);
        digest = Digest.add(Digest.add(digest, seed.first()), seed.second());
        return Digest.add(Digest.add(digest, seed.third()), seed.fourth());
    }

    @Override
    public void imagine(int viewer, Rng rng) {
        cards.imagine(viewer, rng);
        seed = Seed.imagined(rng);
    }

    @Override
    public int seats() {
        return seats;
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
        if (Seats.has(openSeats(), seat)) {
            Offers.add(this, seat, into);
        }
    }

    @Override
    public void play(int seat, long move, Journal journal) {
        Rounds.play(this, seat, move, journal);
    }

    @Override
    @Rule("SHV-7")
    public long seen(int viewer, int seat, long move) {
        Does does = Does.of(move);
        boolean known = viewer == seat || does == Does.GIVE_CARD && viewer == Verb.first(question(seat));
        return known || !does.namesCard() ? move : does.with(Terms.FACE_DOWN);
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
        return SheavesView.of(this, viewer);
    }

    @Override
    public Optional<Refusal> why(int seat, String target) {
        return Whys.why(this, seat, target);
    }
}
