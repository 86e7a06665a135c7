package tilth.testkit;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Rng;
import tilth.engine.ScoreSheet;
import tilth.engine.View;

/** A position of a {@link SpoiledGame}: sound but for what a test overrides. */
public class SpoiledPosition implements Position {

    protected Position truth;
    private @Nullable SpoiledGame game;

    public SpoiledPosition(Position truth) {
        this.truth = truth;
    }

    void belongTo(SpoiledGame owner) {
        game = owner;
    }

    @Override
    public int seats() {
        return truth.seats();
    }

    @Override
    public int openSeats() {
        return truth.openSeats();
    }

    @Override
    public int awaitedSeats() {
        return truth.awaitedSeats();
    }

    @Override
    public long question(int seat) {
        return truth.question(seat);
    }

    @Override
    public void moves(int seat, MoveList into) {
        truth.moves(seat, into);
    }

    @Override
    public void play(int seat, long move, Journal journal) {
        truth.play(seat, move, journal);
    }

    @Override
    public OptionalLong byDefault(int seat) {
        return truth.byDefault(seat);
    }

    @Override
    public boolean hasSecretMoves() {
        return truth.hasSecretMoves();
    }

    @Override
    public long seen(int viewer, int seat, long move) {
        return truth.seen(viewer, seat, move);
    }

    @Override
    public int score(int seat) {
        return truth.score(seat);
    }

    @Override
    public int winners() {
        return truth.winners();
    }

    @Override
    public ScoreSheet scoreSheet() {
        return truth.scoreSheet();
    }

    @Override
    public View view(int viewer) {
        return truth.view(viewer);
    }

    @Override
    public Optional<Refusal> why(int seat, String target) {
        return truth.why(seat, target);
    }

    @Override
    public void imagine(int viewer, Rng rng) {
        truth.imagine(viewer, rng);
    }

    @Override
    public void copyFrom(Position other) {
        truth.copyFrom(((SpoiledPosition) other).truth);
    }

    @Override
    public Position copy() {
        return Objects.requireNonNull(game).spoiled(truth.copy());
    }

    @Override
    public long digest() {
        return truth.digest();
    }
}
