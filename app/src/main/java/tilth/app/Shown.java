package tilth.app;

import picocli.CommandLine.Option;

/** How a command shows what it found. */
final class Shown {

    @Option(names = "--json", description = "Writes JSON for programs, and nothing else, to the output.")
    private boolean json;

    boolean asJson() {
        return json;
    }
}
