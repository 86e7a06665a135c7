package tilth.bots.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tilth.chineur.ChineurPosition;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rows;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * That the lessons teach. With {@code -Dtilth.lessons=500000} the habit and the outlook in use take that many lessons
 * more, and what they have learnt is written to {@code target/}.
 */
class LearningTest {

    private static final int LESSONS = Integer.getInteger("tilth.lessons", 500);
    private static final int HIDDEN = 8;

    @Test
    void a_blank_habit_soon_beats_what_it_was() {
        float[] blank = new float[Habit.worths().length];
        float[] worths = blank.clone();
        HabitLessons lessons = new HabitLessons(worths, new Outlook(), 1);
        for (int i = 0; i < 3_000; i++) {
            lessons.game(0.02f);
        }
        assertThat(won(new Habit(worths), new Habit(blank), 200)).isGreaterThan(150);
    }

    @Test
    void a_blank_outlook_soon_misses_less_than_equal_shares_would() {
        float[][] rows = new float[Outlook.rows().length][HIDDEN];
        Random random = new Random(1);
        for (float[] row : rows) {
            for (int i = 0; i < HIDDEN; i++) {
                row[i] = (float) random.nextGaussian() / 8;
            }
        }
        OutlookLessons lessons = new OutlookLessons(new Habit(), rows, 2);
        for (int i = 0; i < 2_000; i++) {
            lessons.game(0.003f);
        }
        lessons.forgetMissed();
        for (int i = 0; i < 500; i++) {
            lessons.game(0.003f);
        }
        assertThat(lessons.missed()).isLessThan(0.6);
    }

    @Test
    void the_habit_and_the_outlook_in_use_can_go_on_learning() throws IOException {
        float[] worths = Habit.worths();
        float[][] rows = Outlook.rows();
        HabitLessons ofHabit = new HabitLessons(worths, new Outlook(), 3);
        OutlookLessons ofOutlook = new OutlookLessons(new Habit(worths), rows, 4);
        for (int i = 0; i < LESSONS; i++) {
            float less = 1 - (float) i / LESSONS;
            ofHabit.game(0.003f * less);
            ofOutlook.game(0.0005f * less);
        }
        assertThat(won(new Habit(worths), new Habit(), 1_000)).isGreaterThan(450);
        StringBuilder habit = new StringBuilder();
        for (Choice choice : Choice.values()) {
            String word = choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
            habit.append(String.format("%-16s", word));
            append(
                    habit,
                    Arrays.copyOfRange(
                            worths, choice.ordinal() * Habit.NUMBERS, (choice.ordinal() + 1) * Habit.NUMBERS));
        }
        StringBuilder outlook = new StringBuilder();
        for (float[] row : rows) {
            append(outlook, row);
        }
        Files.writeString(Path.of("target", "habit.txt"), habit);
        Files.writeString(Path.of("target", "outlook.txt"), outlook);
        assertThat(habit.toString().lines()).hasSameSizeAs(Rows.beside(Habit.class, "habit.txt"));
        assertThat(outlook.toString().lines()).hasSameSizeAs(Rows.beside(Outlook.class, "outlook.txt"));
    }

    private static void append(StringBuilder text, float[] numbers) {
        for (float number : numbers) {
            text.append(String.format(Locale.ROOT, " %7.3f", number));
        }
        text.append('\n');
    }

    /** How many games of two one habit wins against another, each deal from both seats; a shared win is half of one. */
    private static double won(Habit one, Habit other, int games) {
        QuickRng rng = new QuickRng(5);
        MoveList offered = new MoveList();
        double won = 0;
        for (int i = 0; i < games; i++) {
            ChineurPosition game = (ChineurPosition) Lessons.GAME.start(Setup.of(Lessons.GAME, 2, Seed.of(6, i / 2)));
            while (!game.isOver()) {
                int seat = Seats.first(game.awaitedSeats());
                game.moves(seat, offered);
                Habit habit = seat == i % 2 ? one : other;
                game.play(seat, habit.of(game, seat, offered, rng), Journal.SILENT);
            }
            won += Seats.has(game.winners(), i % 2) ? 1.0 / Seats.count(game.winners()) : 0;
        }
        return won;
    }
}
