package tilth.agricola;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Where one of several things would do, the reason that is easiest to mend is named. */
class ReasonTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-W4", "AGR-F7", "AGR-F2"})
    void a_stable_may_be_nearer_than_a_room() {
        given(RED.has("1 wood"));
        RED.isRefused("space:farm-expansion", "AGR-F7", "missing", Map.of("good", "wood", "need", 2, "have", 1));
        given(RED.has("4 wood 2 reed"), RED.farm("""
                +   +   +   +   +   +
                  .   s   s   s   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.isRefused("space:farm-expansion", "AGR-F2", "missing", Map.of("good", "wood", "need", 5, "have", 4));
    }

    @Test
    @Rule({"AGR-W4", "AGR-X4", "AGR-F7"})
    void whoever_has_an_oven_only_lacks_grain() {
        given(RED.hasPlayed("fireplace-2"), RED.farm("""
                +   +   +   +   +   +
                  .   s   s   s   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.isRefused("space:side-job", "AGR-X4", "no-grain");
        given();
        RED.isRefused("space:side-job", "AGR-F7", "missing");
    }

    @Test
    @Rule("AGR-W5")
    void what_follows_does_not_help_where_the_first_part_has_to_be_done() {
        given(out("farm-redevelopment"), RED.has("15 wood"));
        RED.isRefused("space:farm-redevelopment", "AGR-F4", "missing");
    }

    @Test
    @Rule({"AGR-F1", "AGR-F7"})
    void a_square_that_no_room_reaches_may_lack_only_wood_for_a_stable() {
        given(RED.has("5 clay 2 reed 1 wood"), RED.farm("""
                +   +   +   +   +   +
                  .   .   .   .   .
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                  C   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place farm-expansion");
        RED.isRefused("square:e3", "AGR-F7", "missing", Map.of("good", "wood", "need", 2, "have", 1));
        meanwhile();
    }

    @Test
    @Rule("AGR-F6")
    void a_square_takes_no_fifth_stable() {
        given(RED.has("5 wood 1 grain"), RED.hasPlayed("fireplace-2"), RED.farm("""
                +   +   +   +   +   +
                  .   s   s   s   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        RED.plays("place side-job");
        RED.isRefused("square:e3", "AGR-F6", "no-stables-left");
        meanwhile();
    }

    @Test
    @Rule({"AGR-F6", "AGR-W3"})
    void a_part_that_is_done_gives_no_reason() {
        given(RED.has("5 wood 1 grain"), RED.hasPlayed("fireplace-2"));
        RED.plays("place side-job", "build-stable e1");
        RED.isRefused("square:e2", "AGR-W3", "act-first");
        meanwhile();
    }
}
