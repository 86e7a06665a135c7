package tilth.scenes;

import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import tilth.engine.Game;

/** What a game with many things adds to its sentences: names that stand on the things, and facts that follow from them. */
public interface Glossary {

    /** The id of its game. */
    String game();

    /** Names in the first language that are nowhere else written, by their keys in a phrasebook. */
    Map<String, String> names();

    /** Adds facts that the sentence with a key may speak of, besides those that are there already. */
    void addFacts(String key, Map<String, Object> facts, Words words);

    /** What is asked, where the answers there are say it better than the question alone. */
    Optional<String> question(long question, long[] answers, Words words);

    /** The glossary of a game; most have an empty one. */
    static Glossary of(Game game) {
        return ServiceLoader.load(Glossary.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(glossary -> glossary.game().equals(game.id()))
                .findAny()
                .orElseGet(() -> new Empty(game.id()));
    }

    /** No names, no facts. */
    record Empty(String game) implements Glossary {

        @Override
        public Map<String, String> names() {
            return Map.of();
        }

        @Override
        public void addFacts(String key, Map<String, Object> facts, Words words) {
            // Everything is said by the question, the move or the event itself.
        }

        @Override
        public Optional<String> question(long question, long[] answers, Words words) {
            return Optional.empty();
        }
    }
}
