package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Phase 1: secret cards, turned up together. */
class ChoosingTest extends FarmeramaScenario {

    @Test
    @Rule("FRM-C1")
    void all_choose_at_the_same_time_in_any_order_and_cards_turn_up_when_the_last_is_laid() {
        given(players(4));
        YELLOW.isOffered("play sow", "play harvest", "play water", "play feed", "play seeds");
        YELLOW.plays("play feed");
        changed("yellow cards: - > feed", "yellow asked: card > -");
        RED.plays("play sow");
        GREEN.plays("play harvest");
        meanwhile();
        assertThat(position().isRevealed()).isFalse();
        BLUE.plays("play water");
        assertThat(position().isRevealed()).isTrue();
        changed(
                "blue cards: - > water",
                "blue asked: card > act",
                "red asked: - > act",
                "green asked: - > act",
                "yellow asked: - > act",
                "red card: - > sow",
                "green card: - > harvest",
                "blue card: - > water",
                "yellow card: - > feed",
                "red left: - > 3",
                "green left: - > 3",
                "blue left: - > 4",
                "yellow left: - > 1");
    }

    @Test
    @Rule("FRM-C1")
    void what_happens_is_told_to_all_but_the_card_only_to_its_player() {
        given(players(2));
        RED.plays("play sow");
        itHappened("red laid", "red chosen sow");
        RED.plays("play feed");
        GREEN.plays("play water", "play seeds");
        itHappened(
                "red laid",
                "red chosen sow",
                "red laid",
                "red chosen feed",
                "green laid",
                "green chosen water",
                "green laid",
                "green chosen seeds",
                "red revealed sow",
                "red revealed feed",
                "green revealed water",
                "green revealed seeds");
        meanwhile();
    }

    @Test
    @Rule("FRM-C4")
    void a_card_laid_is_face_down_for_everybody_else() {
        given(players(2));
        long move = Does.PLAY.with(Card.SOW.ordinal());
        assertThat(position().seen(0, 0, move)).isEqualTo(move);
        assertThat(Farmerama.MOVES.write(position().seen(1, 0, move))).isEqualTo("play face-down");
        assertThat(Farmerama.MOVES.write(position().seen(-1, 0, move))).isEqualTo("play face-down");
        assertThat(position().seen(1, 0, Does.DONE.bare())).isEqualTo(Does.DONE.bare());
    }

    @Test
    @Rule("FRM-C2")
    void two_players_play_two_different_cards_each() {
        given(players(2));
        RED.plays("play sow");
        changed("red cards: - > sow", "red asked: card > second-card");
        RED.isOffered("play harvest", "play water", "play feed", "play seeds");
        RED.plays("play harvest");
        changed("red cards: sow > sow+harvest", "red asked: second-card > -");
    }

    @Test
    @Rule("FRM-C3")
    void the_chief_sheep_may_play_a_second_card() {
        given(players(3), first(GREEN));
        GREEN.plays("play sow");
        changed("green cards: - > sow", "green asked: card > chief-card");
        GREEN.isOffered("play harvest", "play water", "play feed", "play seeds", "done");
        GREEN.plays("play seeds");
        changed("green cards: sow > sow+seeds", "green asked: chief-card > -");
    }

    @Test
    @Rule("FRM-C3")
    void the_chief_sheep_may_keep_to_one_card_and_the_others_have_one_only() {
        given(players(3), first(GREEN));
        GREEN.plays("play sow", "done");
        itHappened("green laid", "green chosen sow", "green kept-to-one-card");
        changed("green cards: - > sow", "green asked: card > -");
        RED.plays("play water");
        changed("red cards: - > water", "red asked: card > -");
    }
}
