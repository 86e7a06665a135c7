package tilth.bots.agricola;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.words.Does;
import tilth.bots.Evaluator;
import tilth.bots.Style;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Rng;

/**
 * Judges Agricola by the {@link Outlook} of every farm.
 *
 * <p>The worths were found by trying: those stayed with which farms had more points when {@link Habit} alone played them.
 * Alone, a search plays out whole games. Together it judges after some moves, for others do not do what is expected of
 * them for long; and it thinks more of its own farm than of harming others.
 */
public final class AgricolaEvaluator implements Evaluator {

    private static final Style ALONE = new Style(0.2f, 400, 6f, 0f, 0f, false, true);
    private static final Style TOGETHER = new Style(0.4f, 30, 6f, 0f, 0.3f, false, true);

    private final CardWorth worth = new CardWorth();
    private final Homestead farm = new Homestead();
    private final Outlook outlook = new Outlook();
    private final Habit habit = new Habit(worth);

    @Override
    public String game() {
        return "agricola";
    }

    @Override
    public Style style(int seats) {
        return seats == 1 ? ALONE : TOGETHER;
    }

    @Override
    public boolean isFromHand(long move) {
        return Does.of(move) == Does.PLAY;
    }

    @Override
    public long habit(Position position, int seat, MoveList offered, Rng rng) {
        return habit.of((AgricolaPosition) position, seat, offered, rng);
    }

    @Override
    public void estimate(Position position, float[] points) {
        AgricolaPosition game = (AgricolaPosition) position;
        for (int seat = 0; seat < game.seats(); seat++) {
            points[seat] = game.isOver() ? game.score(seat) : outlook(game, seat);
        }
    }

    private float outlook(AgricolaPosition game, int seat) {
        farm.read(game, seat, worth);
        return outlook.of(farm);
    }
}
