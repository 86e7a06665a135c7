package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.testkit.Refusals;
import tilth.testkit.RuleBook;

/** What a player is told who touches something that is not offered, question by question. */
class WhyTest extends FincaScenario {

    @Test
    @Rule("FIN-P1")
    void while_farmers_are_placed() {
        given(players(2), toPlace(RED), RED.farmers(3), GREEN.farmers(3), RED.hasUsed(Action.GUST));
        RED.isNotRefused("blade:3");
        RED.isRefused("tile:arta", "FIN-P1", "placing-first");
        RED.isRefused("action:big-cart", "FIN-P1", "placing-first");
        RED.isRefused("fruit:fig", "FIN-D4", "no-fruit-asked");
        RED.isRefused("do:done", "FIN-P1", "placing-first");
        GREEN.isRefused("blade:3", "FIN-P1", "not-your-turn");
    }

    @Test
    @Rule({"FIN-T1", "FIN-M1", "FIN-D1", "FIN-D2", "FIN-D4", "FIN-F5", "FIN-A1"})
    void at_the_beginning_of_a_turn() {
        given(
                players(3),
                RED.farmers(1, 1, 1, 1),
                RED.has(3, FIGS),
                RED.carts(1),
                RED.hasUsed(Action.GUST),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("1 olive"),
                village(PALMA).shows("4 any"),
                village(Place.CAMPOS).closed(),
                GREEN.wonTheRest());
        RED.isNotRefused("blade:1");
        RED.isNotRefused("tile:arta");
        RED.isNotRefused("action:minus-one");
        RED.isRefused("blade:2", "FIN-M1", "no-farmer-there", Map.of("blade", "2"));
        RED.isRefused("tile:inca", "FIN-D2", "missing", Map.of("tile", "inca", "fruit", "olive", "need", 1, "have", 0));
        RED.isRefused("tile:palma", "FIN-D4", "missing-alike", Map.of("tile", "palma", "need", 4, "have", 3));
        RED.isRefused("tile:campos", "FIN-F5", "village-closed", Map.of("tile", "campos"));
        RED.isRefused("action:gust", "FIN-A1", "action-used", Map.of("action", "gust"));
        RED.isRefused("fruit:fig", "FIN-D4", "no-fruit-asked");
        RED.isRefused("do:done", "FIN-T1", "no-passing");
        GREEN.isRefused("tile:arta", "FIN-T1", "not-your-turn");
    }

