package tilth.agricola;

import tilth.agricola.cards.Cards;

/** Scenarios with the whole deck A of the revised edition at the table. */
abstract class DeckAScenario extends AgricolaScenario {

    static final String WOODEN_HOUSE = """
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    static final String CLAY_HOUSE = WOODEN_HOUSE.replace('W', 'C');
    static final String STONE_HOUSE = WOODEN_HOUSE.replace('W', 'S');

    /** Every square is used; twelve of them are a pasture. */
    static final String FULL = """
            +   +---+---+---+---+
              F | .   .   .   . |
            +   +   +   +   +   +
              W | .   .   .   . |
            +   +   +   +   +   +
              W | .   .   .   . |
            +   +---+---+---+---+
            """;

    static final String SMALL_PASTURE = """
            +   +   +   +   +---+
              .   .   .   . | . |
            +   +   +   +   +---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    /** A table that plays with hands, of cards of deck A. */
    static Given deckA() {
        return scene -> {
            scene.options.put("edition", "revised");
            scene.options.put("cards", "full");
            Cards.all().stream().filter(card -> card.deck().equals("A")).forEach(scene.extraCards::add);
        };
    }
}
