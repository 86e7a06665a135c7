package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Refusals;
import tilth.testkit.RuleBook;

/** Why something that is not offered may not be done. */
class WhyTest extends ChineurScenario {

    @Test
    @Rule({"CHI-A1", "CHI-A3", "CHI-A5", "CHI-T2", "CHI-M4", "CHI-M5", "CHI-C1"})
    void while_acting() {
        given(
                stall(1, "egg-3-2"),
                RED.goods("2 egg 2 milk"),
                RED.gold(2),
                openTools("barn", "exchange", "exchange", "bucket"));
        RED.isRefused("stall:1", "CHI-M5", "too-few-to-sell", Map.of("resource", "egg", "need", 3, "have", 2));
        RED.isRefused("stall:2", "CHI-M4", "no-market-tile");
        RED.isRefused("do:collective", "CHI-C1", "lacks", Map.of("resource", "meat", "need", 1, "have", 0));
        RED.isRefused("tool:barn", "CHI-T2", "too-little-gold", Map.of("need", 7, "have", 2));
        RED.isRefused("tool:exchange", "CHI-T2", "lacks", Map.of("resource", "meat", "need", 2, "have", 0));
        RED.isRefused("tool:tractor", "CHI-T2", "not-open", Map.of("tool", "tractor"));
        RED.isRefused("action:farm", "CHI-A3", "not-done-yet", Map.of("action", "farm"));
        RED.isRefused("action:trade", "CHI-A3", "not-done-yet", Map.of("action", "trade"));
        RED.isRefused("do:refresh", "CHI-A5", "too-little-gold", Map.of("need", 5, "have", 2));
        RED.isRefused("do:shed", "CHI-K8", "no-burden");
        RED.isRefused("do:roll", "CHI-R2", "rolled-already");
        RED.isRefused("do:extra", "CHI-X1", "with-farm-only");
        RED.isRefused("do:open-chest", "CHI-H3", "with-thefts-only");
        RED.isRefused("cell:1", "CHI-T4", "nothing-aside");
        RED.isRefused("site:ex1", "CHI-C1", "buy-farm-first");
        RED.isRefused("resource:egg", "CHI-C1", "no-discount");
        RED.isRefused("die:3", "CHI-R2", "no-die-now");
        GREEN.isRefused("do:farm", "CHI-A1", "not-your-turn", Map.of("seat", 0));
        RED.plays("market", "done");
        RED.isRefused("do:market", "CHI-A1", "already-done", Map.of("action", "market"));
        RED.isRefused("action:market", "CHI-A3", "too-little-gold", Map.of("need", 3, "have", 2));
        meanwhile();
    }

    @Test
    @Rule({"CHI-A3", "CHI-A4", "CHI-A5", "CHI-M4", "CHI-T3"})
    void while_acting_with_gold() {
        given(
                option("refresh", "once"),
                stall(1, "egg-2-1"),
                RED.goods("3 egg"),
                RED.gold(9),
                RED.aside("chest"),
                RED.cell(1, "egg"),
                RED.burdened());
        RED.isRefused("cell:1", "CHI-T3", "no-tool-fits", Map.of("cell", "1"));
        RED.plays("sell 1");
        RED.isRefused("stall:1", "CHI-M4", "used-up");
        RED.isRefused("action:trade", "CHI-A4", "of-no-use", Map.of("action", "trade"));
        RED.plays("refresh");
        RED.isRefused("do:refresh", "CHI-A5", "refreshed-already");
        RED.plays("market", "done", "repeat market");
        RED.isRefused("action:market", "CHI-A3", "repeated-already");
        RED.isRefused("do:shed", "CHI-K8", "too-little-gold", Map.of("need", 4, "have", 2));
        meanwhile();
    }

    @Test
    @Rule({"CHI-F2", "CHI-F3", "CHI-F4", "CHI-F7", "CHI-X1"})
    void while_tiles_are_in_hand() {
        given(farmDeck("loss", "egg-for-milk"), RED.goods("4 milk"), RED.cell(1, "egg"), RED.cell(2, "egg egg"));
        RED.plays("farm");
        RED.isRefused("cell:1", "CHI-F2", "cocorico-first");
        RED.isRefused("tile:egg-for-milk", "CHI-F2", "cocorico-first");
        RED.isRefused("cocorico:burden", "CHI-F2", "not-drawn", Map.of("cocorico", "burden"));
        RED.isRefused("do:done", "CHI-F3", "tiles-first");
        RED.isRefused("do:extra", "CHI-X1", "not-at-this-table");
        RED.plays("carry-out loss");
        RED.isRefused("cell:3", "CHI-K7", "cell-empty", Map.of("cell", "3"));
        RED.isRefused("resource:egg", "CHI-A6", "none-left", Map.of("resource", "egg"));
        RED.isRefused("do:done", "CHI-K7", "lose-first");
        RED.plays("pay milk");
        RED.isRefused("cell:1", "CHI-F3", "cannot-pay-tiles");
        RED.isRefused("tile:milk-for-egg", "CHI-F3", "not-drawn", Map.of("tile", "milk-for-egg"));
        meanwhile();
    }

