package tilth.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The word {@code tilth} itself. */
@Command(
        name = "tilth",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = TilthCommand.Version.class,
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT)
final class TilthCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Frames the help of this word, but not that of the commands below it. */
    static void frame(UsageMessageSpec help) {
        help.header("An open table for farming board games.", "");
        help.footer("", "\"tilth help COMMAND\" says more about a command.");
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "");
    }

    /** The version this was built as. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            Properties properties = new Properties();
            try (InputStream in = TilthCommand.class.getResourceAsStream("tilth.properties")) {
                properties.load(in);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            return new String[] {"Tilth " + properties.getProperty("version")};
        }
    }
}
