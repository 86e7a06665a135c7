package tilth.lab;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * Levels of bots, each against the one below it. Both levels hold half of the seats, in every arrangement; with an odd
 * number of seats each has the spare seat in half of the games. Every deal is played once in each arrangement.
 */
public record Ladder(Game game, List<BotSpec> levels, int seats, Map<String, String> options, long seed, int games) {

    /** Refuses what cannot be played, with one sentence. */
    public Ladder {
        levels = List.copyOf(levels);
        options = new Setup(game, seats, options, Seed.of(seed)).options();
        if (seats < 2) {
            throw new BadInput("Levels play against each other, so they need 2 seats or more.");
        }
        for (BotSpec level : levels) {
            level.seat(game, seed);
        }
    }

    /** How the upper of two levels fared: a win shared with the lower one counts by the seats that share it. */
    public record Step(
            String lower,
            String upper,
            int games,
            double upperWinShare,
            double upperWinShareLow,
            double upperWinShareHigh,
            int failures) {}

    /** The steps of this ladder, from the lowest on. */
    public List<Step> climb(int threads, Progress progress) {
        return IntStream.range(1, levels.size())
                .mapToObj(upper -> step(levels.get(upper - 1), levels.get(upper), threads, progress))
                .toList();
    }

    private Step step(BotSpec lower, BotSpec upper, int threads, Progress progress) {
        LadderTally sum = new LadderTally(this);
        new Crew(games, threads, progress)
                .play(number -> bout(number, lower, upper), () -> new LadderTally(this))
                .forEach(sum::addAll);
        Share share = sum.share();
        return new Step(lower.text(), upper.text(), games, share.share(), share.low(), share.high(), sum.failed());
    }

    private Bout bout(int number, BotSpec lower, BotSpec upper) {
        int uppers = upperSeats(number);
        List<BotSpec> bySeat = IntStream.range(0, seats)
                .mapToObj(seat -> Seats.has(uppers, seat) ? upper : lower)
                .toList();
        Seed deal = Seed.of(seed, number / arrangements().size());
        return new Bout(number, new Setup(game, seats, options, deal), bySeat, seed);
    }

    /** The seats of the upper level in a game, as a bit set. */
    int upperSeats(int number) {
        List<Integer> arrangements = arrangements();
        return arrangements.get(number % arrangements.size());
    }

    /** Every balanced arrangement, followed by its mirror image, so that any even number of games is fair. */
    private List<Integer> arrangements() {
        int all = Seats.all(seats);
        return IntStream.rangeClosed(0, all)
                .filter(uppers -> Seats.count(uppers) == seats / 2)
                .filter(uppers -> seats % 2 == 1 || Seats.has(uppers, 0))
                .boxed()
                .flatMap(uppers -> Stream.of(uppers, all & ~uppers))
                .toList();
    }
}
