package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.farmerama.FarmeramaView.FieldView;
import tilth.farmerama.FarmeramaView.ObjectView;
import tilth.farmerama.FarmeramaView.PairView;
import tilth.farmerama.FarmeramaView.PlotView;
import tilth.farmerama.FarmeramaView.TurnView;
import tilth.farmerama.FarmeramaView.WorkView;

/** What a page gets to draw. */
class ViewTest extends FarmeramaScenario {

    private FarmeramaView view(int viewer) {
        return (FarmeramaView) position().view(viewer);
    }

    @Test
    @Rule("FRM-S1")
    void the_action_wheel_shows_its_pairs_and_those_of_the_next_round() {
        given(players(2));
        assertThat(view(0).actionWheel().now())
                .containsExactly(new PairView("sow", 3, 2), new PairView("harvest", 3, 2), new PairView("water", 4, 3));
        assertThat(view(0).actionWheel().next())
                .containsExactly(new PairView("sow", 4, 2), new PairView("harvest", 2, 1), new PairView("water", 3, 2));
        assertThat(view(0).supply()).containsEntry("carrots", 24).containsEntry("water", 26);
        assertThat(view(0).mode()).isEqualTo("standard");
        assertThat(view(0).values()).isEqualTo("reconstructed");
        assertThat(view(0).solo()).isNull();
        assertThat(view(0).chief()).isNull();
    }

    @Test
    @Rule("FRM-C4")
    void everybody_sees_who_has_laid_a_card_and_only_that_player_which() {
        given(players(2));
        RED.plays("play feed");
        for (int viewer : List.of(Seats.WATCHER, 0, 1)) {
            assertThat(view(viewer).phase()).isEqualTo("choose");
            assertThat(view(viewer).players().getFirst().laid()).isEqualTo(1);
            assertThat(view(viewer).players().getFirst().cards()).isEqualTo(viewer == 0 ? List.of("feed") : List.of());
            assertThat(view(viewer).players().getFirst().work()).isNull();
        }
        RED.plays("play sow");
        GREEN.plays("play water", "play harvest");
        assertThat(view(1).phase()).isEqualTo("act");
        assertThat(view(1).players().getFirst().cards()).containsExactly("sow", "feed");
        meanwhile();
    }

    @Test
    @Rule({"FRM-S3", "FRM-A3", "FRM-A6"})
    void a_plot_shows_its_fields_its_animals_and_what_the_wheel_says_of_it() {
        given(players(2), RED.wheel(1), RED.outside("pig", 1), RED.land("1s oats 0b maize"));
        List<PlotView> plots = view(1).players().getFirst().plots();
        assertThat(plots.get(1))
                .isEqualTo(new PlotView(
                        1,
                        2,
                        "hay",
                        false,
                        List.of("pig"),
                        false,
                        false,
                        List.of(new FieldView("1s", true, "oats")),
                        List.of("pig")));
        assertThat(plots.get(0).fields())
                .containsExactly(
                        new FieldView("0a", false, null),
                        new FieldView("0b", false, "maize"),
                        new FieldView("0s", true, null));
        assertThat(plots.get(5).pacifier()).isTrue();
        assertThat(plots.get(5).bar()).isTrue();
        assertThat(plots.get(5).harvests()).isTrue();
        assertThat(plots.get(5).sows()).isNull();
        assertThat(view(1).players().getFirst().wheel()).isEqualTo(1);
        assertThat(view(1).players().getFirst().visibleScarecrows()).isEqualTo(6);
    }

