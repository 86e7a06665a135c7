package tilth.scenes.web.agricola;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.agricola.Farming.ENGLISH;
import static tilth.scenes.web.agricola.Farming.GAMES;
import static tilth.scenes.web.agricola.Farming.asked;
import static tilth.scenes.web.agricola.Farming.picture;
import static tilth.scenes.web.agricola.Farming.played;
import static tilth.scenes.web.agricola.Farming.reach;
import static tilth.scenes.web.agricola.Farming.view;
import static tilth.scenes.web.agricola.Farming.yard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaView.ArrangementView;
import tilth.agricola.AgricolaView.PastureView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.engine.Match;
import tilth.scenes.web.Offers;
import tilth.scenes.web.Picture;

/** How the animals of a farm stand, and the other ways in which they could. */
class ArrangementPictureTest {

    private static final Set<String> ANIMALS = Set.of("sheep", "wild-boar", "cattle");

    @Test
    void every_animal_stands_somewhere() {
        int seen = 0;
        for (int game = 1; game <= GAMES; game++) {
            for (PlayerView player : view(played(game)).players()) {
                ArrangementPicture shown = yard(player).arrangement();
                Map<String, Integer> drawn = new HashMap<>();
                shown.herds()
                        .forEach(herd ->
                                drawn.merge(herd.symbol(), herd.animals().size(), Integer::sum));
                Map<String, Integer> hidden = crowded(player.pastures());
                for (String animal : ANIMALS) {
                    int onCards = player.onCards().values().stream()
                            .mapToInt(card -> card.getOrDefault(animal, 0))
                            .sum();
                    assertThat(drawn.getOrDefault(animal, 0)
                                    + hidden.getOrDefault(animal, 0)
                                    + onCards
                                    + player.outside().getOrDefault(animal, 0))
                            .isEqualTo(player.goods().get(animal));
                    seen += drawn.getOrDefault(animal, 0);
                }
                assertThat(shown.signs()).hasSameSizeAs(player.pastures());
            }
        }
        assertThat(seen).isGreaterThan(50);
    }

    /** The animals of pastures with more than four a square, which are told by the sign alone. */
    private static Map<String, Integer> crowded(List<PastureView> pastures) {
        Map<String, Integer> hidden = new HashMap<>();
        for (PastureView pasture : pastures) {
            int more = pasture.animals() - 4 * pasture.squares().size();
            if (more > 0) {
                hidden.merge(requireNonNull(pasture.animal()), more, Integer::sum);
            }
        }
        return hidden;
    }

    @Test
    void a_click_on_animals_leads_to_another_way_in_which_they_stand_elsewhere() {
        int steps = 0;
        for (int game = 1; game <= GAMES; game++) {
            Match match = played(game);
            for (PlayerView player : view(match).players()) {
                List<ArrangementPicture> ways =
                        yard(player, picture(match, player.seat(), List.of())).arrangements();
                assertThat(ways).hasSize(Math.max(player.arrangements().size(), 1));
                assertThat(ways.getFirst().herds())
                        .isEqualTo(yard(player).arrangement().herds());
                for (ArrangementPicture way : ways) {
                    assertThatItsStepsChangeIt(way, ways, player.arrangements());
                    steps += way.steps().size();
                }
            }
        }
        assertThat(steps).isGreaterThan(20);
    }

    private static void assertThatItsStepsChangeIt(
            ArrangementPicture way, List<ArrangementPicture> ways, List<ArrangementView> views) {
        for (ArrangementPicture.Step step : way.steps()) {
            ArrangementPicture next = ways.stream()
                    .filter(other -> other.id().equals(step.to()))
                    .findAny()
                    .orElseThrow();
            assertThat(views.get(next.number())).isNotEqualTo(views.get(way.number()));
            assertThat(herdOn(step, next)).isNotEqualTo(herdOn(step, way));
        }
    }

    private static List<Herd> herdOn(ArrangementPicture.Step step, ArrangementPicture way) {
        return way.herds().stream()
                .filter(herd -> herd.animals().stream()
                        .anyMatch(animal ->
                                Place.at(animal.x(), animal.y()).equals(new Place(step.column(), step.row()))))
                .toList();
    }

    @Test
    void squares_that_can_be_clicked_lead_to_no_other_way() {
        Match match = reach((view, moves) -> moves.stream().anyMatch(move -> move.startsWith("mark"))
                && view.players().stream()
                        .anyMatch(player -> player.arrangements().size() > 1));
        int seat = asked(match);
        Picture picture = picture(match, seat, Offers.of(match.sight(seat), ENGLISH));
        YardPicture yard = yard(view(match).players().get(seat), picture);
        List<String> lit = yard.squares().stream()
                .filter(square -> requireNonNull(square.spot()).can())
                .map(square -> square.square().square())
                .toList();
        assertThat(lit).isNotEmpty();
        assertThat(yard.arrangements().stream()
                        .flatMap(way -> way.steps().stream())
                        .map(step -> new Place(step.column(), step.row()).name()))
                .doesNotContainAnyElementsOf(lit);
    }
}
