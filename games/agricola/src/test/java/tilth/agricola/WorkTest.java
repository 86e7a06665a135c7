package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class WorkTest extends AgricolaScenario {

    @Test
    @Rule("AGR-W1")
    void players_take_turns_and_who_has_nobody_left_is_passed_over() {
        given(players(3), GREEN.home(0), BLUE.home(2), RED.home(2));
        RED.plays("place grain-seeds");
        BLUE.isAsked("place");
        BLUE.plays("place day-laborer", "take wood");
        RED.isAsked("place");
        RED.plays("place farmland", "plow b1");
        BLUE.isAsked("place");
        meanwhile();
        GREEN.isRefused("space:forest", "AGR-W1", "not-your-turn");
    }

    @Test
    @Rule("AGR-W2")
    void a_space_takes_one_person() {
        given(GREEN.standsOn("grain-seeds"));
        RED.mayNot("place grain-seeds");
        RED.isRefused("space:grain-seeds", "AGR-W2", "occupied");
    }

    @Test
    @Rule("AGR-W3")
    void nobody_is_placed_where_nothing_can_be_done() {
        given(out("grain-utilization", "fencing", "major-improvement"));
        RED.mayNot(
                "place farm-expansion",
                "place side-job",
                "place grain-utilization",
                "place fencing",
                "place major-improvement",
                "place forest",
                "place meeting-place");
        RED.isRefused("space:farm-expansion", "AGR-F7", "missing");
        RED.isRefused("space:side-job", "AGR-F7", "missing");
        RED.isRefused("space:grain-utilization", "AGR-C4", "no-empty-field");
        RED.isRefused("space:fencing", "AGR-F8", "missing");
        RED.isRefused("space:major-improvement", "AGR-P1", "no-improvement-affordable");
        RED.isRefused("space:forest", "AGR-W6", "space-empty");
        RED.isRefused("space:cultivation", "AGR-R2", "not-out-yet");
        RED.isRefused("space:grove", "AGR-B5", "not-at-this-table");
    }

    @Test
    @Rule("AGR-W3")
    void becoming_first_is_an_effect_for_somebody_else_only() {
        given(GREEN.isFirst());
        RED.plays("place meeting-place");
        changed("red home: 2 > 1", "on meeting-place: > 1 red", "first: green > red");
        given(RED.isFirst());
        RED.mayNot("place meeting-place");
    }

    @Test
    @Rule("AGR-W4")
    void and_or_means_one_or_both_in_any_order_but_one_at_least() {
        given(RED.has("9 wood 2 reed"));
        RED.plays("place farm-expansion");
        RED.mayNot("done");
        RED.isRefused("do:done", "AGR-W3", "do-something-first");
        RED.may("build-room a1", "build-stable e3");
        RED.plays("build-stable e3");
        RED.may("build-room a1", "build-stable e1", "done");
        RED.plays("build-room a1");
        RED.may("build-stable e1", "done");
        RED.plays("build-stable e1");
        GREEN.isAsked("place");
        changed(
                "red wood: 9 > 0",
                "red reed: 2 > 0",
                "red a1: - > room",
                "red e1: - > stable",
                "red e3: - > stable",
                "red home: 2 > 1",
                "on farm-expansion: > 1 red");
        given(RED.has("4 wood"));
        RED.plays("place farm-expansion", "build-stable e3", "done");
        changed("red wood: 4 > 2", "red e3: - > stable", "red home: 2 > 1", "on farm-expansion: > 1 red");
    }

    @Test
    @Rule("AGR-W4")
    void what_cannot_go_on_ends_by_itself() {
        given(RED.has("2 wood"));
        RED.plays("place farm-expansion", "build-stable e3");
        GREEN.isAsked("place");
        changed("red wood: 2 > 0", "red e3: - > stable", "red home: 2 > 1", "on farm-expansion: > 1 red");
    }

    @Test
    @Rule("AGR-W5")
    void then_means_that_the_first_part_has_to_be_done() {
        given(out("house-redevelopment"), RED.has("4 clay 1 reed"), GREEN.has("9 clay"));
        RED.plays("place house-redevelopment");
        changed(
                "red clay: 4 > 2",
                "red reed: 1 > 0",
                "red house: wood > clay",
                "red home: 2 > 1",
                "on house-redevelopment: > 1 red");
        RED.isOffered("build fireplace-2", "done");
        RED.plays("done");
        changed();
        given(out("house-redevelopment"), GREEN.toMove(), GREEN.has("9 clay"));
        GREEN.mayNot("place house-redevelopment");
        GREEN.isRefused("space:house-redevelopment", "AGR-F4", "missing");
    }

    @Test
    @Rule("AGR-W7")
    void nobody_may_pass_unless_the_table_allows_it() {
        given(RED.home(2));
        RED.mayNot("pass");
        RED.isRefused("do:pass", "AGR-W7", "no-passing");
    }

    @Test
    @Rule("AGR-W7")
    void where_the_table_allows_it_not_all_can_wait_for_each_other() {
        given(option("passing", "allowed"));
        RED.plays("pass");
        changed();
        GREEN.mayNot("pass");
        GREEN.isRefused("do:pass", "AGR-W7", "all-have-passed");
        GREEN.plays("place grain-seeds");
        meanwhile();
        RED.may("pass");
        RED.plays("place farmland", "plow b1");
        GREEN.may("pass");
        meanwhile();
        given(option("passing", "allowed"), players(1));
        RED.mayNot("pass");
        given(option("passing", "allowed"), GREEN.home(0));
        RED.mayNot("pass");
    }

    @Test
    @Rule("AGR-W8")
    void who_can_use_no_space_is_passed_over() {
        given(
                revised(),
                RED.home(1),
                GREEN.home(2),
                GREEN.isFirst(),
                RED.standsOn("day-laborer"),
                holds("fishing", "1 food"),
                GREEN.farm("""
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                        """));
        assertThat(position().holdings().home(0)).isZero();
        GREEN.isOffered("place grain-seeds", "place fishing");
        GREEN.plays("place grain-seeds", "place fishing");
        meanwhile();
        now("round", "2");
        given(
                revised(),
                RED.home(2),
                GREEN.home(1),
                GREEN.isFirst(),
                RED.standsOn("day-laborer"),
                holds("fishing", "1 food"),
                GREEN.farm("""
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                        """));
        RED.plays("place grain-seeds");
        GREEN.isOffered("place fishing");
        meanwhile();
        given(revised(), GREEN.home(1), GREEN.isFirst(), RED.standsOn("day-laborer"), GREEN.farm("""
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                          W   F   F   F   F
                        +   +   +   +   +   +
                        """));
        RED.plays("place grain-seeds");
        RED.changed("grain: 0 > 1", "home: 1 > 2");
        now("round", "2");
    }
}
