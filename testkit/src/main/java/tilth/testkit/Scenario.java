package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import tilth.engine.AgendaPosition;
import tilth.engine.Game;

/**
 * What is given, what players play, what then has changed.
 *
 * <p>A scenario is strict. What is given must be a position that can lie on a table; only moves that are offered can be
 * played; and {@link #changed} must name everything that has changed since the last look, and nothing else.
 */
public abstract class Scenario<P extends AgendaPosition> {

    /** What players are called, in the order of their seats. */
    public static final List<String> COLOURS = List.of("red", "green", "blue", "yellow", "purple");

    protected final Stage<P> stage;

    private Map<String, String> before = Map.of();

    protected Scenario(Game game, Class<P> type, Invariants.Check check) {
        stage = new Stage<>(game, type, check);
    }

    /** Everybody who may have a seat, clockwise. */
    protected abstract List<? extends Seated> players();

    /** Everything on the table as words, so that two moments can be compared. */
    protected abstract Map<String, String> facts(P position);

    /** Whether a fact may change without a word. */
    protected boolean goesWithoutSaying(String fact) {
        return false;
    }

    @AfterEach
    protected final void everything_has_been_looked_at() {
        assertThat(stage.hasPlayed()).as("moves whose changes nobody looked at").isFalse();
    }

    protected final void given(P laidOut) {
        stage.open(laidOut, players());
        look();
    }

    protected final P position() {
        return stage.position();
    }

    /** Lets the game go on by itself. */
    protected final void goOn() {
        stage.goOn();
    }

    private void look() {
        before = facts(position());
        stage.forget();
    }

    /** Everything that has changed since the last look, each as {@code what: before > now}. */
    protected final void changed(String... changes) {
        assertChanged("", changes);
    }

    /** The same for one player alone. */
    protected final void changedFor(Seated player, String... changes) {
        assertChanged(player + " ", changes);
    }

    private void assertChanged(String whose, String... changes) {
        Map<String, String> now = facts(position());
        Set<String> facts = new TreeSet<>(before.keySet());
        facts.addAll(now.keySet());
        assertThat(facts.stream()
                        .filter(fact -> fact.startsWith(whose) && !goesWithoutSaying(fact))
                        .filter(fact -> !Objects.equals(before.get(fact), now.get(fact)))
                        .map(fact -> fact.substring(whose.length()) + ": "
                                + (before.get(fact) + " > " + now.get(fact)).strip()))
                .containsExactlyInAnyOrder(changes);
        look();
    }

    /** One thing as it is now, where a scenario is about nothing else. */
    protected final void now(String fact, String value) {
        assertThat(facts(position())).containsEntry(fact, value);
        look();
    }

    /** Passes over what only leads to the moment a scenario is about. */
    protected final void meanwhile() {
        assertThat(stage.hasPlayed()).as("something was played").isTrue();
        look();
    }

    /** All that has happened since the last look. */
    protected final void itHappened(String... happenings) {
        assertThat(stage.happenings()).containsExactly(happenings);
    }

    /** Something among other things. */
    protected final void itAlsoHappened(String... happenings) {
        assertThat(stage.happenings()).contains(happenings);
    }

    protected final void winnersAre(Seated... winners) {
        stage.assertWinners(winners);
    }
}
