package tilth.agricola;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What is allowed at any time also turns goods that came just now into those that a card or a space asks for. */
class OnTheWayTest extends HandScenario {

    private static final String WOODEN_HOUSE = """
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private static final String CLAY_HOUSE = WOODEN_HOUSE.replace('W', 'C');
    private static final String STONE_HOUSE = WOODEN_HOUSE.replace('W', 'S');
    private static final String GROCER = "a102-grocer";

    @Test
    @Rule({"AGR-X3", "AGR-K2"})
    void clay_of_the_loam_pit_becomes_stone_for_the_cottager() {
        given(
                bothDecks(),
                RED.hasPlayed("b077-loam-pit", "b080-hard-porcelain", "b087-cottager"),
                RED.farm(CLAY_HOUSE),
                RED.has("1 reed"));
        RED.plays("place day-laborer", "trade b080-hard-porcelain 1", "use b087-cottager", "renovate");
        RED.changed("food: 0 > 2", "reed: 1 > 0", "house: clay > stone", "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-X3", "AGR-K2"})
    void food_of_the_day_laborer_buys_reed_for_the_cottager() {
        given(bothDecks(), RED.hasPlayed(GROCER, "b087-cottager"), onCardNoted(GROCER, 2), RED.has("2 clay"));
        RED.plays("place day-laborer", "trade " + GROCER + " 0", "use b087-cottager", "renovate");
        RED.changed(
                "food: 0 > 1",
                "clay: 2 > 0",
                "house: wood > clay",
                "cards: " + GROCER + " with 2, b087-cottager > " + GROCER + " with 3, b087-cottager",
                "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-X3", "AGR-W5"})
    void food_of_the_roughcaster_buys_stone_for_what_follows_the_renovation() {
        given(
                bothDecks(),
                out("house-redevelopment"),
                RED.hasPlayed(GROCER, "a110-roughcaster"),
                RED.holds("b033-mantlepiece"),
                onCardNoted(GROCER, 3),
                RED.farm(CLAY_HOUSE),
                RED.has("2 stone 1 reed"));
        RED.plays("place house-redevelopment", "trade " + GROCER + " 0", "play b033-mantlepiece");
        RED.changed(
                "food: 0 > 2",
                "stone: 2 > 0",
                "reed: 1 > 0",
                "house: clay > stone",
                "booked: 0 > 9",
                "hand: b033-mantlepiece >",
                "cards: " + GROCER + " with 3, a110-roughcaster > " + GROCER
                        + " with 4, a110-roughcaster, b033-mantlepiece",
                "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-X3", "AGR-W4"})
    void food_of_the_bread_buys_a_seed() {
        given(
                bothDecks(),
                out("grain-utilization"),
                RED.hasPlayed(GROCER, "fireplace-2"),
                onCardNoted(GROCER, 4),
                RED.farm(WOODEN_HOUSE.replaceFirst("W   \\.", "W   F")),
                RED.has("1 grain"));
        RED.plays("place grain-utilization", "bake 1", "trade " + GROCER + " 0", "sow vegetable b2");
        RED.changed(
                "grain: 1 > 0",
                "food: 0 > 1",
                "b2: field > field 2 vegetable",
                "cards: fireplace-2, " + GROCER + " with 4 > fireplace-2, " + GROCER + " with 5",
                "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-X3", "AGR-R4"})
    void food_of_the_round_space_buys_wood_for_the_groom() {
        given(
                bothDecks(),
                beforeTheNextRound(),
                RED.hasPlayed(GROCER, "b089-groom"),
                RED.farm(STONE_HOUSE),
                RED.awaits(2, "1 food"));
        goOn();
        RED.isOffered("trade " + GROCER + " 0", "done");
        RED.plays("trade " + GROCER + " 0", "use b089-groom", "build-stable e1");
        RED.changed(
                "e1: - > stable", "cards: " + GROCER + " with nothing, b089-groom > " + GROCER + " with 1, b089-groom");
        RED.isAsked("place");
    }

    @Test
    @Rule({"AGR-X3", "AGR-K2"})
    void a_grocer_who_was_just_played_sells_grain_for_the_bread_paddle() {
        given(bothDecks(), RED.holds(GROCER), RED.hasPlayed("b025-bread-paddle", "fireplace-2"), RED.has("2 food"));
        RED.plays("place lessons", "play " + GROCER, "trade " + GROCER + " 0", "trade " + GROCER + " 0");
        RED.plays("use b025-bread-paddle", "bake 1");
        RED.changed(
                "wood: 0 > 1",
                "hand: " + GROCER + " >",
                "cards: fireplace-2, b025-bread-paddle > fireplace-2, " + GROCER + " with 2, b025-bread-paddle",
                "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-X3", "AGR-K2"})
    void nobody_is_asked_where_no_exchange_would_help() {
        given(
                bothDecks(),
                RED.hasPlayed("b077-loam-pit", "b080-hard-porcelain", "b087-cottager"),
                RED.farm(CLAY_HOUSE));
        RED.plays("place day-laborer");
        GREEN.isAsked("place");
        RED.changed("food: 0 > 2", "clay: 0 > 3", "home: 2 > 1");
        given(bothDecks(), RED.hasPlayed(GROCER, "b087-cottager"), onCardNoted(GROCER, 3), RED.has("2 clay"));
        RED.plays("place day-laborer");
        GREEN.isAsked("place");
        RED.changed("food: 0 > 2", "home: 2 > 1");
    }
}
