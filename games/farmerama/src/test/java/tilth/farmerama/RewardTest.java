package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What garden objects bring. */
class RewardTest extends FarmeramaScenario {

    private void redWins(String object, Given... more) {
        Given[] words = Stream.concat(
                        Stream.of(players(4), experts(), display(object, "g01"), GREEN.garden("g02")), Stream.of(more))
                .toArray(Given[]::new);
        given(words);
        cards("feed", "feed", "water", "seeds");
        RED.plays("pick " + object);
        meanwhile();
    }

    @Test
    @Rule({"FRM-G4", "FRM-A11"})
    void goods_are_given_as_far_as_the_supply_has_them() {
        given(
                players(4),
                display("g02", "g16"),
                RED.barn(""),
                RED.land(""),
                BLUE.barn("22 hay"),
                BLUE.land(""),
                YELLOW.barn("1 hay"),
                YELLOW.land("2a hay 2s hay"));
        cards("feed", "feed", "water", "seeds");
        RED.plays("pick g02");
        itHappened("red object-taken g02 0", "red goods-taken hay 1");
        now("supply hay", "0");
    }

    @Test
    @Rule({"FRM-G3", "FRM-E3"})
    void a_star_is_worth_three_and_brings_nothing_now() {
        given(players(4), display("g16", "g01"), GREEN.garden("g02"));
        cards("feed", "feed", "water", "seeds");
        int before = RED.points();
        RED.plays("pick g16");
        itHappened("red object-taken g16 3");
        meanwhile();
        assertThat(RED.points()).isEqualTo(before + 3);
    }

    @Test
    @Rule("FRM-X5")
    void one_dark_object_lets_its_winner_sow_at_once() {
        redWins("d21");
        RED.isOffered("sow 0b", "sow 0s", "sow 2s", "sow 3b", "sow 3s", "done");
        RED.plays("sow 2s");
        itHappened("red sown 2s hay");
        now("red asked", "act");
        now("red hay", "1");
    }

    @Test
    @Rule("FRM-X5")
    void one_dark_object_lets_its_winner_harvest_at_once_or_leave_it() {
        redWins("d22", RED.land("1s oats 4a hay"));
        RED.isOffered("harvest 4a", "done");
        RED.plays("harvest 4a");
        itHappened("red harvested 4a hay");
        now("red hay", "4");
        redWins("d22", RED.land("1s oats 4a hay"));
        RED.plays("done");
        now("red hay", "2");
    }

    @Test
    @Rule({"FRM-X5", "FRM-W2"})
    void one_dark_object_turns_the_wheel_twice_without_water_across_empty_plots_only() {
        redWins("d23");
        now("red asked", "object-turn 2");
        RED.plays("turn");
        changed("red wheel: 0 > 1", "red asked: object-turn 2 > object-turn 1");
        RED.plays("turn");
        itHappened("red turned 5");
        now("red asked", "act");
        now("red water", "3");
        redWins("d23", RED.land("1s oats 5a hay"));
        RED.plays("turn");
        now("red asked", "act");
    }

    @Test
    @Rule("FRM-X5")
    void one_dark_object_gives_two_goods_of_ones_choice_and_they_must_be_taken() {
        redWins("d24");
        RED.isOffered("take carrots", "take hay", "take oats", "take maize", "take water");
        RED.plays("take maize");
        changed("red maize: 1 > 2", "supply maize: 20 > 19", "red asked: object-good 2 > object-good 1");
        RED.plays("take water");
        now("red asked", "act");
        now("red water", "4");
    }

    @Test
    @Rule({"FRM-X5", "FRM-P1"})
    void one_dark_object_brings_an_animal_home_for_its_product() {
        redWins("d25", RED.outside("cow", 1), RED.outside("pig", 2));
        RED.isOffered("fetch pig", "fetch cow", "done");
        RED.plays("fetch cow");
        itHappened("red came-home cow 12");
        now("red cow", "stable");
        now("red milk", "1");
        now("red pig", "2");
    }

    @Test
    @Rule("FRM-X5")
    void what_cannot_be_used_is_lost() {
        redWins("d25");
        now("red asked", "act");
        redWins("d22");
        now("red asked", "act");
        redWins("d23", RED.land("1s oats 6a hay"));
        now("red asked", "act");
        redWins("d21", RED.barn(""));
        now("red asked", "act");
    }
}
