package tilth.app;

import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import tilth.engine.BadInput;
import tilth.scenes.Ink;
import tilth.scenes.Words;

/** Reads the command line and runs what it asks for. */
public final class Main {

    static final int DONE = 0;
    static final int FAULT = 1;
    static final int BAD_INPUT = 2;

    private Main() {}

    public static void main(String[] arguments) {
        Locale.setDefault(Locale.ENGLISH);
        System.exit(run(Desk.ofThisProcess(), arguments));
    }

    /** Runs one command; the exit code. */
    static int run(Desk desk, String... arguments) {
        try {
            return commandLine(desk, arguments).execute(arguments.length == 0 ? new String[] {"help"} : arguments);
        } catch (StackOverflowError | OutOfMemoryError fault) {
            return Faults.report(fault, desk, arguments);
        } finally {
            desk.out().flush();
            desk.err().flush();
        }
    }

    private static CommandLine commandLine(Desk desk, String[] arguments) {
        CommandLine lab = new CommandLine(new LabCommand())
                .addSubcommand(new SimulateCommand(desk))
                .addSubcommand(new LevelsCommand(desk))
                .addSubcommand(new LearnCommand(desk))
                .addSubcommand(new SoloCommand(desk))
                .addSubcommand(new ReportCommand(desk));
        CommandLine bench = new CommandLine(new BenchCommand(desk)).addSubcommand(new ServerBenchCommand(desk));
        CommandLine tilth = new CommandLine(new TilthCommand())
                .addSubcommand(new ServeCommand(desk))
                .addSubcommand(new GamesCommand(desk))
                .addSubcommand(new CardsCommand(desk))
                .addSubcommand(new PlayCommand(desk))
                .addSubcommand(new ReplayCommand(desk))
                .addSubcommand(lab)
                .addSubcommand(bench)
                .addSubcommand(new HelpCommand(desk));
        TilthCommand.frame(tilth.getCommandSpec().usageMessage());
        return tilth.setOut(new PrintWriter(desk.out(), true, desk.out().charset()))
                .setErr(new PrintWriter(desk.err(), true, desk.err().charset()))
                .setColorScheme(CommandLine.Help.defaultColorScheme(desk.ink() == Ink.PLAIN ? Ansi.OFF : Ansi.ON))
                .setExpandAtFiles(false)
                .setUsageHelpWidth(100)
                .setParameterExceptionHandler((complaint, given) -> refuse(desk, Complaints.sentence(complaint)))
                .setExecutionExceptionHandler((fault, command, parsed) -> fault instanceof BadInput bad
                        ? refuse(desk, Words.sentence(bad, Locale.ENGLISH))
                        : Faults.report(fault, desk, arguments));
    }

    private static int refuse(Desk desk, String sentence) {
        desk.err().println(sentence);
        return BAD_INPUT;
    }
}
