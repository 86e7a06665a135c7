package tilth.bots.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.agricola.AgricolaPosition;
import tilth.bots.Lessons;
import tilth.bots.Network;
import tilth.bots.NetworkLessons;
import tilth.engine.Games;
import tilth.engine.QuickRng;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** That the lessons teach. */
class LearningTest {

    private final Lessons lessons = new ExperienceLessons();

    @Test
    void a_blank_experience_soon_misses_less_than_the_outlook_alone() {
        Network network = Network.blank(Impression.NUMBERS, 1, 16);
        Lessons.Pupil pupil = lessons.pupil(network);
        NetworkLessons teacher = new NetworkLessons(network);
        List<Lessons.Lesson> seen = new ArrayList<>();
        QuickRng rng = new QuickRng(2);
        for (int game = 0; game < 30; game++) {
            seen.addAll(pupil.game(game, 0));
            for (int step = 0; step < 20; step++) {
                for (int i = 0; i < 32; i++) {
                    Lessons.Lesson lesson = seen.get(rng.below(seen.size()));
                    teacher.note(lesson.seen(), lesson.right());
                }
                teacher.step(0.003f);
            }
        }
        double missed = 0;
        double blindly = 0;
        for (int game = 100; game < 110; game++) {
            for (Lessons.Lesson lesson : pupil.game(game, 0)) {
                missed += Math.pow(lesson.right() - teacher.of(lesson.seen()), 2);
                blindly += Math.pow(lesson.right(), 2);
            }
        }
        assertThat(missed).isLessThan(0.9 * blindly);
    }

    @Test
    void a_game_teaches_the_same_whatever_was_played_before() {
        Network network = lessons.inUse();
        Lessons.Pupil fresh = lessons.pupil(network);
        Lessons.Pupil used = lessons.pupil(network);
        used.game(1, 0);
        used.game(2, 0);
        assertThat(rights(used.game(3, 0))).isEqualTo(rights(fresh.game(3, 0)));
    }

    private static List<Float> rights(List<Lessons.Lesson> game) {
        return game.stream().map(Lessons.Lesson::right).toList();
    }

    @ParameterizedTest
    @CsvSource({"1, classic, none", "2, classic, full", "5, classic, full", "4, revised, full", "2, revised, none"})
    void an_impression_notes_as_many_numbers_as_there_are_names(int seats, String edition, String cards) {
        Map<String, String> options = Map.of("edition", edition, "cards", cards);
        AgricolaPosition game = (AgricolaPosition)
                Games.named("agricola").start(new Setup(Games.named("agricola"), seats, options, Seed.of(1)));
        Experience experience = new Experience();
        Homestead farm = new Homestead();
        CardWorth worth = new CardWorth();
        farm.read(game, 0, worth);
        experience.lookAround(game, 0, farm, worth);
        experience.of(farm);
        assertThat(experience.impression.isFull()).isTrue();
    }

    @Test
    void every_number_that_goes_in_has_a_name_of_its_own() {
        assertThat(lessons.names()).doesNotHaveDuplicates().hasSize(Impression.NUMBERS);
    }
}
