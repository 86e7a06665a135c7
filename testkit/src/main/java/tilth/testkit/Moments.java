package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.Rng;
import tilth.engine.Setup;
import tilth.engine.Verb;

/** Moments of random games to look at: whenever a question is new, at every end, and one in so many others. */
public final class Moments {

    private final Game game;
    private final int oneIn;
    private final Rng rng;
    private final Set<Verb> questions = new HashSet<>();

    public Moments(Game game, int oneIn, Rng rng) {
        this.game = game;
        this.oneIn = oneIn;
        this.rng = rng;
    }

    /** Plays a random game to its end and looks at its moments. */
    public void of(Setup setup, long chance, Consumer<Position> look) {
        Match match = new Match(setup);
        for (GameRecord.Turn turn : RandomPlay.record(setup, chance).turns()) {
            Verb question = game.questions().verb(match.position().question(turn.seat()));
            if (questions.add(question) || rng.below(oneIn) == 0) {
                look.accept(match.position());
            }
            match.play(turn.seat(), turn.move());
        }
        assertThat(match.position().isOver()).isTrue();
        look.accept(match.position());
    }

    /** The questions that have been met. */
    public Set<Verb> questions() {
        return Set.copyOf(questions);
    }
}
