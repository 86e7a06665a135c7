package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Refusals;
import tilth.testkit.RuleBook;

/** Why something that is not offered may not be done. */
class WhyTest extends FarmeramaScenario {

    @Test
    @Rule({"FRM-C1", "FRM-C2"})
    void while_cards_are_chosen() {
        given(players(2));
        RED.isRefused("field:3b", "FRM-C1", "choose-card");
        RED.isRefused("animal:sheep", "FRM-C1", "choose-card");
        RED.isRefused("do:done", "FRM-C1", "choose-card");
        RED.isRefused("do:turn", "FRM-W1", "not-acting");
        RED.isRefused("object:g01", "FRM-G1", "no-object-now");
        RED.plays("play sow");
        RED.isRefused("card:sow", "FRM-C2", "same-card-twice", Map.of("card", "sow"));
        RED.isRefused("do:done", "FRM-C2", "two-cards");
        RED.plays("play feed");
        RED.isRefused("card:water", "FRM-C1", "cards-laid");
        meanwhile();
    }

    @Test
    @Rule({"FRM-G3", "FRM-G4"})
    void while_an_object_is_chosen() {
        given(players(4), display("g01", "g02"), GREEN.garden("g03"));
        cards("sow", "sow", "water", "feed");
        RED.isRefused("object:g05", "FRM-G3", "not-open", Map.of("object", "g05"));
        RED.isRefused("do:done", "FRM-G4", "no-refusing");
        RED.isRefused("field:3b", "FRM-G4", "object-first");
        GREEN.isRefused("field:3b", "FRM-G4", "others-take-objects");
    }

    @Test
    @Rule({"FRM-A2", "FRM-A3", "FRM-S3"})
    void while_sowing() {
        given(players(4), RED.barn("3 carrots 1 maize 3 water"));
        cards("sow", "harvest", "water", "feed");
        RED.isRefused("field:4a", "FRM-A3", "under-harvest", Map.of("field", "4a"));
        RED.isRefused("field:0a", "FRM-A3", "not-empty", Map.of("field", "0a"));
        RED.isRefused("field:2s", "FRM-A3", "no-seed", Map.of("crop", "hay"));
        RED.isRefused("field:1a", "FRM-S3", "no-such-field", Map.of("field", "1a"));
        RED.isRefused("card:water", "FRM-C1", "not-played", Map.of("card", "water"));
        RED.isRefused("card:sow", "FRM-A9", "already-begun", Map.of("card", "sow"));
        RED.isRefused("animal:sheep", "FRM-A6", "not-feeding");
        RED.isRefused("good:water", "FRM-A5", "not-taking", Map.of("good", "water"));
        RED.isRefused("do:extend", "FRM-X3", "experts-only");
        RED.isRefused("do:resume", "FRM-A10", "not-done");
        RED.isRefused("do:put-under", "FRM-L4", "solo-only");
        RED.plays("sow 3b", "sow 3s", "sow 0b");
        RED.isRefused("field:0s", "FRM-A2", "none-left", Map.of("card", "sow"));
        meanwhile();
    }

    @Test
    @Rule({"FRM-A4", "FRM-W2", "FRM-W1"})
    void while_harvesting_and_turning() {
        given(players(4), GREEN.land("1s oats 3a carrots 6a hay"));
        cards("sow", "harvest", "water", "feed");
        GREEN.isRefused("field:3a", "FRM-A4", "not-ripe", Map.of("field", "3a"));
        GREEN.isRefused("field:4a", "FRM-A4", "nothing-grows", Map.of("field", "4a"));
        GREEN.isRefused("do:turn", "FRM-W2", "plot-not-empty", Map.of("plot", "6"));
        given(players(4), GREEN.barn(""));
        cards("sow", "harvest", "water", "feed");
        GREEN.isRefused("do:turn", "FRM-W1", "no-water");
    }

