package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The solo game. */
class SoloTest extends FarmeramaScenario {

    /** A start whose first card is this one. */
    private void alone(String card, Given... more) {
        for (int number = 0; ; number++) {
            long seed = number;
            Given[] words = Stream.concat(Stream.of(players(1), seed(seed)), Stream.of(more))
                    .toArray(Given[]::new);
            given(words);
            if (Terms.CARD.write(position().piles().turnedUp()).equals(card)) {
                return;
            }
        }
    }

    @Test
    @Rule({"FRM-L1", "FRM-L2"})
    void the_supply_has_four_water_and_the_first_of_three_cards_is_turned_up() {
        alone("sow");
        now("supply water", "4");
        now("supply carrots", "28");
        now("solo pile", "2");
        now("reserve", "6");
        now("red tokens", "0");
        now("action wheel", "0");
        now("pile", "0");
        RED.isOffered("use sow", "use harvest", "use water", "use feed", "use seeds", "turn", "done");
    }

    @Test
    @Rule("FRM-L2")
    void a_water_card_turns_the_action_wheel_and_no_other_does() {
        alone("water");
        now("action wheel", "1");
        alone("harvest");
        now("action wheel", "0");
        RED.plays("done");
        assertThat(position().actionWheel()).isEqualTo(position().piles().turnedUp() == Card.WATER.ordinal() ? 1 : 0);
        meanwhile();
    }

    @Test
    @Rule("FRM-L6")
    void the_high_number_counts_for_the_card_turned_up_and_the_low_one_otherwise() {
        alone("sow");
        RED.plays("use sow");
        now("red left", "3");
        RED.mayNot("use harvest", "use feed");
        alone("sow");
        RED.plays("use harvest");
        now("red left", "2");
        alone("harvest");
        RED.plays("use harvest");
        now("red left", "3");
    }

    @Test
    @Rule("FRM-L6")
    void feeding_and_seeds_do_not_care_and_doing_nothing_is_allowed() {
        alone("sow");
        RED.plays("use feed", "feed sheep", "done");
        now("red sheep", "3");
        now("round", "1");
        RED.plays("done");
        now("round", "2");
    }

    @Test
    @Rule({"FRM-L6", "FRM-A11"})
    void with_too_little_water_one_takes_less() {
        alone("sow", RED.barn("6 water"));
        now("supply water", "1");
        RED.plays("use water", "take water");
        RED.mayNot("take water");
        meanwhile();
    }

    @Test
    @Rule({"FRM-L3", "FRM-L8"})
    void piles_of_three_to_nine_cards_make_42_turns() {
        alone("sow");
        int turns = 0;
        for (int size = 3; size <= 9; size++) {
            assertThat(position().piles().size()).isEqualTo(size - 1);
            assertThat(Herd.tokens(position().herd(0))).isEqualTo(Math.min(3, size - 3));
            for (int i = 0; i < size; i++) {
                assertThat(position().isOver()).isFalse();
                RED.plays("done");
                turns++;
            }
        }
        assertThat(turns)
                .isEqualTo(3 + 4 + 5 + 6 + 7 + 8 + 9)
                .isEqualTo(position().values().soloTurns);
        now("round", "42");
        assertThat(position().isOver()).isTrue();
    }

    @Test
    @Rule("FRM-L3")
    void an_empty_pile_is_shuffled_anew_with_a_reserve_card_and_brings_a_token() {
        alone("sow");
        RED.plays("done", "done");
        meanwhile();
        RED.plays("done");
        now("solo pile", "3");
        now("reserve", "5");
        now("played", "0");
        now("red tokens", "1");
    }

    @Test
    @Rule("FRM-L4")
    void a_token_puts_the_card_under_the_pile() {
        alone("sow", RED.tokens(2));
        RED.plays("put-under");
        now("red tokens", "1");
        now("solo pile", "2");
        assertThat(position().piles().knownAtBottom()).isEqualTo(1);
        assertThat(position().piles().card(1)).isEqualTo(Card.SOW.ordinal());
        RED.plays("put-under");
        now("red tokens", "0");
        now("round", "0");
        RED.mayNot("put-under");
    }

    @Test
    @Rule({"FRM-L2", "FRM-L4"})
    void a_water_card_put_under_has_turned_the_wheel_all_the_same() {
        alone("water", RED.tokens(3));
        RED.plays("put-under");
        now("action wheel", "1");
        RED.plays("put-under");
        meanwhile();
        RED.plays("put-under");
        now("turned up", "water");
        now("action wheel", "2");
    }

    @Test
    @Rule("FRM-L4")
    void once_the_player_has_begun_to_act_it_is_too_late() {
        alone("sow", RED.tokens(2));
        RED.plays("turn");
        RED.mayNot("put-under");
        meanwhile();
    }

    @Test
    @Rule("FRM-L5")
    void the_last_card_of_a_pile_comes_back_unless_the_table_forbids_it() {
        alone("sow", RED.tokens(1));
        RED.plays("done", "done");
        meanwhile();
        int wheel = position().actionWheel();
        boolean water = position().piles().turnedUp() == Card.WATER.ordinal();
        RED.plays("put-under");
        changed(
                water
                        ? new String[] {"red tokens: 1 > 0", "action wheel: " + wheel + " > " + (wheel + 1)}
                        : new String[] {"red tokens: 1 > 0"});
        alone("sow", RED.tokens(1), option("last-card", "stays"));
        RED.plays("done");
        assertThat(RED.offered()).contains("put-under");
        RED.plays("done");
        RED.mayNot("put-under");
        meanwhile();
    }

    @Test
    @Rule("FRM-L7")
    void a_token_buys_a_good_at_any_time() {
        alone("sow", RED.tokens(2), RED.barn("3 water"));
        RED.plays("spend maize");
        itHappened("red token-spent maize", "red goods-taken maize 1");
        changed("red tokens: 2 > 1", "red maize: 0 > 1", "supply maize: 30 > 29");
        RED.plays("use sow", "sow 0b", "spend water");
        now("red water", "4");
        RED.mayNot("spend water");
        assertThat(Does.SPEND.isAside()).isTrue();
    }

    @Test
    @Rule("FRM-L7")
    void but_no_water_when_the_supply_has_none() {
        alone("sow", RED.tokens(2), RED.barn("7 water"));
        RED.mayNot("spend water");
        assertThat(RED.offered()).contains("spend hay");
    }

    @Test
    @Rule("FRM-L8")
    void one_wins_with_150_stars_and_not_with_149() {
        alone("sow", RED.products(5, 5, 5, 0), RED.barn("15 carrots"), RED.land(""));
        assertThat(RED.points()).isEqualTo(150);
        endGame();
        winnersAre(RED);
        alone("sow", RED.products(5, 5, 5, 0), RED.barn("14 carrots"), RED.land(""));
        assertThat(RED.points()).isEqualTo(149);
        endGame();
        winnersAre();
    }

    private void endGame() {
        while (!position().isOver()) {
            RED.plays("done");
        }
        meanwhile();
    }

    @Test
    @Rule("FRM-L9")
    void the_expert_game_changes_nothing_alone() {
        alone("sow", experts(), RED.barn("3 carrots 3 water"));
        RED.plays("use sow", "sow 3b", "sow 3s");
        RED.mayNot("extend");
        meanwhile();
        assertThat(position().table().isExpert()).isFalse();
    }
}
