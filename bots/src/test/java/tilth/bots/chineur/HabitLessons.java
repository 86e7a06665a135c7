package tilth.bots.chineur;

import java.util.ArrayList;
import java.util.List;
import tilth.chineur.ChineurPosition;
import tilth.engine.Journal;
import tilth.engine.Seats;

/**
 * Teaches a habit by games against itself: what led to more than the outlook had promised at the beginning of the turn
 * becomes more likely, what led to less becomes less likely (the method called policy gradient).
 */
final class HabitLessons extends Lessons {

    private static final int AT_ONCE = 32;

    private final float[] worths;
    private final Outlook outlook;
    private final Ascent ascent;
    private final Glance glance = new Glance();
    private final float[] promised = new float[4];
    private int learnt;

    /** What was on offer, what each offer looked like and how likely it was, and what was chosen. */
    private static final class Chosen {
        private final int seat;
        private final float promised;
        private final int[] kinds;
        private final float[][] looks;
        private final float[] likely;
        private int choice;

        Chosen(int seat, float promised, int many) {
            this.seat = seat;
            this.promised = promised;
            kinds = new int[many];
            looks = new float[many][Habit.NUMBERS];
            likely = new float[many];
        }
    }

    HabitLessons(float[] worths, Outlook outlook, long seed) {
        super(seed);
        this.worths = worths;
        this.outlook = outlook;
        ascent = new Ascent(worths);
    }

    @Override
    void game(float step) {
        ChineurPosition game = table();
        List<Chosen> all = new ArrayList<>();
        int turn = -1;
        while (!game.isOver()) {
            if (turns(game) != turn) {
                turn = turns(game);
                outlook.chances(game, promised);
            }
            int seat = Seats.first(game.awaitedSeats());
            game.moves(seat, offered);
            long move = offered.at(0);
            if (offered.size() > 1) {
                Chosen chosen = choose(game, seat);
                all.add(chosen);
                move = offered.at(chosen.choice);
            }
            game.play(seat, move, Journal.SILENT);
        }
        float[] shares = shares(game);
        all.forEach(chosen -> learn(chosen, shares[chosen.seat] - chosen.promised));
        if (++learnt % AT_ONCE == 0) {
            ascent.step(step);
        }
    }

    private Chosen choose(ChineurPosition game, int seat) {
        Chosen chosen = new Chosen(seat, promised[seat], offered.size());
        glance.atTable(game, seat);
        float[] likely = chosen.likely;
        for (int i = 0; i < likely.length; i++) {
            int kind = Traits.of(game, seat, offered.at(i), glance).ordinal();
            chosen.kinds[i] = kind;
            for (int place = 0; place < Habit.NUMBERS; place++) {
                chosen.looks[i][place] = glance.number(place);
                likely[i] += worths[kind * Habit.NUMBERS + place] * glance.number(place);
            }
        }
        toShares(likely);
        chosen.choice = lot(likely);
        return chosen;
    }

    private int lot(float[] likely) {
        float lot = (rng.nextInt() >>> 8) / (float) (1 << 24);
        int choice = 0;
        while (choice < likely.length - 1 && lot >= likely[choice]) {
            lot -= likely[choice];
            choice++;
        }
        return choice;
    }

    private void learn(Chosen chosen, float gained) {
        for (int i = 0; i < chosen.likely.length; i++) {
            float slope = gained * ((i == chosen.choice ? 1 : 0) - chosen.likely[i]);
            for (int place = 0; place < Habit.NUMBERS; place++) {
                ascent.note(chosen.kinds[i] * Habit.NUMBERS + place, slope * chosen.looks[i][place]);
            }
        }
    }
}
