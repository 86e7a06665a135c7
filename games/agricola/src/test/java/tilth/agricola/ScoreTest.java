package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.agricola.sheets.MinorsB;
import tilth.agricola.sheets.OccupationsA;
import tilth.engine.Rule;

class ScoreTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-E1", "AGR-E2", "AGR-E3", "AGR-E5", "AGR-E6", "AGR-E7", "AGR-E8", "AGR-E10", "AGR-E11", "AGR-M6"})
    void the_farm_of_the_rulebook_has_forty_four_points() {
        given(
                revised(),
                deck(MinorsB.LOOM, OccupationsA.STABLE_ARCHITECT),
                RED.people(5),
                RED.has("8 sheep 6 wild-boar 1 grain 5 wood"),
                RED.hasPlayed("joinery", "b039-loom", "a098-stable-architect"),
                RED.farm("""
                        +   +   +   +---+---+
                         F3g F1v  s |   |   |
                        +   +   +   +   +   +
                          S   F   F | s |   |
                        +   +   +   +---+---+
                          S   S   S   .   .
                        +   +   +   +   +   +
                        """));
        assertThat(RED.points("rooms")).isEqualTo(8);
        assertThat(RED.points("fields")).isEqualTo(3);
        assertThat(RED.points("people")).isEqualTo(15);
        assertThat(RED.points("grain")).isEqualTo(2);
        assertThat(RED.points("vegetables")).isEqualTo(1);
        assertThat(RED.points("unused")).isEqualTo(-2);
        assertThat(RED.points("stables")).isEqualTo(1);
        assertThat(RED.points("cattle")).isEqualTo(-1);
        assertThat(RED.points("pastures")).isEqualTo(2);
        assertThat(RED.points("sheep")).isEqualTo(4);
        assertThat(RED.points("wild-boar")).isEqualTo(3);
        assertThat(RED.points("cards")).as("Loom and Joinery").isEqualTo(1 + 2);
        assertThat(RED.points("bonus")).as("Loom, Joinery, Stable Architect").isEqualTo(2 + 2 + 1);
        assertThat(RED.points()).isEqualTo(44);
        assertThat(RED.view().outside()).isEmpty();
    }

    @Test
    @Rule({"AGR-E1", "AGR-E2", "AGR-E5"})
    void a_farm_without_anything_has_minus_fourteen_points() {
        given();
        assertThat(RED.points()).isEqualTo(-7 - 13 + 6);
        assertThat(RED.points("fields")).isEqualTo(-1);
        assertThat(RED.points("pastures")).isEqualTo(-1);
        assertThat(RED.points("grain")).isEqualTo(-1);
        assertThat(RED.points("vegetables")).isEqualTo(-1);
    }

    @Test
    @Rule("AGR-E2")
    void the_examples_of_the_rulebook() {
        given(RED.has("1 sheep 4 wild-boar 2 cattle 4 grain 3 vegetable"), RED.farm("""
                +   +   +   +---+---+
                  F   F   F |   |   |
                +   +   +   +---+---+
                  W   .   . |   | s
                +   +   +   +---+   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.points("fields")).as("3 fields").isEqualTo(2);
        assertThat(RED.points("pastures")).as("3 pastures").isEqualTo(3);
        assertThat(RED.points("grain") + RED.points("vegetables")).as("crops").isEqualTo(5);
        assertThat(RED.points("sheep") + RED.points("wild-boar") + RED.points("cattle"))
                .as("animals")
                .isEqualTo(5);
    }

    @Test
    @Rule("AGR-E2")
    void animals_and_crops_bring_points_by_their_number() {
        int[] sheep = {-1, 1, 1, 1, 2, 2, 3, 3, 4, 4};
        int[] wildBoar = {-1, 1, 1, 2, 2, 3, 3, 4, 4, 4};
        int[] cattle = {-1, 1, 2, 2, 3, 3, 4, 4, 4, 4};
        int[] vegetables = {-1, 1, 2, 3, 4, 4, 4, 4, 4, 4};
        for (int count = 0; count < sheep.length; count++) {
            given(RED.has(count + " grain " + count + " vegetable"));
            assertThat(RED.points("grain")).isEqualTo(sheep[count]);
            assertThat(RED.points("vegetables")).isEqualTo(vegetables[count]);
            for (String species : new String[] {"sheep", "wild-boar", "cattle"}) {
                given(RED.has(count + " " + species), RED.farm("""
                        +   +   +   +---+---+
                          .   .   . | s   s |
                        +   +   +   +---+---+
                          W   .   .   .   .
                        +   +   +   +   +   +
                          W   .   .   .   .
                        +   +   +   +   +   +
                        """));
                int[] points = species.equals("sheep") ? sheep : species.equals("cattle") ? cattle : wildBoar;
                assertThat(RED.points(species)).isEqualTo(points[count]);
            }
        }
    }

    @Test
    @Rule("AGR-E2")
    void fields_and_pastures_bring_points_by_their_number() {
        String[] rows = {
            ".   .   .   .   .",
            "F   .   .   .   .",
            "F   F   .   .   .",
            "F   F   F   .   .",
            "F   F   F   F   .",
            "F   F   F   F   F"
        };
        int[] points = {-1, -1, 1, 2, 3, 4};
        for (int fields = 0; fields < rows.length; fields++) {
            given(RED.farm("""
                    +   +   +   +   +   +
                      %s
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """.formatted(rows[fields])));
            assertThat(RED.points("fields")).isEqualTo(points[fields]);
        }
        given(RED.farm("""
                +   +---+---+---+---+
                  . |   |   |   |   |
                +   +---+---+---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.points("pastures")).isEqualTo(4);
    }

    @Test
    @Rule({"AGR-E5", "AGR-E6"})
    void a_stable_makes_its_square_used_and_counts_in_a_pasture_only() {
        given(RED.farm("""
                +   +   +   +---+---+
                  .   .   s |       |
                +   +   +   +---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.points("unused")).isEqualTo(-10);
        assertThat(RED.points("stables")).isZero();
        assertThat(RED.points("pastures")).isEqualTo(1);
    }

    @Test
    @Rule({"AGR-E7", "AGR-E8", "AGR-E9"})
    void rooms_people_and_begging_cards() {
        given(RED.people(4), RED.hasBegged(2), RED.farm("""
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.points("rooms")).isEqualTo(3);
        assertThat(RED.points("people")).isEqualTo(12);
        assertThat(RED.points("begging")).isEqualTo(-6);
        assertThat(GREEN.points("rooms")).isZero();
    }

    @Test
    @Rule("AGR-E4")
    void in_the_classic_edition_a_tie_is_shared() {
        given(beforeTheNextRound(), round(14), RED.has("9 wood"));
        goOn();
        winnersAre(RED, GREEN);
        meanwhile();
        given(beforeTheNextRound(), round(14), RED.has("1 grain"));
        goOn();
        winnersAre(RED);
        meanwhile();
    }

    @Test
    @Rule("AGR-E4")
    void in_the_revised_edition_building_resources_break_a_tie() {
        given(revised(), beforeTheNextRound(), round(14), RED.has("2 wood 1 stone 9 food"), GREEN.has("2 reed 2 clay"));
        goOn();
        winnersAre(GREEN);
        meanwhile();
        given(revised(), beforeTheNextRound(), round(14), RED.has("2 wood"), GREEN.has("2 reed"));
        goOn();
        winnersAre(RED, GREEN);
        meanwhile();
    }

    @Test
    @Rule({"AGR-E4", "AGR-M6"})
    void what_was_exchanged_for_bonus_points_breaks_no_tie() {
        given(
                revised(),
                beforeTheNextRound(),
                round(14),
                RED.has("6 wood"),
                RED.hasPlayed("joinery"),
                GREEN.has("2 clay"),
                GREEN.hasBooked(4));
        goOn();
        assertThat(RED.points()).isEqualTo(GREEN.points());
        winnersAre(GREEN);
        meanwhile();
    }
}
