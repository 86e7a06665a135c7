package tilth.farmerama;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What experts do with water. */
class ExpertTest extends FarmeramaScenario {

    @Test
    @Rule("FRM-X3")
    void the_rulebooks_expert_sows_five_times_at_4_2_shared_with_three_water() {
        given(players(4), experts(), actionWheel(1), RED.barn("3 carrots 2 hay 2 maize 4 water"));
        cards("sow", "sow", "water", "feed");
        now("red left", "2");
        RED.plays("sow 3b", "sow 3s");
        RED.isOffered("extend", "turn", "done");
        RED.plays("extend", "sow 2s", "extend", "sow 0b", "extend", "sow 0s");
        now("red water", "1");
        RED.isOffered("turn", "done");
    }

    @Test
    @Rule("FRM-X3")
    void water_returns_to_the_supply_and_buys_harvests_too() {
        given(players(4), experts(), GREEN.land("4a hay 4s hay 5a hay 5s hay 6a hay"));
        cards("sow", "harvest", "water", "feed");
        GREEN.mayNot("extend");
        GREEN.plays("harvest 4a", "harvest 4s", "harvest 5a");
        meanwhile();
        GREEN.plays("extend");
        itHappened("green extended");
        changed("green water: 3 > 2", "supply water: 20 > 21", "green left: 0 > 1");
    }

    @Test
    @Rule({"FRM-X3", "FRM-X4"})
    void it_is_for_experts_only_for_sow_and_harvest_only_and_by_option_for_seeds() {
        given(players(4));
        cards("seeds", "sow", "water", "feed");
        GREEN.plays("sow 3b", "sow 3s", "sow 2s");
        GREEN.mayNot("extend");
        meanwhile();
        given(players(4), experts());
        cards("seeds", "sow", "water", "feed");
        RED.plays("use seeds", "sow 3b");
        RED.mayNot("extend");
        BLUE.plays("take water", "take water", "take water", "take water");
        BLUE.mayNot("extend");
        YELLOW.mayNot("extend");
        meanwhile();
        given(players(4), experts(), option("seeds-water", "yes"));
        cards("seeds", "sow", "water", "feed");
        RED.plays("use seeds", "sow 3b", "extend", "sow 3s");
        now("red water", "2");
    }
}
