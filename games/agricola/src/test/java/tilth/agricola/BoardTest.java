package tilth.agricola;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class BoardTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-B1", "AGR-W3"})
    void the_spaces_of_every_table_that_need_nothing_are_these() {
        given(
                RED.has("5 wood 2 reed"),
                holds("forest", "3 wood"),
                holds("clay-pit", "1 clay"),
                holds("fishing", "1 food"),
                holds("reed-bank", "1 reed"),
                holds("meeting-place", "1 food"));
        RED.isOffered(
                "place farm-expansion",
                "place meeting-place",
                "place grain-seeds",
                "place farmland",
                "place side-job",
                "place day-laborer",
                "place forest",
                "place clay-pit",
                "place reed-bank",
                "place fishing");
    }

    @Test
    @Rule({"AGR-B2", "AGR-W6"})
    void an_accumulation_space_hands_over_everything_that_has_piled_up() {
        given(holds("forest", "6 wood"));
        RED.plays("place forest");
        changed("red wood: 0 > 6", "red home: 2 > 1", "forest: 6 wood >", "on forest: > 1 red");
    }

    @Test
    @Rule({"AGR-B3", "AGR-W1"})
    void meeting_place_gives_its_food_and_the_first_turn_of_the_next_round() {
        given(players(3), holds("meeting-place", "2 food"), GREEN.isFirst(), BLUE.toMove());
        BLUE.plays("place meeting-place");
        changed(
                "blue food: 0 > 2",
                "blue home: 2 > 1",
                "meeting-place: 2 food >",
                "on meeting-place: > 1 blue",
                "first: green > blue");
        RED.isAsked("place");
    }

    @Test
    @Rule("AGR-B3")
    void the_starting_player_stays_the_starting_player_on_meeting_place() {
        given(revised(), holds("meeting-place", "1 food"));
        RED.plays("place meeting-place");
        changed("red food: 0 > 1", "red home: 2 > 1", "meeting-place: 1 food >", "on meeting-place: > 1 red");
    }

    @Test
    @Rule("AGR-B3")
    void the_classic_day_laborer_gets_food_and_a_building_resource() {
        given();
        RED.plays("place day-laborer");
        RED.isOffered("take wood", "take clay", "take reed", "take stone");
        RED.plays("take reed");
        changed("red food: 0 > 1", "red reed: 0 > 1", "red home: 2 > 1", "on day-laborer: > 1 red");
    }

    @Test
    @Rule("AGR-B3")
    void the_revised_day_laborer_gets_two_food() {
        given(revised());
        RED.plays("place day-laborer");
        changed("red food: 0 > 2", "red home: 2 > 1", "on day-laborer: > 1 red");
    }

    @Test
    @Rule({"AGR-B2", "AGR-R2", "AGR-R3"})
    void each_round_brings_a_card_and_goods() {
        given(beforeTheNextRound(), holds("forest", "3 wood"));
        goOn();
        changed(
                "round: 1 > 2",
                "major-improvement: not out >",
                "meeting-place: > 1 food",
                "forest: 3 wood > 6 wood",
                "clay-pit: > 1 clay",
                "reed-bank: > 1 reed",
                "fishing: > 1 food");
    }

    @Test
    @Rule("AGR-B4")
    void round_cards_with_an_arrow_accumulate_one_of_their_good() {
        given(beforeTheNextRound(), round(13));
        goOn();
        changed(
                "round: 13 > 14",
                "farm-redevelopment: not out >",
                "sheep-market: > 1 sheep",
                "western-quarry: > 1 stone",
                "pig-market: > 1 wild-boar",
                "eastern-quarry: > 1 stone",
                "cattle-market: > 1 cattle",
                "meeting-place: > 1 food",
                "forest: > 3 wood",
                "clay-pit: > 1 clay",
                "reed-bank: > 1 reed",
                "fishing: > 1 food");
    }

    @Test
    @Rule("AGR-B4")
    void vegetable_seeds_gives_a_vegetable() {
        given(out("vegetable-seeds"));
        RED.plays("place vegetable-seeds");
        changed("red vegetable: 0 > 1", "red home: 2 > 1", "on vegetable-seeds: > 1 red");
    }

    @Test
    @Rule("AGR-B5")
    void three_classic_players_have_four_more_spaces() {
        given(players(3), beforeTheNextRound());
        goOn();
        changed(
                "round: 1 > 2",
                "major-improvement: not out >",
                "meeting-place: > 1 food",
                "forest: > 3 wood",
                "clay-pit: > 1 clay",
                "reed-bank: > 1 reed",
                "fishing: > 1 food",
                "hollow: > 1 clay",
                "grove: > 2 wood");
        RED.plays("place one-resource", "take stone");
        changed("red stone: 0 > 1", "red home: 2 > 1", "on one-resource: > 1 red");
        GREEN.plays("place two-resources", "take wood", "take wood");
        changed("green wood: 0 > 2", "green home: 2 > 1", "on two-resources: > 1 green");
    }

    @Test
    @Rule("AGR-B5")
    void four_classic_players_have_six_more_spaces() {
        given(players(4), beforeTheNextRound());
        goOn();
        changed(
                "round: 1 > 2",
                "major-improvement: not out >",
                "meeting-place: > 1 food",
                "forest: > 3 wood",
                "clay-pit: > 1 clay",
                "reed-bank: > 1 reed",
                "fishing: > 1 food",
                "copse: > 1 wood",
                "grove: > 2 wood",
                "hollow: > 2 clay",
                "traveling-players: > 1 food");
        RED.plays("place resource-market");
        changed(
                "red reed: 0 > 1",
                "red stone: 0 > 1",
                "red food: 0 > 1",
                "red home: 2 > 1",
                "on resource-market: > 1 red");
        GREEN.plays("place two-resources", "take clay", "take stone");
        changed("green clay: 0 > 1", "green stone: 0 > 1", "green home: 2 > 1", "on two-resources: > 1 green");
    }

    @Test
    @Rule({"AGR-B5", "AGR-B8"})
    void five_classic_players_have_six_other_spaces() {
        given(players(5), beforeTheNextRound());
        goOn();
        changed(
                "round: 1 > 2",
                "major-improvement: not out >",
                "meeting-place: > 1 food",
                "forest: > 3 wood",
                "clay-pit: > 1 clay",
                "reed-bank: > 1 reed",
                "fishing: > 1 food",
                "grove: > 4 wood",
                "hollow: > 3 clay",
                "reed-pond: > 1 reed",
                "room-or-players: > 1 food");
        RED.plays("place reed-pond");
        changed(
                "red reed: 0 > 1",
                "red stone: 0 > 1",
                "red wood: 0 > 1",
                "red home: 2 > 1",
                "reed-pond: 1 reed >",
                "on reed-pond: > 1 red");
    }

    @Test
    @Rule("AGR-B8")
    void the_other_reading_of_the_reed_space_gives_reed_alone() {
        given(players(5), option("reed-pond", "reed-only"), holds("reed-pond", "2 reed"));
        RED.plays("place reed-pond");
        changed("red reed: 0 > 2", "red home: 2 > 1", "reed-pond: 2 reed >", "on reed-pond: > 1 red");
    }

    @Test
    @Rule("AGR-B5")
    void a_room_or_the_food_of_the_players() {
        given(players(5), holds("room-or-players", "3 food"), RED.has("10 wood 4 reed"), GREEN.has("1 wood"));
        RED.plays("place room-or-players");
        RED.isOffered("build-room a1", "build-room b2", "build-room b3", "take food");
        RED.plays("build-room a1");
        changed(
                "red wood: 10 > 5",
                "red reed: 4 > 2",
                "red a1: - > room",
                "red home: 2 > 1",
                "on room-or-players: > 1 red");
        given(players(5), holds("room-or-players", "3 food"), GREEN.toMove());
        GREEN.plays("place room-or-players", "take food");
        changed("green food: 0 > 3", "green home: 2 > 1", "room-or-players: 3 food >", "on room-or-players: > 1 green");
    }

    @Test
    @Rule({"AGR-B5", "AGR-G1"})
    void resources_or_from_round_five_on_growth_with_room() {
        String roomy = """
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;
        given(players(5), round(4), RED.farm(roomy));
        RED.plays("place resources-or-growth");
        RED.isOffered("take wood", "take clay", "take reed", "take stone");
        meanwhile();
        given(players(5), round(5), RED.farm(roomy));
        RED.plays("place resources-or-growth");
        RED.isOffered("take wood", "take clay", "take reed", "take stone", "grow");
        RED.plays("grow");
        changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 2 > 1", "on resources-or-growth: > 2 red");
        given(players(5), round(5));
        RED.plays("place resources-or-growth");
        RED.mayNot("grow");
        RED.plays("take reed");
        RED.isOffered("take wood", "take clay", "take reed", "take stone");
        RED.plays("take reed");
        changed("red reed: 0 > 2", "red home: 2 > 1", "on resources-or-growth: > 1 red");
    }

    @Test
    @Rule("AGR-B6")
    void three_revised_players_have_three_more_spaces() {
        given(revised(), players(3), beforeTheNextRound());
        goOn();
        changed(
                "round: 1 > 2",
                "major-improvement: not out >",
                "meeting-place: > 1 food",
                "forest: > 3 wood",
                "clay-pit: > 1 clay",
                "reed-bank: > 1 reed",
                "fishing: > 1 food",
                "grove: > 2 wood",
                "hollow: > 1 clay");
        RED.plays("place resource-market");
        RED.isOffered("take reed", "take stone");
        RED.plays("take stone");
        changed("red food: 0 > 1", "red stone: 0 > 1", "red home: 2 > 1", "on resource-market: > 1 red");
    }

    @Test
    @Rule("AGR-B6")
    void four_revised_players_have_five_more_spaces() {
        given(revised(), players(4), beforeTheNextRound());
        goOn();
        changed(
                "round: 1 > 2",
                "major-improvement: not out >",
                "meeting-place: > 1 food",
                "forest: > 3 wood",
                "clay-pit: > 1 clay",
                "reed-bank: > 1 reed",
                "fishing: > 1 food",
                "copse: > 1 wood",
                "grove: > 2 wood",
                "hollow: > 2 clay",
                "traveling-players: > 1 food");
        RED.plays("place resource-market");
        changed(
                "red reed: 0 > 1",
                "red stone: 0 > 1",
                "red food: 0 > 1",
                "red home: 2 > 1",
                "on resource-market: > 1 red");
    }

    @Test
    @Rule({"AGR-B7", "AGR-B9"})
    void one_person_closes_the_whole_tile_for_two_players() {
        given(revised(), option("extra-actions", "on"), round(5), holds("copse", "3 wood"));
        RED.may("place copse", "place resource-market", "place animal-market");
        RED.plays("place resource-market");
        changed("red stone: 0 > 1", "red food: 0 > 1", "red home: 2 > 1", "on resource-market: > 1 red");
        GREEN.mayNot("place copse", "place resource-market", "place animal-market", "place modest-wish");
        GREEN.isRefused("space:copse", "AGR-B7", "tile-taken");
        GREEN.isRefused("space:resource-market", "AGR-W2", "occupied");
    }

    @Test
    @Rule("AGR-B7")
    void the_tile_for_more_players_has_two_spaces_and_alone_there_is_none() {
        given(revised(), option("extra-actions", "on"), players(3));
        RED.may("place animal-market");
        RED.mayNot("place copse");
        given(revised(), option("extra-actions", "on"), players(1));
        RED.mayNot("place copse", "place animal-market", "place resource-market");
        given(option("extra-actions", "on"), players(2));
        RED.mayNot("place animal-market");
    }

    @Test
    @Rule({"AGR-B7", "AGR-G1"})
    void a_modest_wish_needs_round_five_and_a_free_room() {
        String roomy = """
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;
        given(revised(), option("extra-actions", "on"), round(4), RED.farm(roomy));
        RED.mayNot("place modest-wish");
        RED.isRefused("space:modest-wish", "AGR-G1", "from-round");
        given(revised(), option("extra-actions", "on"), round(5));
        RED.mayNot("place modest-wish");
        RED.isRefused("space:modest-wish", "AGR-G1", "no-free-room");
        given(revised(), option("extra-actions", "on"), round(5), RED.farm(roomy));
        RED.plays("place modest-wish");
        changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 2 > 1", "on modest-wish: > 2 red");
    }

    @Test
    @Rule("AGR-B9")
    void the_animal_market_gives_a_sheep_with_food_a_wild_boar_or_cattle_for_food() {
        given(players(5), RED.has("1 food"));
        RED.plays("place animal-market");
        RED.isOffered("take sheep", "take wild-boar", "take cattle");
        RED.plays("take sheep");
        changed("red sheep: 0 > 1", "red food: 1 > 2", "red home: 2 > 1", "on animal-market: > 1 red");
        given(players(5), RED.has("1 food"));
        RED.plays("place animal-market", "take cattle");
        changed("red cattle: 0 > 1", "red food: 1 > 0", "red home: 2 > 1", "on animal-market: > 1 red");
        given(players(5));
        RED.plays("place animal-market", "take wild-boar");
        changed("red wild-boar: 0 > 1", "red home: 2 > 1", "on animal-market: > 1 red");
    }

    @Test
    @Rule({"AGR-B9", "AGR-X1"})
    void who_has_no_food_for_cattle_may_eat_grain_first() {
        given(players(5), RED.has("1 grain"));
        RED.plays("place animal-market");
        RED.isOffered("take sheep", "take wild-boar", "eat grain");
        RED.isRefused("good:cattle", "AGR-B9", "cattle-cost-food");
        RED.plays("eat grain");
        RED.isOffered("take sheep", "take wild-boar", "take cattle");
        RED.plays("take cattle");
        changed("red cattle: 0 > 1", "red grain: 1 > 0", "red home: 2 > 1", "on animal-market: > 1 red");
    }
}
