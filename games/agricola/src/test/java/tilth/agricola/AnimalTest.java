package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class AnimalTest extends AgricolaScenario {

    /** Three pastures with eleven fences, as in the rulebook. */
    private static final String ELEVEN_FENCES = """
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +---+---+
              W   .   . |   |   |
            +   +   +   +---+---+
              W   .   . |       |
            +   +   +   +---+---+
            """;

    @Test
    @Rule({"AGR-A1", "AGR-A2"})
    void eleven_fences_keep_two_sheep_a_wild_boar_and_three_cattle() {
        given(RED.farm(ELEVEN_FENCES), RED.has("2 sheep 1 wild-boar 3 cattle"));
        assertThat(RED.view().pastures().stream().map(AgricolaView.PastureView::capacity))
                .containsExactly(2, 2, 4);
        assertThat(RED.view().outside()).isEmpty();
        assertThat(RED.points("pastures")).isEqualTo(3);
    }

    @Test
    @Rule("AGR-A2")
    void a_stable_in_a_pasture_of_two_squares_adds_four_places() {
        given(RED.has("1 wood"), RED.farm("""
                +   +   +   +---+---+
                  .   .   . |       |
                +   +   +   +---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(4);
        RED.plays("place side-job", "build-stable d1");
        assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(8);
        meanwhile();
    }

    @Test
    @Rule("AGR-A2")
    void each_further_stable_doubles_again() {
        given(RED.farm("""
                +   +   +   +---+---+
                  .   .   . | s   s |
                +   +   +   +---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(16);
    }

    @Test
    @Rule({"AGR-A1", "AGR-A3"})
    void the_house_and_each_stable_outside_hold_one_animal() {
        given(out("sheep-market"), holds("sheep-market", "4 sheep"), RED.farm("""
                +   +   +   +   +   +
                  .   .   .   s   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place sheep-market");
        itHappened("red placed sheep-market", "red took sheep 4 sheep-market", "red let-go sheep 1");
        RED.changed("sheep: 0 > 3", "home: 2 > 1");
        assertThat(RED.view().pets()).containsExactly("sheep");
    }

    @Test
    @Rule({"AGR-A4", "AGR-X2"})
    void animals_without_room_are_cooked_by_who_can_cook() {
        given(out("sheep-market"), holds("sheep-market", "3 sheep"), RED.hasPlayed("fireplace-2"));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 1", "food: 0 > 4", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-A5")
    void their_owner_chooses_which_animals_stay() {
        given(out("cattle-market"), holds("cattle-market", "3 cattle"), RED.has("2 sheep 1 wild-boar"), RED.farm("""
                +   +   +   +   +---+
                  .   .   .   . |   |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place cattle-market");
        RED.isOffered("keep 2 1 0", "keep 2 0 1", "keep 1 0 2", "keep 0 1 2", "keep 0 0 3");
        RED.isRefused("do:done", "AGR-A5", "keep-first");
        RED.plays("keep 0 1 2");
        RED.changed("sheep: 2 > 0", "cattle: 0 > 2", "home: 2 > 1");
        GREEN.isAsked("place");
    }

    @Test
    @Rule("AGR-A1")
    void all_find_room_if_they_are_moved_about() {
        given(
                out("pig-market"),
                holds("pig-market", "2 wild-boar"),
                RED.farm(ELEVEN_FENCES),
                RED.has("4 sheep 3 cattle"));
        RED.plays("place pig-market");
        GREEN.isAsked("place");
        RED.changed("wild-boar: 0 > 2", "home: 2 > 1");
        assertThat(RED.view().pets()).containsExactly("cattle");
    }

    @Test
    @Rule({"AGR-A1", "AGR-A4"})
    void the_view_arranges_the_animals_and_shows_those_without_room() {
        given(out("cattle-market"), holds("cattle-market", "1 cattle"), RED.has("2 sheep 1 wild-boar"), RED.farm("""
                +   +   +   +   +---+
                  .   .   .   . |   |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.view().pastures().getFirst().animal()).isEqualTo("sheep");
        assertThat(RED.view().pets()).containsExactly("wild-boar");
        RED.plays("place cattle-market");
        assertThat(RED.view().outside().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(1);
        meanwhile();
    }
}
