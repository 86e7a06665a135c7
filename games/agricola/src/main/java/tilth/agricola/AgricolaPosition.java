package tilth.agricola;

import java.util.OptionalLong;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.hands.Changing;
import tilth.agricola.hands.Drafting;
import tilth.agricola.hands.Redealing;
import tilth.agricola.score.Scoring;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Target;
import tilth.engine.View;

/** Where a game of Agricola stands: what lies on the table, and the chapters of the rules that answer for it. */
public final class AgricolaPosition extends State {

    AgricolaPosition(AgricolaTable table) {
        super(Agricola.MOVES, table);
    }

    @Override
    public Position copy() {
        AgricolaPosition copy = new AgricolaPosition(table());
        copy.copyFrom(this);
        return copy;
    }

    /** Shuffles the round cards to come anew, each stage for itself, and deals the hands of others anew. */
    @Override
    @Rule({"AGR-S6", "AGR-D11"})
    public void imagine(int viewer, Rng rng) {
        Imagining.roundCards(this, rng);
        Redealing.hands(this, viewer, rng);
        if (hasLots()) {
            setSeed(Seed.imagined(rng));
        }
    }

    @Override
    public boolean hasSecretMoves() {
        for (int open = openSeats(); open != 0; open &= open - 1) {
            Asks asked = Asks.of(question(Seats.first(open)));
            if (asked == Asks.PICK || asked == Asks.CHANGE || asked == Asks.EXCHANGE) {
                return true;
            }
        }
        return false;
    }

    /** What somebody takes into the hand or lays aside others see from behind. */
    @Override
    @Rule({"AGR-D16", "AGR-D23"})
    public long seen(int viewer, int seat, long move) {
        return viewer != seat && Changing.isSecret(this, move) ? Drafting.fromBehind(this, move) : move;
    }

    @Override
    protected void offer(int seat, MoveList into) {
        AgricolaOffers.add(this, seat, into);
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
        return new AgricolaViewer(this, viewer).view();
    }

    @Override
    protected Refusal refuse(int seat, Target target) {
        return Whys.refuse(this, seat, target);
    }
}
