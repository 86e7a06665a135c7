package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.engine.Setup;
import tilth.engine.Verb;

/**
 * Points at everything in random games, for every seat: each target must be offered or refused, and never both. It
 * remembers the rules that refusals name and the questions that were met.
 */
public final class Refusals {

    /** What must hold of one refusal: if it gives numbers, they are true ones. */
    @FunctionalInterface
    public interface Check {
        void check(Position position, int seat, Refusal refusal);
    }

    private static final List<String> ALWAYS_NONSENSE = List.of("", ":", "do", "do:", "do:dance", "sky:blue");

    private static final int EVERY_ONE = 1;

    private final Game game;
    private final Check own;
    private final Moments moments;
    private final List<String> targets;
    private final List<String> nonsense;
    private final Set<String> rules = new TreeSet<>();
    private final MoveList offered = new MoveList();

    /** Points at all there is in a game, and at nonsense of its own. */
    public Refusals(Game game, String... nonsense) {
        this(game, (_, _, _) -> {}, nonsense);
    }

    public Refusals(Game game, Check own, String... nonsense) {
        this.game = game;
        this.own = own;
        moments = new Moments(game, EVERY_ONE, new QuickRng(1));
        targets = Looks.targets(game);
        this.nonsense =
                Stream.concat(ALWAYS_NONSENSE.stream(), Stream.of(nonsense)).toList();
    }

    /** The rules that refusals have named. */
    public Set<String> rules() {
        return rules;
    }

    /** The questions that have been met. */
    public Set<Verb> questions() {
        return moments.questions();
    }

    /** Plays a random game to its end and points at everything before each move and at the end. */
    public void sweep(Setup setup, long chance) {
        moments.of(setup, chance, this::pointAtAll);
    }

    private void pointAtAll(Position position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            pointAtAll(position, seat);
        }
    }

    private void pointAtAll(Position position, int seat) {
        Set<String> touched = touched(position, seat);
        for (String target : targets) {
            Optional<Refusal> why = position.why(seat, target);
            if (why.isEmpty() != touched.contains(target)) {
                throw new AssertionError(target + " is offered: " + touched + ", but why says " + why);
            }
            why.ifPresent(refusal -> {
                rules.add(refusal.rule());
                own.check(position, seat, refusal);
            });
        }
        for (String text : nonsense) {
            assertThat(position.why(seat, text)).as(text).isPresent();
        }
    }

    private Set<String> touched(Position position, int seat) {
        position.moves(seat, offered);
        Set<String> touched = new HashSet<>();
        for (int i = 0; i < offered.size(); i++) {
            touched.add(game.moves().target(offered.at(i)));
        }
        assertThat(touched.isEmpty()).isEqualTo(!Seats.has(position.openSeats(), seat));
        return touched;
    }
}
