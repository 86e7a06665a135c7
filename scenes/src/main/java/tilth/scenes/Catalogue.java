package tilth.scenes;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import tilth.engine.BadInput;
import tilth.engine.Game;

/** All cards of a game, as a list to leaf through. Found by the game. */
public interface Catalogue {

    /** The catalogues of all games that have cards to list. */
    List<Catalogue> ALL = ServiceLoader.load(Catalogue.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    /** The id of its game. */
    String game();

    /** The cards in the order of their decks. */
    List<Entry> entries(Words words);

    /**
     * One card: its printed id, its deck and its kind as words, and what stands on it.
     *
     * @param players from how many players on it is to be used, as it is printed
     * @param leastPlayers from how many players on it is dealt
     * @param symbol the drawing of what it is
     * @param icons what it does, as lines of icons
     */
    record Entry(
            String id,
            String deck,
            String kind,
            String name,
            int players,
            int leastPlayers,
            String cost,
            String needs,
            int points,
            boolean passes,
            String text,
            String symbol,
            List<List<Icon>> icons) {

        /** For how many players it is, as it is printed. */
        public String forPlayers() {
            return players + "+";
        }
    }

    /** The catalogue of a game, if it has cards to list. */
    static Optional<Catalogue> maybe(Game game) {
        return ALL.stream()
                .filter(catalogue -> catalogue.game().equals(game.id()))
                .findAny();
    }

    static Catalogue of(Game game) {
        return maybe(game).orElseThrow(() -> new BadInput("%s has no cards to list.".formatted(game.title())));
    }
}
