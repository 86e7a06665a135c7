package tilth.agricola;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What somebody has begun can be finished, whatever is done in between. */
class PromiseTest extends HandScenario {

    /** Room for four of one species, and for one more in the house. */
    private static final String PASTURE = """
            +   +   +   +---+---+
              .   .   . |       |
            +   +   +   +---+---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Test
    @Rule({"AGR-K16", "AGR-X3"})
    void who_is_about_to_pay_with_animals_keeps_enough_of_them() {
        given(
                bothDecks(),
                players(3),
                RED.hasPlayed("b104-sheep-walker"),
                RED.holds("b102-consultant"),
                RED.has("5 sheep"),
                RED.farm(PASTURE));
        RED.plays("place more-lessons", "play b102-consultant", "trade b104-sheep-walker 0");
        RED.changed("sheep: 5 > 4", "wild-boar: 0 > 1", "home: 2 > 1");
        RED.plays("trade b104-sheep-walker 0");
        RED.isAsked("keep");
        RED.isOffered("keep 3 1 0");
        RED.plays("keep 3 1 0", "trade b104-sheep-walker 1", "trade b104-sheep-walker 1");
        RED.may("eat vegetable");
        RED.plays("eat vegetable", "eat vegetable", "pay 0");
        RED.changed(
                "sheep: 4 > 1",
                "reed: 0 > 2",
                "cards: b104-sheep-walker > b102-consultant, b104-sheep-walker",
                "hand: b102-consultant >");
    }

    @Test
    @Rule({"AGR-A5", "AGR-X3"})
    void who_pays_for_nothing_keeps_what_they_like() {
        given(
                bothDecks(),
                players(3),
                RED.hasPlayed("b104-sheep-walker"),
                RED.has("4 sheep 1 wild-boar"),
                RED.farm(PASTURE));
        RED.plays("trade b104-sheep-walker 0");
        RED.isOffered("keep 3 1 0", "keep 1 2 0");
        RED.changed("sheep: 4 > 3", "wild-boar: 1 > 2");
    }
}
