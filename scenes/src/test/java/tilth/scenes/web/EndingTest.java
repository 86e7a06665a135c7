package tilth.scenes.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.ScoreSheet;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;

/** The page of a finished game. */
class EndingTest {

    private static final Sitting LEFT = new Sitting(0, "Anna", 0, false);
    private static final Sitting RIGHT = new Sitting(1, "Ben", 1, false);

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyScoreLineHasAColourInTheBarsAndInTheReport(Game game) throws IOException {
        String page = style("page.css");
        String report = style("report.css");
        int lines =
                game.start(Setup.of(game, 2, Seed.of(7))).scoreSheet().lines().size();

        assertThat(IntStream.range(0, lines))
                .allSatisfy(line -> assertThat(page).contains(".category-" + line + " {"))
                .allSatisfy(line -> assertThat(report).contains(".kind-" + line + " {"));
    }

    @Test
    void theCourseOfAGameThatBeginsBelowZeroHasRoomForIt() {
        Ending ending = ending(List.of(List.of(-30, 0), List.of(0, 15), List.of(60, 15)));

        assertThat(ending.zero()).isEqualTo("60.0");
        assertThat(ending.inChart()).isEqualTo("translate(0 60.0) scale(150.0000 -1.0000)");
        assertThat(ending.line(LEFT)).isEqualTo("M0 -30l1 30l1 60");
        assertThat(ending.line(RIGHT)).isEqualTo("M0 0l1 15h1");
    }

    @Test
    void theCourseOfOtherGamesBeginsAtTheBottom() {
        Ending ending = ending(List.of(List.of(0, 0), List.of(4, 2)));

        assertThat(ending.zero()).isEqualTo("90.0");
        assertThat(ending.inChart()).isEqualTo("translate(0 90.0) scale(300.0000 -22.5000)");
        assertThat(ending.line(LEFT)).isEqualTo("M0 0l1 4");
    }

    @Test
    void the_course_names_no_moves_that_change_nothing() {
        Ending ending = ending(
                List.of(List.of(0, 0), List.of(0, 0), List.of(0, 5), List.of(10, 5), List.of(10, 5), List.of(10, 5)));

        assertThat(ending.line(LEFT)).isEqualTo("M0 0h2l1 10h2");
        assertThat(ending.line(RIGHT)).isEqualTo("M0 0h1l1 5h3");
    }

    @Test
    void points_below_nothing_have_a_minus_and_no_hyphen() {
        assertThat(ending(List.of(List.of(0, 0))).text(-14)).isEqualTo("−14");
    }

    @Test
    void cards_tell_what_they_brought_to_whom() {
        Ending ending = ending(List.of(List.of(0, 0)));

        assertThat(ending.cards()).hasSize(1);
        ScoreSheet.Line canoe = ending.cards().getFirst();
        assertThat(ending.card(canoe)).isEqualTo("Canoe");
        assertThat(ending.brought(canoe, LEFT)).isEqualTo("1");
        assertThat(ending.brought(canoe, RIGHT)).isEmpty();
    }

    private static Ending ending(List<List<Integer>> course) {
        Game game = Games.named("agricola");
        ScoreSheet sheet = game.start(Setup.of(game, 2, Seed.of(7))).scoreSheet();
        ScoreSheet.Line canoe = new ScoreSheet.Line("a078-canoe", List.of(1, 0));
        return new Ending(
                Words.of(game, Locale.ENGLISH), sheet, List.of(canoe), List.of(LEFT, RIGHT), List.of(0), course, "");
    }

    private static String style(String file) throws IOException {
        try (InputStream css = Ending.class.getResourceAsStream(file)) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
