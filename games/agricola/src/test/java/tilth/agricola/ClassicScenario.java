package tilth.agricola;

/** Scenarios of the full game of 2007 with all cards of its decks. */
abstract class ClassicScenario extends AgricolaScenario {

    static final String TWO_PASTURES = """
            +   +   +   +---+---+
              .   .   . | .   . |
            +   +   +   +---+---+
              W   .   .   . | . |
            +   +   +   +   +---+
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    static final String TWO_FIELDS = """
            +   +   +   +   +   +
              .   F   F   F   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    static final String CLAY_HOUSE = """
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +   +   +
              C   .   .   .   .
            +   +   +   +   +   +
              C   .   .   .   .
            +   +   +   +   +   +
            """;

    static final String STONE_HOUSE = CLAY_HOUSE.replace('C', 'S');

    /** All cards of the decks E, I, K and Z, and nobody holds any but those that are said. */
    static Given eikz() {
        return scene -> {
            scene.options.putAll(CardBox.CLASSIC.options());
            scene.extraCards.addAll(CardBox.CLASSIC.dealt());
        };
    }
}