    @Test
    @Rule({"FRM-A6", "FRM-A7"})
    void while_feeding() {
        given(players(4), YELLOW.barn("3 hay 2 oats 1 maize"), YELLOW.outside("horse", 3), YELLOW.outside("pig", 3));
        cards("sow", "harvest", "water", "feed");
        YELLOW.isRefused(
                "animal:cow", "FRM-A6", "missing", Map.of("animal", "cow", "crop", "maize", "need", 2, "have", 1));
        YELLOW.isRefused("animal:horse", "FRM-A6", "outside", Map.of("animal", "horse"));
        YELLOW.isRefused("animal:sheep", "FRM-A7", "pasture-full", Map.of("animal", "sheep", "plot", "3"));
        YELLOW.isRefused("field:3b", "FRM-A9", "no-field-work");
    }

    @Test
    @Rule({"FRM-A10", "FRM-A12"})
    void while_done_or_in_line() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        RED.plays("done");
        RED.isRefused("field:3b", "FRM-A10", "resume-first");
        RED.isRefused("do:done", "FRM-A10", "already-done");
        RED.plays("resume", "done");
        RED.isRefused("do:resume", "FRM-A10", "done-for-good");
        meanwhile();
        // Two hay are left, and red and green may sow two each.
        given(players(4), first(RED), RED.barn("3 hay"), GREEN.barn("3 hay"), BLUE.barn("16 hay"), YELLOW.barn(""));
        cards("sow", "sow", "water", "feed");
        now("in line", "true");
        GREEN.isRefused("field:2s", "FRM-A12", "wait-in-line");
        RED.plays("done");
        RED.isRefused("do:resume", "FRM-A10", "done-for-good");
        meanwhile();
    }

    @Test
    @Rule({"FRM-X3", "FRM-X4"})
    void while_an_expert_would_pay_water() {
        given(players(4), experts(), RED.barn("3 carrots 1 water"));
        cards("sow", "seeds", "water", "feed");
        RED.isRefused("do:extend", "FRM-X3", "some-left", Map.of("left", 3));
        GREEN.plays("use seeds");
        GREEN.isRefused("do:extend", "FRM-X4", "nothing-to-extend");
        BLUE.isRefused("do:extend", "FRM-X3", "nothing-to-extend");
        RED.plays("turn");
        RED.isRefused("do:extend", "FRM-X3", "some-left");
        meanwhile();
    }

    @Test
    @Rule({"FRM-L4", "FRM-L5", "FRM-L6", "FRM-L7", "FRM-L8"})
    void while_playing_alone() {
        given(players(1), option("last-card", "stays"));
        RED.isRefused("do:put-under", "FRM-L4", "no-token");
        RED.isRefused("good:hay", "FRM-L7", "no-token");
        RED.isRefused("field:3b", "FRM-L6", "choose-action");
        RED.plays("use feed");
        RED.isRefused("do:put-under", "FRM-L4", "too-late");
        RED.isRefused("card:sow", "FRM-L6", "one-action-a-turn");
        RED.plays("done", "done", "done", "done", "done", "done");
        RED.isRefused("do:put-under", "FRM-L5", "last-card");
        while (!position().isOver()) {
            RED.plays("done");
        }
        RED.isRefused("do:done", "FRM-L8", "game-over");
        meanwhile();
    }

    @Test
    @Rule({"FRM-R2", "FRM-E8"})
    void when_the_game_is_over() {
        given(players(2), option("round-cap", "30"), roundsPlayed(29));
        cards("sow+water", "harvest+feed");
        allAreDone();
        RED.isRefused("card:sow", "FRM-E8", "game-over");
        meanwhile();
    }

    // Sweeps over random play.

    @Test
    @Rule("FRM-A1")
    void in_random_games_every_target_is_either_offered_or_refused_with_a_rule_of_the_book() {
        Refusals refusals =
                new Refusals(new Farmerama(), "field", "field:9z", "field:-1", "card:", "animal:goat", "good:gold");
        for (int game = 0; game < 24; game++) {
            String mode = game % 8 < 4 ? "standard" : "expert";
            refusals.sweep(new Setup(new Farmerama(), 1 + game % 4, Map.of("mode", mode), Seed.of(game)), game);
        }
        assertThat(RuleBook.named("farmerama").ids()).containsAll(refusals.rules());
        assertThat(refusals.questions()).as("the questions met").containsExactlyInAnyOrder(Asks.values());
    }
}
