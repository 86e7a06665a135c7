package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Term;
import tilth.testkit.RandomPlay;
import tilth.testkit.RuleBook;

/** Why something that is not offered may not be done; the scenarios of each chapter ask for single reasons. */
class WhyTest {

    private static final List<String> NONSENSE = List.of(
            "",
            ":",
            "space",
            "space:moon",
            "square:z9",
            "square:",
            "field:x",
            "card:ace",
            "good:gold",
            "do:dance",
            "sky:blue");

    private static List<String> targets() {
        Set<String> targets = new TreeSet<>();
        for (Does does : Does.values()) {
            if (does.operands().isEmpty()) {
                targets.add("do:" + does.word());
            } else {
                Term term = does.operands().getLast();
                term.words().forEach(word -> targets.add(term.name() + ":" + word));
                for (int number = 0; number < 4 && term.words().isEmpty(); number++) {
                    targets.add(term.name() + ":" + number);
                }
            }
        }
        return List.copyOf(targets);
    }

    @Test
    @Rule("AGR-W3")
    void in_random_games_every_target_is_either_offered_or_refused_with_a_rule_of_the_book() {
        Set<Asks> asked = EnumSet.noneOf(Asks.class);
        Set<String> named = new TreeSet<>();
        for (int game = 0; game < 12; game++) {
            Map<String, String> options = Map.of(
                    "edition", game % 2 == 0 ? "classic" : "revised",
                    "extra-actions", "on",
                    "passing", game % 3 == 0 ? "allowed" : "never");
            Setup setup = new Setup(new Agricola(), 1 + game % 5, options, Seed.of(game));
            Match match = new Match(setup);
            for (GameRecord.Turn turn : RandomPlay.record(setup, game).turns()) {
                AgricolaPosition position = (AgricolaPosition) match.position();
                asked.add(Asks.of(position.question(turn.seat())));
                named.addAll(refusals(position, turn.seat()));
                match.play(turn.seat(), turn.move());
            }
            assertThat(match.position().isOver()).isTrue();
        }
        assertThat(RuleBook.named("agricola").ids()).containsAll(named);
        assertThat(named).hasSizeGreaterThan(20);
        assertThat(asked).contains(Asks.PLACE, Asks.WORK, Asks.FEED, Asks.REVEAL);
    }

    /** Checks every target for one seat and returns the rules that are named. */
    private static Set<String> refusals(AgricolaPosition position, int seat) {
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        Set<String> offered = new HashSet<>();
        for (long move : moves.toArray()) {
            offered.add(Agricola.MOVES.target(move));
        }
        Set<String> rules = new HashSet<>();
        for (String target : targets()) {
            Optional<Refusal> why = position.why(seat, target);
            if (why.isEmpty() != offered.contains(target)) {
                throw new AssertionError(target + " is offered: " + offered + ", but why says " + why);
            }
            why.ifPresent(refusal -> rules.add(refusal.rule()));
        }
        for (String target : NONSENSE) {
            assertThat(position.why(seat, target)).as(target).isPresent();
        }
        return rules;
    }
}
