package tilth.bots.chineur;

import java.util.ArrayList;
import java.util.List;
import tilth.chineur.ChineurPosition;
import tilth.engine.Journal;
import tilth.engine.Seats;

/**
 * Teaches an outlook how games end that are played out of habit. Most of them begin with some moves by chance, of which
 * nothing is learnt but what they lead to; else an outlook thinks too well of positions that no habit leads to.
 */
final class OutlookLessons extends Lessons {

    private static final int REMEMBERED = 20_000;
    private static final int MOST_ODD = 90;
    private static final int ONE_IN = 4;
    private static final int AT_ONCE = 64;

    private final Habit habit;
    private final float[][] rows;
    private final Outlook outlook;
    private final List<Ascent> ascents = new ArrayList<>();
    private final List<Lesson> remembered = new ArrayList<>();
    private final float[] chances = new float[4];
    private int learnt;
    private int oldest;
    private double missed;
    private double missedBlindly;

    private static final class Lesson {
        private final ChineurPosition position;
        private final float[] shares;

        Lesson(ChineurPosition position, float[] shares) {
            this.position = position;
            this.shares = shares;
        }
    }

    OutlookLessons(Habit habit, float[][] rows, long seed) {
        super(seed);
        this.habit = habit;
        this.rows = rows;
        outlook = new Outlook(rows);
        for (float[] row : rows) {
            ascents.add(new Ascent(row));
        }
    }

    @Override
    void game(float step) {
        ChineurPosition game = table();
        int odd = rng.below(3) == 0 ? 0 : rng.below(MOST_ODD);
        List<ChineurPosition> seen = new ArrayList<>();
        int turn = 0;
        for (int moves = 0; !game.isOver(); moves++) {
            if (turns(game) != turn && moves > odd) {
                seen.add((ChineurPosition) game.copy());
            }
            turn = turns(game);
            int seat = Seats.first(game.awaitedSeats());
            game.moves(seat, offered);
            boolean isOdd = moves < odd && rng.below(ONE_IN) == 0;
            game.play(seat, isOdd ? offered.any(rng) : habit.of(game, seat, offered, rng), Journal.SILENT);
        }
        float[] shares = shares(game);
        seen.forEach(position -> remember(new Lesson(position, shares)));
        for (int i = 0; i < 2 * seen.size(); i++) {
            learn(remembered.get(rng.below(remembered.size())));
            if (++learnt % AT_ONCE == 0) {
                ascents.forEach(ascent -> ascent.step(step));
            }
        }
    }

    /** What is new is first asked, to know how much the outlook misses of what it has not learnt. */
    private void remember(Lesson lesson) {
        outlook.chances(lesson.position, chances);
        for (int seat = 0; seat < lesson.shares.length; seat++) {
            missed += square(lesson.shares[seat] - chances[seat]);
            missedBlindly += square(lesson.shares[seat] - 1f / lesson.shares.length);
        }
        if (remembered.size() < REMEMBERED) {
            remembered.add(lesson);
        } else {
            remembered.set(oldest, lesson);
            oldest = (oldest + 1) % REMEMBERED;
        }
    }

    private static double square(double number) {
        return number * number;
    }

    private void learn(Lesson lesson) {
        int seats = lesson.shares.length;
        outlook.chances(lesson.position, chances);
        for (int seat = 0; seat < seats; seat++) {
            learn(seats, seat, lesson.shares[seat] - chances[seat]);
        }
    }

    /** The hidden numbers that are above nothing have told too little, or too much if what was missed is negative. */
    private void learn(int seats, int seat, float missing) {
        float[] hidden = rows[Outlook.THRESHOLDS].clone();
        for (int place = 0; place < Outlook.INPUTS; place++) {
            float input = outlook.input(seats, seat, place);
            for (int i = 0; input != 0 && i < hidden.length; i++) {
                hidden[i] += input * rows[place][i];
            }
        }
        for (int i = 0; i < hidden.length; i++) {
            if (hidden[i] > 0) {
                ascents.get(Outlook.TELLING).note(i, missing * hidden[i]);
                float slope = missing * rows[Outlook.TELLING][i];
                ascents.get(Outlook.THRESHOLDS).note(i, slope);
                for (int place = 0; place < Outlook.INPUTS; place++) {
                    ascents.get(place).note(i, slope * outlook.input(seats, seat, place));
                }
            }
        }
    }

    /** How much was missed so far of what had not been learnt yet, as a part of what equal shares would have missed. */
    double missed() {
        return missed / missedBlindly;
    }

    void forgetMissed() {
        missed = 0;
        missedBlindly = 0;
    }
}
