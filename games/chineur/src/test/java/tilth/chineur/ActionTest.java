package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The five actions, each once, and what gold buys. */
class ActionTest extends ChineurScenario {

    @Test
    @Rule("CHI-A1")
    void every_action_is_open_once_in_any_order() {
        given(
                stall(1, "egg-2-1"),
                RED.goods("9 meat 9 egg 9 wheat 9 milk"),
                openTools("bucket", "barn", "exchange", "chest"),
                farmDeck("egg", "egg"));
        RED.isOffered("farm", "market", "sell 1", "collective", "buy bucket", "buy exchange", "buy chest", "done");
        RED.plays("buy bucket");
        RED.plays("collective", "settle ex1");
        RED.plays("sell 1");
        RED.plays("farm", "refuse egg-for-wheat", "refuse egg-for-wheat");
        RED.plays("market", "done");
        RED.isOffered("done");
        RED.plays("done");
        now("turn", "green");
    }

    @Test
    @Rule({"CHI-A1", "CHI-A2"})
    void nothing_has_to_be_done() {
        given(RED.goods("9 meat 9 egg 9 wheat 9 milk"), GREEN.aside("barn"), GREEN.cell(1, "egg"));
        RED.plays("done");
        now("green asked", "roll");
    }

    @Test
    @Rule("CHI-A3")
    void three_gold_open_one_action_again() {
        given(RED.gold(7), RED.goods("2 meat 2 egg 2 wheat 2 milk"), openTools("exchange", "exchange", "barn", "barn"));
        RED.mayNot("repeat farm", "repeat collective", "repeat tool");
        RED.plays("collective", "settle ex1");
        meanwhile();
        RED.mayNot("collective");
        RED.plays("repeat collective");
        itHappened("red repeated collective");
        changed("red gold: 7 > 4");
        RED.may("collective");
        RED.plays("collective", "settle ex2", "farm", "refuse meat-for-egg", "refuse meat-for-egg");
        RED.mayNot("repeat farm", "repeat collective");
        meanwhile();
    }

    @Test
    @Rule("CHI-A3")
    void an_action_that_could_not_be_done_again_is_not_sold() {
        given(RED.gold(3), RED.goods("1 meat 1 egg 1 wheat 1 milk"));
        RED.plays("collective", "settle ex1");
        RED.mayNot("repeat collective");
        RED.plays("market", "done");
        RED.may("repeat market");
        meanwhile();
    }

    @Test
    @Rule("CHI-A3")
    void two_gold_are_not_enough() {
        given(RED.gold(2));
        RED.plays("market", "done");
        RED.isOffered("farm", "done");
        meanwhile();
    }

    @Test
    @Rule("CHI-A3")
    void a_gold_tool_must_be_payable_besides_the_three_gold() {
        given(RED.gold(16), openTools("barn", "barn", "exchange", "exchange"));
        RED.plays("buy barn");
        RED.mayNot("repeat tool");
        meanwhile();
        given(RED.gold(17), openTools("barn", "barn", "exchange", "exchange"), RED.cell(1, "egg"));
        RED.plays("buy barn", "fit barn 1", "repeat tool");
        changed(
                "red gold: 17 > 7",
                "red spent: 0 > 7",
                "red tool 1: - > barn",
                "red used: 0 > 1",
                "open tools: barn barn exchange exchange > bucket barn exchange exchange",
                "tool deck: 16 > 15");
        RED.may("buy barn");
    }

    @Test
    @Rule("CHI-A4")
    void trading_again_allows_every_use_again() {
        given(RED.gold(3), stall(1, "egg-2-1"), RED.stall(2, "milk-2-1"), RED.goods("6 egg 8 milk"));
        RED.mayNot("repeat trade");
        RED.plays("sell 1");
        RED.mayNot("sell 1");
        RED.plays("repeat trade", "sell 1", "sell 2", "sell 2", "sell 2", "sell 2");
        RED.mayNot("sell 1", "sell 2");
        now("red gold", "6");
        now("red egg", "2");
        now("red milk", "0");
    }

    @Test
    @Rule("CHI-A4")
    void trading_again_is_not_sold_while_it_would_open_nothing() {
        given(RED.gold(3), stall(1, "egg-2-1"), RED.stall(2, "milk-2-1"), RED.goods("3 egg 8 milk"));
        RED.plays("sell 1", "sell 2");
        RED.mayNot("repeat trade");
        meanwhile();
    }

    @Test
    @Rule("CHI-A5")
    void five_gold_replace_the_open_tools_as_often_as_one_pays() {
        given(
                RED.gold(11),
                openTools("exchange", "bucket", "chest", "barn"),
                toolDeck("tractor", "tractor", "combine", "certificate"));
        RED.plays("refresh");
        itAlsoHappened("red refreshed");
        changed("red gold: 11 > 6", "open tools: exchange bucket chest barn > tractor tractor combine certificate");
        assertThat(position().toolDeck().at(15)).isEqualTo(Tool.BARN.ordinal());
        RED.plays("refresh");
        now("red gold", "1");
        RED.mayNot("refresh");
    }

    @Test
    @Rule("CHI-A5")
    void a_table_may_allow_it_once_a_turn() {
        given(option("refresh", "once"), RED.gold(11));
        RED.plays("refresh");
        RED.mayNot("refresh");
        meanwhile();
    }

    @Test
    @Rule("CHI-A6")
    void the_payer_chooses_what_to_pay() {
        given(openTools("chest", "chest", "barn", "barn"), RED.goods("4 egg 2 milk"), RED.cell(1, "theft"));
        RED.plays("buy chest");
        RED.isOffered("pay egg", "pay milk");
        RED.plays("pay milk", "pay egg", "pay egg", "pay egg");
        RED.isOffered("pay egg", "pay milk");
        meanwhile();
        RED.plays("pay egg");
        changed("red egg: 1 > 0", "red asked: pay 1 > tool chest");
        RED.plays("set-aside");
        meanwhile();
    }

    @Test
    @Rule("CHI-A6")
    void who_has_just_enough_is_not_asked_what_to_pay() {
        given(openTools("chest", "chest", "barn", "barn"), RED.goods("3 egg 2 milk"));
        RED.plays("buy chest");
        itHappened(
                "red tool-bought chest",
                "red tool-turned-up exchange",
                "red tool-set-aside chest",
                "red paid egg 3",
                "red paid milk 2");
        changed(
                "red egg: 3 > 0",
                "red milk: 2 > 0",
                "red aside: > chest",
                "open tools: chest chest barn barn > exchange chest barn barn",
                "tool deck: 16 > 15");
    }
}
