package tilth.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A position whose open questions and coming deeds stand on an {@link Agenda}, and all that such positions do alike.
 *
 * <p>A game adds its pieces, and says what is offered to a seat that is asked, what an answer and a deed do, and why
 * something is refused. It copies and digests its pieces on top of {@link #copyFrom} and {@link #digest} here.
 */
public abstract class AgendaPosition implements Position {

    protected final Agenda agenda;

    private final Notation notation;

    /**
     * A position of no game in particular.
     *
     * @param notation the moves of the game
     * @param room how many steps usually stand on the agenda at most
     */
    protected AgendaPosition(Notation notation, int room) {
        this.notation = notation;
        agenda = new Agenda(room);
    }

    /** Adds every legal move of a seat that is asked. */
    protected abstract void offer(int seat, MoveList into);

    /** Carries out a move that is offered, takes the question off the agenda and puts on it whatever follows. */
    protected abstract void answer(int seat, long move, Journal journal);

    /** Does what a {@link Deed} of the game is about. */
    protected void carryOut(long deed, Journal journal) {
        throw new IllegalStateException("this game does nothing by itself");
    }

    /** The sensible answer of a seat that is asked, if it is asked out of its turn. */
    protected OptionalLong sensibleAnswer(int seat) {
        return OptionalLong.empty();
    }

    /** The seats that have won, now that the game is over. */
    protected abstract int winnersAtTheEnd();

    /** Why a seat may do nothing with a target: it is not offered, or the seat not asked, or the game over. */
    protected abstract Refusal refuse(int seat, Target target);

    @Override
    public void copyFrom(Position other) {
        agenda.copyFrom(((AgendaPosition) other).agenda);
    }

    @Override
    public long digest() {
        return agenda.digest(Digest.START);
    }

    @Override
    public final int openSeats() {
        return agenda.openSeats();
    }

    /** Whether a seat is asked something now. */
    public final boolean isAsked(int seat) {
        return Seats.has(agenda.openSeats(), seat);
    }

    /** The seat after another one, clockwise. */
    public final int next(int seat) {
        return seat + 1 == seats() ? 0 : seat + 1;
    }

    @Override
    public final long question(int seat) {
        return agenda.question(seat);
    }

    @Override
    public final void moves(int seat, MoveList into) {
        into.clear();
        if (isAsked(seat)) {
            offer(seat, into);
        }
    }

    @Override
    public final void play(int seat, long move, Journal journal) {
        answer(seat, move, journal);
        goOn(journal);
    }

    /** Does everything that needs no answer; after a move nothing of that is left. */
    public final void goOn(Journal journal) {
        while (agenda.deedIsNext()) {
            carryOut(agenda.takeDeed(), journal);
        }
    }

    @Override
    public final OptionalLong byDefault(int seat) {
        return isAsked(seat) ? sensibleAnswer(seat) : OptionalLong.empty();
    }

    @Override
    public final int winners() {
        return isOver() ? winnersAtTheEnd() : 0;
    }

    @Override
    public final Optional<Refusal> why(int seat, String target) {
        return why(seat, Target.of(target), offers(seat));
    }

    @Override
    public final List<Optional<Refusal>> whys(int seat, List<String> targets) {
        MoveList offered = offers(seat);
        List<Optional<Refusal>> whys = new ArrayList<>(targets.size());
        for (String target : targets) {
            whys.add(why(seat, Target.of(target), offered));
        }
        return whys;
    }

    private Optional<Refusal> why(int seat, Target target, MoveList offered) {
        for (int i = 0; i < offered.size(); i++) {
            if (notation.touches(offered.at(i), target)) {
                return Optional.empty();
            }
        }
        return Optional.of(refuse(seat, target));
    }

    private MoveList offers(int seat) {
        MoveList offered = new MoveList();
        moves(seat, offered);
        return offered;
    }
}
