package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.edition.Edition;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

class HouseTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-F1", "AGR-F2"})
    void a_room_stands_beside_a_room_on_an_unused_square() {
        given(RED.has("15 wood 6 reed"), RED.farm("""
                        +   +   +   +   +   +
                          s   .   .   .   .
                        +   +   +   +   +   +
                          W   F   .   .   .
                        +   +---+   +   +   +
                          W |   | .   .   .
                        +   +---+   +   +   +
                        """));
        RED.plays("place farm-expansion");
        RED.mayNot("build-room a1", "build-room b2", "build-room b3", "build-room b1");
        RED.isRefused("square:b2", "AGR-F1", "no-place-for-room");
        meanwhile();
        given(RED.has("15 wood 6 reed"));
        RED.plays("place farm-expansion", "build-room b3", "build-room c3", "build-room b2");
        changed(
                "red wood: 15 > 0",
                "red reed: 6 > 0",
                "red b3: - > room",
                "red c3: - > room",
                "red b2: - > room",
                "red home: 2 > 1",
                "on farm-expansion: > 1 red");
    }

    @Test
    @Rule({"AGR-F1", "AGR-F2", "AGR-F3", "AGR-F4", "AGR-F5"})
    void the_rulebook_builds_renovates_and_builds_again() {
        given(out("house-redevelopment"), RED.has("5 wood 8 clay 6 reed"));
        RED.plays("place farm-expansion", "build-room a1");
        RED.changed("wood: 5 > 0", "reed: 6 > 4", "a1: - > room", "home: 2 > 1");
        GREEN.plays("place grain-seeds");
        meanwhile();
        RED.plays("place house-redevelopment");
        RED.changed("clay: 8 > 5", "reed: 4 > 3", "house: wood > clay", "home: 1 > 0");
        RED.plays("done");
        RED.changed();
        given(RED.has("5 clay 2 reed"), RED.farm("""
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place farm-expansion", "build-room b1");
        RED.changed("clay: 5 > 0", "reed: 2 > 0", "b1: - > room", "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-F3", "AGR-F4", "AGR-F5"})
    void a_clay_house_becomes_a_stone_house_and_that_is_the_end() {
        given(out("house-redevelopment"), RED.has("9 clay 4 stone 2 reed"), RED.farm("""
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                  C   C   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place house-redevelopment", "done");
        RED.changed("stone: 4 > 0", "reed: 2 > 1", "house: clay > stone", "home: 2 > 1");
        given(out("house-redevelopment"), RED.has("9 stone 9 clay 9 reed"), RED.farm("""
                +   +   +   +   +   +
                  .   .   .   .   .
                +   +   +   +   +   +
                  S   .   .   .   .
                +   +   +   +   +   +
                  S   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.mayNot("place house-redevelopment");
        RED.isRefused("space:house-redevelopment", "AGR-F3", "stone-already");
    }

    @Test
    @Rule("AGR-F4")
    void renovating_needs_reed_and_material_for_all_rooms() {
        given(out("house-redevelopment"), RED.has("2 clay"));
        RED.mayNot("place house-redevelopment");
        RED.isRefused("space:house-redevelopment", "AGR-F4", "missing", Map.of("good", "reed", "need", 1, "have", 0));
        given(out("house-redevelopment"), RED.has("1 clay 1 reed"));
        RED.isRefused("space:house-redevelopment", "AGR-F4", "missing", Map.of("good", "clay", "need", 2, "have", 1));
    }

    @Test
    @Rule({"AGR-F6", "AGR-F7"})
    void stables_cost_two_wood_and_there_are_four() {
        given(RED.has("20 wood"));
        RED.plays("place farm-expansion", "build-stable b1", "build-stable c1", "build-stable d1", "build-stable e1");
        changed(
                "red wood: 20 > 12",
                "red b1: - > stable",
                "red c1: - > stable",
                "red d1: - > stable",
                "red e1: - > stable",
                "red home: 2 > 1",
                "on farm-expansion: > 1 red");
        GREEN.plays("place grain-seeds");
        meanwhile();
        RED.mayNot("place side-job");
        RED.isRefused("space:side-job", "AGR-X4", "no-baking-improvement");
    }

    @Test
    @Rule("AGR-F7")
    void side_job_builds_one_stable_for_one_wood() {
        given(RED.has("5 wood"));
        RED.plays("place side-job", "build-stable e3");
        changed("red wood: 5 > 4", "red e3: - > stable", "red home: 2 > 1", "on side-job: > 1 red");
        GREEN.isAsked("place");
    }

    @Test
    @Rule("AGR-F6")
    void a_stable_goes_into_a_pasture_too_but_not_on_a_tile_or_a_stable() {
        given(RED.has("1 wood"), RED.farm("""
                +   +   +   +---+---+
                  .   .   . | s   . |
                +   +   +   +---+---+
                  W   F   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place side-job");
        RED.may("build-stable e1", "build-stable c1", "build-stable a1");
        RED.mayNot("build-stable d1", "build-stable b2", "build-stable a2");
        RED.isRefused("square:b2", "AGR-F6", "square-used");
        meanwhile();
    }

    @Test
    @Rule("AGR-F2")
    void a_room_costs_what_the_house_is_made_of() {
        assertThat(Facts.bundle(edition("classic").roomPrice(0))).isEqualTo("5 wood 2 reed");
        assertThat(Facts.bundle(edition("classic").roomPrice(1))).isEqualTo("5 clay 2 reed");
        assertThat(Facts.bundle(edition("revised").roomPrice(2))).isEqualTo("2 reed 5 stone");
    }

    private static Edition edition(String word) {
        Setup setup = new Setup(new Agricola(), 2, Map.of("edition", word), Seed.of(1));
        return AgricolaTable.of(setup).edition();
    }
}
