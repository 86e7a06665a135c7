package tilth.agricola;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class FamilyTest extends AgricolaScenario {

    private static final String THREE_ROOMS = """
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private static final String SIX_ROOMS = """
            +   +   +   +   +   +
              W   W   .   .   .
            +   +   +   +   +   +
              W   W   .   .   .
            +   +   +   +   +   +
              W   W   .   .   .
            +   +   +   +   +   +
            """;

    @Test
    @Rule({"AGR-G1", "AGR-G4"})
    void a_family_grows_with_a_free_room_and_the_newborn_stands_beside_its_parent() {
        given(out("basic-wish"), RED.farm(THREE_ROOMS));
        RED.plays("place basic-wish");
        changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 2 > 1", "on basic-wish: > 2 red");
        GREEN.isAsked("place");
    }

    @Test
    @Rule("AGR-G1")
    void without_a_free_room_it_does_not() {
        given(out("basic-wish"), RED.has("9 wood"));
        RED.mayNot("place basic-wish");
        RED.isRefused("space:basic-wish", "AGR-G1", "no-free-room");
    }

    @Test
    @Rule("AGR-G1")
    void people_at_work_and_newborns_need_their_rooms_too() {
        given(out("basic-wish"), RED.farm(THREE_ROOMS), RED.people(2), RED.home(1), RED.newborns(1));
        RED.mayNot("place basic-wish");
        given(out("basic-wish"), RED.farm(THREE_ROOMS), RED.people(3), RED.home(1));
        RED.mayNot("place basic-wish");
    }

    @Test
    @Rule("AGR-G2")
    void an_urgent_wish_needs_no_room() {
        given(out("urgent-wish"));
        RED.plays("place urgent-wish");
        changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 2 > 1", "on urgent-wish: > 2 red");
    }

    @Test
    @Rule({"AGR-G1", "AGR-G2"})
    void after_an_urgent_wish_one_more_room_is_not_enough_for_another_child() {
        given(out("basic-wish", "urgent-wish"), RED.farm(THREE_ROOMS), RED.people(3));
        RED.mayNot("place basic-wish");
        RED.may("place urgent-wish");
    }

    @Test
    @Rule("AGR-G3")
    void five_people_are_the_most() {
        given(out("basic-wish", "urgent-wish"), RED.farm(SIX_ROOMS), RED.people(5));
        RED.mayNot("place basic-wish", "place urgent-wish");
        RED.isRefused("space:urgent-wish", "AGR-G3", "family-full");
        given(out("basic-wish", "urgent-wish"), RED.farm(SIX_ROOMS), RED.people(4));
        RED.may("place basic-wish", "place urgent-wish");
    }

    @Test
    @Rule("AGR-G4")
    void a_newborn_works_from_the_next_round_on() {
        given(out("urgent-wish"), round(12), RED.home(1), GREEN.home(0));
        RED.plays("place urgent-wish");
        RED.changed("people: 2 > 3", "home: 1 > 3");
        now("round", "13");
    }
}