    @Test
    @Rule({"FIN-A1", "FIN-A3"})
    void during_strong_wind() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(3, 3, 3, 3, 3), RED.carts(1), RED.has(1, FIG));
        RED.plays("use strong-wind");
        RED.isRefused("blade:3", "FIN-M1", "no-farmer-there", Map.of("blade", "3"));
        RED.isRefused("tile:arta", "FIN-A1", "action-under-way");
        RED.isRefused("action:gust", "FIN-A1", "one-thing-a-turn");
        RED.isRefused("action:strong-wind", "FIN-A1", "action-used", Map.of("action", "strong-wind"));
        RED.isRefused("do:done", "FIN-A1", "action-under-way");
        RED.plays("move 1");
        RED.isRefused("blade:1", "FIN-M1", "no-farmer-there", Map.of("blade", "1"));
        RED.isRefused("tile:arta", "FIN-A1", "action-under-way");
        RED.isNotRefused("do:done");
        then(RED).used(Action.STRONG_WIND).walked(1, 2).gained(1, LEMON);
        expectQuestion(RED, "move-again");
    }

    @Test
    @Rule("FIN-A4")
    void during_a_gust() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(3, 3, 3, 3, 3));
        RED.plays("use gust");
        RED.isRefused("blade:3", "FIN-M1", "no-farmer-there", Map.of("blade", "3"));
        RED.isRefused("tile:arta", "FIN-A1", "action-under-way");
        RED.isRefused("action:strong-wind", "FIN-A1", "one-thing-a-turn");
        RED.isRefused("do:done", "FIN-A1", "action-under-way");
        RED.plays("lift 1");
        RED.isNotRefused("blade:3");
        RED.isRefused("tile:arta", "FIN-A1", "action-under-way");
        RED.isRefused("fruit:fig", "FIN-D4", "no-fruit-asked");
        RED.isRefused("do:done", "FIN-A1", "action-under-way");
        then(RED).used(Action.GUST).nothingElse();
        expectQuestion(RED, "land 1");
    }

    @Test
    @Rule({"FIN-D1", "FIN-D4"})
    void while_the_fruit_of_a_question_mark_tile_is_chosen() {
        given(
                players(3),
                RED.farmers(1, 1, 1, 1),
                RED.has(4, FIGS),
                RED.has(2, LEMONS),
                RED.carts(1),
                village(ARTA).shows("4 any"),
                village(INCA).shows("2 lemon"));
        RED.plays("deliver arta");
        RED.isRefused("blade:1", "FIN-D1", "delivering");
        RED.isRefused("tile:inca", "FIN-D4", "choose-fruit-first");
        RED.isRefused("action:gust", "FIN-A1", "one-thing-a-turn");
        RED.isRefused("fruit:lemon", "FIN-D4", "too-few-alike", Map.of("fruit", "lemon", "need", 4, "have", 2));
        RED.isRefused("do:done", "FIN-D4", "choose-fruit-first");
        RED.isNotRefused("fruit:fig");
        then(RED).lost(1, CART).nothingElse();
        expectQuestion(RED, "fruit arta");
    }

    @Test
    @Rule({"FIN-A6", "FIN-D2"})
    void while_the_spared_fruit_is_chosen() {
        given(
                players(3),
                RED.farmers(1, 1, 1, 1),
                RED.has(2, FIGS),
                RED.has(2, LEMONS),
                RED.carts(1),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("2 lemon"));
        RED.plays("use minus-one", "deliver arta");
        RED.isRefused("blade:1", "FIN-D1", "delivering");
        RED.isRefused("tile:inca", "FIN-A6", "choose-spared-first");
        RED.isRefused("action:gust", "FIN-A1", "one-thing-a-turn");
        RED.isRefused("fruit:lemon", "FIN-A6", "not-on-tile", Map.of("fruit", "lemon"));
        RED.isRefused("do:done", "FIN-A6", "choose-spared-first");
        RED.isNotRefused("fruit:fig");
        then(RED).used(Action.MINUS_ONE).lost(1, CART).nothingElse();
        expectQuestion(RED, "spare arta");
    }

    @Test
    @Rule({"FIN-A6", "FIN-D4"})
    void while_a_question_mark_tile_may_be_paid_with_one_fruit_fewer() {
        given(
                players(3),
                RED.farmers(1, 1, 1, 1),
                RED.has(3, FIGS),
                RED.carts(1),
                village(ARTA).shows("4 any"));
        RED.plays("use minus-one", "deliver arta", "fruit fig");
        RED.isRefused("blade:1", "FIN-D1", "delivering");
        RED.isRefused("tile:arta", "FIN-A6", "choose-spared-first");
        RED.isRefused("fruit:lemon", "FIN-A6", "not-on-tile", Map.of("fruit", "lemon"));
        RED.isRefused("do:done", "FIN-A6", "choose-spared-first");
        RED.isNotRefused("fruit:fig");
        then(RED).used(Action.MINUS_ONE).lost(1, CART).nothingElse();
        expectQuestion(RED, "spare-chosen arta fig");
    }

    @Test
    @Rule({"FIN-D2", "FIN-D5", "FIN-A6"})
    void while_tiles_are_chosen() {
        given(
                players(3),
                RED.farmers(1, 1, 1, 1),
                RED.has(4, FIGS),
                RED.carts(1),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("2 fig"));
        RED.plays("deliver arta");
        RED.isRefused("blade:1", "FIN-D1", "delivering");
        RED.isRefused("tile:arta", "FIN-D5", "already-chosen", Map.of("tile", "arta"));
        RED.isRefused("tile:inca", "FIN-D2", "missing", Map.of("tile", "inca", "fruit", "fig", "need", 2, "have", 1));
        RED.isRefused("fruit:fig", "FIN-D4", "no-fruit-asked");
        RED.isRefused("action:gust", "FIN-A1", "one-thing-a-turn");
        RED.isNotRefused("do:done");
        then(RED).lost(1, CART).and(3, FIGS).nothingElse();
        expectQuestion(RED, "tile");
    }

    // Sweeps over random play.

    @Test
    @Rule("FIN-T1")
    void in_random_games_every_target_is_either_offered_or_refused_with_a_rule_of_the_book() {
        Refusals refusals = new Refusals(
                new Finca(),
                (position, seat, refusal) -> checkFacts((FincaPosition) position, seat, refusal),
                "blade",
                "blade:12",
                "blade:-1",
                "blade:x",
                "tile:nowhere",
                "action:",
                "fruit:apple");
        for (int game = 0; game < 45; game++) {
            String minusOne = game % 2 == 0 ? "pay-ones" : "no-ones";
            refusals.sweep(MidGame.setup(2 + game % 3, Map.of("minus-one", minusOne), game), game);
        }
        assertThat(RuleBook.named("finca").ids()).containsAll(refusals.rules());
        assertThat(refusals.questions()).as("the questions met").containsExactlyInAnyOrder(Asks.values());
        assertThat(refusals.rules())
                .as("the rules refusals name")
                .containsExactly(
                        "FIN-A1", "FIN-A5", "FIN-A6", "FIN-A7", "FIN-D1", "FIN-D2", "FIN-D3", "FIN-D4", "FIN-D5",
                        "FIN-E1", "FIN-F5", "FIN-M1", "FIN-P1", "FIN-T1");
    }

    /** A refusal that gives numbers gives true ones, and they explain it. */
    private static void checkFacts(FincaPosition position, int seat, Refusal refusal) {
        Map<String, Object> facts = refusal.facts();
        int need = (int) facts.getOrDefault("need", 0);
        switch (refusal.key()) {
            case "missing", "too-few-alike" -> {
                int fruit = Terms.FRUIT.read((String) facts.getOrDefault("fruit", ""));
                assertThat(facts).containsEntry("have", Basket.count(position.fruits(seat), fruit));
                assertThat(need).as("%s", refusal).isGreaterThan(Basket.count(position.fruits(seat), fruit));
            }
            case "missing-alike" ->
                assertThat(need).as("%s", refusal).isGreaterThan(Basket.most(position.fruits(seat)));
            case "no-room", "no-room-sparing" ->
                assertThat(need)
                        .as("%s", refusal)
                        .isGreaterThan(position.delivery().room());
            default -> assertThat(facts).doesNotContainKeys("need", "have", "room");
        }
    }
}
