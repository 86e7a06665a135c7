package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Cards of both decks beside others that touch the same moment, the same price or the same space. */
class BothDecksTest extends HandScenario {

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

    @Nested
    class OneSpace {

        @Test
        @Rule({"AGR-K1", "AGR-K2"})
        void everything_that_grain_seeds_bring() {
            given(
                    bothDecks(),
                    players(4),
                    RED.hasPlayed(
                            "a067-corn-scoop",
                            "b062-pitchfork",
                            "b142-greengrocer",
                            "b166-cattle-feeder",
                            "a119-firewood-collector"),
                    GREEN.standsOn("farmland"));
            RED.plays("place grain-seeds");
            RED.isOffered("use b166-cattle-feeder", "done");
            RED.changed("grain: 0 > 2", "vegetable: 0 > 1", "food: 0 > 3", "home: 2 > 1");
            RED.plays("use b166-cattle-feeder");
            RED.changed("food: 3 > 2", "cattle: 0 > 1", "wood: 0 > 1");
        }

        @Test
        @Rule({"AGR-K1", "AGR-K2"})
        void everything_that_the_day_laborer_brings() {
            given(
                    bothDecks(),
                    round(6),
                    RED.hasPlayed("b077-loam-pit", "a114-seasonal-worker", "b087-cottager", "b091-assistant-tiller"),
                    RED.has("1 reed"));
            RED.plays("place day-laborer", "choose 1 a114-seasonal-worker");
            RED.isOffered("use b087-cottager", "use b091-assistant-tiller", "done");
            RED.plays("use b091-assistant-tiller", "plow c2", "use b087-cottager", "renovate");
            RED.changed(
                    "food: 0 > 2",
                    "clay: 0 > 1",
                    "vegetable: 0 > 1",
                    "reed: 1 > 0",
                    "c2: - > field",
                    "house: wood > clay",
                    "home: 2 > 1");
            GREEN.isAsked("place");
        }

        @Test
        @Rule({"AGR-B7", "AGR-K12"})
        void the_copse_of_the_tile_is_a_space_of_wood_and_the_tile_closes() {
            given(
                    bothDecks(),
                    option("extra-actions", "on"),
                    RED.hasPlayed("a116-wood-cutter", "a056-basket", "b108-oven-firing-boy"),
                    holds("copse", "1 wood"));
            RED.plays("place copse", "use a056-basket");
            RED.changed("food: 0 > 3", "home: 2 > 1");
            now("copse", "2 wood");
            GREEN.mayNot("place copse", "place animal-market");
        }

        @Test
        @Rule("AGR-K1")
        void the_animal_market_of_the_tile_is_none_of_the_three_markets() {
            given(
                    bothDecks(),
                    option("extra-actions", "on"),
                    players(3),
                    RED.hasPlayed("b024-lasso", "a147-animal-dealer", "a050-milk-jug"),
                    RED.has("1 food"),
                    RED.people(3));
            RED.plays("place animal-market", "take cattle");
            RED.changed("food: 1 > 0", "cattle: 0 > 1", "home: 3 > 2");
            GREEN.isAsked("place");
        }

        @Test
        @Rule({"AGR-K1", "AGR-K14"})
        void the_milk_jug_hears_both_people_of_a_lasso_and_the_firewood_comes_at_the_end_of_each_turn() {
            given(
                    bothDecks(),
                    players(3),
                    out("cattle-market"),
                    holds("cattle-market", "1 cattle"),
                    RED.hasPlayed("b024-lasso", "a119-firewood-collector"),
                    BLUE.hasPlayed("a050-milk-jug"));
            RED.plays("place farmland", "plow c2");
            RED.isOffered("use b024-lasso", "done");
            RED.changed("c2: - > field", "wood: 0 > 1", "home: 2 > 1");
            RED.plays("use b024-lasso", "place cattle-market");
            changed(
                    "red cattle: 0 > 1",
                    "red food: 0 > 1",
                    "red home: 1 > 0",
                    "green food: 0 > 1",
                    "blue food: 0 > 3",
                    "cattle-market: 1 cattle >",
                    "on cattle-market: > 1 red");
        }

