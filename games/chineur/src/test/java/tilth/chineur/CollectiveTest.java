package tilth.chineur;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Buying and placing collective farms. */
class CollectiveTest extends ChineurScenario {

    @Test
    @Rule({"CHI-C1", "CHI-C2"})
    void one_pays_one_of_each_draws_a_farm_and_has_to_place_it_on_a_free_site() {
        given(collectiveDeck("egg-milk"), RED.goods("1 meat 1 egg 1 wheat 2 milk"), GREEN.site(2, "meat-egg"));
        RED.plays("collective");
        changed(
                "red meat: 1 > 0",
                "red egg: 1 > 0",
                "red wheat: 1 > 0",
                "red milk: 2 > 1",
                "collective deck: 23 > 22",
                "red asked: act > settle egg-milk");
        RED.isOffered("settle ex1", "settle ex3", "settle ex4", "settle ex5", "settle ex6");
        RED.plays("settle ex4");
        changed("ex4: - > egg-milk of red", "red asked: settle egg-milk > act");
        RED.mayNot("collective");
    }

    @Test
    @Rule("CHI-C1")
    void who_lacks_a_resource_buys_none() {
        given(RED.goods("5 meat 5 egg 5 wheat"));
        RED.mayNot("collective");
    }

    @Test
    @Rule("CHI-C2")
    void on_a_full_board_it_takes_the_place_of_any_farm() {
        given(
                collectiveDeck("egg-milk"),
                RED.goods("1 meat 1 egg 1 wheat 1 milk"),
                GREEN.site(1, "meat-egg"),
                GREEN.site(2, "meat-egg"),
                GREEN.site(3, "milk-egg"),
                GREEN.site(4, "milk-egg"),
                RED.site(5, "wheat-egg"),
                RED.site(6, "wheat-egg"));
        RED.plays("collective");
        RED.isOffered("settle ex1", "settle ex2", "settle ex3", "settle ex4", "settle ex5", "settle ex6");
        meanwhile();
        RED.plays("settle ex2");
        changed(
                "ex2: meat-egg of green > egg-milk of red",
                "collective deck: 17 > 18",
                "red asked: settle egg-milk > act");
    }

    @Test
    @Rule("CHI-C3")
    void without_farms_in_the_deck_none_can_be_bought() {
        given(RED.goods("2 meat 2 egg 2 wheat 2 milk"), RED.gold(3));
        while (position().collectiveDeck().size() > 0) {
            position().collectiveDeck().draw();
        }
        RED.mayNot("collective");
        RED.isRefused("do:collective", "CHI-C3", "deck-empty");
    }
}
