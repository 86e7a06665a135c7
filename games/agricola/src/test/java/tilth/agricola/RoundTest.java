package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Stages;
import tilth.engine.Rule;

class RoundTest extends AgricolaScenario {

    @Test
    @Rule("AGR-R1")
    void harvests_follow_these_rounds() {
        assertThat(IntStream.rangeClosed(1, 14).filter(Stages::endsWithHarvest)).containsExactly(4, 7, 9, 11, 13, 14);
        assertThat(Stages.CARDS.stream().mapToInt(java.util.List::size).sum()).isEqualTo(Stages.ROUNDS);
    }

    @Test
    @Rule({"AGR-R1", "AGR-E1"})
    void the_game_is_over_after_the_last_harvest() {
        given(beforeTheNextRound(), round(14));
        goOn();
        assertThat(position().isOver()).isTrue();
        itHappened("game-ended");
        changed();
        RED.isRefused("space:forest", "AGR-R1", "game-over");
    }

    @Test
    @Rule("AGR-R1")
    void a_round_without_harvest_leads_straight_to_the_next_one() {
        given(round(5), RED.home(1), GREEN.home(0));
        RED.plays("place grain-seeds");
        RED.changed("grain: 0 > 1", "home: 1 > 2");
        now("round", "6");
    }

    @Test
    @Rule({"AGR-R3", "AGR-R4"})
    void goods_on_the_round_space_are_handed_out_before_or_after_the_spaces_fill_up() {
        given(beforeTheNextRound(), GREEN.awaits(2, "1 food"));
        goOn();
        itHappened("round-begun 2", "revealed major-improvement", "green collected food 1", "replenished");
        GREEN.changed("food: 0 > 1");
        given(revised(), beforeTheNextRound(), GREEN.awaits(2, "1 food"), RED.awaits(3, "1 food"));
        goOn();
        itHappened("round-begun 2", "revealed major-improvement", "replenished", "green collected food 1");
        RED.changed();
    }

    @Test
    @Rule({"AGR-R4", "AGR-A5"})
    void animals_on_the_round_space_have_to_find_room_at_once() {
        given(beforeTheNextRound(), RED.has("1 sheep"), RED.awaits(2, "1 wild-boar"));
        goOn();
        RED.isOffered("keep 1 0 0", "keep 0 1 0");
        RED.plays("keep 0 1 0");
        RED.changed("sheep: 1 > 0", "wild-boar: 0 > 1");
        RED.isAsked("place");
    }

    @Test
    @Rule({"AGR-R5", "AGR-G4", "AGR-W2"})
    void all_people_come_home_and_spaces_are_free_again() {
        given(round(1), RED.home(1), GREEN.home(0), RED.newborns(1));
        RED.plays("place grain-seeds");
        RED.changed("grain: 0 > 1", "home: 1 > 3", "newborns: 1 > 0");
        now("on grain-seeds", "");
        RED.may("place grain-seeds");
    }
}