        @Test
        @Rule({"AGR-K1", "AGR-K2"})
        void the_conjurer_and_the_lutenist_both_live_on_the_players() {
            given(
                    bothDecks(),
                    players(4),
                    RED.hasPlayed("a155-conjurer"),
                    BLUE.hasPlayed("a160-lutenist"),
                    BLUE.has("1 grain"),
                    holds("traveling-players", "1 food"));
            RED.plays("place traveling-players");
            BLUE.isOffered("eat grain", "done");
            BLUE.plays("eat grain", "use a160-lutenist");
            changed(
                    "red food: 0 > 1",
                    "red wood: 0 > 1",
                    "red grain: 0 > 1",
                    "red home: 2 > 1",
                    "blue grain: 1 > 0",
                    "blue wood: 0 > 1",
                    "blue vegetable: 0 > 1",
                    "traveling-players: 1 food >",
                    "on traveling-players: > 1 red");
        }
    }

    @Nested
    class OnePrice {

        @Test
        @Rule("AGR-P2")
        void all_that_makes_a_stone_room_cheaper() {
            given(
                    bothDecks(),
                    players(3),
                    RED.hasPlayed(
                            "b126-carpenter",
                            "a123-frame-builder",
                            "b145-brushwood-collector",
                            "a143-stonecutter",
                            "b013-carpenters-parlor"),
                    RED.farm(STONE_HOUSE),
                    RED.has("2 wood"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void three_rebates_on_one_major_never_pay_anything_back() {
            given(
                    bothDecks(),
                    players(3),
                    out("major-improvement"),
                    RED.hasPlayed("a075-lumber-mill", "a143-stonecutter", "b095-master-bricklayer", "a055-junk-room"),
                    RED.farm(THREE_ROOMS),
                    RED.has("1 wood"));
            RED.plays("place major-improvement", "build joinery");
            RED.changed(
                    "wood: 1 > 0",
                    "food: 0 > 1",
                    "cards: a055-junk-room, a075-lumber-mill, a143-stonecutter, b095-master-bricklayer"
                            + " > joinery, a055-junk-room, a075-lumber-mill, a143-stonecutter,"
                            + " b095-master-bricklayer",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-P2", "AGR-K9", "AGR-K10"})
        void free_fences_clay_fences_and_the_sheep_behind_them() {
            given(
                    bothDecks(),
                    out("fencing"),
                    RED.hasPlayed("a088-hedge-keeper", "a016-rammed-clay", "a083-shepherds-crook"),
                    RED.has("2 wood 3 clay"));
            RED.plays("place fencing", "mark d1", "mark e1", "mark d2", "mark e2", "close");
            RED.changed(
                    "wood: 2 > 0",
                    "clay: 3 > 0",
                    "fences: 0 > 8",
                    "pastures: > d1+e1+d2+e2",
                    "sheep: 0 > 2",
                    "home: 2 > 1");
        }
    }

    @Nested
    class OneMoment {

        @Test
        @Rule({"AGR-K11", "AGR-K2"})
        void paper_before_an_occupation_and_bread_after_it() {
            given(
                    bothDecks(),
                    RED.hasPlayed("b109-paper-maker", "b025-bread-paddle", "fireplace-2"),
                    RED.holds("a112-scythe-worker"),
                    RED.has("1 wood"));
            RED.plays("place lessons", "play a112-scythe-worker", "use b109-paper-maker");
            RED.isOffered("use b025-bread-paddle", "done");
            RED.plays("use b025-bread-paddle", "bake 1");
            RED.changed(
                    "wood: 1 > 0",
                    "food: 0 > 2",
                    "hand: a112-scythe-worker >",
                    "cards: fireplace-2, b025-bread-paddle, b109-paper-maker"
                            + " > fireplace-2, a112-scythe-worker, b025-bread-paddle, b109-paper-maker",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-D10", "AGR-K6"})
        void the_junk_room_pays_for_a_passing_card_which_is_no_improvement_of_anybody() {
            given(
                    bothDecks(),
                    players(3),
                    RED.hasPlayed("a055-junk-room", "a133-braggart"),
                    RED.holds("b008-market-stall"),
                    RED.has("1 grain"));
            RED.plays("place meeting-place", "play b008-market-stall");
            changed(
                    "red grain: 1 > 0",
                    "red vegetable: 0 > 1",
                    "red food: 0 > 1",
                    "red hand: b008-market-stall >",
                    "green hand: > b008-market-stall",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule({"AGR-D10", "AGR-K2"})
        void a_scholar_plays_a_passing_card_and_puts_nothing_on_the_round_that_has_begun() {
            given(
                    bothDecks(),
                    beforeTheNextRound(),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("b002-mini-pasture"),
                    RED.farm(STONE_HOUSE),
                    RED.has("2 food"));
            goOn();
            RED.plays("use b097-scholar", "play b002-mini-pasture", "fence-square e1");
            now("green hand", "b002-mini-pasture");
            now("red pastures", "e1");
            now("red hand", "");
            RED.isAsked("place");
            given(
                    bothDecks(),
                    round(4),
                    beforeTheNextRound(),
                    RED.hasPlayed("b097-scholar", "a087-conservator"),
                    RED.holds("b066-sack-cart"),
                    RED.farm(STONE_HOUSE),
                    RED.has("2 wood"));
            goOn();
            RED.plays("use b097-scholar", "play b066-sack-cart");
            now("round 5 for red", "");
            now("round 8 for red", "1 grain");
        }

        @Test
        @Rule({"AGR-K1", "AGR-K2"})
        void a_renovation_by_a_cottager_wakes_everything() {
            given(
                    bothDecks(),
                    round(13),
                    RED.hasPlayed(
                            "b087-cottager",
                            "a087-conservator",
                            "a110-roughcaster",
                            "a120-clay-hut-builder",
                            "b107-manservant",
                            "b016-mining-hammer"),
                    RED.has("2 stone 1 reed"));
            RED.plays("place day-laborer", "use b087-cottager", "renovate-to stone");
            RED.isOffered("use b016-mining-hammer", "done");
            RED.plays("use b016-mining-hammer", "build-stable e1");
            RED.changed(
                    "food: 0 > 2",
                    "stone: 2 > 0",
                    "reed: 1 > 0",
                    "house: wood > stone",
                    "e1: - > stable",
                    "home: 2 > 1");
            now("round 14 for red", "3 food 2 clay");
        }

        @Test
        @Rule("AGR-K1")
        void a_room_by_a_cottager_is_a_room_for_all_cards() {
            given(
                    bothDecks(),
                    round(13),
                    RED.hasPlayed("b087-cottager", "a110-roughcaster", "a111-wall-builder"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("5 clay 2 reed"));
            RED.plays("place day-laborer", "use b087-cottager", "build-room a1");
            RED.changed("food: 0 > 5", "clay: 5 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
            now("round 14 for red", "1 food");
        }

        @Test
        @Rule({"AGR-X3", "AGR-K2"})
        void a_grocer_sells_in_the_turn_of_others_too() {
            given(
                    bothDecks(),
                    players(4),
                    BLUE.hasPlayed("a160-lutenist", GROCER),
                    BLUE.has("1 food"),
                    holds("traveling-players", "1 food"));
            RED.plays("place traveling-players");
            BLUE.isOffered("use a160-lutenist", "trade " + GROCER + " 0", "done");
            BLUE.plays("trade " + GROCER + " 0");
            BLUE.changed(
                    "wood: 0 > 2",
                    "cards: " + GROCER + " with nothing, a160-lutenist > " + GROCER + " with 1, a160-lutenist");
            GREEN.isAsked("place");
        }

        @Test
        @Rule({"AGR-K4", "AGR-K12"})
        void the_claypipe_counts_what_is_put_back_and_what_was_exchanged() {
            given(
                    bothDecks(),
                    RED.hasPlayed("a053-claypipe", "a056-basket", "b080-hard-porcelain"),
                    RED.has("4 clay"),
                    holds("forest", "4 wood"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("trade b080-hard-porcelain 2", "place forest", "use a056-basket");
            now("red food", "5");
            given(
                    bothDecks(),
                    RED.hasPlayed("a053-claypipe", "a056-basket", "b080-hard-porcelain"),
                    RED.has("4 clay"),
                    holds("forest", "3 wood"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("trade b080-hard-porcelain 2", "place forest", "use a056-basket");
            now("red food", "3");
        }
    }
}
