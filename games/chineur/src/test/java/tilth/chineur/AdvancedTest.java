package tilth.chineur;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The three advanced rules. */
class AdvancedTest extends ChineurScenario {

    @Test
    @Rule("CHI-X1")
    void who_drew_the_last_cocorico_may_turn_up_one_tile_more_a_turn() {
        given(
                option("last-drawer", "on"),
                zone("chosen-die"),
                RED.drewLast(),
                RED.gold(3),
                farmDeck("egg-for-milk", "meat-for-egg", "milk-for-egg"));
        RED.plays("farm");
        RED.may("extra", "refuse egg-for-milk");
        meanwhile();
        RED.plays("extra");
        changed("drawn: meat egg > meat egg milk", "farm deck: 33 > 32");
        RED.mayNot("extra");
        RED.plays("refuse egg-for-milk", "refuse meat-for-egg", "refuse milk-for-egg", "repeat farm", "farm");
        RED.mayNot("extra");
        meanwhile();
    }

    @Test
    @Rule("CHI-X1")
    void nobody_else_may_and_not_at_every_table() {
        given(option("last-drawer", "on"), zone("chosen-die"), GREEN.drewLast());
        RED.plays("farm");
        RED.mayNot("extra");
        given(zone("chosen-die", "barter", "loss", "fewest-farms"), RED.drewLast());
        RED.plays("farm");
        RED.mayNot("extra");
        meanwhile();
    }

    @Test
    @Rule({"CHI-X3", "CHI-X1"})
    void after_four_cocorico_tiles_everybody_may_and_both_rules_add_up() {
        given(option("four-cocorico", "on"), zone("chosen-die", "barter", "loss"), GREEN.drewLast());
        RED.plays("farm");
        RED.mayNot("extra");
        given(option("four-cocorico", "on"), zone("chosen-die", "barter", "loss", "fewest-farms"), GREEN.drewLast());
        RED.plays("farm", "extra");
        RED.mayNot("extra");
        given(
                option("four-cocorico", "on"),
                option("last-drawer", "on"),
                zone("chosen-die", "barter", "loss", "fewest-farms"),
                RED.drewLast());
        RED.plays("farm", "extra", "extra");
        RED.mayNot("extra");
        now("farm deck", "28");
    }

    @Test
    @Rule("CHI-X2")
    void who_is_ten_points_behind_everybody_spares_one_resource() {
        given(
                option("discount", "on"),
                players(3),
                collectiveDeck("egg-milk"),
                RED.goods("1 meat 1 egg 1 wheat 1 milk"),
                GREEN.aside("combine"),
                BLUE.aside("tractor", "chest"));
        RED.mayNot("collective");
        RED.may(
                "collective-sparing meat",
                "collective-sparing egg",
                "collective-sparing wheat",
                "collective-sparing milk");
        RED.plays("collective-sparing egg");
        changed(
                "red meat: 1 > 0",
                "red wheat: 1 > 0",
                "red milk: 1 > 0",
                "collective deck: 24 > 23",
                "red asked: act > settle egg-milk");
    }

    @Test
    @Rule("CHI-X2")
    void with_three_kinds_only_the_missing_one_is_spared() {
        given(option("discount", "on"), RED.goods("1 meat 2 egg 1 wheat"), GREEN.aside("combine"));
        RED.may("collective-sparing milk");
        RED.mayNot("collective-sparing egg", "collective-sparing meat", "collective-sparing wheat");
    }

    @Test
    @Rule("CHI-X2")
    void nine_points_behind_one_of_them_is_not_enough() {
        given(
                option("discount", "on"),
                players(3),
                RED.goods("1 meat 1 egg 1 wheat 1 milk"),
                RED.cell(1, "egg egg"),
                GREEN.aside("combine"),
                BLUE.aside("tractor", "chest"));
        RED.may("collective");
        RED.mayNot("collective-sparing egg");
        given(RED.goods("1 meat 1 egg 1 wheat"), GREEN.aside("certificate"));
        RED.mayNot("collective", "collective-sparing milk");
    }
}
