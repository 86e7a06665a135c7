package tilth.agricola;

import java.util.List;
import java.util.Map;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Scenarios of the full game with all cards of both decks. */
abstract class HandScenario extends AgricolaScenario {

    static final String THREE_ROOMS = """
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    /** All cards of both decks, and nobody holds any but those that are said. */
    static Given bothDecks() {
        return scene -> {
            scene.options.put("edition", "revised");
            scene.options.put("cards", "full");
            Cards.all().stream()
                    .filter(card -> "AB".contains(card.deck()))
                    .filter(card -> card.kind() != Card.Kind.MAJOR)
                    .forEach(scene.extraCards::add);
        };
    }

    static AgricolaPosition start(int seats, String edition, String cards, String decks, long seed) {
        Agricola game = new Agricola();
        Map<String, String> options = Map.of("edition", edition, "cards", cards, "decks", decks);
        return (AgricolaPosition) game.start(new Setup(game, seats, options, Seed.of(seed)));
    }

    static AgricolaView view(AgricolaPosition position, int viewer) {
        return (AgricolaView) position.view(viewer);
    }

    static List<String> spaces(AgricolaPosition position) {
        return view(position, Seats.WATCHER).spaces().stream()
                .map(AgricolaView.SpaceView::space)
                .toList();
    }
}
