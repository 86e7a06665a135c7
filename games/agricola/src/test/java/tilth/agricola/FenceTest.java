package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class FenceTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-F8", "AGR-F9"})
    void a_pasture_of_one_square_takes_four_fences() {
        given(out("fencing"), RED.has("4 wood"));
        RED.plays("place fencing");
        RED.mayNot("done", "close");
        RED.isRefused("do:close", "AGR-F9", "no-pasture-yet");
        RED.plays("mark e1");
        RED.isRefused("do:done", "AGR-F9", "close-first");
        RED.isOffered("close");
        RED.plays("close");
        changed("red wood: 4 > 0", "red fences: 0 > 4", "red pastures: > e1", "red home: 2 > 1", "on fencing: > 1 red");
        GREEN.isAsked("place");
    }

    @Test
    @Rule("AGR-F9")
    void three_wood_fence_nothing() {
        given(out("fencing"), RED.has("3 wood"));
        RED.mayNot("place fencing");
        RED.isRefused("space:fencing", "AGR-F9", "no-pasture-possible");
    }

    @Test
    @Rule({"AGR-F8", "AGR-F10"})
    void with_eleven_fences_three_pastures_are_fenced_as_in_the_rulebook() {
        given(out("fencing"), RED.has("11 wood"));
        RED.plays("place fencing", "mark d2", "close");
        RED.plays("mark e2", "close");
        RED.plays("mark d3", "mark e3", "close");
        changed(
                "red wood: 11 > 0",
                "red fences: 0 > 11",
                "red pastures: > d2 e2 d3+e3",
                "red home: 2 > 1",
                "on fencing: > 1 red");
        GREEN.isAsked("place");
    }

    @Test
    @Rule("AGR-F10")
    void a_further_pasture_shares_a_side_with_an_older_one() {
        String farm = """
                +   +   +   +   +---+
                  .   .   .   . |   |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;
        given(out("fencing"), RED.has("4 wood"), RED.farm(farm));
        RED.plays("place fencing");
        RED.isOffered("mark d1", "mark e2");
        RED.isRefused("square:c3", "AGR-F10", "no-pasture-with-it");
        RED.isRefused("square:a2", "AGR-F12", "tile-cannot-be-enclosed");
        RED.plays("mark d1", "close");
        changed(
                "red wood: 4 > 1",
                "red fences: 4 > 7",
                "red pastures: e1 > d1 e1",
                "red home: 2 > 1",
                "on fencing: > 1 red");
    }

    @Test
    @Rule("AGR-F11")
    void a_pasture_may_be_split() {
        given(out("fencing"), RED.has("1 wood"), RED.farm("""
                +   +   +   +---+---+
                  .   .   . |       |
                +   +   +   +---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place fencing");
        RED.isOffered("mark d1", "mark e1");
        RED.plays("mark d1", "close");
        changed(
                "red wood: 1 > 0",
                "red fences: 6 > 7",
                "red pastures: d1+e1 > d1 e1",
                "red home: 2 > 1",
                "on fencing: > 1 red");
    }

    @Test
    @Rule("AGR-F12")
    void rooms_and_fields_cannot_be_enclosed_and_stables_can() {
        given(out("fencing"), RED.has("4 wood"), RED.farm("""
                +   +   +   +   +   +
                  .   F   .   .   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place fencing");
        RED.may("mark e1", "mark a1");
        RED.mayNot("mark b1", "mark a2", "mark a3");
        meanwhile();
    }

    @Test
    @Rule("AGR-F13")
    void there_are_fifteen_fences() {
        given(out("fencing"), RED.has("20 wood"), RED.farm("""
                +   +   +---+---+---+
                  .   . |       |   |
                +   +   +   +   +---+
                  W   . |       |   |
                +   +   +---+---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(position().farms().fencesLeft(0)).isEqualTo(2);
        RED.plays("place fencing");
        RED.mayNot("mark b1", "mark d3");
        RED.plays("mark c1", "close");
        changed(
                "red wood: 20 > 18",
                "red fences: 13 > 15",
                "red pastures: c1+d1+c2+d2 e1 e2 > c1 d1+c2+d2 e1 e2",
                "red home: 2 > 1",
                "on fencing: > 1 red");
        GREEN.plays("place grain-seeds");
        meanwhile();
    }

    @Test
    @Rule("AGR-F13")
    void without_fences_left_nobody_goes_fencing() {
        given(out("fencing"), RED.has("20 wood"), RED.farm("""
                +   +   +---+---+---+
                  .   . |   |   |   |
                +   +   +---+   +---+
                  W   . |       |   |
                +   +   +---+---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.mayNot("place fencing");
        RED.isRefused("space:fencing", "AGR-F13", "no-fences-left");
    }

    @Test
    @Rule({"AGR-W5", "AGR-F8"})
    void farm_redevelopment_renovates_and_may_fence_then() {
        given(out("farm-redevelopment"), RED.has("2 clay 1 reed 6 wood"));
        RED.plays("place farm-redevelopment");
        RED.may("mark e1", "done");
        RED.plays("mark e1", "mark d1", "close");
        changed(
                "red clay: 2 > 0",
                "red reed: 1 > 0",
                "red wood: 6 > 0",
                "red house: wood > clay",
                "red fences: 0 > 6",
                "red pastures: > d1+e1",
                "red home: 2 > 1",
                "on farm-redevelopment: > 1 red");
        given(out("farm-redevelopment"), RED.has("6 wood"));
        RED.mayNot("place farm-redevelopment");
    }

    @Test
    @Rule({"AGR-A5", "AGR-F11"})
    void animals_that_lose_their_room_by_new_fences_are_sorted_anew() {
        given(out("fencing"), RED.has("1 wood 8 sheep 1 wild-boar"), RED.farm("""
                +   +   +   +---+---+
                  .   .   . | s     |
                +   +   +   +---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place fencing", "mark e1", "close");
        RED.isOffered("keep 7 0 0", "keep 6 1 0");
        RED.plays("keep 6 1 0");
        RED.changed("wood: 1 > 0", "sheep: 8 > 6", "fences: 6 > 7", "pastures: d1+e1 > d1 e1", "home: 2 > 1");
    }
}