    @Test
    @Rule({"CHI-F4", "CHI-F7"})
    void while_a_gift_is_placed() {
        given(
                option("farm-copies", "two"),
                farmDeck("fewest-tiles", "egg-for-milk", "egg-for-milk", "egg-for-milk"),
                RED.cell(1, "wheat wheat wheat wheat wheat"),
                RED.cell(2, "wheat"),
                GREEN.cell(1, "egg egg egg egg egg"));
        RED.plays("farm", "carry-out fewest-tiles");
        GREEN.isRefused("cell:1", "CHI-F4", "no-room", Map.of("cell", "1"));
        GREEN.isRefused("tile:egg-for-milk", "CHI-F7", "must-place", Map.of("tile", "egg-for-milk"));
        GREEN.isRefused("do:done", "CHI-F7", "gifts-first");
        RED.isRefused("do:done", "CHI-A1", "wait-for-answer", Map.of("seat", 1));
        meanwhile();
    }

    @Test
    @Rule({"CHI-H2", "CHI-H3", "CHI-R2", "CHI-K6"})
    void while_stealing() {
        given(
                players(3),
                dieToBeSet(),
                RED.cell(1, "theft theft"),
                RED.tool(1, "chest"),
                GREEN.goods("2 egg 2 milk"),
                BLUE.goods("1 milk"),
                BLUE.cell(2, "egg"));
        RED.isRefused("do:farm", "CHI-R2", "set-die-first");
        RED.plays("set 1");
        RED.isRefused("pile:0-egg", "CHI-H2", "no-opponent");
        RED.isRefused("pile:3-egg", "CHI-H2", "no-opponent");
        RED.isRefused("pile:2-egg", "CHI-H2", "has-none", Map.of("resource", "egg", "seat", 2));
        RED.isRefused("spot:2-2", "CHI-H3", "open-chest-first");
        RED.isRefused("do:done", "CHI-H2", "steal-first");
        RED.plays("open-chest");
        RED.isRefused("spot:1-2", "CHI-H3", "cell-empty");
        RED.isRefused("spot:0-1", "CHI-H3", "no-opponent");
        RED.isRefused("do:done", "CHI-H3", "seize-first");
        RED.plays("seize egg-for-wheat 2-2", "refuse egg-for-wheat");
        RED.isRefused("do:open-chest", "CHI-H3", "opened-already");
        RED.plays("steal 1-egg");
        RED.isRefused("pile:2-milk", "CHI-H2", "another-opponent");
        meanwhile();
        given(beforeTheRoll(), RED.aside("barn"), RED.cell(1, "egg"));
        RED.isRefused("die:2", "CHI-K6", "roll-instead");
        RED.isRefused("do:farm", "CHI-R2", "roll-first");
    }

