package tilth.app;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in one sentence. */
final class Complaints {

    private Complaints() {}

    static String sentence(ParameterException complaint) {
        CommandLine command = complaint.getCommandLine();
        return switch (complaint) {
            case UnmatchedArgumentException unmatched ->
                unmatched(command, unmatched.getUnmatched().getFirst());
            case MissingParameterException missing ->
                missing(command, missing.getMissing().getFirst());
            case OverwrittenOptionException twice -> "\"%s\" is given twice.".formatted(name(twice.getOverwritten()));
            case ParameterException other
            when command.getSubcommands().isEmpty() -> plain(String.valueOf(other.getMessage()));
            case ParameterException other ->
                "\"%s\" needs one of these words: %s.".formatted(words(command), words(command, ", "));
        };
    }

    private static String unmatched(CommandLine command, String word) {
        if (word.startsWith("-")) {
            return "\"%s\" has no option \"%s\"; \"tilth help%s\" names those it has."
                    .formatted(words(command), word, words(command).substring("tilth".length()));
        }
        return command.getSubcommands().isEmpty()
                ? "\"%s\" does not know what to do with \"%s\".".formatted(words(command), word)
                : "There is no command \"%s %s\"; there are %s.".formatted(words(command), word, words(command, ", "));
    }

    private static String missing(CommandLine command, ArgSpec what) {
        return what.isOption()
                ? "\"%s\" needs a value: %s".formatted(name(what), decapitalised(what.description()[0]))
                : "\"%s\" needs %s".formatted(words(command), decapitalised(what.description()[0]));
    }

    private static String decapitalised(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }

    private static String name(ArgSpec what) {
        return what instanceof OptionSpec option
                ? Stream.of(option.names())
                        .filter(name -> name.startsWith("--"))
                        .findFirst()
                        .orElse(option.longestName())
                : what.paramLabel();
    }

    /** The command with those it belongs to, such as "tilth lab simulate". */
    static String words(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        return spec.qualifiedName();
    }

    private static String words(CommandLine command, String between) {
        return List.copyOf(command.getSubcommands().keySet()).stream().collect(Collectors.joining(between));
    }

    private static String plain(String message) {
        String line = message.lines().findFirst().orElse("This cannot be understood");
        return line.endsWith(".") ? line : line + ".";
    }
}
