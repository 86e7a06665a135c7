package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** How the table lies before the first card. */
class SetUpTest {

    private static FarmeramaPosition start(int seats, String mode, long seed) {
        Setup setup = new Setup(new Farmerama(), seats, Map.of("mode", mode), Seed.of(seed));
        return (FarmeramaPosition) setup.game().start(setup);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"FRM-S2", "FRM-S4", "FRM-S5", "FRM-S6"})
    void players_start_with_a_barn_four_animals_and_a_stack_of_each_crop_out_of_the_supply(int seats) {
        FarmeramaPosition position = start(seats, "standard", 1);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(position.barn(seat)).isEqualTo(Scene.basket("3 water 2 carrots 2 hay 2 oats 1 maize"));
            assertThat(position.land(seat)).isEqualTo(Scene.land("0a maize 1s oats 2a hay 3a carrots"));
            assertThat(position.herd(seat)).isEqualTo(Herd.AT_START);
            assertThat(position.garden(seat)).isZero();
            assertThat(position.visibleScarecrows(seat)).isEqualTo(6);
        }
        assertThat(position.supply())
                .isEqualTo(Scene.basket("%d carrots %d hay %d oats %d maize %d water"
                        .formatted(32 - 4 * seats, 32 - 4 * seats, 32 - 4 * seats, 32 - 3 * seats, 32 - 3 * seats)));
    }

    @Test
    @Rule("FRM-S1")
    void the_action_wheel_shows_3_2_at_sow_and_harvest_at_the_start_and_nowhere_else() {
        for (String set : Components.sets()) {
            Values values = Components.values(set);
            for (int wheel = 0; wheel < values.high.length; wheel++) {
                boolean twice = values.high(wheel, Card.SOW) == 3
                        && values.low(wheel, Card.SOW) == 2
                        && values.high(wheel, Card.HARVEST) == 3
                        && values.low(wheel, Card.HARVEST) == 2;
                assertThat(twice).as("%s, %d steps", set, wheel).isEqualTo(wheel == 0);
            }
        }
        assertThat(start(2, "standard", 1).actionWheel()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "2, standard, 10",
        "3, standard, 13",
        "4, standard, 16",
        "2, expert, 15",
        "3, expert, 18",
        "4, expert, 21"
    })
    @Rule({"FRM-S7", "FRM-X1"})
    void so_many_objects_are_in_play_and_two_of_them_lie_open(int seats, String mode, int inPlay) {
        Set<Integer> met = new HashSet<>();
        for (int seed = 0; seed < 300; seed++) {
            FarmeramaPosition position = start(seats, mode, seed);
            assertThat(position.pileEnd()).isEqualTo(inPlay);
            assertThat(position.drawn()).isEqualTo(2);
            assertThat(position.open(0)).isEqualTo(position.object(0));
            assertThat(position.open(1)).isEqualTo(position.object(1));
            for (int at = 0; at < inPlay; at++) {
                met.add(position.object(at));
            }
        }
        assertThat(met).as("objects met in play").hasSize(mode.equals("expert") ? 25 : 20);
        assertThat(met.stream().anyMatch(Components::isDark)).isEqualTo(mode.equals("expert"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("FRM-S9")
    void who_is_first_is_drawn_by_lot(int seats) {
        Set<Integer> met = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            met.add(start(seats, "standard", seed).firstSeat());
        }
        assertThat(met).hasSize(seats);
    }
}
