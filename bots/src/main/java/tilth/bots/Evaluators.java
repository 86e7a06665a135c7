package tilth.bots;

import java.util.ServiceLoader;
import tilth.engine.Game;
import tilth.engine.Position;

/** The evaluators on the class path. A game without one is judged by its points so far. */
public final class Evaluators {

    private Evaluators() {}

    public static Evaluator of(Game game) {
        return ServiceLoader.load(Evaluator.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(evaluator -> evaluator.game().equals(game.id()))
                .findAny()
                .orElseGet(() -> new PointsSoFar(game.id()));
    }

    private record PointsSoFar(String game) implements Evaluator {
        @Override
        public void estimate(Position position, float[] points) {
            for (int seat = 0; seat < position.seats(); seat++) {
                points[seat] = position.score(seat);
            }
        }
    }
}
