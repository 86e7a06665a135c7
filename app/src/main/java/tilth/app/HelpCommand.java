package tilth.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tilth.engine.BadInput;

/** Says more about a command. */
@Command(name = "help", description = "Says more about a command.")
final class HelpCommand implements Callable<Integer> {

    private final Desk desk;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "COMMAND", description = "A command, such as play or lab simulate.")
    private List<String> words = new ArrayList<>();

    HelpCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.root().commandLine();
        for (String word : words) {
            CommandLine next = command.getSubcommands().get(word);
            if (next == null) {
                throw new BadInput("There is no command \"%s %s\".".formatted(Complaints.words(command), word));
            }
            command = next;
        }
        desk.out().print(command.getUsageMessage(command.getColorScheme()));
        return Main.DONE;
    }
}
