package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Phase 3: sowing, harvesting, water, feeding and seeds. */
class FarmingTest extends FarmeramaScenario {

    @Test
    @Rule({"FRM-A3", "FRM-A2"})
    void a_crop_is_sown_under_its_sector_one_token_from_the_barn_and_one_from_the_supply() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        RED.isOffered("sow 0b", "sow 0s", "sow 2s", "sow 3b", "sow 3s", "turn", "done");
        RED.plays("sow 3s");
        itHappened("red sown 3s carrots");
        changed("red carrots: 2 > 1", "supply carrots: 16 > 15", "red 3s: - > carrots", "red left: 3 > 2");
    }

    @Test
    @Rule("FRM-A3")
    void nothing_is_sown_without_a_token_in_the_barn() {
        given(players(4), RED.barn("1 hay"));
        cards("sow", "harvest", "water", "feed");
        RED.isOffered("sow 2s", "done");
    }

    @Test
    @Rule("FRM-A11")
    void nothing_is_sown_that_the_supply_has_none_of() {
        given(
                players(4),
                RED.barn("1 hay"),
                RED.land("1s oats"),
                GREEN.barn("31 hay"),
                GREEN.land("1s oats"),
                BLUE.barn(""),
                BLUE.land("1s oats"),
                YELLOW.barn(""),
                YELLOW.land("1s oats"));
        cards("sow", "harvest", "water", "feed");
        now("supply hay", "0");
        RED.isOffered("done");
    }

    @Test
    @Rule("FRM-A2")
    void alone_one_sows_three_times_at_3_2_and_two_times_each_if_several_do() {
        given(players(4), RED.barn("4 carrots 2 hay"));
        cards("sow", "harvest", "water", "feed");
        RED.plays("sow 3b", "sow 3s", "sow 2s");
        RED.isOffered("done");
        meanwhile();
        given(players(4), RED.barn("4 carrots 2 hay"), GREEN.barn("4 carrots 2 hay"));
        cards("sow", "sow", "water", "feed");
        RED.plays("sow 3b", "sow 3s");
        RED.isOffered("done");
        GREEN.plays("sow 3b", "sow 3s");
        GREEN.isOffered("done");
        meanwhile();
    }

    @Test
    @Rule("FRM-A2")
    void one_may_do_it_fewer_times_or_not_at_all() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        RED.plays("done");
        changed("red asked: act > rest");
    }

    @Test
    @Rule("FRM-A4")
    void a_whole_stack_is_harvested_from_a_plot_under_a_harvest_sector() {
        given(players(4), GREEN.land("1s oats 4a hay 5s maize 6a carrots 3a carrots"), GREEN.barn(""));
        cards("sow", "harvest", "water", "feed");
        GREEN.isOffered("harvest 4a", "harvest 5s", "harvest 6a", "done");
        GREEN.plays("harvest 5s");
        itHappened("green harvested 5s maize");
        changed("green 5s: maize > -", "green maize: 0 > 2", "green left: 3 > 2");
    }

    @Test
    @Rule("FRM-A5")
    void water_is_taken_one_by_one() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        BLUE.isOffered("take water", "turn", "done");
        BLUE.plays("take water");
        itHappened("blue goods-taken water 1");
        changed("blue water: 3 > 4", "supply water: 20 > 19", "blue left: 4 > 3");
        BLUE.plays("take water", "take water", "take water");
        BLUE.isOffered("turn", "done");
        now("blue water", "7");
    }

    @Test
    @Rule({"FRM-A5", "FRM-A11"})
    void with_too_little_water_one_takes_less_and_can_take_what_one_has_turned_with() {
        given(players(4), RED.barn("28 water"), GREEN.barn("3 water"), BLUE.barn(""), YELLOW.barn(""));
        cards("sow", "harvest", "water", "feed");
        BLUE.plays("take water");
        now("supply water", "0");
        BLUE.isOffered("turn", "done");
        BLUE.plays("turn");
        BLUE.isOffered("take water", "done");
        meanwhile();
    }

    @Test
    @Rule({"FRM-A6", "FRM-W1"})
    void the_start_barn_feeds_one_sheep_which_goes_under_its_head() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        YELLOW.isOffered("feed sheep", "turn", "done");
        YELLOW.plays("feed sheep");
        itHappened("yellow fed sheep 3");
        changed(
                "yellow hay: 2 > 0",
                "yellow oats: 2 > 0",
                "supply hay: 16 > 18",
                "supply oats: 16 > 18",
                "yellow sheep: stable > 3");
    }

    @Test
    @Rule("FRM-A6")
    void any_number_of_animals_is_fed_each_at_its_price() {
        given(players(4), YELLOW.barn("6 carrots 5 hay 5 oats 4 maize"));
        cards("sow", "harvest", "water", "feed");
        YELLOW.plays("feed horse", "feed pig", "feed cow", "feed sheep");
        changed(
                "yellow carrots: 6 > 0",
                "yellow hay: 5 > 0",
                "yellow oats: 5 > 0",
                "yellow maize: 4 > 0",
                "supply carrots: 12 > 18",
                "supply hay: 13 > 18",
                "supply oats: 13 > 18",
                "supply maize: 17 > 21",
                "yellow horse: stable > 0",
                "yellow cow: stable > 1",
                "yellow pig: stable > 2",
                "yellow sheep: stable > 3");
        YELLOW.isOffered("done");
    }

    @Test
    @Rule("FRM-A7")
    void a_pasture_with_two_animals_has_no_room_for_a_third() {
        given(players(4), YELLOW.outside("horse", 3), YELLOW.outside("cow", 3));
        cards("sow", "harvest", "water", "feed");
        YELLOW.isOffered("turn", "done");
        given(players(4), YELLOW.outside("horse", 3));
        cards("sow", "harvest", "water", "feed");
        YELLOW.isOffered("feed sheep", "turn", "done");
    }

    @Test
    @Rule({"FRM-A6", "FRM-P1"})
    void an_animal_that_came_home_by_turning_is_fed_again_with_the_same_card() {
        given(players(4), YELLOW.barn("4 hay 4 oats 3 water"), YELLOW.land("1s oats"));
        cards("sow", "harvest", "water", "feed");
        YELLOW.plays("feed sheep", "turn", "turn", "turn", "feed sheep");
        changed(
                "yellow hay: 4 > 0",
                "yellow oats: 4 > 0",
                "yellow water: 3 > 0",
                "supply hay: 16 > 20",
                "supply oats: 14 > 18",
                "supply water: 20 > 23",
                "yellow wheel: 0 > 3",
                "yellow wool: 0 > 1",
                "yellow sheep: stable > 0");
    }

    @Test
    @Rule("FRM-A8")
    void seeds_gives_one_of_each_good_the_barn_lacks_and_one_sowing() {
        given(players(4), RED.barn("1 carrots"));
        cards("seeds", "harvest", "water", "feed");
        RED.isOffered("use seeds", "done");
        RED.plays("use seeds");
        itHappened(
                "red card-begun seeds",
                "red goods-taken hay 1",
                "red goods-taken oats 1",
                "red goods-taken maize 1",
                "red goods-taken water 1");
        meanwhile();
        RED.isOffered("sow 0b", "sow 0s", "sow 2s", "sow 3b", "sow 3s", "turn", "done");
        RED.plays("sow 2s");
        now("red left", "0");
        RED.isOffered("turn", "done");
    }

    @Test
    @Rule({"FRM-A8", "FRM-W1"})
    void the_last_water_may_be_spent_before_seeds_gives_another() {
        given(players(4), RED.barn("1 carrots 1 hay 1 oats 1 maize 1 water"));
        cards("seeds", "harvest", "water", "feed");
        RED.plays("turn", "use seeds");
        changed("red wheel: 0 > 1", "red unused: seeds > -", "red card: - > seeds", "red left: - > 1");
    }

    @Test
    @Rule({"FRM-A8", "FRM-A11"})
    void seeds_gives_nothing_that_the_supply_has_none_of() {
        given(players(4), RED.barn(""), GREEN.barn("16 hay"), BLUE.barn("8 hay"), YELLOW.barn(""));
        cards("seeds", "harvest", "water", "feed");
        now("supply hay", "0");
        RED.plays("use seeds");
        now("red hay", "0");
        assertThat(position().barn(0)).isEqualTo(Scene.basket("1 carrots 1 oats 1 maize 1 water"));
    }
}
