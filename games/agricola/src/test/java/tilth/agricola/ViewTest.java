package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaView.ClosingView;
import tilth.agricola.AgricolaView.ForecastView;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;

/** What a page shows and may not work out itself. */
class ViewTest extends AgricolaScenario {

    private static final String TWO_PASTURES = """
            +   +   +   +---+---+
              .   .   . |   |   |
            +   +   +   +---+---+
              W   .   .   .   s
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private AgricolaView view() {
        return (AgricolaView) position().view(RED.seat);
    }

    @Test
    @Rule("AGR-E1")
    void the_score_sheet_is_live_and_in_order() {
        given(RED.has("4 grain"), RED.hasPlayed("well"));
        assertThat(List.copyOf(RED.view().score().keySet()))
                .isEqualTo(position().scoreSheet().lines().stream()
                        .map(ScoreSheet.Line::category)
                        .toList());
        assertThat(RED.view().score()).containsEntry("grain", 2).containsEntry("cards", 4);
        assertThat(RED.view().score().values().stream()
                        .mapToInt(points -> points)
                        .sum())
                .isEqualTo(RED.view().points());
    }

    @Nested
    class Forecasts {

        @Test
        @Rule({"AGR-R1", "AGR-H3", "AGR-X1"})
        void crops_count_as_they_are_and_animals_do_not_without_a_fire() {
            given(round(5), RED.has("4 food 2 grain 1 vegetable 1 sheep"));
            assertThat(RED.view().forecast()).isEqualTo(new ForecastView(7, 4, 4, 7));
        }

        @Test
        @Rule({"AGR-X2", "AGR-M5"})
        void all_that_can_be_cooked_and_crafted_counts_once() {
            given(RED.has("1 food 1 vegetable 1 sheep 3 wood"), RED.hasPlayed("fireplace-2", "joinery", "pottery"));
            assertThat(RED.view().forecast()).isEqualTo(new ForecastView(4, 4, 1, 1 + 2 + 2 + 2));
        }

        @Test
        @Rule({"AGR-H3", "AGR-G4"})
        void a_newborn_eats_less_only_in_the_harvest_of_its_round() {
            given(round(4), RED.people(2), RED.newborns(1), RED.home(1));
            assertThat(RED.view().forecast()).isEqualTo(new ForecastView(4, 5, 0, 0));
            given(round(5), RED.people(2), RED.newborns(1), RED.home(1));
            assertThat(RED.view().forecast()).isEqualTo(new ForecastView(7, 6, 0, 0));
        }

        @Test
        @Rule({"AGR-H4", "AGR-M5"})
        void who_has_been_fed_looks_at_the_harvest_after_this_one() {
            given(
                    round(4),
                    beforeFeeding(),
                    RED.has("9 food 2 wood"),
                    RED.hasPlayed("joinery"),
                    GREEN.has("9 food"),
                    revised());
            goOn();
            meanwhile();
            assertThat(RED.view().forecast()).isEqualTo(new ForecastView(4, 4, 9, 11));
            assertThat(GREEN.view().forecast()).isEqualTo(new ForecastView(7, 4, 5, 5));
        }

        @Test
        @Rule("AGR-M5")
        void a_craft_used_in_this_harvest_is_not_counted_again() {
            given(round(4), beforeFeeding(), RED.has("1 food 1 grain 2 wood"), RED.hasPlayed("joinery"), revised());
            goOn();
            RED.plays("craft joinery");
            meanwhile();
            assertThat(RED.view().forecast()).isEqualTo(new ForecastView(4, 4, 3, 4));
        }

        @Test
        @Rule("AGR-R1")
        void nothing_is_forecast_after_the_last_feeding() {
            given(round(14), beforeBreeding(), RED.has("3 sheep 3 cattle"), RED.farm(TWO_PASTURES));
            goOn();
            RED.isAsked("breed");
            meanwhile();
            assertThat(RED.view().forecast()).isNull();
        }
    }

    @Nested
    class Closing {

        @Test
        @Rule({"AGR-F8", "AGR-F9"})
        void marked_squares_say_what_they_would_take() {
            given(out("fencing"), RED.has("6 wood"));
            RED.plays("place fencing");
            assertThat(view().closing()).isNull();
            RED.plays("mark e1");
            assertThat(view().closing()).isEqualTo(new ClosingView(4, Map.of("wood", 4), true));
            RED.plays("mark d1");
            assertThat(view().closing()).isEqualTo(new ClosingView(6, Map.of("wood", 6), true));
            RED.plays("close");
            assertThat(view().closing()).isNull();
            meanwhile();
        }

        @Test
        @Rule("AGR-F9")
        void squares_apart_from_each_other_cannot_be_closed_yet() {
            given(out("fencing"), RED.has("8 wood"));
            RED.plays("place fencing", "mark c1", "mark e1");
            assertThat(view().closing()).isEqualTo(new ClosingView(8, Map.of("wood", 8), false));
            meanwhile();
        }
    }

    @Nested
    class Arrangements {

        @Test
        @Rule("AGR-A1")
        void the_one_shown_comes_first_and_all_are_different_and_full() {
            given(RED.farm(TWO_PASTURES), RED.has("2 sheep 1 cattle"));
            var ways = RED.view().arrangements();
            assertThat(ways.getFirst().pastures()).isEqualTo(RED.view().pastures());
            assertThat(ways.getFirst().pets()).isEqualTo(RED.view().pets());
            assertThat(ways).doesNotHaveDuplicates().hasSizeBetween(2, 12);
            assertThat(ways).allSatisfy(way -> assertThat(animals(way)).isEqualTo(Map.of("sheep", 2, "cattle", 1)));
        }

        /** A pasture with two species would count all its animals as those of the first. */
        private static Map<String, Integer> animals(AgricolaView.ArrangementView way) {
            Map<String, Integer> animals = new HashMap<>();
            for (AgricolaView.PastureView pasture : way.pastures()) {
                if (pasture.animal() != null) {
                    animals.merge(pasture.animal(), pasture.animals(), Integer::sum);
                }
            }
            way.pets().forEach(pet -> animals.merge(pet, 1, Integer::sum));
            way.stabled().values().forEach(herd -> animals.merge(herd.animal(), herd.count(), Integer::sum));
            return animals;
        }

        @Test
        @Rule("AGR-A1")
        void a_herd_can_move_to_the_other_pasture_and_one_animal_into_house_or_stable() {
            given(RED.farm(TWO_PASTURES), RED.has("1 sheep"));
            var ways = RED.view().arrangements();
            assertThat(ways).hasSize(4);
            assertThat(ways.stream().filter(way -> way.pets().equals(List.of("sheep"))))
                    .hasSize(1);
            assertThat(ways.stream()
                            .filter(way -> way.stabled().equals(Map.of("e2", new AgricolaView.HerdView("sheep", 1)))))
                    .hasSize(1);
        }

        @Test
        @Rule({"AGR-A1", "AGR-A2"})
        void there_is_no_other_way_when_there_is_one_place_or_no_animal() {
            given(RED.has("1 sheep"));
            assertThat(RED.view().arrangements()).isEmpty();
            given(RED.farm(TWO_PASTURES));
            assertThat(RED.view().arrangements()).isEmpty();
        }

        @Test
        @Rule("AGR-A2")
        void two_species_never_share_a_pasture() {
            given(RED.farm(TWO_PASTURES), RED.has("2 sheep 2 cattle 1 wild-boar"));
            assertThat(RED.view().arrangements())
                    .isNotEmpty()
                    .allSatisfy(
                            way -> assertThat(animals(way)).isEqualTo(Map.of("sheep", 2, "cattle", 2, "wild-boar", 1)));
        }
    }

    @Test
    @Rule({"AGR-F2", "AGR-F4", "AGR-P1", "AGR-M3"})
    void prices_and_what_could_be_had_now_are_said() {
        given(RED.has("2 clay"), RED.hasPlayed("fireplace-2"));
        assertThat(RED.view().roomPrice()).isEqualTo(Map.of("wood", 5, "reed", 2));
        assertThat(RED.view().renovationPrice()).isEqualTo(Map.of("clay", 2, "reed", 1));
        assertThat(RED.view().affordable()).containsExactly("cooking-hearth-4", "cooking-hearth-5");
        assertThat(GREEN.view().affordable()).isEmpty();
        assertThat(RED.view().roomForPeople()).isEqualTo(2);
    }
}
