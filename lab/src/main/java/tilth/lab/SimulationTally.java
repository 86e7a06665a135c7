package tilth.lab;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.Seats;

/** What is counted in a simulation: whole numbers only, so that the order of the games does not matter. */
final class SimulationTally implements Crew.Tally {

    private final Simulation simulation;
    private final List<Wins> wins;
    private final List<Spread> scores;
    private final Wins firstPlayerWins = new Wins();
    private final Spread moves = new Spread();
    private final Failures failures = new Failures();
    private int finished;

    SimulationTally(Simulation simulation) {
        this.simulation = simulation;
        int bots = simulation.bots().size();
        wins = Stream.generate(Wins::new).limit(bots).toList();
        scores = Stream.generate(Spread::new).limit(bots).toList();
    }

    @Override
    public void add(int game, Outcome outcome) {
        switch (outcome) {
            case Outcome.Finished played -> add(game, played);
            case Outcome.Broken broken -> failures.add(broken.failure());
        }
    }

    private void add(int game, Outcome.Finished played) {
        finished++;
        moves.add(played.moves());
        for (int seat = 0; seat < played.scores().size(); seat++) {
            int bot = simulation.botAt(game, seat);
            scores.get(bot).add(played.scores().get(seat));
            if (Seats.has(played.winners(), seat)) {
                wins.get(bot).add(played.winners());
            }
        }
        if (Seats.has(played.winners(), played.firstSeat())) {
            firstPlayerWins.add(played.winners());
        }
    }

    void addAll(SimulationTally other) {
        finished += other.finished;
        moves.addAll(other.moves);
        firstPlayerWins.addAll(other.firstPlayerWins);
        for (int bot = 0; bot < wins.size(); bot++) {
            wins.get(bot).addAll(other.wins.get(bot));
            scores.get(bot).addAll(other.scores.get(bot));
        }
        failures.addAll(other.failures);
    }

    SimulationReport report() {
        Share first = Share.of(firstPlayerWins.credit(), finished);
        return new SimulationReport(
                simulation.game().id(),
                simulation.options(),
                simulation.seed(),
                simulation.games(),
                finished,
                IntStream.range(0, wins.size()).mapToObj(this::seat).toList(),
                moves.mean(),
                moves.quantiles(),
                moves.counts(),
                first.share(),
                first.low(),
                first.high(),
                failures.count(),
                failures.first());
    }

    private SimulationReport.BotReport seat(int bot) {
        Share share = Share.of(wins.get(bot).credit(), finished);
        Spread points = scores.get(bot);
        return new SimulationReport.BotReport(
                simulation.bots().get(bot).text(),
                wins.get(bot).alone(),
                wins.get(bot).shared(),
                share.share(),
                share.low(),
                share.high(),
                points.mean(),
                points.deviation(),
                points.quantiles(),
                points.counts());
    }
}