    @Test
    @Rule({"CHI-T3", "CHI-T5", "CHI-T7", "CHI-T10", "CHI-M2", "CHI-M3", "CHI-C2", "CHI-K4", "CHI-K5", "CHI-A6"})
    void while_something_else_is_asked() {
        given(
                openTools("barn", "chest", "exchange", "bucket"),
                RED.gold(7),
                RED.cell(1, "egg"),
                RED.tool(1, "barn"),
                RED.cell(2, "egg"));
        RED.plays("buy barn");
        RED.isRefused("cell:1", "CHI-T5", "same-tool", Map.of("cell", "1"));
        RED.isRefused("cell:3", "CHI-T3", "does-not-fit", Map.of("cell", "3"));
        RED.isRefused("do:done", "CHI-T3", "tool-first");
        given(stall(1, "milk-3-2"), marketDeck("egg-2-1", "egg-3-2", "milk-2-1"), RED.goods("1 egg"));
        RED.plays("market");
        RED.isRefused("stall:1", "CHI-M2", "free-stall-first", Map.of("stall", "2"));
        RED.isRefused("do:farm", "CHI-M1", "market-first");
        RED.plays("open egg-2-1 2");
        RED.isRefused("stall:3", "CHI-M3", "cannot-pay-market");
        given(GREEN.site(1, "milk-egg"), RED.goods("1 meat 1 egg 1 wheat 1 milk"));
        RED.plays("collective");
        RED.isRefused("site:ex1", "CHI-C2", "free-site-first");
        RED.isRefused("do:done", "CHI-C1", "settle-first");
        given(farmDeck("fewest-farms", "egg"), GREEN.site(1, "milk-egg"), GREEN.site(2, "milk-egg"));
        RED.plays("farm", "carry-out fewest-farms");
        RED.isRefused("site:ex3", "CHI-K4", "no-farm-here");
        RED.isRefused("do:done", "CHI-K4", "take-over-first");
        given(farmDeck("barter", "egg"), RED.goods("1 egg"), GREEN.goods("1 milk"));
        RED.plays("farm", "carry-out barter");
        RED.isRefused("pile:1-egg", "CHI-K5", "same-resource", Map.of("resource", "egg", "seat", 1));
        RED.isRefused("do:farm", "CHI-K5", "barter-first");
        given(dieToBeSet(), RED.cell(1, "egg"), RED.tool(1, "exchange"), GREEN.goods("1 milk"));
        RED.plays("set 1");
        RED.isRefused("pile:1-egg", "CHI-T7", "has-none", Map.of("resource", "egg", "seat", 1));
        RED.isRefused("do:farm", "CHI-T7", "swap-first");
        given(RED.aside("barn"), RED.cell(1, "meat meat wheat"), RED.tool(1, "scarecrow"));
        RED.plays("fit barn 1");
        RED.isRefused("resource:egg", "CHI-T10", "not-on-cell", Map.of("resource", "egg"));
        RED.isRefused("do:done", "CHI-T10", "keep-first");
        given(openTools("chest", "barn", "exchange", "bucket"), RED.goods("3 egg 1 milk"));
        RED.isRefused("tool:chest", "CHI-A6", "too-few-of-choice", Map.of("need", 5, "have", 4));
        given(openTools("chest", "barn", "exchange", "bucket"), RED.goods("4 egg 3 milk"));
        RED.plays("buy chest");
        RED.isRefused("resource:meat", "CHI-A6", "none-left", Map.of("resource", "meat"));
        RED.isRefused("do:done", "CHI-A6", "pay-first");
        meanwhile();
    }

    @Test
    @Rule({"CHI-X1", "CHI-X2", "CHI-X3"})
    void while_an_advanced_rule_would_be_needed() {
        given(option("discount", "on"), RED.goods("1 egg"));
        RED.isRefused("resource:egg", "CHI-X2", "not-behind");
        given(option("discount", "on"), RED.goods("1 egg"), GREEN.aside("certificate"));
        RED.isRefused("resource:egg", "CHI-X2", "cannot-spare", Map.of("resource", "egg"));
        RED.isRefused("do:collective", "CHI-X2", "spare-one");
        given(option("four-cocorico", "on"));
        RED.plays("farm");
        RED.isRefused("do:extra", "CHI-X3", "no-extra-now");
        given(option("last-drawer", "on"));
        RED.plays("farm");
        RED.isRefused("do:extra", "CHI-X1", "no-extra-now");
        meanwhile();
    }

    @Test
    @Rule({"CHI-S4", "CHI-E4", "CHI-E6"})
    void at_the_start_and_when_the_game_is_over() {
        Setup setup = Setup.of(new Chineur(), 2, Seed.of(1));
        given((ChineurPosition) new Chineur().start(setup));
        RED.isRefused("do:farm", "CHI-S4", "place-first");
        while (!RED.offered().isEmpty()) {
            RED.plays(RED.offered().getLast());
        }
        RED.isRefused("do:farm", "CHI-S4", "tiles-placed");
        meanwhile();
        given(GREEN.acts(), round(60));
        GREEN.plays("done");
        GREEN.isRefused("do:farm", "CHI-E6", "game-over");
        meanwhile();
        given(GREEN.acts(), RED.aside("certificate", "combine", "combine"));
        GREEN.plays("done");
        GREEN.isRefused("do:farm", "CHI-E4", "game-over");
        meanwhile();
    }

    // Sweeps over random play.

    @Test
    @Rule("CHI-A1")
    void in_random_games_every_target_is_either_offered_or_refused_with_a_rule_of_the_book() {
        Refusals refusals =
                new Refusals(new Chineur(), "cell", "cell:9", "cell:-1", "tile:", "tool:hammer", "stall:0", "site:ex7");
        for (int game = 0; game < 12; game++) {
            Map<String, String> options = Map.of("discount", game % 2 == 0 ? "on" : "off", "last-drawer", "on");
            refusals.sweep(new Setup(new Chineur(), 2 + game % 3, options, Seed.of(game)), game);
        }
        assertThat(RuleBook.named("chineur").ids()).containsAll(refusals.rules());
        assertThat(refusals.questions()).as("the questions met").containsExactlyInAnyOrder(Asks.values());
    }
}
