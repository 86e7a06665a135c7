package tilth.bots.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.words.Does;
import tilth.bots.Evaluator;
import tilth.bots.Lessons;
import tilth.bots.Style;
import tilth.bots.TurnStyle;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Rng;

/**
 * Judges Agricola by {@link Experience}, which is good enough to guide a search from turn to turn.
 *
 * <p>The yardstick judges by the {@link Outlook} of every farm alone. Its worths were found by trying: those stayed with which
 * farms had more points when {@link Habit} alone played them. Alone, its search plays out whole games. Together it judges
 * after some moves, for others do not do what is expected of them for long; and it thinks more of its own farm than of
 * harming others.
 */
public final class AgricolaEvaluator implements Evaluator {

    private static final Style ALONE = new Style(0.2f, 400, 6f, 0f, 0f, false, true);
    private static final Style TOGETHER = new Style(0.4f, 30, 6f, 0f, 0.3f, false, true);
    private static final TurnStyle TURNS = new TurnStyle(200, 4, 30, 4f, 1.5f);

    private final CardWorth worth = new CardWorth();
    private final Homestead farm = new Homestead();
    private final Supplier<Judge> judges;
    private final Optional<TurnStyle> turnStyle;
    private final List<Judge> judging = new ArrayList<>();
    private final Habit habit = new Habit(new Outlook(), worth);
    private final Shortlist shortlist = new Shortlist();

    public AgricolaEvaluator() {
        this(Experience::new, Optional.of(TURNS));
    }

    /** One that judges each seat by a judge of its own, who sees how its farm changes. */
    AgricolaEvaluator(Supplier<Judge> judges, Optional<TurnStyle> turnStyle) {
        this.judges = judges;
        this.turnStyle = turnStyle;
    }

    @Override
    public String game() {
        return "agricola";
    }

    @Override
    public Evaluator yardstick() {
        return new AgricolaEvaluator(Outlook::new, Optional.empty());
    }

    @Override
    public Optional<Lessons> lessons() {
        return Optional.of(new ExperienceLessons());
    }

    @Override
    public Optional<TurnStyle> turnStyle() {
        return turnStyle;
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
    public void narrow(Position position, int seat, MoveList offered) {
        if (offered.size() > 1) {
            shortlist.narrow((AgricolaPosition) position, seat, offered);
        }
    }

    @Override
    public boolean judgesApart() {
        return true;
    }

    @Override
    public float estimate(Position position, int seat) {
        AgricolaPosition game = (AgricolaPosition) position;
        farm.read(game, seat, worth);
        Judge judge = judge(seat);
        judge.lookAround(game, seat, farm, worth);
        return judge.of(farm);
    }

    private Judge judge(int seat) {
        while (judging.size() <= seat) {
            judging.add(judges.get());
        }
        return judging.get(seat);
    }

    @Override
    public void estimate(Position position, float[] points) {
        AgricolaPosition game = (AgricolaPosition) position;
        if (game.isOver()) {
            for (int seat = 0; seat < game.seats(); seat++) {
                points[seat] = game.score(seat);
            }
        } else {
            for (int seat = 0; seat < game.seats(); seat++) {
                points[seat] = estimate(position, seat);
            }
        }
    }
}
