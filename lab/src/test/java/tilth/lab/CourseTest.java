package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.bots.Lessons;
import tilth.bots.Network;
import tilth.bots.Notes;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.QuickRng;

class CourseTest {

    private static final Game FINCA = Games.named("finca");

    @TempDir
    Path folder;

    @Test
    void what_is_learnt_does_not_depend_on_the_number_of_threads() throws IOException {
        assertThat(weights("one", 1)).isEqualTo(weights("three", 3));
    }

    private String weights(String name, int threads) throws IOException {
        Path file = folder.resolve(name);
        course(file, 96, threads).run(stand -> {});
        return Files.readString(file);
    }

    @Test
    void a_course_misses_less_and_less_and_says_so() {
        List<Course.Stand> stands = new ArrayList<>();
        course(folder.resolve("weights"), 240, 2).run(stands::add);
        assertThat(stands).extracting(Course.Stand::games).containsExactly(48, 96, 144, 192, 240);
        assertThat(stands.getLast().missed()).isLessThan(stands.getFirst().missed() / 2);
    }

    @Test
    void a_course_goes_on_where_it_was_stopped() {
        Path file = folder.resolve("weights");
        course(file, 96, 1).run(stand -> {});
        Course again = course(file, 144, 1);
        assertThat(again.done()).isEqualTo(96);
        List<Course.Stand> stands = new ArrayList<>();
        again.run(stands::add);
        assertThat(stands).extracting(Course.Stand::games).containsExactly(144);
    }

    @Test
    void a_broken_state_is_refused_with_one_sentence() throws IOException {
        Path file = folder.resolve("weights");
        Files.writeString(folder.resolve("weights.state"), "no");
        assertThatThrownBy(() -> course(file, 48, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("does not hold a course of these lessons.");
    }

    @Test
    void each_rung_of_the_ladder_plays_against_the_one_below() {
        Lessons lessons = new Doubling();
        Rungs rungs = new Rungs(lessons, new Rungs.Trial(FINCA, Map.of(), 1, 20, 2), lessons.blank(1));
        Rungs.Rung rung = rungs.climb(48, lessons.blank(2));
        assertThat(rung.share().share()).isBetween(0.0, 1.0);
        assertThat(rung.share().low()).isLessThan(rung.share().high());
        assertThat(rung.points()).isPositive();
        assertThat(rungs.climbed()).containsExactly(rung);
    }

    private static Course course(Path file, int games, int threads) {
        return new Course(new Doubling(), new Course.Plan(games, 5, threads, 48), Course.Start.BLANK, file);
    }

    /** Lessons that teach to double a number; its bots play at random. */
    private static final class Doubling implements Lessons {
        @Override
        public List<String> names() {
            return List.of("number");
        }

        @Override
        public Network inUse() {
            return blank(0);
        }

        @Override
        public Network blank(long seed) {
            return Network.blank(1, seed, 8);
        }

        @Override
        public Pupil pupil(Network network) {
            return (seed, _) -> {
                QuickRng rng = new QuickRng(seed);
                List<Lesson> game = new ArrayList<>();
                for (int i = 0; i < 2_000; i++) {
                    float number = rng.below(1000) / 1000f;
                    Notes notes = new Notes(1);
                    notes.noteFrom(0);
                    notes.note(number);
                    game.add(new Lesson(notes.kept(), 2 * number));
                }
                return game;
            };
        }

        @Override
        public Bot bot(Network network, long seed) {
            return BotSpec.read("random").seat(FINCA, seed);
        }
    }
}
