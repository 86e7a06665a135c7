package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class FieldTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-C1", "AGR-C2"})
    void the_first_field_goes_on_any_unused_square() {
        given(RED.farm("""
                +   +   +   +   +---+
                  .   s   .   . |   |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place farmland");
        assertThat(RED.offered()).hasSize(11).doesNotContain("plow b1", "plow e1", "plow a2");
        RED.isRefused("square:e1", "AGR-C1", "square-used");
        RED.plays("plow c2");
        changed("red c2: - > field", "red home: 2 > 1", "on farmland: > 1 red");
    }

    @Test
    @Rule("AGR-C2")
    void further_fields_go_beside_a_field() {
        given(RED.farm("""
                +   +   +   +   +   +
                  .   .   .   .   F
                +   +   +   +   +   +
                  W   .   .   .   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place farmland");
        RED.isOffered("plow d1");
        RED.isRefused("square:d2", "AGR-C2", "not-beside-field");
        meanwhile();
    }

    @Test
    @Rule("AGR-C1")
    void without_a_square_left_nobody_plows() {
        given(RED.farm("""
                +   +   +   +   +   +
                  F   F   F   F   F
                +   +   +   +   +   +
                  W   F   F   F   F
                +   +   +   +   +   +
                  W   F   F   F   F
                +   +   +   +   +   +
                """));
        RED.mayNot("place farmland");
        RED.isRefused("space:farmland", "AGR-C1", "no-place-for-field");
    }

    @Test
    @Rule({"AGR-C3", "AGR-C4", "AGR-C5", "AGR-H2", "AGR-X4"})
    void the_rulebook_sows_harvests_twice_plows_sows_again_and_bakes() {
        given(out("grain-utilization"), RED.has("1 grain 1 vegetable"), RED.farm("""
                +   +   +   +   +   +
                  .   F   F   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place grain-utilization");
        RED.isOffered("sow grain b1", "sow grain c1", "sow vegetable b1", "sow vegetable c1");
        RED.plays("sow grain b1", "sow vegetable c1");
        RED.changed(
                "grain: 1 > 0",
                "vegetable: 1 > 0",
                "b1: field > field 3 grain",
                "c1: field > field 2 vegetable",
                "home: 2 > 1");
        String sown = """
                +   +   +   +   +   +
                  .  F3g F2v  .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;
        given(round(4), beforeTheHarvest(), RED.farm(sown), RED.has("4 food"), GREEN.has("4 food"));
        goOn();
        RED.changed(
                "grain: 0 > 1",
                "vegetable: 0 > 1",
                "b1: field 3 grain > field 2 grain",
                "c1: field 2 vegetable > field 1 vegetable");
        String last = """
                +   +   +   +   +   +
                  .  F2g F1v  .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;
        given(round(7), beforeTheHarvest(), RED.farm(last), RED.has("4 food 1 grain 1 vegetable"), GREEN.has("4 food"));
        goOn();
        RED.changed(
                "grain: 1 > 2",
                "vegetable: 1 > 2",
                "b1: field 2 grain > field 1 grain",
                "c1: field 1 vegetable > field");
        given(out("grain-utilization"), RED.has("2 grain 2 vegetable"), RED.hasPlayed("fireplace-2"), RED.farm("""
                        +   +   +   +   +   +
                          .  F1g  F   F   .
                        +   +   +   +   +   +
                          W   .   .   .   .
                        +   +   +   +   +   +
                          W   .   .   .   .
                        +   +   +   +   +   +
                        """));
        RED.plays("place grain-utilization");
        RED.mayNot("sow vegetable b1");
        RED.isRefused("field:b1", "AGR-C4", "field-not-empty");
        RED.isRefused("field:e1", "AGR-C4", "no-field-here");
        RED.plays("sow vegetable c1", "sow vegetable d1", "bake 2");
        RED.changed(
                "grain: 2 > 0",
                "vegetable: 2 > 0",
                "food: 0 > 4",
                "c1: field > field 2 vegetable",
                "d1: field > field 2 vegetable",
                "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-C4", "AGR-W4"})
    void some_fields_may_stay_empty_but_not_all() {
        given(out("grain-utilization"), RED.has("3 grain"), RED.farm("""
                +   +   +   +   +   +
                  .   F   F   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place grain-utilization");
        RED.mayNot("done");
        RED.plays("sow grain c1", "done");
        RED.changed("grain: 3 > 2", "c1: field > field 3 grain", "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-W4", "AGR-C3"})
    void cultivation_plows_and_sows_the_new_field_or_sows_alone() {
        given(out("cultivation"), RED.has("1 grain"));
        RED.plays("place cultivation", "plow c2");
        RED.isOffered("sow grain c2", "done");
        RED.plays("sow grain c2");
        RED.changed("grain: 1 > 0", "c2: - > field 3 grain", "home: 2 > 1");
        given(out("cultivation"), RED.has("2 grain"), RED.farm("""
                +   +   +   +   +   +
                  .   .   .   .   F
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place cultivation", "sow grain e1");
        RED.isOffered("plow d1", "plow e2", "done");
        RED.plays("plow d1");
        GREEN.isAsked("place");
        RED.changed("grain: 2 > 1", "e1: field > field 3 grain", "d1: - > field", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-C3")
    void nobody_sows_without_seeds() {
        given(out("grain-utilization"), RED.farm("""
                +   +   +   +   +   +
                  .   F   F   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.mayNot("place grain-utilization");
        RED.isRefused("space:grain-utilization", "AGR-C3", "nothing-to-sow");
    }
}
