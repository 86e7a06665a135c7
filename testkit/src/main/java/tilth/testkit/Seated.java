package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilth.engine.Refusal;

/** A player of a scenario, by colour: what they are offered, what they play, and what they are refused. */
public abstract class Seated {

    private final Stage<?> stage;
    private final String colour;

    protected Seated(Stage<?> stage, String colour) {
        this.stage = stage;
        this.colour = colour;
    }

    /** Plays moves one after the other; each must be among those offered. */
    public final void plays(String... moves) {
        for (String move : moves) {
            stage.play(this, move);
        }
    }

    public final List<String> offered() {
        return stage.offered(this);
    }

    /** These moves and no others. */
    public final void isOffered(String... moves) {
        assertThat(offered()).as("what %s is offered", this).containsExactlyInAnyOrder(moves);
    }

    public final void may(String... moves) {
        assertThat(offered()).as("what %s is offered", this).contains(moves);
    }

    /** They are asked something, but may answer with none of these moves. */
    public final void mayNot(String... moves) {
        assertThat(moves).allSatisfy(stage::read);
        assertThat(offered()).as("what %s is offered", this).isNotEmpty().doesNotContain(moves);
    }

    /** What they point at is not offered, and this is what they are told, whatever the facts in it. */
    public void isRefused(String target, String rule, String key) {
        Optional<Refusal> why = why(target);
        assertThat(why.map(Refusal::rule)).as(target).contains(rule);
        assertThat(why.map(Refusal::key)).as(target).contains(key);
    }

    public final void isRefused(String target, String rule, String key, Map<String, Object> facts) {
        assertThat(why(target)).as("why %s may not touch %s", this, target).contains(Refusal.of(rule, key, facts));
    }

    public final void isNotRefused(String target) {
        assertThat(why(target)).as("why %s may not touch %s", this, target).isEmpty();
    }

    private Optional<Refusal> why(String target) {
        return stage.position().why(stage.seat(this), target);
    }

    /** What they are asked, as it is written. */
    public void isAsked(String question) {
        assertThat(stage.asked(this)).as("what %s is asked", this).contains(question);
    }

    public final void answersByDefault(String move) {
        assertThat(stage.position().byDefault(stage.seat(this))).hasValue(stage.read(move));
    }

    public final void hasNoDefault() {
        assertThat(stage.position().byDefault(stage.seat(this))).isEmpty();
    }

    /** Their points if the game ended now. */
    public final int points() {
        return stage.position().score(stage.seat(this));
    }

    @Override
    public final String toString() {
        return colour;
    }
}
