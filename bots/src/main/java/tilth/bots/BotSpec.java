package tilth.bots;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tilth.engine.BadInput;
import tilth.engine.Game;

/**
 * A kind of bot as it is written in commands: {@code random}, {@code greedy}, {@code greedy:no-cards} (never plays a
 * card from its hand), {@code search}, {@code search:3} (one of the five levels), {@code search:20ms} (a time for each
 * decision), {@code search:4000i} (a number of iterations), {@code yardstick:20ms} or {@code yardstick:4000i} (a search that
 * stays as it is, to measure others by). A further {@code :x2} thinks on two threads, {@code :x0} on all there are.
 */
public final class BotSpec {

    private static final Pattern SEARCH = Pattern.compile("search(?::([1-9][0-9]{0,8})(ms|i)?)?(?::x([0-9]{1,3}))?");
    private static final Pattern YARDSTICK = Pattern.compile("yardstick:([1-9][0-9]{0,8})(ms|i)(?::x([0-9]{1,3}))?");
    private static final String KINDS =
            "random, greedy, greedy:no-cards (plays none from its hand), search, search:1 to search:5 (a level), search:20ms"
                    + " (a time), search:4000i (iterations), yardstick:20ms (a search that stays as it is), each search also"
                    + " with :x2 (threads)";
    private static final int MOST_ITERATIONS = 100_000_000;
    private static final int LONGEST_MILLISECONDS = 600_000;

    private final String text;
    private final Kind kind;

    /** What makes a bot for one seat of a game. */
    private interface Kind {
        Bot seat(Game game, long seed);
    }

    private BotSpec(String text) {
        this.text = text;
        kind = kind(text);
    }

    /** Reads a kind of bot; anything else is refused with one sentence. */
    public static BotSpec read(String text) {
        return new BotSpec(text);
    }

    public String text() {
        return text;
    }

    /** A bot of this kind for one seat of a game. The same seed makes the same choices, unless a time is set. */
    public Bot seat(Game game, long seed) {
        return kind.seat(game, seed);
    }

    private static Kind kind(String text) {
        if (text.equals("random")) {
            return (game, seed) -> new RandomBot(seed);
        }
        if (text.equals("greedy")) {
            return (game, seed) -> new GreedyBot(game, Evaluators.of(game), seed);
        }
        if (text.equals("greedy:no-cards")) {
            return BotSpec::withoutCards;
        }
        Matcher search = SEARCH.matcher(text);
        if (search.matches()) {
            return search(search.group(1), search.group(2), threads(search.group(3)));
        }
        Matcher yardstick = YARDSTICK.matcher(text);
        if (yardstick.matches()) {
            Budget budget = budget(Integer.parseInt(yardstick.group(1)), yardstick.group(2));
            int threads = threads(yardstick.group(3));
            return (game, seed) -> new SearchBot(one -> Evaluators.of(one).yardstick(), budget, threads, seed);
        }
        throw new BadInput("There is no bot \"%s\"; there are %s.".formatted(text, KINDS));
    }

    private static Bot withoutCards(Game game, long seed) {
        Evaluator evaluator = Evaluators.of(game);
        return new GreedyBot(game, evaluator, evaluator::isFromHand, seed);
    }

    private static Kind search(@Nullable String number, @Nullable String unit, int threads) {
        if (number == null) {
            return searching(Budget.STANDARD, threads);
        }
        int amount = Integer.parseInt(number);
        if (unit == null) {
            Levels.check(amount);
            return (game, seed) -> new LevelBot(amount, threads, seed);
        }
        return searching(budget(amount, unit), threads);
    }

    private static Budget budget(int amount, String unit) {
        boolean timed = unit.equals("ms");
        int most = timed ? LONGEST_MILLISECONDS : MOST_ITERATIONS;
        if (amount > most) {
            throw new BadInput("A search takes at most %d %s a decision, not %d."
                    .formatted(most, timed ? "milliseconds" : "iterations", amount));
        }
        return timed ? Budget.milliseconds(amount) : Budget.iterations(amount);
    }

    private static Kind searching(Budget budget, int threads) {
        return (game, seed) -> new SearchBot(budget, threads, seed);
    }

    private static int threads(@Nullable String number) {
        int threads = number == null ? 1 : Integer.parseInt(number);
        return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
    }

    @Override
    public String toString() {
        return text;
    }
}
