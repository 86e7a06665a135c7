package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import tilth.scenes.Ink;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A command that has been run: what it said, what it complained about, and how it ended. */
record Ran(int exitCode, String out, String err) {

    static Ran tilth(String... words) {
        return typing("", words);
    }

    /** Runs a command with something typed into it. */
    static Ran typing(String input, String... words) {
        return reading(new StringReader(input), words);
    }

    static Ran reading(Reader input, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Desk desk = new Desk(
                new BufferedReader(input),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Ink.PLAIN,
                Desk.Kind.PIPE);
        int exitCode = Main.run(desk, words);
        return new Ran(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    Ran well() {
        assertThat(err).isEmpty();
        assertThat(exitCode).isZero();
        return this;
    }

    /** Refused with one sentence, which contains this, and nothing else. */
    Ran refused(String part) {
        assertThat(err).contains(part).endsWith("\n");
        assertThat(err.strip()).doesNotContain("\n", "Exception", "\tat ").matches("(?s).*[.)]");
        assertThat(out).isEmpty();
        assertThat(exitCode).isEqualTo(2);
        return this;
    }

    JsonNode json() {
        return JsonMapper.shared().readTree(out);
    }
}
