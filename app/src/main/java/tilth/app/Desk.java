package tilth.app;

import java.io.BufferedReader;
import java.io.Console;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tilth.scenes.Ink;

/** Where a command reads and writes: what it says goes out, what it complains about goes to err. */
record Desk(BufferedReader in, PrintStream out, PrintStream err, Ink ink, Kind kind) {

    /** Whether somebody is looking. */
    enum Kind {
        TERMINAL,
        PIPE
    }

    static Desk ofThisProcess() {
        Kind kind = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .map(console -> Kind.TERMINAL)
                .orElse(Kind.PIPE);
        Charset charset = Charset.forName(System.getProperty("stdin.encoding", StandardCharsets.UTF_8.name()));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, charset));
        return new Desk(in, System.out, System.err, ink(kind), kind);
    }

    private static Ink ink(Kind kind) {
        boolean unwanted = !System.getenv().getOrDefault("NO_COLOR", "").isEmpty()
                || System.getenv().getOrDefault("TERM", "").equals("dumb");
        return kind == Kind.TERMINAL && !unwanted ? Ink.COLOUR : Ink.PLAIN;
    }

    /** The same desk, but with everything said aside, so that JSON can have the output for itself. */
    Desk aside() {
        return new Desk(in, err, err, ink, kind);
    }

    void say(List<String> lines) {
        lines.forEach(out::println);
    }

    void say(String line) {
        out.println(line);
    }
}
