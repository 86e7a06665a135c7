package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Market tiles and trading at them. */
class MarketTest extends ChineurScenario {

    @Test
    @Rule({"CHI-M1", "CHI-M3"})
    void three_tiles_are_drawn_and_any_of_them_bought() {
        given(stall(1, "egg-2-1"), marketDeck("milk-2-1", "meat-4-3", "egg-3-2"), RED.goods("2 milk 1 meat"));
        RED.plays("market");
        itHappened("red market-drawn meat-4-3", "red market-drawn egg-3-2", "red market-drawn milk-2-1");
        RED.isOffered("open milk-2-1 2", "open meat-4-3 2", "done");
        meanwhile();
        RED.plays("open milk-2-1 2");
        changed(
                "market drawn: meat-4-3 egg-3-2 milk-2-1 > meat-4-3 egg-3-2",
                "stall 2: - > milk-2-1 of red",
                "red milk: 2 > 1");
        RED.plays("done");
        changed("market drawn: meat-4-3 egg-3-2 >", "market deck: 8 > 10", "red asked: market > act");
        assertThat(position().marketDeck().knownBelow()).isEqualTo(2);
    }

    @Test
    @Rule("CHI-M1")
    void all_three_may_be_bought() {
        given(marketDeck("milk-2-1", "meat-4-3", "egg-3-2"), RED.goods("1 milk 1 meat 1 egg"));
        RED.plays("market", "open milk-2-1 1", "open meat-4-3 2", "open egg-3-2 3");
        changed(
                "stall 1: - > milk-2-1 of red",
                "stall 2: - > meat-4-3 of red",
                "stall 3: - > egg-3-2 of red",
                "red milk: 1 > 0",
                "red meat: 1 > 0",
                "red egg: 1 > 0",
                "market deck: 12 > 9");
    }

    @Test
    @Rule("CHI-M2")
    void a_tile_takes_the_place_of_another_only_if_no_stall_is_free() {
        given(
                stall(1, "egg-2-1"),
                GREEN.stall(2, "egg-3-2"),
                RED.stall(3, "egg-4-3"),
                marketDeck("milk-2-1", "milk-3-2", "meat-2-1"),
                RED.goods("2 milk"));
        RED.plays("market");
        RED.isOffered("open milk-2-1 4", "open milk-3-2 4", "done");
        RED.plays("open milk-2-1 4");
        RED.isOffered("open milk-3-2 1", "open milk-3-2 2", "open milk-3-2 3", "open milk-3-2 4", "done");
        meanwhile();
        RED.plays("open milk-3-2 2");
        changed(
                "market drawn: meat-2-1 milk-3-2 > meat-2-1",
                "stall 2: egg-3-2 of green > milk-3-2 of red",
                "red milk: 1 > 0",
                "market deck: 6 > 7");
        RED.plays("done");
        meanwhile();
    }

    @Test
    @Rule("CHI-M3")
    void at_some_tables_a_market_tile_costs_one_of_each() {
        given(option("market-cost", "each"), marketDeck("milk-2-1", "milk-3-2", "meat-2-1"), RED.goods("5 milk"));
        RED.plays("market");
        RED.isOffered("done");
        given(
                option("market-cost", "each"),
                marketDeck("milk-2-1", "milk-3-2", "meat-2-1"),
                RED.goods("1 meat 1 egg 1 wheat 2 milk"));
        RED.plays("market", "open milk-3-2 1");
        RED.isOffered("done");
        now("red milk", "1");
        now("red egg", "0");
    }

    @Test
    @Rule({"CHI-M4", "CHI-M5"})
    void every_tile_is_used_once_and_own_ones_twice() {
        given(
                stall(1, "egg-2-1"),
                RED.stall(2, "milk-3-2"),
                GREEN.stall(3, "meat-4-3"),
                RED.goods("9 egg 9 milk 4 meat"));
        RED.plays("sell 1");
        itHappened("red sold egg 2 1");
        changed("red egg: 9 > 7", "red gold: 0 > 1");
        RED.plays("sell 2", "sell 3", "sell 2");
        changed("red milk: 9 > 3", "red meat: 4 > 0", "red gold: 1 > 8");
        RED.mayNot("sell 1", "sell 2", "sell 3");
    }

    @Test
    @Rule("CHI-M4")
    void uses_are_spread_over_the_turn_and_come_back_with_the_next() {
        given(RED.stall(1, "egg-2-1"), RED.goods("8 egg"), startPlayer(GREEN));
        RED.plays("sell 1", "market", "done", "sell 1");
        RED.mayNot("sell 1");
        RED.plays("done");
        GREEN.plays("done");
        assertThat(Market.usesLeft(position(), 0, 0)).isEqualTo(2);
        meanwhile();
    }

    @Test
    @Rule("CHI-M4")
    void a_tile_placed_this_turn_can_be_used_this_turn() {
        given(marketDeck("milk-2-1", "milk-3-2", "meat-2-1"), RED.goods("5 milk"));
        RED.plays("market", "open milk-2-1 1", "done", "sell 1", "sell 1");
        now("red milk", "0");
        now("red gold", "2");
    }

    @Test
    @Rule("CHI-M5")
    void one_sells_only_what_one_has_and_buys_only_where_the_table_trades_both_ways() {
        given(stall(1, "egg-4-3"), RED.goods("3 egg"), RED.gold(4));
        RED.mayNot("sell 1", "stock-up 1");
        given(option("trade", "both-ways"), stall(1, "egg-4-3"), RED.goods("3 egg"), RED.gold(4));
        RED.plays("stock-up 1");
        itHappened("red stocked-up egg 3 4");
        changed("red gold: 4 > 0", "red egg: 3 > 6");
        RED.mayNot("sell 1", "stock-up 1");
    }
}
