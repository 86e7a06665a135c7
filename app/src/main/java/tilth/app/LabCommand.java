package tilth.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The lab: many games at once. */
@Command(name = "lab", description = "Plays many games at once.", synopsisSubcommandLabel = "COMMAND")
final class LabCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "");
    }
}
