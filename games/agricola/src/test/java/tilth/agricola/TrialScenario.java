package tilth.agricola;

import tilth.agricola.cards.Cards;

/** Scenarios of the edition of 2007 with the cards on trial. */
abstract class TrialScenario extends AgricolaScenario {

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

    /** A table with hands, at which every card on trial can turn up. */
    static Given onTrial() {
        return scene -> {
            scene.options.put("edition", "classic");
            scene.options.put("cards", "full");
            Cards.all().stream().filter(card -> "EIKZ".contains(card.deck())).forEach(scene.extraCards::add);
        };
    }
}
