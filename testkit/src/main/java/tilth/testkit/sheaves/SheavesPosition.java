package tilth.testkit.sheaves;

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
import tilth.engine.Verb;
import tilth.engine.View;

/** Where a game of Sheaves stands. */
final class SheavesPosition extends AgendaPosition {

    final Cards cards = new Cards();
    final byte[] sheaves = new byte[Sheaves.MOST_SEATS];
    final byte[] sacks = new byte[Sheaves.MOST_SEATS];
    byte seats;
    byte round;

    /** Sheaves on the field when that is always the same number, or 0 if the die decides. */
    byte fixedField;

    /** What stood on the field in the last round, or 0 before the first. */
    byte lastField;

    /** What the die will show, which nobody knows: an imagined world has another seed. */
    Seed seed = Seed.OF_NO_GAME;

    SheavesPosition() {
        super(Sheaves.MOVES, 1 + Sheaves.MOST_SEATS);
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        SheavesPosition source = (SheavesPosition) other;
        cards.copyFrom(source.cards);
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
        long digest = cards.digest(super.digest());
        digest = Digest.addAll(Digest.addAll(digest, sheaves), sacks);
        digest = Digest.add(Digest.add(digest, seats), round);
        digest = Digest.add(Digest.add(digest, fixedField), lastField);
        return seed.digest(digest);
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

    Agenda agenda() {
        return agenda;
    }

    @Override
    protected void offer(int seat, MoveList into) {
        SheavesOffers.add(this, seat, into);
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
    protected int winnersAtTheEnd() {
        return Scoring.winners(this);
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
    protected Refusal refuse(int seat, Target target) {
        return Whys.refuse(this, seat, target);
    }
}
