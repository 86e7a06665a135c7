package tilth.agricola;

import tilth.agricola.sheets.MinorsB;
import tilth.agricola.sheets.OccupationsB;

/** Scenarios at a table of the revised edition with all cards of deck B. */
abstract class DeckBScenario extends AgricolaScenario {

    static final String CLAY_HOUSE = house('C');
    static final String STONE_HOUSE = house('S');

    /** Three rooms of wood. */
    static final String LARGE_HOUSE = large('W');

    /** Three rooms of stone. */
    static final String LARGE_STONE_HOUSE = large('S');

    /** Two pastures: one of two squares, one of three. */
    static final String MEADOWS = """
            +   +   +---+---+---+
              .   . |       |   |
            +   +   +---+---+   +
              W   .   .   . |   |
            +   +   +   +   +   +
              W   .   .   . |   |
            +   +   +   +   +---+
            """;

    static Given deckB() {
        return scene -> {
            scene.options.put("edition", "revised");
            scene.options.put("cards", "full");
            scene.extraCards.addAll(new MinorsB().cards());
            scene.extraCards.addAll(new OccupationsB().cards());
        };
    }

    private static String house(char room) {
        return """
                +   +   +   +   +   +
                  .   .   .   .   .
                +   +   +   +   +   +
                  R   .   .   .   .
                +   +   +   +   +   +
                  R   .   .   .   .
                +   +   +   +   +   +
                """.replace('R', room);
    }

    private static String large(char room) {
        return """
                +   +   +   +   +   +
                  R   .   .   .   .
                +   +   +   +   +   +
                  R   .   .   .   .
                +   +   +   +   +   +
                  R   .   .   .   .
                +   +   +   +   +   +
                """.replace('R', room);
    }
}
