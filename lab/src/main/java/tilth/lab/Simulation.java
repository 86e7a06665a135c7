package tilth.lab;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.bots.BotSpec;
import tilth.engine.Game;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * Many games between the same bots. Every deal is played once in each rotation of the seats, so that no bot is luckier
 * than another. The same seed gives the same results on any number of threads.
 */
public record Simulation(Game game, List<BotSpec> bots, Map<String, String> options, long seed, int games) {

    /** Refuses what cannot be played, with one sentence. */
    public Simulation {
        bots = List.copyOf(bots);
        options = new Setup(game, bots.size(), options, Seed.of(seed)).options();
        for (BotSpec bot : bots) {
            bot.seat(game, seed);
        }
    }

    public SimulationReport run(int threads, Progress progress) {
        SimulationTally sum = new SimulationTally(this);
        new Crew(games, threads, progress)
                .play(this::bout, () -> new SimulationTally(this))
                .forEach(sum::addAll);
        return sum.report();
    }

    Bout bout(int number) {
        Setup setup = new Setup(game, bots.size(), options, Seed.of(seed, number / bots.size()));
        return new Bout(number, setup, bySeat(number), seed);
    }

    private List<BotSpec> bySeat(int number) {
        return IntStream.range(0, bots.size())
                .mapToObj(seat -> bots.get(botAt(number, seat)))
                .toList();
    }

    int botAt(int number, int seat) {
        int rotation = number % bots.size();
        return Math.floorMod(seat - rotation, bots.size());
    }

    /** The options with every standard value filled in. */
    @Override
    public Map<String, String> options() {
        return Collections.unmodifiableMap(options);
    }
}
