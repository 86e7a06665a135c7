package tilth.engine;

import java.util.List;
import java.util.Optional;

/** What there is to learn about a game from many plays of it: when a turn begins, how it can end, what to count. */
public interface Study {

    /** Whether a seat begins a turn by answering a question with a move. */
    default boolean beginsTurn(Verb question, Verb move) {
        return question.beginsTurn() && !move.isAside();
    }

    /** Whether a seat begins a turn by what happens to it. */
    default boolean beginsTurn(Happening what) {
        return false;
    }

    /**
     * What begins the next turn of everybody at once, in a game that is told in common rounds. The first of them begins with
     * the first answer.
     */
    default Optional<Happening> round() {
        return Optional.empty();
    }

    /** What can bring the end about, apart from the usual way; the first that happens is how the game ended. */
    default List<Happening> endings() {
        return List.of();
    }

    /** What to count, chapter by chapter. */
    List<Topic> topics();

    /**
     * The study of a game that says nothing about itself: every kind of thing that happens to a seat. If none of its
     * questions begins a turn, every answer does.
     */
    static Study of(Game game) {
        boolean hasTurns = game.questions().verbs().stream().anyMatch(Verb::beginsTurn);
        List<Topic> topics = game.happenings().stream()
                .filter(Topic::namesThings)
                .map(what -> Topic.ofThings(what.word(), what))
                .toList();
        return new Study() {
            @Override
            public boolean beginsTurn(Verb question, Verb move) {
                return (question.beginsTurn() || !hasTurns) && !move.isAside();
            }

            @Override
            public List<Topic> topics() {
                return topics;
            }
        };
    }
}
