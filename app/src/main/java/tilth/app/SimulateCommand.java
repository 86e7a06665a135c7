package tilth.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilth.lab.Simulation;
import tilth.lab.SimulationReport;

/** Plays many games between the same bots and counts. */
@Command(
        name = "simulate",
        description = "Plays many games between bots, every deal in each rotation of the seats, and counts.")
final class SimulateCommand implements Callable<Integer> {

    private final Desk desk;

    @Mixin
    private Chosen chosen = new Chosen();

    @Option(
            names = "--seats",
            paramLabel = "A,B,…",
            description = "The bots, such as greedy,random or greedy,greedy:no-cards.")
    private String seats = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many games (standard: 1000).")
    private String games = "1000";

    @Mixin
    private Run run = new Run();

    @Mixin
    private Shown shown = new Shown();

    SimulateCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        int count = Run.games(games);
        int threads = run.threads();
        Simulation simulation = new Simulation(chosen.game(), Given.bots(seats), chosen.options(), run.seed(), count);
        SimulationReport report;
        try (Bar bar = new Bar(desk, count)) {
            report = simulation.run(threads, bar);
        }
        if (shown.asJson()) {
            desk.say(Json.write(report));
        } else {
            desk.say(new SimulationText(simulation.game(), report, desk.ink()).lines());
        }
        return report.failures() == 0 ? Main.DONE : Main.FAULT;
    }
}
