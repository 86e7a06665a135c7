package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Worked examples of the rulebook that need cards. */
class ExampleTest extends HandScenario {

    @Test
    @Rule({"AGR-E11", "AGR-K6"})
    void only_the_highest_step_of_the_manger_counts() {
        given(bothDecks(), RED.hasPlayed("a032-manger"), RED.farm("""
                +   +---+---+---+---+
                  . |               |
                +   +   +   +   +   +
                  W |               |
                +   +---+---+---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.points("bonus")).as("8 squares").isEqualTo(3);
    }

    @Test
    @Rule({"AGR-G2", "AGR-G3", "AGR-G1"})
    void five_people_may_live_in_two_rooms_and_one_more_room_is_not_enough() {
        given(bothDecks(), out("urgent-wish", "basic-wish"), RED.people(4));
        RED.plays("place urgent-wish");
        RED.changed("people: 4 > 5", "newborns: 0 > 1", "home: 4 > 3");
        given(bothDecks(), out("basic-wish"), RED.people(3), RED.farm(THREE_ROOMS));
        RED.mayNot("place basic-wish");
    }

    @Test
    @Rule({"AGR-R6", "AGR-R4"})
    void the_stable_is_built_before_the_wild_boar_comes() {
        given(
                bothDecks(),
                beforeTheNextRound(),
                RED.farm(THREE_ROOMS.replace('W', 'S')),
                RED.hasPlayed("b089-groom"),
                RED.has("1 wood 1 sheep"),
                RED.awaits(2, "1 wild-boar 1 food"));
        goOn();
        RED.isOffered("use b089-groom", "collect", "done");
        RED.changed("food: 0 > 1");
        RED.plays("use b089-groom", "build-stable e1");
        RED.changed("wood: 1 > 0", "e1: - > stable", "wild-boar: 0 > 1");
    }

    @Test
    @Rule("AGR-R6")
    void animals_may_come_first_too_and_cannot_be_refused() {
        given(
                bothDecks(),
                beforeTheNextRound(),
                RED.farm(THREE_ROOMS.replace('W', 'S')),
                RED.hasPlayed("b089-groom"),
                RED.has("1 wood 1 sheep"),
                RED.awaits(2, "1 wild-boar"));
        goOn();
        RED.plays("collect");
        RED.isOffered("keep 1 0 0", "keep 0 1 0");
        RED.plays("keep 0 1 0");
        RED.isOffered("use b089-groom", "done");
        RED.plays("done");
        RED.changed("sheep: 1 > 0", "wild-boar: 0 > 1");
    }

    @Test
    @Rule({"AGR-R6", "AGR-R4"})
    void animals_do_not_wait_for_who_has_no_such_card() {
        given(bothDecks(), beforeTheNextRound(), RED.awaits(2, "1 wild-boar 1 food"));
        goOn();
        RED.isAsked("place");
        RED.changed("food: 0 > 1", "wild-boar: 0 > 1");
    }
}
