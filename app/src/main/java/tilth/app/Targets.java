package tilth.app;

import java.util.stream.Stream;
import tilth.engine.Game;
import tilth.engine.Term;

/** Things on the board as people name them. */
final class Targets {

    private Targets() {}

    /** The target someone means by {@code tile:arta}, {@code deliver arta} or just {@code arta}. */
    static String find(Game game, String what) {
        if (what.indexOf(':') >= 0) {
            return what;
        }
        var move = game.moves().read(what);
        if (move.isPresent()) {
            return game.moves().target(move.getAsLong());
        }
        return terms(game)
                .filter(term -> term.words().contains(what))
                .map(term -> term.name() + ":" + what)
                .findFirst()
                .orElse(what);
    }

    /** Some target of a game. */
    static String example(Game game) {
        return terms(game)
                .filter(term -> !term.words().isEmpty())
                .map(term -> term.name() + ":" + term.words().getFirst())
                .findFirst()
                .orElse("do:done");
    }

    private static Stream<Term> terms(Game game) {
        return game.moves().verbs().stream().flatMap(verb -> verb.operands().stream());
    }
}