    @Test
    @Rule({"FRM-A6", "FRM-E1"})
    void an_animal_shows_where_it_is_what_it_eats_and_what_it_has_given() {
        given(players(2), RED.outside("pig", 2), RED.products(0, 2, 0, 0));
        FarmeramaView.AnimalView pig = view(0).players().getFirst().animals().get(1);
        assertThat(pig.animal()).isEqualTo("pig");
        assertThat(pig.product()).isEqualTo("truffles");
        assertThat(pig.plot()).isEqualTo(2);
        assertThat(pig.turnsToHome()).isEqualTo(4);
        assertThat(pig.cost()).isEqualTo(Map.of("carrots", 3, "maize", 2));
        assertThat(pig.products()).isEqualTo(2);
        assertThat(pig.stars()).isEqualTo(21);
        assertThat(pig.track()).containsExactly(0, 11, 21, 30, 38, 45);
        assertThat(pig.starsOutside()).isEqualTo(6);
        FarmeramaView.AnimalView horse = view(0).players().getFirst().animals().get(3);
        assertThat(horse.plot()).isNull();
        assertThat(horse.turnsToHome()).isNull();
        assertThat(horse.pasture()).isZero();
    }

    @Test
    @Rule({"FRM-W2", "FRM-P1"})
    void a_turn_says_what_it_would_bring_home_and_whether_it_can_be_made() {
        given(players(2), RED.outside("cow", 5), GREEN.land("1s oats 6a hay"));
        assertThat(view(0).players().getFirst().turn()).isEqualTo(new TurnView(true, true, 6, List.of("cow")));
        assertThat(view(0).players().getLast().turn()).isEqualTo(new TurnView(false, false, 6, List.of()));
    }

    @Test
    @Rule({"FRM-G3", "FRM-S7"})
    void objects_show_what_they_bring() {
        given(players(2), experts(), display("g06", "d23"), RED.garden("g16"));
        assertThat(view(0).display())
                .containsExactly(
                        new ObjectView("g06", false, "goods", 1, Map.of("carrots", 1, "hay", 1), false),
                        new ObjectView("d23", true, "turn", 2, Map.of(), false));
        assertThat(view(1).players().getFirst().garden())
                .containsExactly(new ObjectView("g16", false, "star", 1, Map.of(), true));
        assertThat(view(0).objectsInPile()).isEqualTo(12);
    }

    @Test
    @Rule({"FRM-A9", "FRM-A10", "FRM-A12"})
    void while_acting_everybody_sees_what_is_left_to_do() {
        given(players(2));
        cards("sow+water", "harvest+feed");
        RED.plays("use water");
        GREEN.plays("done");
        assertThat(view(0).players().getFirst().work()).isEqualTo(new WorkView("acting", List.of("sow"), "water", 4));
        assertThat(view(0).players().getLast().work())
                .isEqualTo(new WorkView("resting", List.of("harvest", "feed"), null, 0));
        meanwhile();
        given(players(3), first(GREEN), RED.barn("3 hay"), GREEN.barn("3 hay"), BLUE.barn("19 hay"));
        cards("sow", "sow", "water");
        assertThat(view(0).inLine()).isTrue();
        assertThat(view(0).chief()).isEqualTo(1);
        GREEN.plays("done");
        BLUE.plays("done");
        assertThat(view(0).players().stream().map(FarmeramaView.PlayerView::work))
                .extracting(work -> work == null ? "" : work.state())
                .containsExactly("acting", "done", "done");
        meanwhile();
    }

    @Test
    @Rule({"FRM-L2", "FRM-L4"})
    void alone_one_sees_the_card_the_piles_and_what_one_put_under() {
        given(players(1), RED.tokens(2));
        FarmeramaView.SoloView solo = view(0).solo();
        assertThat(solo).isNotNull();
        String card = Terms.CARD.write(position().piles().turnedUp());
        assertThat(solo)
                .isEqualTo(new FarmeramaView.SoloView(
                        0, 42, 150, card, 2, List.of(), 6, Map.of("sow", 0, "harvest", 0, "water", 0), 2, 3));
        RED.plays("put-under");
        FarmeramaView.SoloView after = view(0).solo();
        assertThat(after == null ? List.of() : after.bottom()).containsExactly(card);
        meanwhile();
    }
}
