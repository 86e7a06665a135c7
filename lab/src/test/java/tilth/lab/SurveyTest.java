package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Games;

class SurveyTest {

    private static final BotSpec RANDOM = BotSpec.read("random");
    private static final Map<String, String> SHORT = Map.of("turn-cap", "50");

    private static Survey survey(String game, int games) {
        return new Survey(Games.named(game), RANDOM, List.of(2, 3, 4), List.of(Map.of()), 5, games);
    }

    private static SurveyReport.Part part(Survey survey) {
        return survey.run(2, Progress.UNSEEN).parts().getFirst();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void the_same_seed_gives_the_same_results_on_any_number_of_threads(int threads) {
        Survey survey = new Survey(
                Games.named("chineur"),
                RANDOM,
                List.of(2, 3, 4),
                List.of(Map.of("farm-copies", "one"), Map.of("farm-copies", "two")),
                9,
                60);
        assertThat(survey.run(threads, Progress.UNSEEN)).isEqualTo(survey.run(1, Progress.UNSEEN));
    }

    @Test
    void the_numbers_of_seats_share_the_games_evenly() {
        assertThat(part(survey("chineur", 62)).tables())
                .extracting(TableReport::seats, TableReport::games)
                .containsExactly(tuple(2, 21L), tuple(3, 21L), tuple(4, 20L));
    }

    @Test
    void every_game_is_heard_of_as_it_is_done() {
        AtomicInteger done = new AtomicInteger();
        Game game = Games.named("finca");
        new Survey(game, RANDOM, List.of(2), List.of(SHORT, Map.of("turn-cap", "100")), 1, 15)
                .run(2, done::incrementAndGet);
        assertThat(done).hasValue(30);
    }

    @ParameterizedTest
    @ValueSource(strings = {"finca", "farmerama", "chineur", "agricola"})
    void everything_counted_is_what_going_through_the_records_gives(String game) {
        Survey survey = new Survey(
                Games.named(game), RANDOM, List.of(2, 3), List.of(game.equals("finca") ? SHORT : Map.of()), 3, 24);
        SurveyReport.Part found = part(survey);
        List<Retold> games = new ArrayList<>();
        for (int number = 0; number < 24; number++) {
            Outcome.Finished played = (Outcome.Finished)
                    survey.bout(survey.sets().getFirst(), number).play(Witness.NOBODY);
            games.add(Retold.of(played.record()));
        }
        assertThat(found.finished()).isEqualTo(24);
        for (TableReport table : found.tables()) {
            List<Retold> same =
                    games.stream().filter(one -> one.seats() == table.seats()).toList();
            Retold.compare(table, same);
        }
        for (int i = 0; i < found.chapters().size(); i++) {
            Retold.compare(
                    survey.game().study().topics().get(i), found.chapters().get(i), games);
        }
    }

    @Test
    void games_told_in_common_rounds_are_counted_by_them() {
        for (TableReport table : part(survey("agricola", 12)).tables()) {
            assertThat(table.rounds().counts()).containsOnlyKeys(14);
        }
    }

    @Test
    void places_are_counted_from_who_had_the_first_turn_and_share_all_wins() {
        for (TableReport table : part(survey("chineur", 90)).tables()) {
            assertThat(table.places()).hasSize(table.seats());
            assertThat(table.places().stream()
                            .mapToDouble(place -> place.winShare().share())
                            .sum())
                    .isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void what_differs_for_sure_is_called_real_and_what_does_not_is_not() {
        Game game = Games.named("finca");
        Survey survey = new Survey(game, RANDOM, List.of(2), List.of(SHORT, Map.of("turn-cap", "100")), 1, 60);
        List<Difference> differences = survey.run(2, Progress.UNSEEN).differences();
        Difference rounds = of(differences, Difference.Kind.ROUNDS);
        assertThat(rounds.real()).isTrue();
        assertThat(rounds.first()).isLessThanOrEqualTo(50);
        assertThat(rounds.difference()).isCloseTo(rounds.second() - rounds.first(), within(1e-9));
        assertThat(rounds.low()).isPositive();
        assertThat(of(differences, Difference.Kind.FIRST_PLACE).real()).isFalse();
    }

    private static Difference of(List<Difference> differences, Difference.Kind kind) {
        return differences.stream()
                .filter(difference -> difference.subject().kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void nothing_differs_between_one_part_and_itself() {
        SurveyReport.Part part = part(survey("chineur", 60));
        assertThat(Comparison.of(List.of(part, part)))
                .isNotEmpty()
                .allSatisfy(difference -> assertThat(difference.difference()).isZero())
                .noneMatch(Difference::real);
        assertThat(Comparison.of(List.of(part))).isEmpty();
    }

    @Test
    void two_equal_sets_are_refused() {
        Game game = Games.named("finca");
        assertThatThrownBy(
                        () -> new Survey(game, RANDOM, List.of(2), List.of(Map.of(), Map.of("turn-cap", "off")), 1, 10))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("nothing to compare");
    }

    @Test
    void an_option_that_is_none_is_refused() {
        Game game = Games.named("finca");
        assertThatThrownBy(() -> new Survey(game, RANDOM, List.of(2), List.of(Map.of("sun", "on")), 1, 10))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no option \"sun\"");
    }

    @Test
    void games_that_break_are_kept_apart() {
        Game broken = new CountingGame(CountingGame.Flaw.THROWS);
        SurveyReport.Part part = part(new Survey(broken, RANDOM, List.of(1, 2), List.of(Map.of()), 1, 30));
        assertThat(part.finished()).isZero();
        assertThat(part.failures()).isEqualTo(30);
        assertThat(part.failed()).hasSize(10).first().extracting(Failure::game).isEqualTo(0);
    }

    @Test
    void a_game_that_says_nothing_about_itself_is_counted_all_the_same() {
        Game sheaves = Games.named("sheaves");
        SurveyReport.Part part = part(new Survey(sheaves, RANDOM, List.of(2), List.of(Map.of()), 1, 40));
        assertThat(part.finished()).isEqualTo(40);
        assertThat(part.chapters())
                .extracting(SurveyReport.Chapter::topic)
                .containsExactly("chosen", "turned-up", "named", "card-shown");
        assertThat(part.chapters().get(0).things()).as("what is secret").isEmpty();
        assertThat(part.chapters().get(1).things()).hasSizeGreaterThan(5);
        assertThat(part.tables().getFirst().rounds().mean()).isPositive();
    }
}
